import StyleDiagnostics
import StyleSyntax
import Testing

/// A fault costs its own declaration or rule and nothing else.
@Suite("Recovery")
struct RecoveryTests {
    @Test("a bad declaration and a bad line between rules: two errors, three declarations")
    func declarationAndRule() {
        let rules = FlatRules(
            ".x { alpha: .5; bad bad bad; hidden: YES }\nbad bad bad\n.x { clips-to-bounds: YES }\n", .css)
        #expect(rules.faults == ["1:17 syntax.expected-declaration", "2:1 syntax.expected-rule"])
        #expect(rules.lines == [".x { alpha: .5; hidden: YES }", ".x { clips-to-bounds: YES }"])
        #expect(
            rules.sheet.diagnostics[0].message == "expected \"name: value\" or a nested rule, found \"bad bad bad\"")
    }

    @Test(
        "faults of the brace dialect",
        arguments: [
            (".x { alpha: ; b: 1 }", ["1:12 syntax.missing-value"], [".x { b: 1 }"]),
            (".x { alpha: 1\n  b: 2;\n c: 3 }", ["1:14 syntax.missing-semicolon"], [".x { b: 2; c: 3 }"]),
            (".x { alpha: 1\n.y { b: 2 } }", ["1:14 syntax.missing-semicolon"], [".x .y { b: 2 }"]),
            (".x { bad\n bad\n b: 1 }", ["1:6 syntax.expected-declaration"], []),
            (
                ".x {\n bad\n bad\n b: 1 }", ["2:2 syntax.expected-declaration", "3:2 syntax.expected-declaration"],
                [".x { b: 1 }"]
            ),
            ("alpha: 1;\n.x { b: 1 }", ["1:1 syntax.declaration-outside-rule"], [".x { b: 1 }"]),
            (".x { b: 1 } }\n.y { c: 1 }", ["1:13 syntax.stray-brace"], [".x { b: 1 }", ".y { c: 1 }"]),
            (".x { b: 1", ["1:4 syntax.missing-brace"], [".x { b: 1 }"]),
            ("{ b: 1 } .y { c: 1 }", ["1:1 syntax.missing-selector"], [".y { c: 1 }"]),
            (".a,, .b { c: 1 }", ["1:4 syntax.missing-selector"], [".a { c: 1 }", ".b { c: 1 }"]),
            (".a, { c: 1 }", ["1:4 syntax.missing-selector"], [".a { c: 1 }"]),
            (".a > { c: 1 }", ["1:5 syntax.missing-selector"], []),
            (".a, 5px, .b { c: 1 }", ["1:5 syntax.unreadable-selector"], [".a { c: 1 }", ".b { c: 1 }"]),
            ("> .a { c: 1 } .b { d: 1 }", ["1:1 syntax.parentless-selector"], [".b { d: 1 }"]),
            ("&.a { c: 1 } .b { d: 1 }", ["1:1 syntax.parentless-selector"], [".b { d: 1 }"]),
            (".a:is(.b { c: 1 } .d { e: 1 }", ["1:9 syntax.missing-parenthesis"], [".d { e: 1 }"]),
            (".a[=] { c: 1 }", ["1:3 syntax.unreadable-arguments"], []),
            (".x { a: \"b\n; c: 1 }", ["1:9 syntax.unterminated-string"], [".x { c: 1 }"]),
            (".x { a: 1 \u{1} 2; c: 1 }", ["1:11 syntax.unexpected-character"], [".x { c: 1 }"]),
            (".x { al\0pha: 1; c: 1 }", ["1:6 syntax.expected-declaration"], [".x { c: 1 }"]),
            (".x { a: (1; b: 2 }\n.y { c: 1 }", [], [".x { a: (1; b: 2 }", ".y { c: 1 }"]),
            ("@import;\n.x { a: 1 }", ["1:8 syntax.missing-prelude"], [".x { a: 1 }"]),
            (".x { @import \"a.css\"; a: 1 }", ["1:6 syntax.import-inside-rule"], [".x { a: 1 }"]),
            ("@extend .a;\n.x { a: 1 }", ["1:1 syntax.extend-outside-rule"], [".x { a: 1 }"]),
            ("@media { .x { a: 1 } } .y { b: 1 }", ["1:7 syntax.missing-prelude"], [".y { b: 1 }"]),
            ("@media pad;\n.y { b: 1 }", ["1:11 syntax.missing-block"], [".y { b: 1 }"]),
            (
                "@media (a: 1)\nand (b: 2)\n{ .x { c: 1 } }\n@media pad\n.y { b: 1 }", ["4:11 syntax.missing-block"],
                [".x { c: 1 } @media (a:1) and (b:2)", ".y { b: 1 }"]
            ),
            ("$a 5;\n.y { b: 1 }", ["1:3 syntax.missing-separator"], [".y { b: 1 }"]),
            (".x { t @{ .y { a: 1 } b: 2 } }", ["1:11 syntax.rule-inside-property"], [".x { t.b: 2 }"]),
            ("/* a\n.x { a: 1 }", ["1:1 syntax.unterminated-comment"], []),
            ("@charset \"latin-1\";\n.x { a: 1 }", ["1:10 syntax.charset"], [".x { a: 1 }"]),
            ("#a#b { c: 1 } .x { a: 1 }", ["1:3 syntax.two-ids"], [".x { a: 1 }"]),
            ("a { &b { c: 1 } d: 1 }", ["1:5 syntax.two-types"], ["a { d: 1 }"]),
        ])
    func braces(text: String, faults: [String], rules: [String]) {
        let found = FlatRules(text, .css)
        #expect(found.faults == faults, "\(text)")
        #expect(found.lines == rules, "\(text)")
    }

    // One slip, one message at its place, and what follows is read as it was meant.
    @Test(
        "a slip of the brace dialect costs one message",
        arguments: [
            (".a { t: \"b; c: 1; }\n.d { e: 2 }", "1:9 syntax.unterminated-string", [".a { c: 1 }", ".d { e: 2 }"]),
            (".a { t: \"b;\n c: 1 }\n.d { e: 2 }", "1:9 syntax.unterminated-string", [".a { c: 1 }", ".d { e: 2 }"]),
            (".a { t: 'b\n c: 1 }", "1:9 syntax.unterminated-string", [".a { c: 1 }"]),
            (".a { c: 1; t: don't }\n.d { e: 2 }", "1:18 syntax.unterminated-string", [".a { c: 1 }", ".d { e: 2 }"]),
            ("@import \"x.css\n.d { e: 2 }", "1:9 syntax.unterminated-string", [".d { e: 2 }"]),
            ("@media pad;\n.d { e: 2 }", "1:11 syntax.missing-block", [".d { e: 2 }"]),
            ("@supports;\n.d { e: 2 }", "1:10 syntax.missing-prelude", [".d { e: 2 }"]),
            ("@charset \"utf-8\" .d { e: 2 }", "1:17 syntax.missing-semicolon", [".d { e: 2 }"]),
            ("@charset \"utf-8\" {}\n.d { e: 2 }", "1:1 syntax.unexpected-block", [".d { e: 2 }"]),
            (".a  b: 1; c: 2 }\n.d { e: 2 }", "1:3 syntax.missing-brace", [".a { b: 1; c: 2 }", ".d { e: 2 }"]),
            (".a\n b:1;\n c: 2;\n}\n.d { e: 2 }", "1:3 syntax.missing-brace", [".a { b: 1; c: 2 }", ".d { e: 2 }"]),
            (".a,\n.b\nb:1;\n}", "2:3 syntax.missing-brace", [".a { b: 1 }", ".b { b: 1 }"]),
            (".a { .b c: 1; } d: 2 }", "1:8 syntax.missing-brace", [".a { d: 2 }", ".a .b { c: 1 }"]),
            ("@media pad\n.a { b: 1 }\n}\n.d { e: 2 }", "1:11 syntax.missing-brace", [".a { b: 1 } @media pad", ".d { e: 2 }"]),
            ("@media pad\n .a { b: 1 }\n}\n.d { e: 2 }", "1:11 syntax.missing-brace", [".a { b: 1 } @media pad", ".d { e: 2 }"]),
            (".a { b: 1;\n.c { d: 1 }\n.e { f: 1 }", "1:4 syntax.missing-brace", [".a { b: 1 }", ".c { d: 1 }", ".e { f: 1 }"]),
            (".a {\n b: 1\n.c { d: 1 }", "1:4 syntax.missing-brace", [".a { b: 1 }", ".c { d: 1 }"]),
            (".a {\n b: 1;\n .c { d: 1;\n .e { f: 1; } }", "1:4 syntax.missing-brace", [".a { b: 1 }", ".a .c { d: 1 }", ".a .c .e { f: 1 }"]),
        ])
    func oneMessage(text: String, fault: String, rules: [String]) {
        let found = FlatRules(text, .css)
        #expect(found.faults == [fault], "\(text)")
        #expect(found.lines == rules, "\(text)")
    }

    @Test("a variable that has lost its separator still has its value", arguments: ["@", "$", "--"], Dialect.allCases)
    func lostSeparator(mark: String, dialect: Dialect) {
        let rules = FlatRules("\(mark)gap 4;\n.a { \(mark)low 5; x: 1 }", dialect)
        #expect(rules.faults == ["1:\(mark.count + 4) syntax.missing-separator", "2:\(mark.count + 9) syntax.missing-separator"])
        #expect(rules.variables == ["gap": "4"])
        #expect(rules.lines == [".a { $low: 5; x: 1 }"])
        #expect(rules.sheet.diagnostics.allSatisfy { $0.fixIts.map(\.message) == ["insert \":\""] })
    }

    @Test("at-rules of others stay warnings, a misspelled one says which was meant")
    func foreignRules() {
        for text in ["@namespace svg;", "@use \"x\";", "@TAILWIND base;", "@gap;", "@gap { a: 1 }"] {
            #expect(FlatRules(text, .css).faults == ["1:1 syntax.unknown-at-rule"], "\(text)")
            #expect(!FlatRules(text, .css).sheet.diagnostics.containsError)
        }
        let misspelled = FlatRules("@improt \"x.css\";", .css).sheet.diagnostics
        #expect(misspelled.map(\.message) == ["expected \":\" or \"=\" after \"@improt\", did you mean \"@import\"?"])
        #expect(misspelled.first?.fixIts.isEmpty == true)
    }

    // CSS Variables 1, §2: the value of a custom property may hold a block.
    @Test("a block is the value of a dashed variable")
    func blockValues() {
        let rules = FlatRules("--a: { b: 1 };\n:root { --c:{d:{e:1}}; f: 1 }\n.x { --g: { h: 1 } }\n.y { --i: {} j; k: 1 }", .css)
        #expect(rules.faults == [])
        #expect(rules.variables == ["a": "{ b: 1 }", "c": "{d:{e:1}}"])
        #expect(rules.lines == [":root { f: 1 }", ".x { $g: { h: 1 } }", ".y { $i: {} j; k: 1 }"])
        #expect(FlatRules(".x\n  --g: { h: 1 }\n  k 1", .cas).lines == [".x { $g: { h: 1 }; k: 1 }"])
        #expect(FlatRules("$a: { b: 1 }", .css).faults == ["1:1 syntax.unexpected-block"])
        #expect(FlatRules(".x { --a: { b: 1 }\n c: 2 }", .css).faults == ["1:19 syntax.missing-semicolon"])
    }

    @Test(
        "messages say what was meant",
        arguments: [
            (".x { extend .b; }", "expected \"name: value\" or a nested rule, found \"extend .b\", did you mean \"@extend\"?"),
            ("import \"a.css\";", "expected a rule, found \"import \"a.css\"\", did you mean \"@import\"?"),
            (".x { t(selected: 1; }", "expected \"name: value\" or a nested rule, found \"t(selected: 1\": its \"(\" is never closed"),
            (".1a { b: 1 }", "expected a selector, found \".1a\": a name starts with a letter"),
            (".a\n  b: 1", "expected a rule, found \".a b: 1\": a block stands in \"{\" and \"}\" here"),
            (".a { b: “c” }", "\"“\" starts no string: the quotes of strings are \" and '"),
            (".a { b: 1 !importent }", "\"!importent\" after a value means nothing, did you mean \"!important\"?"),
            (".a { b: c && !d; e: !f }", nil),
            (".a { b: \"c\"\n d: 1 }", "expected \";\" after \"c\""),
            (".a { b: \"“c”\" /* ‘d’ */ ; e: don’t }", nil),
        ])
    func wording(text: String, message: String?) {
        #expect(FlatRules(text, .css).sheet.diagnostics.first?.message == message)
    }

    @Test("invalid UTF-8 is one error a file, the rest works")
    func invalidUTF8() {
        let bytes: [UInt8] =
            Array(".x { alpha: ".utf8) + [0xFF, 0xFE, 0xC3] + Array(" } .y { b: ".utf8) + [0xFF]
            + Array("; c: 1 }".utf8)
        let sheet = Stylesheet.load(SourceFile(name: "f", bytes: bytes), dialect: .css)
        #expect(sheet.diagnostics.map(\.id) == ["syntax.invalid-utf8"])
        #expect(sheet.diagnostics.first?.span?.startLocation == SourceLocation(line: 1, column: 13))
        #expect(sheet.rules.map(FlatRules.line) == [".y { c: 1 }"])
    }

    @Test("a lost semicolon and a stray brace carry the change that mends them")
    func fixIts() throws {
        let lost = try #require(FlatRules(".x { alpha: 1\n  b: 2 }", .css).sheet.diagnostics.first?.fixIts.first)
        #expect(lost.message == "insert \";\"")
        #expect(lost.edits.map(\.span.range) == [SourceRange(13, 13)])
        #expect(lost.edits.map(\.text) == [";"])
        let stray = try #require(FlatRules(".x { b: 1 } }", .css).sheet.diagnostics.first?.fixIts.first)
        #expect(stray.edits.map(\.span.range) == [SourceRange(12, 13)])
        #expect(stray.edits.map(\.text) == [""])
    }

    @Test("messages of one file are capped, and say how many are left out")
    func cap() {
        let rules = FlatRules(String(repeating: "}", count: 1500), .css)
        #expect(rules.sheet.diagnostics.count == 1001)
        #expect(rules.sheet.diagnostics.last?.message == "500 further faults of this file are not shown")
    }

    @Test("an empty source is an empty sheet", arguments: Dialect.allCases)
    func empty(dialect: Dialect) {
        for text in ["", "\u{FEFF}", "\n\n", "/* a */", "// b"] {
            let rules = FlatRules(text, dialect)
            #expect(rules.faults == [])
            #expect(rules.lines == [])
        }
    }

    @Test("the ancestor's bad data: an error at each of the four bad lines", .enabled(if: RealSheets.areThere))
    func realBadData() throws {
        for path in [
            "interfacss/2.0/Core/Test/TestData/badData.css",
            "interfacss/1.5.5/InterfaCSS Tests/TestData/styleSheetWithBadData.css",
        ] {
            let bytes = try #require(RealSheets.contents[path])
            let sheet = Stylesheet.load(SourceFile(name: path, bytes: bytes), dialect: .css)
            #expect(sheet.diagnostics.map { $0.span?.startLocation.line } == [3, 9, 13, 19])
            #expect(sheet.rules.map(\.selector.text) == [".style1", ".style2"])
        }
    }
}
