import StyleDiagnostics
import StyleSyntax
import Testing

/// `.cas`: Classy's language, with its punctuation left out or mixed with the brace dialect's.
@Suite("Indented dialect")
struct IndentedDialectTests {
    private func lines(_ text: String) -> [String] {
        let rules = FlatRules(text, .cas)
        #expect(rules.faults == [], "\(text)")
        return rules.lines
    }

    @Test(
        "spellings of one rule",
        arguments: [
            "UIView.x {\n  alpha: .5;\n  hidden: YES;\n}", "UIView.x\n  alpha: .5\n  hidden YES",
            "UIView.x { alpha .5; hidden YES }",
            "UIView.x\n{\n  alpha .5\n  hidden: YES;\n}\n", "UIView.x\n\n  alpha .5\n\n  hidden YES\n",
            "UIView.x {\nalpha .5\nhidden YES\n}\n",
            "UIView.x\n\talpha .5\n\thidden YES\n", "UIView.x {\n  alpha .5\n  hidden YES\n};\n",
            "UIView.x\n  // c\n  alpha .5\n      // deeper\n  hidden YES\n// margin\n",
            "UIView.x // here {\n  alpha .5 /* ; } */\n/* margin */\n  hidden YES\n",
            "UIView.x\r\n  alpha .5\r\n  hidden YES\r\n",
            "UIView.x{\n    alpha:.5\n    hidden   :   YES;}", "\u{FEFF}UIView.x\n  alpha .5\n  hidden YES\n",
            "UIView.x: {\n  alpha .5\n  hidden YES\n}", "  UIView.x   {\n  alpha .5; hidden YES\n}\n",
            "UIView.x\n  alpha .5; hidden YES",
            "UIView.x { alpha: .5;\n      hidden: YES }",
        ])
    func spellings(text: String) {
        #expect(lines(text) == ["UIView.x { alpha: .5; hidden: YES }"])
    }

    @Test(
        "spellings of a nested property",
        arguments: [
            "UIView { layer @{ corner-radius 3; border-width 1 } alpha .5 }",
            "UIView {\n  layer: @{\n    corner-radius: 3;\n    border-width: 1;\n  };\n  alpha .5\n}\n",
            "UIView\n  layer @\n    corner-radius 3\n    border-width 1\n  alpha .5\n",
            "UIView\n  layer @{\n    corner-radius 3\n    border-width 1\n  }\n  alpha .5\n",
            "UIView\n  layer.corner-radius 3\n  layer.border-width: 1\n  alpha .5\n",
        ])
    func nestedProperties(text: String) {
        #expect(lines(text) == ["UIView { layer.corner-radius: 3; layer.border-width: 1; alpha: .5 }"])
    }

