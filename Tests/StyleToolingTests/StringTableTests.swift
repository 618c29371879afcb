import StyleDiagnostics
import StyleEngine
import StyleTooling
import Testing

@Suite("Tables of texts")
struct StringTableTests {
    private func read(_ name: String, _ text: String) -> (entries: [String: String], faults: [String]) {
        let result = StringTable.read(SourceFile(name: name, text: text))
        return (
            result.table.entries,
            result.diagnostics.map {
                "\($0.id) \($0.span?.startLocation.line ?? 0):\($0.span?.startLocation.column ?? 0)"
            }
        )
    }

    @Test("Apple's tables: comments, bare keys, escapes, a key alone")
    func apple() {
        let table = read("a.strings", "/* c */ \"a b\" = \"h\\U00e9 \\\"x\\\"\";\n// d\nkey = \"v\"; \"alone\";")
        #expect(table.entries == ["a b": "hé \"x\"", "key": "v", "alone": "alone"])
        #expect(table.faults == [])
    }

    @Test("UTF-16 by its byte order mark")
    func utf16() {
        let bytes: [UInt8] =
            [0xFF, 0xFE] + "\"é\" = \"海\";".utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        #expect(StringTable.read(SourceFile(name: "a.strings", bytes: bytes)).table["é"] == "海")
    }

    @Test("JSON by name or by its first character; what is no text is reported")
    func json() {
        #expect(read("t", "{\"a\": \"b\"}").entries == ["a": "b"])
        #expect(read("t.json", "{\"a\": 1, \"b\": \"c\"}") == (["b": "c"], ["strings.bad-entry 1:7"]))
        #expect(read("t.json", "[1]").faults == ["strings.bad-json 1:1"])
        #expect(read("t.json", "{\"a\" 1}").faults == ["strings.bad-json 1:6"])
    }

    @Test("a faulty entry is reported at its place, the others count")
    func faults() {
        let table = read("a.strings", "\"a\" \"b\";\n\"c\" = \"d\";\n= ;\n\"e\" = \"f\"")
        #expect(table.entries == ["c": "d"])
        #expect(table.faults == ["strings.bad-entry 1:5", "strings.bad-entry 3:1", "strings.bad-entry 4:10"])
    }
}
