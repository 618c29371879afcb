import StyleDiagnostics
import StyleSyntax
import Testing

/// What the tests of Classy (specs of lexer and parser) and of InterfaCSS assert about text, by the numbers of the list
/// that it was drawn from, on sheets of our own. Values themselves are read by the expressions, whose tests have those.
@Suite("Facts of the ancestors about text")
struct AncestorFactTests {
    private func values(_ text: String) -> [String] {
        let rules = FlatRules("A\n  " + text.split(separator: "\n").joined(separator: "\n  "), .cas)
        #expect(rules.faults == [], "\(text)")
        return rules.sheet.rules.flatMap { $0.declarations.map(FlatRules.text) }
    }

    private func tokens(_ text: String) -> [String] {
        let file = SourceFile(name: "t", text: text)
        return Tokenizer.tokenize(file).dropLast().filter { !$0.kind.isTrivia }.map { "\($0.kind) \(file.text(in: $0.range))" }
    }

    @Test("9: colors of three, six and eight digits are one token")
    func colors() {
        for digits in ["fff", "ffffff", "ffffffff"] { #expect(tokens("#\(digits)   hello") == ["hash #\(digits)", "identifier hello"]) }
    }

    @Test("10, 11: strings in either quote hold blanks and the other quote")
    func strings() {
        #expect(tokens("\"    blah\"   next") == ["string \"    blah\"", "identifier next"])
        #expect(tokens("'  \"  blah'") == ["string '  \"  blah'"])
    }

    @Test("13: numbers, signs and suffixes")
    func numbers() {
        #expect(tokens("1.5px") == ["number 1.5", "unit px"])
        #expect(tokens("-10.5pt") == ["minus -", "number 10.5", "unit pt"])
        #expect(tokens("-20.5") == ["minus -", "number 20.5"])
        #expect(tokens("20%") == ["number 20", "unit %"])
    }

    @Test("14: truth values are words")
    func booleans() {
        for word in ["YES", "true", "NO", "false"] { #expect(tokens("\(word)   hello") == ["identifier \(word)", "identifier hello"]) }
    }

    @Test("15: a selector before a brace after blanks")
    func selector() {
        #expect(FlatRules(".hello    world     {\n x 1\n}", .cas).lines == [".hello world { x: 1 }"])
    }

    @Test("17, 18: comments end with the line, or over several lines at their mark")
    func comments() {
        #expect(FlatRules("//hello world\n\nA\n x 1", .cas).lines == ["A { x: 1 }"])
        #expect(FlatRules("/* 1\n2\n3\n4 */   A\n x 1", .cas).lines == ["A { x: 1 }"])
    }

    @Test("19: a comment without an end ends the sheet, told at its start")
    func unterminatedComments() {
        #expect(FlatRules("// hello", .cas).faults == [])
        #expect(FlatRules("/* hello", .cas).faults == ["1:1 syntax.unterminated-comment"])
    }

    @Test("21: a line with tabs after one with blanks is an error at that line")
    func mixedIndentation() {
        #expect(FlatRules("A\n  spaces 1\n\ttabs:1;", .cas).faults == ["3:1 syntax.mixed-indentation"])
    }

    @Test("29: punctuation may be there, be left out, or be mixed: 5 rules declare something")
    func messy() {
        let text = "A { x: 1 }\nB\n  x 1;\n  y: 2\nA {\n  x = 1;\n  };\nC: {\n  x 1\n}\nD { x 1; .e { } }"
        #expect(FlatRules(text, .cas).lines == ["A { x: 1 }", "B { x: 1; y: 2 }", "A { x: 1 }", "C { x: 1 }", "D { x: 1 }"])
    }

    @Test("30: arguments stay in the selector, sorted by name")
    func arguments() {
        #expect(FlatRules("A[state:selected, b:c].d\n  x 1\nE.f A[state:on]\n  x 1", .cas).selectors == ["A[b:c, state:selected].d", "E.f A[state:on]"])
    }

    @Test("31: groups share their declarations; a group goes on after a comma")
    func groups() {
        let lines = FlatRules("A B, A C.d\n  x 1\n  y 2\nE.f, E.g\n  x 1\nH,\nI.j A\n\n x 1", .cas).lines
        #expect(lines == ["A B { x: 1; y: 2 }", "A C.d { x: 1; y: 2 }", "E.f { x: 1 }", "E.g { x: 1 }", "H { x: 1 }", "I.j A { x: 1 }"])
    }

    @Test("33: a child of a class with subclasses needs no blanks")
    func tightChild() {
        #expect(FlatRules("^A>B\n  x 1", .cas).selectors == ["^A > B"])
    }

    @Test("34, 35, 37: nested rules in source order, groups multiplied, & with a class, later properties of the parent")
    func nesting() {
        let text = "A\n  x 1\n  > B\n    y 1\nC.n, D.n\n  E\n    z 1\n    &.m\n      w 1\n  u 1"
        #expect(
            FlatRules(text, .cas).lines == [
                "A { x: 1 }", "A > B { y: 1 }", "C.n { u: 1 }", "D.n { u: 1 }", "C.n E { z: 1 }", "D.n E { z: 1 }", "C.n E.m { w: 1 }",
                "D.n E.m { w: 1 }",
            ])
    }

    @Test("39: several words are the parts of one value")
    func words() {
        #expect(values("font HelveticaNeue 14\ntext-alignment center") == ["font: HelveticaNeue 14", "text-alignment: center"])
    }

    @Test("41: arguments of properties, with blanks or without")
    func propertyArguments() {
        #expect(
            values("a[state:selected] : #ffffff;\nb [ state : highlighted ] helvetica\nc[state: disabled] 14") == [
                "a[state:selected]: #ffffff", "b[state:highlighted]: helvetica", "c[state:disabled]: 14",
            ])
    }