    @Test("arguments in brackets, with blanks and without a colon")
    func arguments() {
        #expect(
            lines(
                "UIButton {\n  background-color[state:selected] : #ffffff;\n  font-name [ state : highlighted ] helvetica\n  font-size[state: disabled] 14\n}"
            )
                == [
                    "UIButton { background-color[state:selected]: #ffffff; font-name[state:highlighted]: helvetica; font-size[state:disabled]: 14 }"
                ])
    }

    @Test("parentheses after a name are a value, unless glued to it with a value after them")
    func parentheses() {
        #expect(
            lines("A\n  center (1, 2)\n  inset(1, 2)\n  title(selected) \"x\"\n  title(selected): \"y\"")
                == ["A { center: (1, 2); inset: (1, 2); title[selected]: \"x\"; title[selected]: \"y\" }"])
    }

    @Test("a line is a rule header if a deeper line or a brace follows")
    func headers() {
        #expect(
            lines("UIView\n  UINavigationBar\n    > UIView {\n      a:#eee\n    }\n  b: #ddd\n")
                == ["UIView { b: #ddd }", "UIView UINavigationBar > UIView { a: #eee }"])
        #expect(
            lines("UIView.x {\n  UIView\n    UILabel {\n      a .5\n    }\n  b YES\n}\n")
                == ["UIView.x { b: YES }", "UIView.x UIView UILabel { a: .5 }"])
        #expect(lines("A\n   B\n     c 1\n   d 2\nE\n f 3") == ["A { d: 2 }", "A B { c: 1 }", "E { f: 3 }"])
    }

    @Test("groups go over lines after a comma, in lists and in nested lists")
    func groups() {
        #expect(lines("A,\nB\n  C,\n  D\n    e 1").map { String($0.dropLast(9)) } == ["A C", "A D", "B C", "B D"])
    }

    @Test("selectors: subclass mark, style, arguments, parent")
    func selectors() {
        #expect(lines("^UIView>UINavigationBar\n  a 1") == ["^UIView > UINavigationBar { a: 1 }"])
        #expect(
            lines("UIButton[state:selected, coolness:alot].command\n  a 1") == [
                "UIButton[coolness:alot, state:selected].command { a: 1 }"
            ])
        #expect(
            lines(".a.b\n  &.c\n    x 1\n  & D\n    x 1\n  .e &\n    x 1").map { String($0.dropLast(9)) } == [
                ".a.b.c", ".a.b D", ".e .a.b",
            ])
        #expect(lines("UIButton:enabled:nth-child(2n+1)\n  a 1") == ["UIButton:enabled:nth-child(2n+1) { a: 1 }"])
        #expect(lines(".a[role=\"x\"]\n  b 1") == [".a[role=\"x\"] { b: 1 }"])
    }

    @Test("variables: marked, bare at the top, in one another, several on a line")
    func variables() {
        let rules = FlatRules("$a = .5; b = $a\n$c: 4 3 2 1\nd-e = 1; UIView { @f: 1; g = 2 }\n", .cas)
        #expect(rules.faults == [])
        #expect(rules.variables == ["a": ".5", "b": "$a", "c": "4 3 2 1", "d-e": "1"])
        #expect(rules.sheet.variables.map(\.isBare) == [false, true, false, true])
        #expect(rules.lines == ["UIView { $f: 1; g: 2 }"])
    }

    @Test("media and device, nested inner first, and with rules inside rules")
    func media() {
        #expect(
            lines(
                "A\n  @media iphone\n    @media (version: <= 6.1) {\n      b 1\n    }\n  @device ipad { c 2 }\n  @device phone\n    > D\n      e 3"
            )
                == [
                    "A { b: 1 } @media (version:<=6.1) and iphone", "A { c: 2 } @media ipad",
                    "A > D { e: 3 } @media phone",
                ])
        #expect(
            lines("A {\n  @device (version:>5) {\n    &.y\n      b 1\n  }\n}") == ["A.y { b: 1 } @media (version:>5)"])
        #expect(lines("@media ipad,\n  (version:>= 6)\n  A\n    b 1") == ["A { b: 1 } @media ipad, (version:>=6)"])
    }

    @Test("strings keep blanks and quotes, values end with their line")
    func values() {
        #expect(
            lines("A\n  text \"  a\"\n  b '  \"  c'\n  d \"\"\n  e \"x { y; } // z\"\n  f 12, 13")
                .first?.contains("e: \"x { y; } // z\"; f: 12, 13 }") == true)
        #expect(FlatRules("A\n  text \"    blah\"", .cas).sheet.rules[0].declarations[0].value.text == "\"    blah\"")
        #expect(lines("A\n  alpha 1 +\n    2\n  insets 1,\n   2") == ["A { alpha: 1 + 2; insets: 1, 2 }"])
    }

    @Test("the brace dialect's at-rules without braces")
    func atRules() {
        #expect(
            lines("@layer low\n  .a\n    b 1\n@supports (a: 1)\n  .c\n    d 1\n") == [
                ".a { b: 1 } @layer low", ".c { d: 1 }",
            ])
        #expect(lines(".b\n  c 1\n.a\n  @extend .b\n  d 2") == [".b { c: 1 }", ".a { c: 1; d: 2 }"])
    }

    @Test("tabs after blanks: one error at the line, which stays in its block")
    func mixedIndentation() {
        let rules = FlatRules("UIView\n  alpha 1\n\ttint-color red\n  hidden YES\nUILabel\n  a 1", .cas)
        #expect(rules.faults == ["3:1 syntax.mixed-indentation"])
        #expect(rules.lines == ["UIView { alpha: 1; tint-color: red; hidden: YES }", "UILabel { a: 1 }"])
        #expect(FlatRules("A\n\tb 1\n   \n\tc 2", .cas).faults == [])
        #expect(FlatRules("A\n \tb 1", .cas).faults == ["2:1 syntax.mixed-indentation"])
    }

    @Test(
        "a slip of the indented dialect costs one message",
        arguments: [
            (".a\n\tx 1\n.b\n  x 1\n  y 2\n  .c\n    x 1", "2:1 syntax.mixed-indentation", [".a { x: 1 }", ".b { x: 1; y: 2 }", ".b .c { x: 1 }"]),
            (".a\n\tx 1\n\ty 2\n  z 3\n\tw 4", "4:1 syntax.mixed-indentation", [".a { x: 1; y: 2; z: 3; w: 4 }"]),
            (".a\n  x 1\n  y 1\n  z 1\n\tw 1\n\tu 1\n\tv 1", "5:1 syntax.mixed-indentation", [".a { x: 1; y: 1; z: 1; w: 1; u: 1; v: 1 }"]),
            ("A {\n  x 1\n}\nB\n  y 1\n}\nC {\n  z 1\n}", "4:2 syntax.missing-brace", ["A { x: 1 }", "B { y: 1 }", "C { z: 1 }"]),
            ("A {\n  x 1\n  B\n    y 1\n  }\n  z 1\n}\nC\n  u 1", "3:4 syntax.missing-brace", ["A { x: 1; z: 1 }", "A B { y: 1 }", "C { u: 1 }"]),
            ("A {\n  x 1\nB {\n  y 1\n}\nC\n  z 1", "1:3 syntax.missing-brace", ["A { x: 1 }", "B { y: 1 }", "C { z: 1 }"]),
            (".a\n  l @{\n    m 1\n  y 2\n.b\n  z 1", "2:6 syntax.missing-brace", [".a { l.m: 1; y: 2 }", ".b { z: 1 }"]),
            (".a\n  x 1\n     , 2", "3:6 syntax.unexpected-indentation", [".a { x: 1 }"]),
            (".a\n  t[s:u 1\n  y 2", "2:3 syntax.expected-declaration", [".a { y: 2 }"]),
            ("@import \"i.css\" .a\n  x 1", "1:16 syntax.missing-semicolon", [".a { x: 1 }"]),
        ])
    func oneMessage(text: String, fault: String, rules: [String]) {
        let found = FlatRules(text, .cas, files: ["i.css": ""])
        #expect(found.faults == [fault], "\(text)")
        #expect(found.lines == rules, "\(text)")
    }

    @Test("what fits nowhere: one error at its place")
    func faults() {
        #expect(FlatRules("†\n", .cas).faults == ["1:1 syntax.expected-rule"])
        #expect(FlatRules("UIView\n  asdf\n", .cas).faults == ["2:7 syntax.missing-value"])
        #expect(FlatRules("UIView\n  alpha 1\n}\n", .cas).faults == ["3:1 syntax.stray-brace"])
        #expect(FlatRules("alpha 1\nUIView\n  beta 1\n", .cas).faults == ["1:1 syntax.expected-rule"])
        #expect(FlatRules("alpha: 1\nUIView\n  beta 1\n", .cas).faults == ["1:1 syntax.declaration-outside-rule"])
        #expect(FlatRules("A\n  b 1\n    c 2\n", .cas).faults == ["3:5 syntax.unexpected-indentation"])
    }

    @Test("places count from the file's first line and in bytes")
    func places() throws {
        let rules = FlatRules("/*\n\n\n*/\nUIView\n  größe 1\n", .cas)
        let declaration = try #require(rules.sheet.rules.first?.declarations.first)
        #expect(declaration.nameSpan.startLocation == SourceLocation(line: 6, column: 3))
        #expect(declaration.value.startLocation == SourceLocation(line: 6, column: 11))
    }
}
