import StyleDiagnostics
import StyleEngine
import StyleSyntax

/// A tree of elements without any view behind it, with sheets, and expectations about its styles.
///
///     let stage = try HeadlessStage(UIKitPack())
///     stage.add(sheet: "label.title { alpha: .5 }")
///     let title = stage.insert("label", classes: ["title"])
///     try stage.expect(title, "alpha", is: "0.5")
///
/// What is not as expected is thrown as a `StyleMismatch`, whose text says why the value is what it is: any test
/// framework shows it. Values are compared by their canonical text, which `stylectl resolve` prints too.
public final class HeadlessStage {
    /// The styler, for everything that has no shorter word here.
    public let styler: Styler

    /// - Throws: if the packs register one name twice.
    public init(
        _ packs: any StyleExtension..., environment: StyleEnvironment = StyleEnvironment()
    ) throws(RegistrationFailure) {
        var registry = PropertyRegistry.standard()
        for pack in packs { try registry.add(pack) }
        styler = Styler(registry: registry, environment: environment)
    }

    /// Adds a sheet from its text.
    @discardableResult
    public func add(sheet text: String, dialect: Dialect = .css, name: String = "sheet") -> SheetID {
        styler.add(text: text, name: name, dialect: dialect)
    }

    /// Adds an element; states are switched on in order.
    @discardableResult
    public func insert(
        _ type: String, id: String? = nil, classes: [String] = [], states: [String] = [], into parent: ElementID? = nil
    ) -> ElementID {
        let element = styler.insert(type, id: id, classes: classes, into: parent)
        for state in states { styler.setState(state, true, of: element) }
        return element
    }

    // MARK: Expectations

    /// Expects the canonical text of a property's value after a pass; nil for no value.
    ///
    /// - Parameter property: as a sheet writes it: `title-color[state:selected]`.
    public func expect(_ element: ElementID, _ property: String, is text: String?) throws {
        let explanation: StyleExplanation
        do throws(ExplanationFailure) {
            explanation = try styler.explanation(of: element, property: property)
        } catch {
            throw StyleMismatch(description: error.message)
        }
        let actual = explanation.winner?.text
        guard actual != text else { return }
        var lines = ["\(name(of: element)): expected \(property) to be \(Self.phrase(text)), it is \(Self.phrase(actual))"]
        for contender in explanation.contenders {
            let place = contender.row.span.startLocation
            let verdict = contender.lostBecause.map { "lost by \($0.rawValue)" } ?? "wins"
            lines.append(
                "  \(contender.row.text) at \(contender.row.span.fileName):\(place.line):\(place.column) by \(contender.row.selector ?? "its own style"): \(verdict)")
        }
        throw StyleMismatch(description: lines.joined(separator: "\n"))
    }

    /// Expects exactly these changes of the next pass after `edits`, in document order, a line each:
    /// `0/1 alpha: 0.5 -> 1`, with `none` where there is no value.
    public func expectChanges(_ lines: [String], after edits: () -> Void) throws {
        styler.apply()
        edits()
        let actual = styler.apply().map { change in
            "\(styler.tree.path(of: change.element)) \(change.keyPath): \(change.old?.text ?? "none") -> \(change.new?.text ?? "none")"
        }
        guard actual != lines else { return }
        throw StyleMismatch(
            description: "expected these changes:\n  \(lines.joined(separator: "\n  "))\nfound:\n  \(actual.joined(separator: "\n  "))")
    }

    /// Expects that nothing was reported so far: no error, no warning.
    public func expectNoFaults() throws {
        styler.apply()
        guard !styler.diagnostics.isEmpty else { return }
        let printer = DiagnosticPrinter()
        throw StyleMismatch(description: styler.diagnostics.map { printer.text(for: $0) }.joined())
    }

    private func name(of element: ElementID) -> String { "\(styler.tree.type(of: element)) \(styler.tree.path(of: element))" }

    private static func phrase(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "without a value" }
}

/// What is not as a test expects.
public struct StyleMismatch: Error, CustomStringConvertible {
    /// What was expected and what came, for people.
    public let description: String
}
