import StyleDiagnostics
import StyleTokens
import StyleValues
import Testing

@Suite("Template icons")
struct TemplateImageTests {
    private func tint(_ svg: String, _ color: Color = Color(red8: 76, green8: 217, blue8: 100)) -> (
        text: String, ids: [String]
    ) {
        let (bytes, diagnostics) = TemplateImage.tinted(SourceFile(name: "x.svg", text: svg), color)
        return (String(decoding: bytes, as: UTF8.self), diagnostics.map(\.id.rawValue))
    }

    @Test("every paint becomes the color; what paints nothing stays")
    func paints() {
        let svg =
            ##"<svg fill="none" viewBox="0 0 2 2"><path fill="#000" stroke='red' d="M0 0"/><g style="fill:black; stroke: none;opacity:.5"/><use fill="url(#a)"/></svg>"##
        let expected =
            ##"<svg fill="none" viewBox="0 0 2 2"><path fill="#4cd964" stroke='#4cd964' d="M0 0"/><g style="fill:#4cd964; stroke: none;opacity:.5"/><use fill="url(#a)"/></svg>"##
        #expect(tint(svg).text == expected)
    }

    @Test("shapes without a paint get it from the root, alpha too")
    func root() {
        #expect(tint("<svg><path d=\"M0 0\"/></svg>").text == "<svg fill=\"#4cd964\"><path d=\"M0 0\"/></svg>")
        #expect(tint("<svg/>", Color(red: 0, green: 0, blue: 0, alpha: 0.5)).text.contains("opacity=\"0.5\""))
    }

    @Test("rules in style elements are told, other files refused")
    func refused() {
        #expect(tint("<svg><style>a{fill:red}</style></svg>").ids == ["tint.style-element"])
        #expect(tint("<html/>").ids == ["tint.bad-file"])
        #expect(tint("<svg>").ids == ["tint.bad-file"])
    }
}
