import StyleDiagnostics
import StyleSyntax
import Testing

/// No input crashes, hangs, or recurses without bound; every bound is a diagnostic.
@Suite("Hostile input")
struct HostileInputTests {
    static let inputs: [(name: String, text: String)] = [
        ("nested blocks", String(repeating: ".a{", count: 100_000)),
        ("nested blocks, closed", String(repeating: ".a{", count: 100_000) + String(repeating: "}", count: 100_000)),
        ("parentheses", ".a { x: " + String(repeating: "(", count: 200_000)),
        (
            "brackets of both kinds",
            ".a { x: " + String(repeating: "([", count: 50_000) + String(repeating: ")", count: 50_000)
        ),
        ("imports on one line", String(repeating: "@import ", count: 30_000)),
        ("import lines", String(repeating: "@import \"none.css\";\n", count: 5_000)),
        ("selector lists", ".a" + String(repeating: ":is(", count: 50_000)),
        ("double quotes", String(repeating: "\"", count: 200_001)),
        ("single quotes", String(repeating: "'", count: 200_001)),
        ("backslashes", String(repeating: "\\", count: 200_000)),
        ("indentation steps", (0..<1000).map { String(repeating: " ", count: $0) + "A" }.joined(separator: "\n")),
        ("semicolons", String(repeating: ";", count: 200_000)),
        ("closing braces", String(repeating: "}", count: 200_000)),
        ("combinators", ".a " + String(repeating: "> ", count: 60_000)),
        ("commas", ".a" + String(repeating: ",", count: 60_000) + " { x: 1 }"),
        ("ampersands", ".a { " + String(repeating: "& ", count: 60_000) + "{ x: 1 } }"),
        ("at signs", String(repeating: "@", count: 100_000)),
        ("comment starts", String(repeating: "/*", count: 100_000)),
        ("variables without values", String(repeating: "--a:", count: 50_000)),
        (
            "lists in lists",
            String(repeating: (0..<100).map { ".a\($0)" }.joined(separator: ",") + " { ", count: 4) + "x: 1 }}}}"
        ),
        ("important marks", ".a { x: 1" + String(repeating: " !important", count: 20_000) + "}"),
        ("bare lines", String(repeating: "bad\n", count: 40_000)),
        ("bare lines in a block", ".a {\n" + String(repeating: "bad\n", count: 40_000)),
        ("lines with a colon", ".a {\n" + String(repeating: "b:1\n", count: 40_000)),
        ("lines with a comma", ".a {\n" + String(repeating: "b,\n", count: 40_000)),
        ("lines with a colon before a block", String(repeating: "b:1\n", count: 40_000) + "{}"),
        ("blocks that have lost their braces", String(repeating: ".a\nb: 1;\n}\n", count: 20_000)),
        ("the same on one line", String(repeating: ".a b: 1; } ", count: 20_000)),
        ("rules that are not closed", String(repeating: ".a {\nb: 1;\n", count: 20_000)),
        ("strings that are not closed", String(repeating: "\";'\n", count: 40_000)),
        ("lines of the other indentation", ".a\n  b 1\n  c 2\n" + String(repeating: "\td 3\n  e 4\n", count: 20_000)),
        ("blocks as values", String(repeating: "--a: {", count: 20_000) + String(repeating: "}", count: 20_000)),
        ("one long name", String(repeating: "a", count: 1_000_000)),
        ("control characters", String(repeating: "\0a", count: 60_000)),
        (
            "conditions",
            "@supports " + String(repeating: "(", count: 20_000) + "a:1" + String(repeating: ")", count: 20_000)
                + " { .x { a: 1 } }"
        ),
        ("negations", "@supports " + String(repeating: "not ", count: 20_000) + "(a:1) { .x { a: 1 } }"),
        ("nested properties", ".a {" + String(repeating: "b @{", count: 100_000)),
        ("media", String(repeating: "@media (a: b) {", count: 20_000)),
        ("media lists", String(repeating: "@media a, b, c, d {", count: 100) + ".x { a: 1 }"),
        ("a chain of extensions", (0..<1000).map { ".a\($0) { @extend .a\($0 + 1); x: 1 }" }.joined(separator: "\n")),
    ]

    @Test(
        "ends, prints back, and reports what it left out", .timeLimit(.minutes(2)), arguments: inputs.indices,
        Dialect.allCases)
    func ends(index: Int, dialect: Dialect) {
        let bytes = Array(Self.inputs[index].text.utf8)
        let file = SourceFile(name: "h", bytes: bytes)
        let tree = SyntaxTree.parse(file, dialect: dialect)
        #expect(tree.printedBytes == bytes)
        let sheet = Stylesheet.load(file, dialect: dialect)
        #expect(sheet.diagnostics.count <= 3000)
    }

    @Test("blocks past the bound are one error, those before it work")
    func depth() {
        let text = String(repeating: ".a { x: 1; ", count: 200) + String(repeating: "}", count: 200) + ".b { y: 1 }"
        let rules = FlatRules(text, .css)
        #expect(rules.sheet.diagnostics.map(\.id) == ["syntax.too-deep"])
        #expect(rules.sheet.rules.count == 129)
        #expect(rules.lines.last == ".b { y: 1 }")
        let indented =
            (0..<200).map { String(repeating: " ", count: $0) + ".a" }.joined(separator: "\n") + " { x: 1 }\n.b\n y 1"
        #expect(FlatRules(indented, .cas).faults.map { $0.split(separator: " ")[1] } == ["syntax.too-deep"])
        #expect(FlatRules(indented, .cas).lines == [".b { y: 1 }"])
    }

    @Test("lists in lists past the bound are one error, the rest works")
    func listsInLists() {
        let list = (0..<101).map { ".a\($0)" }.joined(separator: ",")
        let rules = FlatRules("\(list) { \(list) { x: 1 } y: 1 } .b { z: 1 }", .css)
        #expect(rules.sheet.diagnostics.map(\.id) == ["syntax.too-many-selectors"])
        #expect(rules.sheet.rules.count == 102)
    }
}
