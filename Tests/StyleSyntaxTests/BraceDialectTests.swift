import StyleDiagnostics
import StyleSyntax
import Testing

/// `.css`: both lines of InterfaCSS and the CSS that its users expect.
@Suite("Brace dialect")
struct BraceDialectTests {
    private func lines(_ text: String) -> [String] {
        let rules = FlatRules(text, .css)
        #expect(rules.faults == [], "\(text)")
        return rules.lines
    }

    @Test(
        "spellings of one rule",
        arguments: [
            ".x { alpha: .5; hidden: YES; }", ".x{alpha:.5;hidden:YES}", ".x { alpha = .5; hidden=YES; }",
            "// c\n.x { /* a */ alpha /* b */ : /* c */ .5 /* d */; // e ' {\n hidden: YES }",
            "\u{FEFF}.x { alpha: .5; hidden: YES }", "@charset \"utf-8\";\n.x { alpha: .5; hidden: YES }",
            ".x\n{ alpha: .5;; hidden: YES };", ".x {\r\n  alpha: .5;\r\n  hidden: YES\r\n}\r\n",
            ".\\78  { alpha: .5; hidden: YES }",
            ".x { alpha:\n  .5;\n  hidden: YES }",
        ])
    func spellings(text: String) {
        #expect(lines(text) == [".x { alpha: .5; hidden: YES }"])
    }

