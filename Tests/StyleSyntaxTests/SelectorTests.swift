import StyleDiagnostics
import StyleSyntax
import Testing

@Suite("Selectors")
struct SelectorTests {
    private func parse(_ text: String, _ dialect: Dialect = .css) -> (selectors: [Selector], faults: [String]) {
        let (selectors, diagnostics) = SelectorList.parse(SourceFile(name: "s", text: text), dialect: dialect)
        return (selectors, diagnostics.map { FlatRules.place($0) + " " + $0.id.rawValue })
    }

    // Selectors Level 4, §17, with a subclass mark counted as a type.
    @Test(
        "specificity",
        arguments: [
            ("#a", 1, 0, 0), (".a.b", 0, 2, 0), ("label", 0, 0, 1), ("*", 0, 0, 0), ("label#a.b:enabled", 1, 2, 1),
            (".a > .b + .c ~ label", 0, 3, 1), (":is(#a, .b)", 1, 0, 0), (":where(#a) .b", 0, 1, 0),
            (":not(.a)", 0, 1, 0),
            (".a:nth-child(2n+1)", 0, 2, 0), ("[role=main]", 0, 1, 0), ("^UIView.a", 0, 1, 1),
            ("#a #b .c label", 2, 1, 1),
            ("* view *", 0, 0, 1), ("A[state:selected]", 0, 0, 1),
        ])
    func specificity(text: String, ids: Int, classes: Int, types: Int) {
        let found = parse(text)
        #expect(found.faults == [])
        #expect(found.selectors.map(\.specificity) == [Specificity(ids: ids, classes: classes, types: types)])
    }

    @Test("canonical text: single blanks, signs between blanks, arguments sorted")
    func text() {
        #expect(parse("a>b , .c   .d~e+f").selectors.map(\.text) == ["a > b", ".c .d ~ e + f"])
        #expect(parse("A[b:c, a:d].e", .cas).selectors.map(\.text) == ["A[a:d, b:c].e"])
        #expect(parse("[role='x y']").selectors.map(\.text) == ["[role=\"x y\"]"])
        #expect(parse("a:NOT( .b,#c )").selectors.map(\.text) == ["a:NOT(.b, #c)"])
        #expect(parse("a::before").selectors.map(\.text) == ["a::before"])
        #expect(parse(".\\31 a.größe#日本").selectors.map(\.text) == ["#日本.\\31 a.größe"])
    }

