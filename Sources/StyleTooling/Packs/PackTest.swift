import Foundation
import StyleDiagnostics

/// The tests of a pack: each script in `tests/` is run with the pack loaded, and its tree compared with the `.tree` file
/// beside it.
public struct PackTest {
    /// How one script came out.
    public struct Outcome {
        /// From the pack's folder: `tests/badge.lua`.
        public var name: String
        public var isPassed: Bool
        public var diagnostics: [Diagnostic]
        /// The first line that differs, for people; empty where the test passed or the script failed.
        public var difference: String
        /// Whether the golden file was written.
        public var isWritten = false
    }

    public let outcomes: [Outcome]

    /// - Parameters:
    ///   - folder: the pack's folder.
    ///   - isUpdating: writes the golden files instead of comparing.
    ///   - run: makes a run with the pack loaded.
    package init(folder: String, isUpdating: Bool, run: () -> Run) {
        let tests = folder + "/tests"
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: tests)) ?? []).filter { $0.hasSuffix(".lua") }.sorted()
        outcomes = names.map { name in
            Self.outcome(script: "\(tests)/\(name)", named: "tests/\(name)", isUpdating: isUpdating, run())
        }
    }

    private static func outcome(script: String, named name: String, isUpdating: Bool, _ run: Run) -> Outcome {
        run.add(.script(script))
        var outcome = Outcome(name: name, isPassed: false, diagnostics: [], difference: "")
        guard let document = try? run.document() else { return outcome }
        outcome.diagnostics = document.diagnostics
        guard !document.diagnostics.containsError else { return outcome }
        var printer = StyledTreePrinter()
        printer.showsPlaces = false
        let tree = printer.text(for: document)
        let golden = String(script.dropLast(4)) + ".tree"
        if isUpdating {
            do throws(PackMaker.Failure) { try PackMaker.write(tree, to: golden) } catch {
                outcome.difference = error.message
                return outcome
            }
            (outcome.isWritten, outcome.isPassed) = (true, true)
            return outcome
        }
        guard let expected = FileManager.default.contents(atPath: golden).map({ String(decoding: $0, as: UTF8.self) }) else {
            outcome.difference = "there is no \(golden); --update writes it"
            return outcome
        }
        outcome.isPassed = tree == expected
        if !outcome.isPassed { outcome.difference = firstDifference(expected, tree) }
        return outcome
    }

    private static func firstDifference(_ expected: String, _ found: String) -> String {
        let (left, right) = (expected.split(separator: "\n", omittingEmptySubsequences: false), found.split(separator: "\n", omittingEmptySubsequences: false))
        let line = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(left.count, right.count)
        let (old, new) = (line < left.count ? String(left[line]) : "(nothing)", line < right.count ? String(right[line]) : "(nothing)")
        return "line \(line + 1): expected \"\(old)\", found \"\(new)\""
    }
}
