import Foundation
import StyleExpressions
import StyleValues
import Testing

/// Conversions and mixtures against those of coloraide, which `Scripts/make-color-fixture` wrote down.
@Suite("Colours of every space")
struct ColorGridTests {
    private static let rows: [[String]] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/ColorGrid.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.components(separatedBy: "\t") }
    }()

    private func color(_ text: String) throws -> Color {
        guard case .color(let color)? = Evaluated(text, .value).value else {
            throw Unreadable(text: text)
        }
        return color
    }

    private struct Unreadable: Error {
        var text: String
    }

    /// The largest difference of a component; a hue counts by the way round, and by how colourful the colour is.
    private func distance(_ color: Color, _ expected: [Double]) -> Double {
        var differences = zip(color.components + [color.alpha], expected).map { abs($0 - $1) }
        if color.space == .lch || color.space == .oklch {
            differences[2] = min(differences[2], 360 - differences[2]) * min(expected[1], 1)
        }
        return differences.max() ?? .infinity
    }

    @Test("a colour converts to every other space as coloraide does it, to 1e-6")
    func conversions() throws {
        var count = 0
        for row in ColorGridTests.rows where row[0] == "convert" {
            let space = try #require(ColorSpace(name: row[2]))
            let converted = try color(row[1]).converted(to: space)
            #expect(distance(converted, row[3...].compactMap { Double($0) }) < 1e-6, "\(row)")
            count += 1
        }
        #expect(count > 1500)
    }

    @Test("color-mix() mixes in every space, round every way, as coloraide does it, to 1e-6")
    func mixtures() throws {
        var count = 0
        for row in ColorGridTests.rows where row[0] == "mix" {
            let mixed = try color("color-mix(\(row[1]), \(row[2]) \(row[3])%, \(row[4]))")
            #expect(mixed.space.rawValue == row[5], "\(row)")
            #expect(distance(mixed, row[6...].compactMap { Double($0) }) < 1e-6, "\(row): \(mixed.text)")
            count += 1
        }
        #expect(count > 200)
    }

    @Test("the text of a colour reads back to the same colour in every space, and conversions lead back")
    func texts() throws {
        var random = SplitMix(seed: 31)
        for space in ColorSpace.allCases {
            for _ in 0..<50 {
                let parts = (0..<4).map { _ in Double(random.next() % 10_001) / 10_000 }
                let isPolar = space == .lch || space == .oklch
                let scale = space == .lab || space == .lch ? 100.0 : 1
                let color = Color(
                    space, parts[0] * scale, parts[1] * scale, isPolar ? parts[2] * 359 : parts[2] * scale, alpha: parts[3]
                ).settled()
                #expect(try self.color(color.text) == color, "\(color.text)")
                let back = color.converted(to: .xyzD65).converted(to: space)
                #expect(distance(back, color.components + [color.alpha]) < 1e-6, "\(color.text)")
            }
        }
    }
}
