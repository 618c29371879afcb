import StyleExpressions
import StyleSyntax
import StyleValues
import Testing

/// Expected values: CSS Color 4; InterfaCSS's relative formula computed by hand.
@Suite("Colours in expressions")
struct ColorFunctionTests {
    @Test(
        "literals, names and functions of CSS",
        arguments: CaseTable.rows(
            #"""
            #fff                                  → #ffffff
            #0008                                 → #00000088
            #A0B4DC                               → #a0b4dc
            #33669988                             → #33669988
            red                                   → #ff0000
            green                                 → #008000
            lightGray                             → #d3d3d3
            rebeccapurple                         → #663399
            transparent                           → #00000000
            clear                                 → #00000000
            rgb(160, 180, 220)                    → #a0b4dc
            rgba(64, 64, 64, 0.5)                 → rgb(64 64 64 / 0.5)
            rgb(64 64 64 / 0.5)                   → rgb(64 64 64 / 0.5)
            rgb(10 20 30 / 15%)                   → rgb(10 20 30 / 0.15)
            rgb(100% 0% 50%)                      → rgb(255 0 127.5)
            rgb(300, -5, 0)                       → #ff0000
            rgb(none 0 0)                         → #000000
            rgb(10.5 0 0)                         → rgb(10.5 0 0)
            hsl(240, 100%, 75%)                   → rgb(127.5 127.5 255)
            hsl(120deg 100% 25%)                  → rgb(0 127.5 0)
            hsl(0.5turn 100% 50%)                 → #00ffff
            hsla(0, 100%, 50%, .5)                → rgb(255 0 0 / 0.5)
            hsl(-120 100% 50%)                    → #0000ff
            hwb(194 0% 0%)                        → rgb(0 195.5 255)
            hwb(0 80% 80%)                        → rgb(127.5 127.5 127.5)
            hsb(200, 60%, 100%)                   → #66ccff
            hsv(200 60% 100%)                     → #66ccff
            color(display-p3 1 0.5 0)             → color(display-p3 1 0.5 0)
            color(srgb 1 0 0 / 50%)               → rgb(255 0 0 / 0.5)
            color(prophoto-rgb 1 0 0)             → color(prophoto-rgb 1 0 0)
            colorMix(in display-p3, red, blue) == colorMix(in display-p3, blue, red) → true
            colorMix(in srgb, red 25%, blue)      → rgb(63.75 0 191.25)
            uikit(green)                          → #00ff00
            uikit(darkGray)                       → #555555
            uikit(purple) == rgb(127.5, 0, 127.5) → true
            rgb(1, 2)                             → arity 0..<9
            rgba(10 20 30 15%)                    → arity 0..<18
            rgb(1 2 3 / 4 5)                      → arity 0..<16
            rgb(1px, 2, 3)                        → unit-mismatch 0..<14
            rgb('a', 2, 3)                        → type-mismatch 4..<7
            hsl(1px, 2%, 3%)                      → unit-mismatch 4..<7
            color(srgbb 1 1 1)                    → unknown-symbol 6..<11
            """#))
    func construction(text: String, outcome: String) { #expect(Evaluated(text).outcome == outcome) }

    @Test("all of one colour is that colour in every space, also outside of what sRGB shows", arguments: ["hsl", "hwb", "srgb", "oklch", "lab", "xyz"])
    func mixingAll(space: String) throws {
        for first in ["lab(96.41 48.55 40.84)", "lab(2 30 -20)", "color(display-p3 0 1 0)", "oklch(0.6 0.35 200)"] {
            guard case .color(let mixed)? = Evaluated("color-mix(in \(space), \(first) 100%, red)", .value).value,
                case .color(let whole)? = Evaluated(first, .value).value
            else {
                Issue.record("\(first) in \(space) is no colour")
                continue
            }
            let (a, b) = (mixed.converted(to: .xyzD65).components, whole.converted(to: .xyzD65).components)
            #expect(zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 }, "\(first) in \(space): \(a), not \(b)")
        }
    }

    @Test(
        "changes of colours, relative as InterfaCSS makes them",
        arguments: CaseTable.rows(
            #"""
            lighten(rgb(17, 34, 51), 50%)                → rgb(25.5 51 76.5)
            darken(#112233, 50%)                         → rgb(8.5 17 25.5)
            darken(#112233, 50)                          → rgb(8.5 17 25.5)
            saturate(#112233, 50%)                       → rgb(0 25.5 51)
            desaturate(#112233, 50%)                     → rgb(34 42.5 51)
            lighten(black, 50%)                          → #000000
            lighten(red, 500%)                           → #ff0000
            fadein(rgb(17, 34, 51), 50%)                 → #112233
            fadeout(#112233, 50%)                        → rgb(17 34 51 / 0.5)
            saturate(fadeout(rgb(17, 34, 51), 50%), 50%) → rgb(0 25.5 51 / 0.5)
            alpha(#112233, 0.25)                         → rgb(17 34 51 / 0.25)
            opacity(#112233, 25%)                        → rgb(17 34 51 / 0.25)
            alpha(#11223380)                             → 0.5019607843137255
            mix(#000000, #ffffff)                        → rgb(127.5 127.5 127.5)
            mix(red, blue, 25%)                          → rgb(63.75 0 191.25)
            tint(#000, 20%)                              → #333333
            shade(#fff, 20%)                             → #cccccc
            invert(#112233)                              → #eeddcc
            grayscale(#fff)                              → #ffffff
            hue(#00ff00)                                 → 120deg
            hue(red, 120deg)                             → #00ff00
            contrast(#000, #fff)                         → 21
            mix(rgb(255 0 0 / 0), blue)                  → rgb(0 0 255 / 0.5)
            lighten(12, 5%)                              → type-mismatch 8..<10
            lighten(red)                                 → arity 0..<12
            darken(red, 5px)                             → unit-mismatch 12..<15
            lighten(red, infinity)                       → function-failed 13..<21
            """#))
    func changes(text: String, outcome: String) { #expect(Evaluated(text).outcome == outcome) }

    @Test(
        "values name colours by words, and mix them as CSS does",
        arguments: CaseTable.rows(
            #"""
            lighten(grean, 50%)                   → unknown-symbol 8..<13
            red == #f00                           → true
            color-mix(in srgb, red, blue)         → rgb(127.5 0 127.5)
            color-mix(in srgb, red 25%, blue)     → rgb(63.75 0 191.25)
            color-mix(in srgb, 25% red, blue 25%) → rgb(127.5 0 127.5 / 0.5)
            color-mix(in ciexyz, red, blue)       → unknown-symbol 10..<19
            color-mix(in lab longer hue, red, blue) → function-failed 10..<27
            color-mix(in oklch far hue, red, blue) → function-failed 10..<26
            color-mix(red, blue, green)           → function-failed 10..<13
            color-mix(in hsl, red, blue)          → #ff00ff
            color-mix(in hsl longer hue, red, blue) → #00ff00
            lab(50 20 -30)                        → lab(50 20 -30)
            lab(50% 40% -100% / 50%)              → lab(50 50 -125 / 0.5)
            lab(120 0 0)                          → lab(100 0 0)
            lch(50 30 400)                        → lch(50 30 40)
            lch(50% 50% 0.5turn)                  → lch(50 75 180)
            lch(50 -5 90deg)                      → lch(50 0 90)
            oklab(50% 25% -25%)                   → oklab(0.5 0.1 -0.1)
            oklch(0.7 50% none)                   → oklch(0.7 0.2 0)
            color(xyz 0.2 0.3 0.4)                → color(xyz-d65 0.2 0.3 0.4)
            color(a98-rgb 1 50% -0.2)             → color(a98-rgb 1 0.5 -0.2)
            color(lab 1 0 0)                      → function-failed 6..<15
            lighten(lab(0 0 0), 50%)              → #000000
            invert(oklab(1 0 0))                  → #000000
            #333 1px                              → #333333, 1pt
            rgb(1 2 3) red                        → #010203, red
            rgb( 36, 146, 211)                    → #2492d3
            rgba(10,20,30, 1.00)                  → #0a141e
            rgb((255 / 2) 0 0)                    → rgb(127.5 0 0)
            RGB(1, 2, 3)                          → #010203
            uikit(dark-gray)                      → #555555
            """#))
    func values(text: String, outcome: String) { #expect(Evaluated(text, .value).outcome == outcome) }

    @Test(
        "the indented dialect documents its own colours",
        arguments: CaseTable.rows(
            #"""
            hsl(200, 60%, 100%)       → #66ccff
            hsla(200, 60, 100, 0.5)   → rgb(102 204 255 / 0.5)
            rgb 36 146 211            → #2492d3
            rgb 36, 146, 211          → #2492d3
            rgba 10.1 215 200 0.5     → rgb(10.1 215 200 / 0.5)
            rgba(10 20 30 0.5)        → rgb(10 20 30 / 0.5)
            rgb(255, 255, 255, 0.32)  → rgb(255 255 255 / 0.32)
            lighten(purple, 0)        → rgb(127.5 0 127.5)
            lighten(green, 0)         → #00ff00
            lighten(dark-gray, 0)     → #555555
            lighten(darkGrayColor, 0) → #555555
            lighten(rebeccapurple, 0) → #663399
            rgb 1 2                   → arity 0..<7
            """#))
    func indentedDialect(text: String, outcome: String) {
        #expect(Evaluated(text, .value, dialect: .cas).outcome == outcome)
    }
}