    @Test(
        "what the tokenizer would take for something else is printed escaped, and reads back as the same selector",
        arguments: [
            (#".a\:b"#, #".a\:b"#), (#".\31 a"#, #".\31 a"#), (#".w-1\/2"#, #".w-1\/2"#), (##"#\#x\.y"##, ##"#\#x\.y"##),
            (#".\-"#, #".\-"#), (#".\--x"#, #".\--x"#), (#".-\31"#, #".-\31 "#), (#".a\20 b"#, #".a\ b"#),
            (#".a\a b"#, #".a\a b"#), (#".\{"#, #".\{"#), (#"A\+B"#, #"A\+B"#), (#"^\^A.x"#, #"^\^A.x"#),
            (#"[a\:b="c\"d\\e"]"#, #"[a\:b="c\"d\\e"]"#), (#"[a='\a ']"#, #"[a="\a "]"#),
            (#":a\:b"#, #":a\:b"#), (#":is(.a\:b, .c)"#, #":is(.a\:b, .c)"#),
            (#"A[k:"b, c"]"#, #"A[k:"b, c"]"#), (#"A[k\:l:m n]"#, #"A[k\:l:m n]"#), (#".größe\!"#, #".größe\!"#),
            (#"\feff x"#, #"\feff x"#),
        ])
    func escapes(text: String, printed: String) {
        let read = parse(text)
        #expect(read.faults == [])
        #expect(read.selectors.map(\.text) == [printed])
        #expect(parse(printed).selectors == read.selectors)
    }

    @Test("every name of one or two characters up to U+00A0 reads back as itself")
    func escapedNames() {
        let scalars = (1...0xA0).compactMap { Unicode.Scalar($0) }
        let names = scalars.map { String($0) } + scalars.map { "a\($0)" } + scalars.map { "-\($0)" }
        for name in names {
            let selector = Selector([CompoundSelector(id: name, classes: [name])])
            #expect(parse(selector.text).selectors == [selector], "\(selector.text)")
        }
    }

    // CSS Nesting: `&` may stand anywhere in a compound selector and means the parent's subject.
    @Test(
        "the parent inside of a compound selector",
        arguments: [
            (".c { .b& { x: 1 } }", [".b.c"]), (".c { :is(.b)& { x: 1 } }", [".c:is(.b)"]), (".c { #b& { x: 1 } }", ["#b.c"]),
            (".c { [r]& { x: 1 } }", [".c[r]"]), (".c { A& { x: 1 } }", ["A.c"]), (".c { *& { x: 1 } }", ["*.c"]),
            (".c { .b&.d { x: 1 } }", [".b.c.d"]), (".p .c, .q > .d { .b& { x: 1 } }", [".p .b.c", ".q > .b.d"]),
            (".p .c { .r > .b& .s { x: 1 } }", [".r > .p .b.c .s"]), (".c { > .b& { x: 1 } }", [".c > .b.c"]),
            (".c { .b& + .b& { x: 1 } }", [".b.c + .b.c"]), (".c { && { x: 1 } }", [".c.c"]), (".c { &.b& { x: 1 } }", [".c.b.c"]),
            (".c { :not(.b&) { x: 1 } }", [":not(.b.c)"]), ("A { A& { x: 1 } }", ["A"]), ("UILabel { label& { x: 1 } }", ["label"]),
            ("^A { B& { x: 1 } }", ["B:is(^A)"]), ("A { ^B& { x: 1 } }", ["A:is(^B)"]), ("#i { #i& { x: 1 } }", ["#i"]),
        ])
    func nestingInside(text: String, selectors: [String]) {
        let rules = FlatRules(text, .css)
        #expect(rules.faults == [])
        #expect(rules.selectors == selectors)
    }

    @Test(
        "what no element can be, and what makes no name, is an error",
        arguments: [
            ("UILabel { UIButton& { x: 1 } y: 2 }", "1:11 syntax.two-types"),
            ("UILabel { &UIButton { x: 1 } y: 2 }", "1:11 syntax.two-types"),
            ("#a { #b& { x: 1 } y: 2 }", "1:6 syntax.two-ids"), ("#a { &#b { x: 1 } y: 2 }", "1:7 syntax.two-ids"),
            (".a { &-big { x: 1 } y: 2 }", "1:7 syntax.name-suffix"), (".a { &__b { x: 1 } y: 2 }", "1:7 syntax.name-suffix"),
        ])
    func impossibleNesting(text: String, fault: String) {
        let rules = FlatRules(text, .css)
        #expect(rules.faults == [fault])
        #expect(rules.lines.count == 1)
        #expect(rules.lines.first?.hasSuffix("{ y: 2 }") == true)
    }

    @Test("every comparison of attributes, values bare and quoted")
    func attributes() throws {
        let compound = try #require(
            parse("[a][b=c][d~=\"e\"][f|=g][h^='i'][j$=k][l*=m-1]").selectors.first?.compounds.first)
        #expect(
            compound.attributes == [
                AttributeSelector(name: "a"), AttributeSelector(name: "b", comparison: .equals, value: "c"),
                AttributeSelector(name: "d", comparison: .hasWord, value: "e"),
                AttributeSelector(name: "f", comparison: .hasDashPrefix, value: "g"),
                AttributeSelector(name: "h", comparison: .hasPrefix, value: "i"),
                AttributeSelector(name: "j", comparison: .hasSuffix, value: "k"),
                AttributeSelector(name: "l", comparison: .contains, value: "m-1"),
            ])
    }

    @Test("arguments of pseudo-classes: selector lists where they take them, else text")
    func pseudoClasses() throws {
        let compound = try #require(
            parse(":pad:minOSVersion(8.4):nth-child( 2n + 1 ):is(a, .b c)").selectors.first?.compounds.first)
        #expect(compound.pseudoClasses.map(\.foldedName) == ["pad", "minosversion", "nthchild", "is"])
        #expect(compound.pseudoClasses[1].argument == .text("8.4"))
        #expect(compound.pseudoClasses[2].argument == .text("2n + 1"))
        #expect(compound.pseudoClasses[3].argument == .selectors(parse("a, .b c").selectors))
        #expect(compound.pseudoClasses[2].span?.span.range == SourceRange(22, 42))
    }

    @Test("types keep their dialect and the subclass mark")
    func types() {
        #expect(
            parse("^UIView", .cas).selectors == [
                Selector([CompoundSelector(type: TypeSelector(name: "UIView", includesSubclasses: true, dialect: .cas))]
                )
            ])
        #expect(parse("label").selectors.first?.compounds.first?.type?.dialect == .css)
    }

    @Test("faulty selectors of a list are left out and reported, the others work")
    func faults() {
        #expect(parse(".a, %, .b").faults == ["1:5 syntax.unreadable-selector"])
        #expect(parse(".a, %, .b").selectors.map(\.text) == [".a", ".b"])
        #expect(parse("").faults == ["1:1 syntax.missing-selector"])
        #expect(parse("& .a").faults == ["1:1 syntax.parentless-selector"])
        #expect(parse("> .a").faults == ["1:1 syntax.parentless-selector"])
        #expect(parse(".a { }").faults == ["1:4 syntax.unreadable-selector"])
        #expect(parse(":has(> .a)").faults == [])
    }

    @Test("selector lists in selector lists are bounded")
    func depth() {
        let deep = String(repeating: ":is(", count: 40) + ".a" + String(repeating: ")", count: 40)
        #expect(parse(deep).faults == ["1:133 syntax.too-deep"])
        #expect(parse(deep).selectors == [])
        let allowed = String(repeating: ":is(", count: 32) + ".a" + String(repeating: ")", count: 32)
        #expect(parse(allowed).faults == [])
        #expect(parse(allowed).selectors.first?.specificity == Specificity(classes: 1))
    }

    @Test("flattened selectors are bounded in length")
    func length() {
        let text = ".a { " + String(repeating: "& & { ", count: 12) + "x: 1" + String(repeating: "}", count: 13)
        #expect(FlatRules(text, .css).faults.map { $0.split(separator: " ")[1] } == ["syntax.selector-too-long"])
    }
}
