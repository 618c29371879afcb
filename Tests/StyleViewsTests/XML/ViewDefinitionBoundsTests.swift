import StyleDiagnostics
import StyleViews
import Testing

@Suite("Bounds of view definitions")
struct ViewDefinitionBoundsTests {
    private func read(_ text: String) -> ViewDefinition { ViewDefinition.read(SourceFile(name: "v.xml", text: text)) }

    private func ids(_ text: String) -> [DiagnosticID] { read(text).diagnostics.map(\.id) }

    @Test("256 levels are read, the 257th is one error at its tag")
    func depth() {
        let whole = read(String(repeating: "<v>", count: 256) + String(repeating: "</v>", count: 256))
        #expect(whole.nodes.count == 256)
        #expect(whole.diagnostics.isEmpty)
        for tail in ["", String(repeating: "</v>", count: 100_000)] {
            let deep = read(String(repeating: "<v>", count: 100_000) + tail)
            #expect(deep.diagnostics.map(\.id) == ["xml.too-deep"])
            #expect(deep.diagnostics.first?.span?.startLocation == SourceLocation(line: 1, column: 256 * 3 + 1))
            #expect(deep.nodes.count == 256)
        }
    }

    @Test("1000 attributes are read, more are one error")
    func attributes() {
        let thousand = (1...1000).map { "a\($0)='\($0)'" }.joined(separator: " ")
        let definition = read("<v \(thousand)/>")
        #expect(definition.diagnostics.isEmpty)
        #expect(definition.nodes.first?.attributes.map(\.value) == (1...1000).map(String.init))
        #expect(ids("<v \(thousand) b='1'/>") == ["xml.too-many-attributes"])
        #expect(ids("<v " + (1...100_000).map { "a\($0)=''" }.joined(separator: " ") + "/>") == ["xml.too-many-attributes"])
    }

    @Test("entities that grow without bound are one error")
    func entityBomb() {
        var text = "<!DOCTYPE v [<!ENTITY a0 'lol'>"
        for i in 1...12 { text += "<!ENTITY a\(i) '" + String(repeating: "&a\(i - 1);", count: 10) + "'>" }
        #expect(ids(text + "]><v>&a12;</v>") == ["xml.entity-loop"])
        #expect(ids(text + "]><v k='&a12;'/>") == ["xml.entity-loop"])
    }

    @Test("100,000 siblings are read")
    func siblings() {
        let definition = read("<v>" + String(repeating: "<a/>", count: 100_000) + "</v>")
        #expect(definition.nodes.count == 100_001)
        #expect(definition.diagnostics.isEmpty)
    }

    @Test("one long line is one answer")
    func longLine() {
        #expect(ids(String(repeating: "a", count: 10_000_000)) == ["xml.no-element"])
        #expect(ids("<v>" + String(repeating: "a", count: 11_000_000) + "</v>") == ["xml.too-long"])
        #expect(ids("<view a=\"" + String(repeating: "(", count: 100_000)) == ["xml.unclosed-value"])
        #expect(read("<v>" + String(repeating: "ab ", count: 1_000_000) + "</v>").nodes.first?.text?.utf8.count == 2_999_999)
    }

    @Test("every prefix and every cut of a document gives at most one error, references that mean nothing aside")
    func cuts() {
        let references: Set<DiagnosticID> = ["xml.bare-ampersand", "xml.unknown-entity", "xml.invalid-character"]
        func count(_ bytes: [UInt8]) -> Int {
            let found = ViewDefinition.read(SourceFile(name: "v.xml", bytes: bytes)).diagnostics
            #expect(found.count <= 4)
            return found.count { !references.contains($0.id) }
        }
        let text = Array("<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY e 'x y'>]>\n<!-- c --><a x=\"1\" y='&e;'>t&amp;&e;<b z='2'/><![CDATA[q]]></a>\n".utf8)
        for end in 0...text.count {
            #expect(count(Array(text[..<end])) <= 1)
        }
        for cut in text.indices {
            var bytes = text
            bytes.remove(at: cut)
            #expect(count(bytes) <= 1)
            bytes.insert(UInt8(truncatingIfNeeded: cut &* 37), at: cut)
            #expect(count(bytes) <= 1)
        }
    }

    @Test("binary is one error")
    func binary() {
        let bytes = (0..<16384).map { UInt8($0 & 0xFF) }
        #expect(ViewDefinition.read(SourceFile(name: "v.xml", bytes: bytes)).diagnostics.count == 1)
    }
}