    @Test("arguments in parentheses, in brackets and after a double underscore")
    func arguments() {
        #expect(
            lines(
                "a { title(selected, highlighted): x; title[state:selected]: y; title__selected: z; color__selected-highlighted_ab: w }"
            )
                == [
                    "a { title[selected, highlighted]: x; title[state:selected]: y; title[selected]: z; color[selected-highlighted, ab]: w }"
                ])
        #expect(
            lines("a { title[ state : selected highlighted ]: x }") == ["a { title[state:selected highlighted]: x }"])
        #expect(lines("a { __b: 1; c__: 2 }") == ["a { __b: 1; c__: 2 }"])
    }

    @Test("key paths and nested properties")
    func keyPaths() {
        #expect(
            lines("a { titleLabel.font: Arial 12; layer: @{ b: 1; c.d: 2; e @{ f: 3 } }; g: 4 }")
                == ["a { titleLabel.font: Arial 12; layer.b: 1; layer.c.d: 2; layer.e.f: 3; g: 4 }"])
        #expect(lines("a { t[s:x] @{ b: 1 } }") == ["a { t.b[s:x]: 1 }"])
    }

    @Test("values keep quotes, parentheses and line ends together")
    func values() {
        #expect(
            lines("a { b: \"x; } y\"; c: f(1; 2); d: 1\n  2,\n  3; e: url(http://x.org/a;b.png) }")
                == ["a { b: \"x; } y\"; c: f(1; 2); d: 1 2, 3; e: url(http://x.org/a;b.png) }"])
        #expect(
            lines("a { title: Top Button; s: \"{{1,2},{3,4}}\"; t: 'it\\'s' }")
                == ["a { title: Top Button; s: \"{{1,2},{3,4}}\"; t: 'it\\'s' }"])
    }

    @Test("the span of a value is trimmed of blanks and of comments at its ends")
    func valueSpans() {
        let rules = FlatRules("a { b: /* 1 */ 1 /* 2 */ + 3 /* 4 */ // 5\n ; c: 2 /* d */ }", .css)
        #expect(rules.sheet.rules[0].declarations.map(\.value.text) == ["1 /* 2 */ + 3", "2"])
    }

    @Test("important, with blanks and in any case")
    func important() {
        #expect(
            lines("a { b: 1 !important; c: 2 ! IMPORTANT; d: important }")
                == ["a { b: 1 !important; c: 2 !important; d: important }"])
        #expect(FlatRules("a { b: !important }", .css).faults == ["1:7 syntax.missing-value"])
    }

    @Test("nested rules: a block is listed where it opens, declarations after a nested rule belong to it")
    func nesting() {
        #expect(
            lines(".a { .b { c: 1; .d { e: 2 } } f: 3 }") == [".a { f: 3 }", ".a .b { c: 1 }", ".a .b .d { e: 2 }"])
    }

    @Test("lists in lists, with & and leading combinators")
    func nestedLists() {
        #expect(
            lines(".a, #b > c { .d, &.e, > .f, + .g, ~ .h, .i & { x: 1 } }").map { String($0.dropLast(9)) } == [
                ".a .d", ".a.e", ".a > .f", ".a + .g", ".a ~ .h", ".i .a",
                "#b > c .d", "#b > c.e", "#b > c > .f", "#b > c + .g", "#b > c ~ .h", ".i #b > c",
            ])
        #expect(
            lines("a { & & { x: 1 } &:hover &#q { x: 1 } :not(&.c) { x: 1 } }").map { String($0.dropLast(9)) } == [
                "a a", "a:hover a#q", ":not(a.c)",
            ])
    }

    @Test("variables in all spellings, global ones at the top and in :root")
    func variables() {
        let rules = FlatRules(
            "@a: 4; @b = $a + 1; --c: var(--d, .5); $e: 5;\n:root { --f: .5; --g : --f; h: 1 }\n.x { --i: 1; @j: 2 }\n@a: 6;",
            .css)
        #expect(rules.faults == [])
        #expect(rules.variables == ["a": "6", "b": "$a + 1", "c": "var(--d, .5)", "e": "5", "f": ".5", "g": "--f"])
        #expect(rules.sheet.variables.map(\.name) == ["a", "b", "c", "e", "f", "g", "a"])
        #expect(rules.lines == [":root { h: 1 }", ".x { $i: 1; $j: 2 }"])
        #expect(rules.sheet.variables.allSatisfy { !$0.isBare })
    }

    @Test("a variable under a condition belongs to the root under that condition")
    func conditionalVariables() {
        #expect(
            lines("@media pad { @a: 1; :root { --b: 2 } }") == [
                ":root { $a: 1 } @media pad", ":root { $b: 2 } @media pad",
            ])
    }

    @Test("names of at-rules are reserved")
    func reservedNames() {
        #expect(
            FlatRules("@media: 3; @layer = 4; .x { a: 1 }", .css).faults == [
                "1:1 syntax.reserved-name", "1:12 syntax.reserved-name",
            ])
    }

    @Test("layers: names join, the order is that of first mention")
    func layers() {
        let rules = FlatRules(
            "@layer low, high; @layer high { .a { b: 1 } @layer in { .c { d: 1 } } } .e { @layer low { f: 1 } } @layer { .g { h: 1 } }",
            .css)
        #expect(rules.faults == [])
        #expect(
            rules.lines == [
                ".a { b: 1 } @layer high", ".c { d: 1 } @layer high.in", ".e { f: 1 } @layer low",
                ".g { h: 1 } @layer (anonymous 1)",
            ])
        #expect(rules.sheet.layers == ["low", "high", "high.in", "(anonymous 1)"])
    }

    @Test("a selector goes on after a comma, a combinator, or on a deeper line")
    func selectorLines() {
        #expect(lines(".a,\n.b >\n.c\n  .d { e: 1 }").map { String($0.dropLast(9)) } == [".a", ".b > .c .d"])
        let rules = FlatRules(".a\n.b { c: 1 }", .css)
        #expect(rules.lines == [".b { c: 1 }"])
        #expect(rules.faults == ["1:1 syntax.expected-rule"])
    }

    @Test("unknown at-rules are kept with a warning and a suggestion")
    func unknownAtRules() {
        let rules = FlatRules(
            "@keyframes x { from { a: b } 50% { c: d } }\n@medai pad { .a { b: 1 } }\n.x { a: 1 }", .css)
        #expect(rules.faults == ["1:1 syntax.unknown-at-rule", "2:1 syntax.unknown-at-rule"])
        #expect(!rules.sheet.diagnostics.containsError)
        #expect(rules.sheet.diagnostics[1].message == "unknown at-rule \"@medai\", did you mean \"@media\"?")
        #expect(rules.lines == [".x { a: 1 }"])
    }

    @Test("the structure that InterfaCSS tests: 34 selectors", .enabled(if: RealSheets.areThere))
    func realStructureSheet() throws {
        let path = "interfacss/2.0/Core/Test/TestData/styleSheetStructure.css"
        let bytes = try #require(RealSheets.contents[path])
        let sheet = Stylesheet.load(SourceFile(name: path, bytes: bytes), dialect: .css)
        #expect(sheet.diagnostics.isEmpty)
        // Counted by hand in the file: 13 plain ones, two lists of four, three of the nest, twelve more, one empty block less.
        #expect(sheet.rules.count == 34)
        #expect(sheet.rules.allSatisfy { $0.declarations.map(\.name) == ["alpha"] })
    }
}