    @Test("42: nested properties, with braces or by indentation, and rules around them")
    func nestedProperties() {
        let text = "A\n  e @\n    f 1\n    p @{\n      m 2; n 4\n    }\n    s \"1 more thing\"\n  B\n    y 1\n  z 1"
        #expect(FlatRules(text, .cas).lines == ["A { e.f: 1; e.p.m: 2; e.p.n: 4; e.s: \"1 more thing\"; z: 1 }", "A B { y: 1 }"])
    }

    @Test("43, 45, 46, 47, 49, 50: conditions on rules, in rules and in each other, in their order")
    func media() {
        let text = """
            @media (version:>=7.0.1)
              A
                x 1
            A
              @device phone {
                > B
                  y 1
              }
              @device (version:>5)
                &.n
                  z 1
            @media phone {
              @media (version: <= 6.1) { C { x 1 } }
            }
            @media (screen-width: > 100) and (version: >= 6.0)
              D
                x 1
            @media (screen-height: > 200)
              D
                x 1
            """
        #expect(
            FlatRules(text, .cas).lines == [
                "A { x: 1 } @media (version:>=7.0.1)", "A > B { y: 1 } @media phone", "A.n { z: 1 } @media (version:>5)",
                "C { x: 1 } @media (version:<=6.1) and phone", "D { x: 1 } @media (screen-width:>100) and (version:>=6.0)",
                "D { x: 1 } @media (screen-height:>200)",
            ])
    }

    @Test("53: a variable of several parts stands among others; 38: one that nobody declares stays as it is written")
    func variables() {
        let rules = FlatRules("$v = 4 3 2 1\nA\n  t 10 $w 20 30\n  u $v", .cas)
        #expect(rules.faults == [])
        #expect(rules.variables == ["v": "4 3 2 1"])
        #expect(rules.lines == ["A { t: 10 $w 20 30; u: $v }"])
    }

    @Test("InterfaCSS 1: bad lines cost themselves; 2 rules with a declaration each are left")
    func badData() {
        let rules = FlatRules(".a {\n  alpha: 1;\n  bad bad bad;\n}\nbad bad bad\n.b {\n  bad bad\n  clips: 1;\n}\nbad\n", .css)
        #expect(rules.lines == [".a { alpha: 1 }", ".b { clips: 1 }"])
        #expect(rules.faults.map { $0.prefix { $0 != " " } } == ["3:3", "5:1", "7:3", "10:1"])
    }

    @Test("InterfaCSS 85: the order in the file stays that of the rules")
    func order() {
        #expect(FlatRules(".b { x: 1 } .a { x: 2 }", .css).selectors == [".b", ".a"])
    }

    @Test("InterfaCSS 117, 118: parameters after a double underscore, a key path in its own rule")
    func parameters() {
        let rules = FlatRules(".p { q__selected_highlighted : blue; layer.borderWidth: 10; }", .css)
        #expect(rules.lines == [".p { q[selected, highlighted]: blue; layer.borderWidth: 10 }"])
    }

    @Test("InterfaCSS 119: an empty nested block is no rule")
    func emptyBlock() {
        #expect(FlatRules(".p { .e { } .f { x: 1 } }", .css).lines == [".p .f { x: 1 }"])
    }

    @Test("InterfaCSS 121: declarations without a rule around them, the last `;` left out")
    func inline() {
        let block = DeclarationBlock.parse(SourceFile(name: "i", text: "flex-direction: column; background-color: red"), dialect: .css)
        #expect(block.declarations.map(FlatRules.text) == ["flex-direction: column", "background-color: red"])
        #expect(block.diagnostics.isEmpty)
    }
}
