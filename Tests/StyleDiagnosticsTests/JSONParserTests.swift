import StyleDiagnostics
import Testing

@Suite("JSONParser")
struct JSONParserTests {
    @Test("every value and key has its place, quotes and brackets included, at any depth")
    func places() throws {
        let text = "\u{FEFF} {\"a\\\"é\" : [1.5e3 ,{\"b\":null}], \"a\": \"x\\ny\" }"
        let file = SourceFile(name: "x.json", text: text)
        let root = try JSONParser.parseNode(file.bytes)
        let members = try #require(root.members)
        #expect(file.text(in: root.range) == String(text.dropFirst(2)))
        #expect(members.map(\.key) == ["a\"é", "a"])
        #expect(members.map { file.text(in: $0.keyRange) } == ["\"a\\\"é\"", "\"a\""])
        #expect(members.map { file.text(in: $0.value.range) } == ["[1.5e3 ,{\"b\":null}]", "\"x\\ny\""])
        guard case .array(let items) = members[0].value.content else { return #expect(Bool(false), "no array") }
        #expect(items.map { file.text(in: $0.range) } == ["1.5e3", "{\"b\":null}"])
        #expect(items[1].members?.map { file.text(in: $0.value.range) } == ["null"])
        #expect(root.value == ["a\"é": [1500, ["b": nil]], "a": "x\ny"])
    }

    @Test("all kinds of values are read, blanks around them")
    func values() throws {
        let text = " { \"a\" : [ 1 , -0.5e+2 , true , false , null , { } , [ ] ] ,\r\n\t\"b\":\"c\" } "
        #expect(try JSONParser.parse(text) == ["a": [1, -50, true, false, nil, [:], []], "b": "c"])
    }

    @Test("escapes become their characters")
    func escapes() throws {
        #expect(try JSONParser.parse(#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00""#).stringValue == "\"\\/\u{8}\u{C}\n\r\té😀")
    }

    @Test("a byte order mark is passed over")
    func byteOrderMark() throws {
        #expect(try JSONParser.parse([0xEF, 0xBB, 0xBF] + Array("1".utf8)) == 1)
    }

    @Test("a key that stands twice is kept twice, and asking gives the last")
    func repeatedKeys() throws {
        let value = try JSONParser.parse(#"{"a":1,"a":2}"#)
        #expect(value.objectValue?.members.count == 2)
        #expect(value["a"] == 2)
    }

    // RFC 8259: sections 2 to 8 say what is no JSON text.
    @Test(
        "what is no JSON is refused with its place",
        arguments: [
            ("", 0), ("  ", 2), ("{", 1), ("[1,]", 3), ("[1 2]", 3), ("{a:1}", 1), ("{\"a\" 1}", 5), ("{\"a\":1,}", 7),
            ("01", 1), ("1.", 2), (".5", 0), ("+1", 0),
            ("1e", 2), ("-", 1), ("tru", 0), ("nul", 0), ("NaN", 0), ("'a'", 0), ("\"a", 0), ("\"\\x\"", 1),
            ("\"\\u12g4\"", 5), ("\"\\uD83D\"", 1),
            ("\"\\uDE00\\uD83D\"", 1), ("\"a\nb\"", 2), ("1 2", 2), ("// a\n1", 0), ("1e999", 0), ("[1}", 2),
            ("\u{A0}1", 0),
        ])
    func refuses(text: String, offset: Int) throws {
        let failure = try #require(throws: JSONParser.Failure.self) { try JSONParser.parse(text) }
        #expect(failure.offset == offset)
        #expect(!failure.message.isEmpty)
    }

    @Test("invalid UTF-8 is refused")
    func invalidUTF8() {
        #expect(throws: JSONParser.Failure.self) { try JSONParser.parse([0x22, 0xFF, 0x22]) }
    }

    @Test("containers nest up to the limit and no deeper")
    func depth() throws {
        let limit = JSONParser.depthLimit
        #expect(throws: Never.self) {
            try JSONParser.parse(String(repeating: "[", count: limit) + String(repeating: "]", count: limit))
        }
        let failure = try #require(throws: JSONParser.Failure.self) {
            try JSONParser.parse(String(repeating: "[", count: 100_000))
        }
        #expect(failure.offset == limit)
    }

    @Test("reading what was printed gives the same value")
    func roundTrip() throws {
        let value: JSONValue = [
            "a": [0.1, 1e300, .number(-.leastNonzeroMagnitude), 123_456_789], "\u{0}\u{9B}é": "\u{7F}\"\\",
            "": [nil, [true]],
        ]
        #expect(try JSONParser.parse(value.compactBytes) == value)
    }
}
