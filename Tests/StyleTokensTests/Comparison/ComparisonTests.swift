import StyleDiagnostics
import StyleTokens
import StyleValues
import Testing

@Suite("Comparing palettes and colors")
struct ComparisonTests {
    @Test("a difference names what is new, gone, changed and renamed")
    func difference() {
        let old = read("#111 a\n#222 b\n#333 c\n#444 d").palette
        let new = read("#111 a\n#232323 b\n#333 see\n#555 e").palette
        let difference = PaletteDifference(from: old, to: new)
        #expect(difference.changed.map { "\($0.name) \($0.old.text) \($0.new.text)" } == ["b #222222 #232323"])
        #expect(difference.renamed.map { "\($0.old) \($0.new)" } == ["c see"])
        #expect(difference.removed.map(\.name) == ["d"] && difference.added.map(\.name) == ["e"])
        #expect(PaletteDifference(from: old, to: old).isEmpty)
    }

    /// Ratios of WCAG 2.2's formula: black on white is 21; #767676 is known as the lightest gray that is AA on white.
    @Test(
        "contrast is WCAG's",
        arguments: [
            ("#000", "#fff", 21.0), ("#767676", "#fff", 4.54), ("#777777", "#fff", 4.48), ("#f00", "#fff", 4.0),
            ("#fff", "#fff", 1),
        ])
    func contrast(first: String, second: String, expected: Double) throws {
        let palette = read("\(first) a\n\(second) b").palette
        let ratio = Contrast.ratio(palette.colors[0].color, palette.colors[1].color)
        #expect(abs(ratio - expected) < 0.005)
        #expect(ContrastMatrix(palette)?.pairs.map(\.ratio) == [ratio])
    }

    @Test("levels are not rounded up")
    func levels() {
        #expect(Contrast.level(4.499) == "AA large" && Contrast.text(4.499) == "4.49:1")
        #expect([21, 7, 4.5, 3, 2.99].map(Contrast.level) == ["AAA", "AAA", "AA", "AA large", "fail"])
    }

    @Test("a color with alpha is put over the other one")
    func alpha() {
        let half = Color(red: 0, green: 0, blue: 0, alpha: 0.5)
        let white = Color(red: 1, green: 1, blue: 1)
        #expect(Contrast.ratio(half, white) == Contrast.ratio(Color(red: 0.5, green: 0.5, blue: 0.5), white))
    }

    @Test("lint finds similar names, equal colors, names that are no variables")
    func lint() {
        let file = SourceFile(name: "x.txt", text: "#111 deepGreen\n#222 deep-green\n#111 x\n#333 5th\n")
        let findings = PaletteLint.findings(Palette.read(file).palette, file: file)
        #expect(findings.map(\.id) == ["palette.similar-names", "palette.same-color", "palette.name-start"])
        #expect(findings.allSatisfy { $0.severity == .warning })
    }
}
