import StyleDiagnostics
import StyleViews
import Testing

@Suite("Faults in view definitions")
struct ViewDefinitionFaultTests {
    /// A faulty document and what is said about it: places as `line:column-column`, counted by hand.
    struct Fault: Sendable, CustomTestStringConvertible {
        var xml: String
        var id: DiagnosticID
        var place: String
        var message: String
        var note: String?
        var names: [String]

        init(_ xml: String, _ id: DiagnosticID, _ place: String, _ message: String, note: String? = nil, keeps names: [String] = []) {
            (self.xml, self.id, self.place, self.message, self.note, self.names) = (xml, id, place, message, note, names)
        }

        var testDescription: String { xml }
    }

    static let faults = [
        Fault("<view>\n  <label>\n</view>", "xml.mismatched-tag", "3:1-8", #"expected "</label>", found "</view>""#, note: #"2:3 "<label>" is opened here"#, keeps: ["view", "label"]),
        Fault("<view><a/></view></b>", "xml.mismatched-tag", "1:18-22", #""</b>" closes no element"#, keeps: ["view", "a"]),
        Fault("<view>\n<label>x</label>\n", "xml.unclosed-element", "1:1-7", #"element "view" is not closed, expected "</view>""#, keeps: ["view", "label"]),
        Fault("<v>", "xml.unclosed-element", "1:1-4", #"element "v" is not closed, expected "</v>""#, keeps: ["v"]),
        Fault("<view><a b=5/></view>", "xml.unquoted-value", "1:12-13", #"the value of "b" must stand in quotes"#, keeps: ["view"]),
        Fault("<a x='1' y='2' x='3'/>", "xml.duplicate-attribute", "1:16-17", #"attribute "x" is given twice"#, note: "1:4 first here"),
        Fault("<a hidden/>", "xml.attribute-without-value", "1:4-10", #"attribute "hidden" has no value, expected hidden="…""#),
        Fault("<a x='1'y='2'/>", "xml.missing-blank", "1:9-10", #"a blank is missing before the attribute "y""#),
        Fault("<a x=\"1>\n<b/></a>", "xml.unclosed-value", "1:4-7", #"the value of "x" has no closing quote"#),
        Fault("<a x=\"1>\n<b y=\"2\"/></a>", "xml.unclosed-value", "2:1-2", ##""<" may not stand in the value of "x", close the quote or write "&lt;""##, note: "1:4 the value begins here"),
        Fault("<a 1x='1'/>", "xml.invalid-name", "1:4-6", #"expected the name of an attribute, found "1x""#),
        Fault("<a>1 < 2</a>", "xml.invalid-name", "1:6-8", #"expected a name after "<", found a blank"#, keeps: ["a"]),
        Fault("<a", "xml.unfinished-tag", "1:1-3", #"the tag "<a" is not finished, expected ">""#),
        Fault("<a></a x>", "xml.unfinished-tag", "1:4-7", #"the tag "</a" is not finished, expected ">""#, keeps: ["a"]),
        Fault("<a><!-- x", "xml.unfinished-tag", "1:4-6", #"the comment is not finished, expected "-->""#, keeps: ["a"]),
        Fault("<a><![CDATA[ x", "xml.unfinished-tag", "1:4-6", #"the CDATA section is not finished, expected "]]>""#, keeps: ["a"]),
        Fault("<a><!-- x -- y --></a>", "xml.invalid-comment", "1:11-13", #""--" may not stand inside a comment"#, keeps: ["a"]),
        Fault("<a>Tom & Jerry</a>", "xml.bare-ampersand", "1:8-9", #""&" must be written "&amp;""#, keeps: ["a"]),
        Fault("<a>x&amp y</a>", "xml.bare-ampersand", "1:5-9", #""&amp" does not end with ";", a plain "&" is written "&amp;""#, keeps: ["a"]),
        Fault("<a>x&nbps;y</a>", "xml.unknown-entity", "1:5-11", #"unknown entity "&nbps;""#, keeps: ["a"]),
        Fault("<a x='&qout;'/>", "xml.unknown-entity", "1:7-13", #"unknown entity "&qout;", did you mean "quot"?"#, keeps: ["a"]),
        Fault("<a>&#1;</a>", "xml.invalid-character", "1:4-8", #""&#1;" names no character that XML allows"#, keeps: ["a"]),
        Fault("<a>]]></a>", "xml.unexpected-text", "1:4-7", #""]]>" may not stand in text, write "]]&gt;""#, keeps: ["a"]),
        Fault("<a/>\n<b/>", "xml.content-after-root", "2:1-5", #"element "b" stands after the root element, a document has one root"#, note: #"1:1 the root element "a" begins here"#, keeps: ["a"]),
        Fault("<a/> text ", "xml.content-after-root", "1:6-10", #""text" stands after the root element"#, note: #"1:1 the root element "a" begins here"#, keeps: ["a"]),
        Fault("\n<?xml version='1.0'?><a/>", "xml.misplaced-declaration", "2:1-22", "the XML declaration must stand at the very start of the file"),
        Fault("", "xml.no-element", "1:1-1", #"no element, expected a view such as "<view/>""#),
        Fault(" \n", "xml.no-element", "1:1-1", #"no element, expected a view such as "<view/>""#),
        Fault("<!-- a -->", "xml.no-element", "1:1-1", #"no element, expected a view such as "<view/>""#),
        Fault("{\"a\": 1}\n", "xml.no-element", "1:1-9", #"expected an element, found "{"a": 1}""#),
        Fault("<a>\u{1}</a>", "xml.invalid-character", "1:4-5", "character U+0001 is not allowed in XML", keeps: ["a"]),
        Fault("<a x='\0'/>", "xml.invalid-character", "1:7-8", "character U+0000 is not allowed in XML"),
        Fault("<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>", "xml.unsupported-encoding", "1:31-41", #"encoding "ISO-8859-1" is not supported, expected UTF-8"#),
        Fault("<!DOCTYPE a [<!ENTITY x '&y;'><!ENTITY y '&x;'>]><a>&x;</a>", "xml.entity-loop", "1:53-56", #"entity "&x;" refers to itself or grows without bound"#, keeps: ["a"]),
        Fault("<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>", "xml.external-entity", "1:23-24", #"external entity "x" is not loaded, write its text here"#),
        Fault("<!DOCTYPE a [<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;]><a/>", "xml.external-entity", "1:25-26", #"external entity "p" is not loaded, write its text here"#),
    ]

    @Test("a fault is one error with its place, and what stands before it is kept", arguments: faults)
    func fault(_ fault: Fault) throws {
        let definition = ViewDefinition.read(SourceFile(name: "v.xml", text: fault.xml))
        #expect(definition.diagnostics.count == 1)
        let diagnostic = try #require(definition.diagnostics.first)
        #expect(diagnostic.id == fault.id)
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.message == fault.message)
        let span = try #require(diagnostic.span)
        #expect("\(span.startLocation.line):\(span.startLocation.column)-\(span.endLocation.column)" == fault.place)
        let notes = diagnostic.notes.map { note in
            (note.span.map { "\($0.startLocation.line):\($0.startLocation.column) " } ?? "") + note.message
        }
        #expect(notes == (fault.note.map { [$0] } ?? []))
        #expect(definition.nodes.map(\.name) == fault.names)
    }

    @Test("references that mean nothing are told each, and cost no element; they stand as they are written")
    func mending() {
        let text = "<a x='1 & 2'>\n  <b y='&nbsp;'>Tom & Jerry &amp; &x</b>\n  <c z='3'/>&#0;\n</a>"
        let definition = ViewDefinition.read(SourceFile(name: "v.xml", text: text))
        #expect(
            definition.diagnostics.map { "\($0.span?.startLocation.line ?? 0):\($0.span?.startLocation.column ?? 0) \($0.id.rawValue)" } == [
                "1:9 xml.bare-ampersand", "2:9 xml.unknown-entity", "2:21 xml.bare-ampersand", "2:35 xml.bare-ampersand",
                "3:13 xml.invalid-character",
            ])
        #expect(definition.nodes.map(\.name) == ["a", "b", "c"])
        #expect(definition.nodes[1].text == "Tom & Jerry & &x")
        #expect(definition.nodes[1].attributes.map(\.value) == ["&nbsp;"])
        #expect(definition.nodes[1].attributes.map(\.span.text) == ["&nbsp;"])
        #expect(definition.nodes[2].span.text == "<c z='3'/>")
        let other = ViewDefinition.read(SourceFile(name: "v.xml", text: "<a>x & y<b></a>"))
        #expect(other.diagnostics.map(\.id) == ["xml.bare-ampersand", "xml.mismatched-tag"])
        #expect(other.nodes.map(\.name) == ["a", "b"])
    }

    @Test("the fix of a bare ampersand and of an unquoted value")
    func fixes() {
        let ampersand = ViewDefinition.read(SourceFile(name: "v.xml", text: "<a>b & c</a>"))
        #expect(ampersand.diagnostics.first?.fixIts.first?.edits.map(\.text) == ["&amp;"])
        let value = ViewDefinition.read(SourceFile(name: "v.xml", text: "<a x=5></a>"))
        #expect(value.diagnostics.first?.fixIts.first?.edits.map(\.text) == ["\"5\""])
        #expect(value.diagnostics.first?.fixIts.first?.edits.map(\.span.text) == ["5"])
        let empty = ViewDefinition.read(SourceFile(name: "v.xml", text: "<a x=5/>"))
        #expect(empty.diagnostics.first?.fixIts.first?.edits.map(\.text) == ["\"5\""])
    }

    @Test("invalid UTF-8 is named with its byte")
    func invalidUTF8() {
        for bad: [UInt8] in [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] {
            let definition = ViewDefinition.read(SourceFile(name: "v.xml", bytes: Array("<a>\n<b/>x".utf8) + bad + Array("</a>".utf8)))
            #expect(definition.diagnostics.map(\.id) == ["xml.invalid-utf8"])
            #expect(definition.diagnostics.first?.span?.startLocation == SourceLocation(line: 2, column: 6))
            #expect(definition.nodes.map(\.name) == ["a", "b"])
        }
    }

    @Test("a fault before bytes that are no text is the one reported")
    func firstOfTwo() {
        let definition = ViewDefinition.read(SourceFile(name: "v.xml", text: "<a><b></a><c>\0</c>"))
        #expect(definition.diagnostics.map(\.id) == ["xml.mismatched-tag"])
    }

    @Test("UTF-16 is named, with and without a mark")
    func utf16() {
        for mark: [UInt8] in [[0xFF, 0xFE], []] {
            let bytes = mark + "<a/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            #expect(ViewDefinition.read(SourceFile(name: "v.xml", bytes: bytes)).diagnostics.map(\.id) == ["xml.unsupported-encoding"])
        }
    }

    @Test("the content of no other file is ever read")
    func externalSubset() {
        let definition = ViewDefinition.read(SourceFile(name: "v.xml", text: "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a>x</a>"))
        #expect(definition.nodes.map(\.text) == ["x"])
        #expect(definition.diagnostics.isEmpty)
    }
}
