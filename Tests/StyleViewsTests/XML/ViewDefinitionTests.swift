import StyleDiagnostics
import StyleViews
import Testing

@Suite("View definitions")
struct ViewDefinitionTests {
    private func read(_ text: String) -> ViewDefinition { ViewDefinition.read(SourceFile(name: "v.xml", text: text)) }

    @Test("elements stand in document order with parents and children")
    func tree() {
        let definition = read("<view>\n  <label/>\n  <view><button/></view>\n</view>\n")
        #expect(definition.nodes.map(\.name) == ["view", "label", "view", "button"])
        #expect(definition.nodes.map(\.parent) == [nil, 0, 0, 2])
        #expect(definition.nodes.map(\.children) == [[1, 2], [], [3], []])
        #expect(definition.roots == [0])
        #expect(definition.diagnostics.isEmpty)
    }

    @Test("id, classes, style and text leave the attributes, which keep their order")
    func attributes() throws {
        let node = try #require(
            read(#"<Label zeta="1" ID="title" class="big  red,bold big" alpha="2" style="a: 1" property="p">  Hi &amp; bye </Label>"#).nodes.first)
        #expect(node.name == "Label")
        #expect(node.id == "title")
        #expect(node.classes == ["big", "red", "bold"])
        #expect(node.styleText?.text == "a: 1")
        #expect(node.text == "Hi & bye")
        #expect(node.attributes.map(\.name) == ["zeta", "alpha", "property"])
        #expect(node.attribute("alpha") == "2")
        #expect(node.attribute("nope") == nil)
    }

    @Test("a blank id, blank text and absent attributes are nothing")
    func blanks() throws {
        let node = try #require(read("<view id=' '>\n \t<view/> \n</view>").nodes.first)
        #expect(node.id == nil)
        #expect(node.text == nil)
        #expect(node.styleText == nil)
        #expect(node.classes.isEmpty)
    }

    @Test("own text leaves out that of children, CDATA counts")
    func text() {
        let nodes = read("<a>one<b>two</b><![CDATA[ <3 ]]>é</a>").nodes
        #expect(nodes.map(\.text) == ["one <3 é", "two"])
    }

    @Test("a span is that of the start tag, whatever stands before it")
    func spans() {
        let text = "<?xml version=\"1.0\"?>\n<!-- <no/> -->\n<!DOCTYPE a [<!ENTITY e \"<no/>\">]>\n<a\n  x=\">\">\n<![CDATA[<no>]]><b/><c></c>\n</a>"
        let nodes = read(text).nodes
        #expect(nodes.map(\.span.text) == ["<a\n  x=\">\">", "<b/>", "<c>"])
        #expect(nodes.map(\.span.startLocation.line) == [4, 6, 6])
        #expect(nodes.map(\.span.startLocation.column) == [1, 17, 21])
    }

    @Test("an attribute's span is its value in the file")
    func attributeSpans() throws {
        let node = try #require(read("<a x = 'été' y=\"&lt;\"/>").nodes.first)
        #expect(node.attributes.map(\.value) == ["été", "<"])
        #expect(node.attributes.map(\.span.text) == ["été", "&lt;"])
    }

    @Test("places in a style attribute are places in the XML, line ends included")
    func stylePlaces() throws {
        let node = try #require(read("<view>\n  <label style=\"a: 1;\r\n    b: 2\"/>\n</view>").nodes.last)
        let style = try #require(node.styleText)
        #expect(style.text == "a: 1;\r\n    b: 2")
        let span = SourceSpan(style, SourceRange(11, 12))
        #expect(span.text == "b")
        #expect(span.fileName == "v.xml")
        #expect(span.startLocation == SourceLocation(line: 3, column: 5))
    }

    @Test("a style with a reference is decoded and names its place")
    func decodedStyle() throws {
        let style = try #require(read("<label\n style=\"font: &quot;Arial&quot; 12\"/>").nodes.first?.styleText)
        #expect(style.text == "font: \"Arial\" 12")
        #expect(style.enclosing == nil)
        #expect(style.name == "style at v.xml:2:9")
    }

    @Test("places of XML that stands in another file are places in that file")
    func enclosed() throws {
        let script = SourceFile(name: "t.lua", text: "-- theme\nstyle.view([[<view style='x'/>]])")
        let offset = 9 + 13
        let xml = SourceFile(name: "view", bytes: Array(script.bytes[offset...].dropLast(3)), enclosing: .init(file: script, offset: offset))
        let node = try #require(ViewDefinition.read(xml).nodes.first)
        #expect(node.span.fileName == "t.lua")
        #expect(node.span.startLocation == SourceLocation(line: 2, column: 14))
        let style = try #require(node.styleText)
        #expect(SourceSpan(style, SourceRange(0, 1)).startLocation == SourceLocation(line: 2, column: 27))
    }

    @Test("a byte order mark, CR LF and names of other scripts are read")
    func encodings() {
        let definition = read("\u{FEFF}<view\r\n class=\"größe\"><日本/></view>\r\n")
        #expect(definition.diagnostics.isEmpty)
        #expect(definition.nodes.map(\.name) == ["view", "日本"])
        #expect(definition.nodes.first?.classes == ["größe"])
        #expect(definition.nodes.first?.span.startLocation == SourceLocation(line: 1, column: 4))
    }

    @Test("a declared encoding does not matter to ASCII")
    func declaredEncoding() {
        let definition = read("<?xml version='1.0' encoding='ISO-8859-1'?><view/>")
        #expect(definition.nodes.count == 1)
        #expect(definition.diagnostics.isEmpty)
    }

    @Test("namespace prefixes are part of the name and no fault")
    func namespaces() {
        let definition = read("<x:view xmlns='u' y:a='1'><x:b/></x:view>")
        #expect(definition.diagnostics.isEmpty)
        #expect(definition.nodes.map(\.name) == ["x:view", "x:b"])
        #expect(definition.nodes.first?.attributes.map(\.name) == ["xmlns", "y:a"])
    }

    @Test("internal entities are put in where they are text; elements in them are told and cost no other")
    func entities() {
        let definition = read("<!DOCTYPE a [<!ENTITY e 'x y'><!ENTITY f 'x<i/>y'>]><a k='&e;'>&e; z<b>&f;</b></a>")
        #expect(definition.diagnostics.map(\.id) == ["xml.entity-with-markup"])
        #expect(definition.nodes.map(\.name) == ["a", "b"])
        #expect(definition.nodes.first?.text == "x y z")
        #expect(definition.nodes.first?.attribute("k") == "x y")
    }
}
