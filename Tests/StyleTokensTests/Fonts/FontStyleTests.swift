import StyleDiagnostics
import StyleTokens
import Testing

@Suite("Font styles")
struct FontStyleTests {
    private func read(_ text: String) -> (list: FontStyleList, faults: [String]) {
        let (list, diagnostics) = FontStyleList.read(SourceFile(name: "type.fonts", text: text))
        return (list, diagnostics.map { "\($0.span?.startLocation.line ?? 0) \($0.id)" })
    }

    @Test("faces and styles, a letter and a digit each")
    func list() {
        let (list, faults) = read(
            "// the system\nmedium: Avenir-Medium\n# Titles\nA1 medium 17\nA2 regular 17 // plain\nB3 medium 10.5")
        #expect(faults == [])
        #expect(list.faces == ["medium": "Avenir-Medium"])
        #expect(list.styles.map(\.name) == ["A1", "A2", "B3"])
        #expect(list.styles.map(\.size) == [17, 17, 10.5])
        #expect(list.styles.first?.section == "Titles")
    }

    @Test("faults have their lines, all at once")
    func faults() {
        #expect(
            read("A1 medium\nA2 medium -1\n1A medium 3\nA3 mediun 4\nA4 bold 4\nA4 bold 5\nbold: \nx: y\nx: z").faults
                == [
                    "1 fonts.bad-line", "2 fonts.bad-size", "3 fonts.bad-line", "6 fonts.duplicate-name",
                    "7 fonts.bad-line",
                    "9 fonts.duplicate-name", "4 fonts.unknown-face",
                ])
        #expect(read("").faults == ["1 fonts.bad-line"])
    }

    @Test(
        "a text with such a line is a list of fonts, any other a palette",
        arguments: [
            ("A1 medium 17", true), ("medium: Avenir\nA1 medium 17", true), ("#fff white", false),
            ("title: ff00ff", false), ("nonsense", false),
        ])
    func content(text: String, isFonts: Bool) {
        switch TokenSource.read(SourceFile(name: "x.txt", text: text)).source {
        case .fonts: #expect(isFonts)
        case .palette: #expect(!isFonts)
        }
    }

    @Test("UIKit gets accessors and label classes for Interface Builder")
    func uikit() {
        let code = String(
            decoding: read("medium: Avenir-Medium\nA1 medium 17\nB1 semibold 14").list.generated(
                .swiftUIKit, GenerationOptions(prefix: "rmr")
            ).files[0].bytes, as: UTF8.self)
        #expect(
            code.contains(
                #"static var a1: UIFont { UIFont(name: "Avenir-Medium", size: 17.0) ?? UIFont.systemFont(ofSize: 17.0, weight: .medium) }"#
            ))
        #expect(code.contains("static var b1: UIFont { UIFont.systemFont(ofSize: 14.0, weight: .semibold) }"))
        #expect(code.contains("@objc(RMRLabelA1) open class RMRLabelA1: RMRStyledLabel"))
    }

    @Test("targets that hold colors alone say so", arguments: [GenerationTarget.clr, .xcassets, .android])
    func colorsAlone(target: GenerationTarget) {
        #expect(read("A1 medium 17").list.generated(target).diagnostics.map(\.id) == ["generate.no-fonts"])
    }

    @Test("names that are one name in code are an error")
    func collision() {
        #expect(
            read("A1 medium 17\na1 medium 17").list.generated(.swift).diagnostics.map(\.id) == [
                "palette.name-collision"
            ])
    }
}
