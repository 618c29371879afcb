import StyleEngine
import StyleValues
import Testing

/// Texts that each documented form takes, with the canonical text, and texts that are refused with one error.
/// The forms are those of InterfaCSS 1.5.5 and 2.0 and of Classy; canonical texts follow from the rules of printing.
@Suite("Forms of values")
struct ConverterShapeTests {
    /// Type, text, canonical text.
    static let accepted: [(String, String, String)] = [
        ("number", "10 ** (3 - 1)", "100"), ("number", "12pt", "12"), ("number", "1in", "72"), ("number", "50%", "50%"), ("number", "1.5em", "1.5em"),
        ("bool", "YES", "true"), ("bool", "1 < 2 && 3 >= 2", "true"), ("bool", "\"no\"", "false"), ("bool", "0", "false"),
        ("string", "Top Button", "\"Top Button\""), ("string", #"'a "b"'"#, #""a \"b\"""#), ("string", #""\u00e9\n""#, #""é\n""#), ("string", "localized('Title')", "\"Title\""),
        ("keyword", "up", "up"), ("keyword", "\"two words\"", "\"two words\""),
        ("any", "1, (2, 3)", "1, (2, 3)"), ("any", "up", "up"),
        ("list", "1 2", "1, 2"), ("list", "1", "1"), ("dictionary", "a: 1, b: 2 + 3, \"c d\": up", "a: 1, b: 5, \"c d\": up"),
        ("color", "#0f08", "#00ff0088"), ("color", "rebeccapurple", "#663399"), ("color", "rgba(64, 64, 64, 0.5)", "rgb(64 64 64 / 0.5)"),
        ("color", "color(display-p3 1 0.5 0)", "color(display-p3 1 0.5 0)"), ("color", "darken(#112233, 50%)", "rgb(8.5 17 25.5)"),
        ("color", "gradient(red, #00f)", "gradient(#ff0000, #0000ff)"), ("color", "image(tile.png)", "image(\"tile.png\")"),
        ("gradient", "gradient(red, white, #00f)", "gradient(#ff0000, #ffffff, #0000ff)"),
        ("point", "5, 6", "5, 6"), ("point", "point(5)", "5, 5"), ("point", "(1, 2) * 2", "2, 4"), ("point", "\"{1,2}\"", "1, 2"),
        ("point", "parent", "parent"), ("point", "superview(50, -50)", "parent(50, -50)"), ("point", "window(1, 2)", "window(1, 2)"),
        ("size", "size(3, 4)", "3, 4"), ("size", "3", "3, 3"), ("offset", "offset(1, 2)", "1, 2"), ("offset", "-1 2", "-1, 2"),
        ("rect", "rect(1,2,3,4)", "1, 2, 3, 4"), ("rect", "\"{{1,2},{3,4}}\"", "1, 2, 3, 4"), ("rect", "size(10,20)", "0, 0, 10, 20"),
        ("rect", "parent", "parent"), ("rect", "parent(10, 20)", "parent(20, 10, 20, 10)"), ("rect", "window(1, 2, 3, 4)", "window(1, 2, 3, 4)"),
        ("rect", "size(10%, 20%).left(10).top(20)", "size(10%, 20%).top(20).left(10)"), ("rect", "size(*, 5) right(1)", "size(auto, 5).right(1)"),
        ("rect", "left(50%).right(5).top(0)", "size(auto, auto).top(0).left(50%).right(5)"), ("rect", "sizeToFit(100, auto)", "sizeToFit(100, auto)"),
        ("rect", "sizeToFit().bottom(1)", "sizeToFit(auto, auto).bottom(1)"),
        ("rect", "size(auto, auto).insets(10%, 20%, 30%, 40%)", "size(auto, auto).top(10%).left(20%).bottom(30%).right(40%)"),
        ("insets", "3", "3, 3, 3, 3"), ("insets", "1 2", "1, 2, 1, 2"), ("insets", "insets(1, 2, 3, 4)", "1, 2, 3, 4"), ("insets", "0 16 0 -16", "0, 16, 0, -16"),
        ("length", "12", "12pt"), ("length", "1in", "72pt"), ("length", "50%", "50%"), ("length", "calc(100% - 20px)", "calc(100% - 20pt)"),
        ("relativeNumber", "10", "10"), ("relativeNumber", "50%", "50%"), ("relativeNumber", "auto", "auto"), ("relativeNumber", "*", "auto"),
        ("relativeNumber", "50% + 4px", "calc(50% + 4pt)"), ("angle", "0.5turn", "180deg"), ("angle", "90", "90deg"), ("time", "250ms", "0.25s"), ("time", "2", "2s"),
        ("transform", "identity", "identity"), ("transform", "scale(2) translate(3, 4)", "matrix(2, 0, 0, 2, 3, 4)"), ("transform", "rotate(90)", "matrix(0, 1, -1, 0, 0, 0)"),
        ("border", "2 red", "2, #ff0000"), ("border", "red 1pt", "1, #ff0000"), ("border", "none", "0, #00000000"),
        ("shadow", "1 2", "1, 2, 0"), ("shadow", "purple 1, 2, 10", "1, 2, 10, #800080"),
        ("image", "a.png", "\"a.png\""), ("image", "image('a b', 1, 2, 3, 4)", "image(\"a b\", 1, 2, 3, 4)"), ("image", "a 5", "image(\"a\", 5, 5, 5, 5)"),
        ("image", "url(\"http://e.org/a.png\") 1 2", "url(\"http://e.org/a.png\") 1, 2, 1, 2"), ("image", "\"documents://a\"", "url(\"documents://a\")"),
        ("image", "lighten(#112233, 50%)", "rgb(25.5 51 76.5)"), ("image", "a.png red template", "\"a.png\" #ff0000 template"),
        ("font", "Arial 9px", "Arial 9"), ("font", "'Times New Roman' 5", "\"Times New Roman\" 5"), ("font", "42", "system 42"), ("font", "bold 5 system", "700 5 system"),
        ("font", "42 system-bold-italic", "italic 700 42 system"), ("font", "body", "body"), ("font", "body(10) 5 system", "body(10) 5 system"), ("font", "scaled(20) bold 14 system", "body(20) 700 14 system"),
        ("font", "350 12 system", "300 12 system"), ("font", "1000 12 system", "900 12 system"), ("font", "italic 12px Arial, sans-serif", "italic 12 \"Arial, sans-serif\""),
        ("font", "Arial, 12", "Arial 12"), ("fontFamily", "Arial, sans-serif", "\"Arial, sans-serif\""), ("border", "1px solid red", "1, #ff0000"), ("color", "systemBlue", "#007aff"), ("color", "systemBlueColor", "#007aff"), ("font", "larger(Arial 14, 1)", "Arial 15"),
        ("font", "800 5 system", "800 5 system"), ("font", "smaller(Arial 14, 1)", "Arial 13"), ("font", "fontWithSize(Arial, 10)", "Arial 10"), ("font", "\"bold\" 12", "\"bold\" 12"),
        ("font", "bold Arial", "bold Arial"), ("font", "url(\"http://e.org/a.ttf\") 4", "\"http://e.org/a.ttf\" 4"),
        ("fontFamily", "Times New Roman", "\"Times New Roman\""), ("fontFamily", "system", "system"), ("fontSize", "12pt", "12"), ("fontStyle", "oblique", "italic"),
        ("fontScalingStyle", "large-title", "largeTitle"), ("fontWeight", "bold", "700"), ("fontWeight", "850", "800"), ("fontWeight", "20", "100"),
        ("attributedString", #""Hi " (color: red), "you" (font: Arial 9, kern: -1)"#, #""Hi " (foregroundColor: #ff0000), "you" (font: Arial 9, kern: -1)"#),
        ("attributedString", #""a" () L("b") (underlineStyle: single dash)"#, #""a" (), "b" (underlineStyle: single dash)"#),
        ("textAttributes", "font: Arial 9, shadow: (shadowOffset: 1, 2), paragraphStyle: (alignment: center)", "(font: Arial 9, paragraphStyle.alignment: center, shadow.shadowOffset: 1, 2)"),
        ("textAttributes", "()", "()"), ("Mood", "WILD", "wild"), ("NSUnderlineStyle", "single | dash", "single dash"), ("NSUnderlineStyle", "none", "none"),
    ]

    @Test("a form is read and printed canonically", arguments: accepted)
    func accepts(type: String, text: String, canonical: String) {
        let reading = Reading(text, as: type)
        #expect(reading.diagnostics.map(\.message) == [])
        #expect(reading.text == canonical)
        let again = Reading(canonical, as: type)
        #expect(again.value == reading.value && again.text == canonical, "the canonical text reads back")
    }

    /// Type, text, id and place of the error.
    static let refused: [(String, String, String)] = [
        ("number", "1 2", "value.count 1-4"), ("number", "5s", "value.unexpected 1-3"), ("number", "1 / 0", "value.not-finite 1-6"), ("bool", "maybe", "value.unexpected 1-6"),
        ("keyword", "1", "value.unexpected 1-2"), ("string", "\"open", "expression.unexpected-token 1-6"), ("any", "nope(1)", "expression.unknown-symbol 1-5"),
        ("list", "1 +", "expression.unexpected-end 4-4"), ("dictionary", "a 1", "value.unexpected 1-4"), ("dictionary", "a: 1, a: 2", "value.unexpected 7-11"),
        ("color", "grean", "value.unknown-color 1-6"), ("color", "gradient(red)", "value.count 1-14"), ("color", "12", "value.unexpected 1-3"), ("gradient", "red", "value.unexpected 1-4"),
        ("point", "1 2 3", "value.count 1-6"), ("point", "parent(1)", "value.count 1-10"), ("size", "1 2 3", "value.count 1-6"), ("offset", "abc", "value.unexpected 1-4"),
        ("rect", "1 2 3", "value.count 1-6"), ("rect", "size(1, 2).lef(3)", "value.unexpected 1-18"), ("rect", "size(1).size(2)", "value.unexpected 1-16"), ("rect", "parent(1, 2, 3)", "value.count 1-16"),
        ("insets", "1 2 3", "value.count 1-6"), ("length", "5s", "value.unexpected 1-3"), ("relativeNumber", "1em", "value.unexpected 1-4"), ("angle", "5px", "value.unexpected 1-4"),
        ("time", "5deg", "value.unexpected 1-5"), ("transform", "skew(1)", "expression.unknown-symbol 1-5"), ("transform", "scale(1, 2, 3)", "value.count 1-15"),
        ("border", "2", "value.unexpected 1-2"), ("border", "-1 red", "value.out-of-range 1-7"), ("shadow", "1 red", "value.count 1-6"), ("shadow", "1 2 -3", "value.out-of-range 1-7"),
        ("image", "a 1 2 3", "value.count 1-8"), ("image", "#fff 1", "value.unexpected 1-7"), ("font", "#fff", "value.unexpected 1-5"), ("font", "Arial 5 6", "value.count 1-10"), ("font", "Arial 12 / x", "value.unexpected 1-13"), ("font", "body(1, 2)", "value.count 1-11"),
        ("border", "1px dashed red", "value.unexpected 1-15"),
        ("font", "larger(Arial, 1)", "value.unexpected 1-17"), ("fontFamily", "12", "value.unexpected 1-3"), ("fontSize", "-1", "value.out-of-range 1-3"), ("fontStyle", "bold", "value.unexpected 1-5"),
        ("fontScalingStyle", "huge", "value.unexpected 1-5"), ("fontWeight", "fat", "value.unexpected 1-4"),
        ("attributedString", "\"x\"", "value.unexpected 1-4"), ("attributedString", "x (kern: 1)", "value.unexpected 1-2"), ("attributedString", "\"x\" (colr: red)", "value.unknown-attribute 6-10"),
        ("attributedString", "\"x\" (kern: abc)", "value.unexpected 12-15"), ("textAttributes", "kern 1", "value.unexpected 1-5"), ("textAttributes", "kern:", "value.unexpected 1-6"),
        ("Mood", "wlid", "value.unknown-case 1-5"), ("Mood", "1", "value.unexpected 1-2"), ("NSUnderlineStyle", "single thik", "value.unknown-case 1-12"), ("layout", "left(1)", "value.not-available 1-8"),
    ]

    @Test("a misspelt function that the converter reads itself is suggested")
    func suggestion() {
        #expect(Reading("rotat(3)", as: "transform").diagnostics.map(\.message) == ["unknown function \"rotat\", did you mean \"rotate\"?"])
    }

    @Test("the line height that CSS puts into a font is told to have no effect", arguments: [
        ("12px/2 Helvetica", "Helvetica 12"), ("bold 12px/1.5 Helvetica, Arial", "700 12 \"Helvetica, Arial\""),
        ("12 / normal Arial", "Arial 12"),
    ])
    func lineHeight(text: String, canonical: String) {
        let reading = Reading(text, as: "font")
        #expect(reading.text == canonical)
        #expect(reading.diagnostics.map(\.id) == ["value.not-available"] && reading.diagnostics.map(\.severity) == [.warning])
    }

    @Test("a text of another form is one fault at its place", arguments: refused)
    func refuses(type: String, text: String, fault: String) {
        let reading = Reading(text, as: type)
        #expect(reading.value == nil)
        #expect(reading.faults == [fault], "\(reading.diagnostics.map(\.message))")
    }

    @Test("every registered type has an accepted and a refused text here")
    func complete() {
        let types = Set(PropertyRegistry.standard().converters.map(\.name))
        #expect(types.subtracting(Self.accepted.map(\.0)) == ["layout"])
        #expect(types.subtracting(Self.refused.map(\.0)) == [])
    }

    @Test("in .cas colors and their functions are Classy's", arguments: [
        ("green", "#00ff00"), ("dark-gray", "#555555"), ("hsl(200, 60%, 100%)", "#66ccff"), ("rgba 255 0 0 0.5", "rgb(255 0 0 / 0.5)"), ("orange", "rgb(255 127.5 0)"),
    ])
    func classyColors(text: String, canonical: String) {
        #expect(Reading(text, as: "color", dialect: .cas).text == canonical)
    }
}
