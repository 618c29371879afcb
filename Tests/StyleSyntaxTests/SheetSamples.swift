/// Sheets that between them use every construct of both dialects; parsed in both.
enum SheetSamples {
    static let all = [css, cas, mixed, conditions, selectors, values]

    static let css = """
        @charset "utf-8";
        @import "none.css" (min-width: 10px);
        /* variables */ @a: 4; @b = $a + 1;
        :root { --c: var(--d, .5); }
        label.title, #head > button:enabled { // comment
            text-color: red;
            corner-radius = 4;
            title(selected, highlighted): "x; } y";
            title__selected-highlighted: 'z';
            layer.border-width: 10px !important;
            alpha:
              .25
              * 2;
            &.on, .in &:not(.a, #b) { alpha: 1 }
            > .child { hidden: YES }
            @extend .base;
        }
        .base { background-image: url(http://x.org/a.png); font: bold 12 system }
        """

    static let cas = """
        $main = red; size = 4 3 2 1
        @import none.cas

        UIButton.big, ^UIControl
          background-color[state:selected] : #ffffff;
          font-name [ state : highlighted ] helvetica // why
          layer @
            corner-radius 3
            shadow-offset: 0,0
          titleLabel: @{
            alpha .5; hidden YES
          };
          > UILabel: {
            text "a b"
          }
          &.nicer
            alpha $main
          @media ipad, (version:>= 6)
            alpha 1
        """

    static let mixed = """
        UIView.x {
          UIView
            UILabel {
              alpha .5
            }
          hidden YES
        };
        .y[role="x"] { layer @{ a 1; b 2 } }
        """

    static let conditions = """
        @media (width >= 600px) and (not (scale: 2)), pad { .a { alpha: 1 } }
        @layer low, high; @layer high { .b { alpha: 1 } @layer in { .c { alpha: 1 } } }
        @supports not ((alpha: .5) or selector(.a)) { .d { alpha: 1 } }
        @unknown thing { anything { at: all } }
        """

    static let selectors = """
        ^UIView.a *, a:nth-child(2n + 1)::before, [role~="x"]:is(.b, #c > d) + e ~ f, .größe\\78 { alpha: 1 }
        .x:where(:not(:has(> .y))) { alpha: 1 }
        """

    /// One value a line, of every kind that lists, functions, strings and operators make.
    static let values =
        ".v {\n"
        + [
            "4", "-2.5e3px", "50%", ".5em", "#fff", "#0a84ffcc", "rgb(1, 2, 3)", "rgb(10% 20% 30% / .5)", "hsl(120deg 50% 50%)",
            "lighten(#336699, 10%)", "mix($a, @b, 25%)", "$a + 1", "@b * (2 - $a)", "-$a", "var(--c, var(--d))", "1 2 3 4",
            "1, 2, 3, 4", "(5, 10) * 2", "a b c", "\"text; } here\"", "'it'", "\"a\\\"b\"", "url(a.png)", "url( 'a b.png' )",
            "bold 12 system", "Helvetica Neue 14", "12px/1.5 \"Helvetica Neue\", serif", "$a > 3 ? 1 : 2", "$a >= 1 && !$b", "a-b-c",
            "calc(100% - 20px)", "top left", "flexible-width | flexible-height", "f()", "f(g(h(1)))", "[1, 2]", "10 - 5", "10-5",
            "1/2", "a/b", "a.b.c", "#000 0 0 -1px 4px", "linear-gradient(red, blue)", "YES", "none", "größe", "\\66 oo", "U+26",
            "1e999", "!x", "a, b, c",
        ].enumerated().map { "    v\($0.offset): \($0.element);\n" }.joined() + "}\n"

    /// What mutations put in.
    static let pieces = [
        "{", "}", "(", ")", "[", "]", ";", ":", "=", ",", "\n", "\r\n", "\t", "  ", "\"", "'", "/*", "*/", "//", "@",
        "@{", "$x",
        "@media", "@import", "&", "> ", "!important", "\\", "#", ".", "url(", "--x: 1;", "a b", "\0", "\u{FEFF}", "é",
        "\n      deep 1",
    ]
}

/// The generator of Steele, Lea and Flood (2014): small, seeded, the same everywhere.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func below(_ count: Int) -> Int { count < 1 ? 0 : Int(next() % UInt64(count)) }
}
