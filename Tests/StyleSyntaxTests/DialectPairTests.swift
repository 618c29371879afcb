import StyleSyntax
import Testing

/// One sheet in both dialects gives equal flattened rules.
@Suite("Dialect pairs")
struct DialectPairTests {
    /// A feature, the sheet with braces, the sheet with indentation.
    static let pairs: [(feature: String, css: String, cas: String)] = [
        ("a rule", ".a { x: 1; y: 2 }", ".a\n  x 1\n  y 2"),
        ("colons and semicolons", ".a { x: 1; }", ".a\n  x: 1;\n"),
        ("a type", "UILabel { x: 1 }", "UILabel\n  x 1"),
        ("a type with subclasses", "^UIView { x: 1 }", "^UIView\n  x 1"),
        ("an id", "#i { x: 1 }", "#i\n  x 1"),
        ("several classes", ".a.b.c { x: 1 }", ".a.b.c\n  x 1"),
        ("everything", "* { x: 1 }", "*\n  x 1"),
        ("descendants", ".a .b .c { x: 1 }", ".a .b .c\n  x 1"),
        ("children", ".a>.b > .c { x: 1 }", ".a > .b>.c\n  x 1"),
        ("siblings", ".a + .b ~ .c { x: 1 }", ".a + .b ~ .c\n  x 1"),
        ("a list", ".a, .b { x: 1 }", ".a, .b\n  x 1"),
        ("a list over lines", ".a,\n.b { x: 1 }", ".a,\n.b\n  x 1"),
        ("an attribute", "[r=\"s t\"], .a[q] { x: 1 }", "[r=\"s t\"], .a[q]\n  x 1"),
        ("states", "B:enabled:first-child { x: 1 }", "B:enabled:first-child\n  x 1"),
        ("a position", "B:nth-child(2n + 1) { x: 1 }", "B:nth-child(2n + 1)\n  x 1"),
        ("selector lists inside", ":is(.a, #b):not(.c > .d) { x: 1 }", ":is(.a, #b):not(.c > .d)\n  x 1"),
        ("nesting", ".a { x: 1; .b { y: 2; .c { z: 3 } } }", ".a\n  x 1\n  .b\n    y 2\n    .c\n      z 3"),
        ("lists in lists", ".a, .b { .c, .d { x: 1 } }", ".a, .b\n  .c, .d\n    x 1"),
        ("a child in a rule", ".a { > .b { x: 1 } }", ".a\n  > .b\n    x 1"),
        ("siblings in a rule", ".a { + .b { x: 1 } ~ .c { x: 1 } }", ".a\n  + .b\n    x 1\n  ~ .c\n    x 1"),
        ("the parent with a class", ".a { &.b { x: 1 } }", ".a\n  &.b\n    x 1"),
        ("the parent elsewhere", ".a { .b & > .c { x: 1 } }", ".a\n  .b & > .c\n    x 1"),
        ("the parent in an argument", ".a { :not(&) { x: 1 } }", ".a\n  :not(&)\n    x 1"),
        ("after a nested rule", ".a { .b { x: 1 } y: 2 }", ".a\n  .b\n    x 1\n  y 2"),
        ("a key path", ".a { l.m: 1; l.n.o: 2 }", ".a\n  l.m 1\n  l.n.o 2"),
        ("a nested property", ".a { l.m: 1; l.n: 2; y: 3 }", ".a\n  l @\n    m 1\n    n 2\n  y 3"),
        ("properties nested twice", ".a { l.m.n: 1; l.o: 2 }", ".a\n  l @{\n    m @\n      n 1\n    o 2\n  }"),
        ("arguments", ".a { t[state:selected]: 1 }", ".a\n  t[state:selected] 1"),
        (
            "arguments by position", ".a { t(selected, big): 1; u__selected: 2 }",
            ".a\n  t(selected, big): 1\n  u__selected 2"
        ),
        ("lists of values", ".a { x: 1 2 3; y: 1, 2, 3 }", ".a\n  x 1 2 3\n  y 1, 2, 3"),
        ("strings", ".a { x: \"y; } z\"; u: 'v' }", ".a\n  x \"y; } z\"\n  u 'v'"),
        ("calls", ".a { x: f(1, g(2)); y: rgb(1 2 3 / .5) }", ".a\n  x f(1, g(2))\n  y rgb(1 2 3 / .5)"),
        ("arithmetic", ".a { x: (1 + 2) * 3 - 4 / 5 }", ".a\n  x (1 + 2) * 3 - 4 / 5"),
        ("negative numbers", ".a { x: 0 -16 0 -2.5px }", ".a\n  x 0 -16 0 -2.5px"),
        ("colors", ".a { x: #fff; y: #11223344 }", ".a\n  x #fff\n  y #11223344"),
        ("important", ".a { x: 1 !important }", ".a\n  x 1 !important"),
        ("variables", "@v: 4; @w: $v + 1; .a { x: $w }", "$v = 4\n$w = $v + 1\n.a\n  x $w"),
        ("dashed variables", ":root { --v: 4 } .a { x: var(--v, 2) }", ":root\n  --v: 4\n.a\n  x var(--v, 2)"),
        ("variables in rules", ".a { --v: 4; x: 1 }", ".a\n  --v: 4\n  x 1"),
        ("media", "@media (min-width: 600px) { .a { x: 1 } }", "@media (min-width: 600px)\n  .a\n    x 1"),
        ("media inside a rule", ".a { @media pad { x: 1 } y: 2 }", ".a\n  @media pad\n    x 1\n  y 2"),
        (
            "media in media", "@media a, b { @media (c: 1) { .d { x: 1 } } }",
            "@media a, b\n  @media (c: 1)\n    .d\n      x 1"
        ),
        ("layers", "@layer low, high; @layer high { .a { x: 1 } }", "@layer low, high\n@layer high\n  .a\n    x 1"),
        ("supports", "@supports (x: 1) { .a { x: 1 } }", "@supports (x: 1)\n  .a\n    x 1"),
        ("imports", "@import \"i.css\"; .a { x: 1 }", "@import i.css\n.a\n  x 1"),
        ("extension", ".b { x: 1 } .a { @extend .b; y: 2 }", ".b\n  x 1\n.a\n  @extend .b\n  y 2"),
        ("comments", "/* 1 */ .a /* 2 */ { // 3\n x: 1; /* 4 */ }", "/* 1 */\n.a // 2\n      // 3\n  x 1 /* 4 */"),
        ("line ends of other systems", ".a {\r\n x: 1;\r\n}", ".a\r\n  x 1\r\n"),
        ("escapes and scripts", ".\\78 y, .größe { x: 1 }", ".\\78 y, .größe\n  x 1"),
        ("braces", ".a { x: 1; .b { y: 2 } }", ".a { x: 1; .b { y: 2 } }"),
    ]

    @Test("equal rules, variables and layers", arguments: pairs.indices)
    func pair(index: Int) {
        let pair = Self.pairs[index]
        let css = FlatRules(pair.css, .css, files: ["i.css": ".i { x: 1 }"])
        let cas = FlatRules(pair.cas, .cas, files: ["i.css": ".i { x: 1 }"])
        #expect(css.faults == [], "\(pair.feature)")
        #expect(cas.faults == [], "\(pair.feature)")
        #expect(!css.lines.isEmpty, "\(pair.feature)")
        #expect(css.lines == cas.lines, "\(pair.feature)")
        #expect(css.variables == cas.variables, "\(pair.feature)")
        #expect(css.sheet.layers == cas.sheet.layers, "\(pair.feature)")
        #expect(css.sheet.rules.map(\.specificity) == cas.sheet.rules.map(\.specificity), "\(pair.feature)")
    }
}
