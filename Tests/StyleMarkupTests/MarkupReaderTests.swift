import StyleDiagnostics
import StyleMarkup
import Testing

@Suite("Reading markup")
struct MarkupReaderTests {
    private func read(_ text: String) -> (items: [MarkupItem], faults: [String]) {
        let file = SourceFile(name: "x.xml", text: text)
        var reader = MarkupReader(file)
        var items: [MarkupItem] = []
        while let item = reader.next() { items.append(item) }
        return (items, reader.faults.map { $0.diagnostic(in: file).id.rawValue })
    }

    @Test("every kind of item has its bytes, and together they are the file")
    func items() {
        let text = "\u{FEFF}<?xml version='1.0'?><!DOCTYPE a>\n<a b='1'>t<!-- c --><b/><![CDATA[<]]></a >\n"
        let (items, faults) = read(text)
        #expect(faults == [])
        #expect(
            items.map(\.kind) == [
                .byteOrderMark, .instruction, .doctype, .text, .startTag, .text, .comment, .emptyTag, .characterData,
                .endTag, .text,
            ])
        let file = SourceFile(name: "x.xml", text: text)
        #expect(items.flatMap { Array(file.slice($0.range)) } == file.bytes)
        #expect(items.filter(\.isTag).map(\.name) == ["a", "b", "a"])
        #expect(items.filter(\.isTag).map(\.depth) == [0, 1, 0])
    }

    @Test("an attribute has the places of its name, its value and the whole")
    func attributePlaces() throws {
        let text = "<a  b = \"1&amp;2\"\n c='3'/>"
        let file = SourceFile(name: "x.xml", text: text)
        let tag = try #require(read(text).items.first)
        #expect(tag.attributes.map { file.text(in: $0.nameRange) } == ["b", "c"])
        #expect(tag.attributes.map { file.text(in: $0.valueRange) } == ["1&amp;2", "3"])
        #expect(tag.attributes.map { file.text(in: $0.range) } == ["b = \"1&amp;2\"", "c='3'"])
        #expect(tag.attributes.map(\.value) == ["1&2", "3"])
        #expect(tag.attribute("c")?.value == "3" && tag.attribute("C") == nil)
    }

    @Test("line ends are LF in text and blanks in values, whatever the file has (XML 1.0, 2.11 and 3.3.3)")
    func lineEnds() throws {
        let (items, faults) = read("<a b='1\r\n2\r3\t4&#10;5&#x9;6'>x\r\ny\rz&#13;<![CDATA[\r\n]]></a>")
        #expect(faults == [])
        #expect(items[0].attribute("b")?.value == "1 2 3 4\n5\t6")
        #expect(items[1].text == "x\ny\nz\r")
        #expect(items[2].text == "\n")
    }

    @Test("characters are named by number, from the least to the greatest")
    func characterReferences() {
        #expect(read("<a>&#x9;&#32;&#xe4;&#xE4;&#x1F600;&#1114111;</a>").items[1].text == "\t ää😀\u{10FFFF}")
        for bad in [
            "#0", "#x0", "#8", "#xB", "#xD800", "#xDFFF", "#xFFFE", "#x110000", "#99999999999999999999", "#", "#x",
            "#X41", "#1a", "#-1",
        ] {
            #expect(read("<a>&\(bad);</a>").faults == ["xml.invalid-character"], "\(bad)")
        }
    }

    @Test("entities with a text are put in, in text and values; the first declaration of a name counts")
    func entities() {
        let doctype =
            "<!DOCTYPE a [<!ENTITY % p 'no'><!-- <!ENTITY c 'no'> --><!ENTITY c \"&#169; &d;\"><!ENTITY d 'D&amp;&#38;#60;'><!ENTITY c 'no'>]>"
        let (items, faults) = read(doctype + "<a b='&c;'>&c;</a>")
        #expect(faults == [])
        #expect(items[1].attribute("b")?.value == "© D&<")
        #expect(items[2].text == "© D&<")
    }

    @Test("what an entity cannot give is told where it is used, and the document goes on")
    func entitiesWithMarkup() {
        let (items, faults) = read("<!DOCTYPE a [<!ENTITY e 'x<i/>y'><!ENTITY f 'a & b'>]><a>&e;<b/>&f;</a>")
        #expect(faults == ["xml.entity-with-markup", "xml.entity-with-markup"])
        #expect(items.filter(\.isTag).map(\.name) == ["a", "b", "a"])
        #expect(items[2].text == "&e;")
    }

    @Test("defaults of attributes are told, not applied")
    func attributeDefaults() {
        #expect(read("<!DOCTYPE a [<!ATTLIST a b CDATA 'x'>]><a/>").faults == ["xml.attribute-default"])
        #expect(read("<!DOCTYPE a [<!ATTLIST a b CDATA #IMPLIED c (x|y) #REQUIRED><!ELEMENT a ANY>]><a/>").faults == [])
    }

    @Test("text is escaped so that it reads back, but for what XML cannot write")
    func escaping() {
        let text = "<&>\"' \t\r\n ä"
        let escaped = MarkupText.escaped(text + "\u{1}")
        #expect(read("<a b='\(escaped)'>\(escaped)</a>").items.map(\.text)[1] == text)
        #expect(read("<a b='\(escaped)'/>").items[0].attribute("b")?.value == text)
    }
}
