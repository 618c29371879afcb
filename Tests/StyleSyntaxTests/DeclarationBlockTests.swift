import StyleDiagnostics
import StyleSyntax
import Testing

@Suite("Declaration block")
struct DeclarationBlockTests {
    @Test("declarations and variables of a style attribute; the last semicolon is free")
    func attribute() {
        let block = DeclarationBlock.parse(
            SourceFile(name: "a", text: "alpha: .5; --x: 1; title(selected): a b !important"), dialect: .css)
        #expect(block.diagnostics.isEmpty)
        #expect(block.declarations.map(FlatRules.text) == ["alpha: .5", "title[selected]: a b !important"])
        #expect(block.variables.map(\.name) == ["x"])
    }

    @Test("a bad declaration is dropped alone, a rule has no place here")
    func faults() {
        let block = DeclarationBlock.parse(
            SourceFile(name: "a", text: "a: 1; bad bad; .x { b: 1 } c: 2 }"), dialect: .css)
        #expect(
            block.diagnostics.map(\.id.rawValue) == [
                "syntax.expected-declaration", "syntax.stray-brace", "syntax.rule-in-attribute",
            ])
        #expect(block.declarations.map(\.name) == ["a", "c"])
    }

    @Test("places are those of the enclosing file")
    func enclosing() throws {
        let xml = SourceFile(name: "v.xml", text: "<a\n style=\"b: 1; c\"/>")
        let text = SourceFile(name: "style", text: "b: 1; c", enclosing: SourceFile.Enclosing(file: xml, offset: 11))
        let diagnostic = try #require(DeclarationBlock.parse(text, dialect: .css).diagnostics.first)
        #expect(diagnostic.span?.fileName == "v.xml")
        #expect(diagnostic.span?.startLocation == SourceLocation(line: 2, column: 15))
    }
}
