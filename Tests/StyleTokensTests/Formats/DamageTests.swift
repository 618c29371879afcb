import StyleDiagnostics
import StyleTokens
import Testing

@Suite("Damaged palettes")
struct DamageTests {
    /// Simple congruential numbers, so that a failure happens again. Constants: Knuth, MMIX.
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 17 | state << 47
        }
    }

    @Test("cut and changed bytes give colors or errors with places, never a crash", arguments: PaletteFormat.allCases)
    func mutations(format: PaletteFormat) {
        let bytes = read("# S\n#B3ED3B green // note\n#80B3ED3B half-green\n#000 ink\n#fff paper", alpha: .argb).palette
            .written(as: format).bytes
        var numbers = Numbers(state: 7)
        for _ in 0..<1500 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...3, using: &numbers) where !changed.isEmpty {
                let place = Int.random(in: changed.indices, using: &numbers)
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: changed.removeSubrange(place...)
                case 1: changed[place] = UInt8.random(in: 0...255, using: &numbers)
                case 2: changed.remove(at: place)
                default: changed.insert(contentsOf: changed[place...].prefix(9), at: place)
                }
            }
            for rmr in [false, true] where !rmr || format == .list {
                let reading = read(changed, "x", rmr: rmr, format: format)
                #expect(reading.diagnostics.allSatisfy { $0.span != nil && !$0.message.isEmpty })
            }
        }
    }

    @Test("cut and changed storyboards are refused or recolored, never a crash")
    func interfaceFiles() {
        let text =
            "<document type=\"com.apple.InterfaceBuilder3\"><a b='c'><color key=\"k\" white=\"1\" alpha=\"1\" colorSpace=\"deviceWhite\"/></a><!-- x --></document>"
        let palette = read("#fff white").palette
        for place in text.utf8.indices.map({ text.utf8.distance(from: text.utf8.startIndex, to: $0) }) {
            for byte in Array("<>\"'/&= \0\u{FF}".utf8) {
                var bytes = Array(text.utf8)
                bytes[place] = byte
                for link in [false, true] {
                    _ = Recoloring(
                        SourceFile(name: "x", bytes: bytes), palette: palette, RecoloringOptions(linksNames: link))
                }
            }
            #expect(
                Recoloring(SourceFile(name: "x", bytes: Array(Array(text.utf8)[..<place])), palette: palette)
                    .diagnostics.containsError)
        }
    }
}
