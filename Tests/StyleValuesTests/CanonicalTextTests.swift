import StyleValues
import Testing

@Suite("Canonical text")
struct CanonicalTextTests {
    @Test(
        "numbers are shortest, in their units",
        arguments: [
            (Quantity(8), "8"), (Quantity(-0.0), "0"), (Quantity(0.1), "0.1"), (Quantity(1e21, .px), "1e+21px"),
            (Quantity(2.5e-7), "2.5e-07"), (Quantity(50, .percent), "50%"), (Quantity(-1.5, .deg), "-1.5deg"),
            (Quantity(.nan), "NaN"), (Quantity(.infinity, .px), "Infinity * 1px"), (Quantity(-.infinity), "-Infinity"),
        ])
    func quantities(quantity: Quantity, text: String) { #expect(quantity.text == text) }

    /// 96 px = 72 pt = 1 in = 2.54 cm = 25.4 mm = 101.6 q = 6 pc: CSS Values and Units 4, section 6.2.
    @Test(
        "absolute lengths convert in both models",
        arguments: [(MeasureUnit.px, 96.0), (.pt, 72), (.in, 1), (.cm, 2.54), (.mm, 25.4), (.q, 101.6), (.pc, 6)])
    func lengths(unit: MeasureUnit, count: Double) {
        let css = Quantity(count, unit).canonical(in: .css)
        #expect(css.unit == .px && abs(css.value - 96) < 1e-9)
        guard unit != .px else { return }
        let points = Quantity(count, unit).canonical(in: .points(scale: 3))
        #expect(points.unit == .pt && abs(points.value - 72) < 1e-9)
    }

    @Test("a pixel is a part of a point as the scale says")
    func pixels() {
        #expect(Quantity(3, .px).canonical(in: .points(scale: 3)) == Quantity(1, .pt))
        #expect(Quantity(3, .em).canonical(in: .css) == Quantity(3, .em))
        #expect(Quantity(0.5, .turn).canonical(in: .css) == Quantity(180, .deg))
        #expect(Quantity(250, .ms).canonical(in: .css) == Quantity(0.25, .s))
    }

    @Test("geometry joins its components with commas")
    func geometry() {
        #expect(Point(x: 5, y: 6.5).text == "5, 6.5")
        #expect(Size(width: 11, height: 11).text == "11, 11")
        #expect(Offset(horizontal: -1, vertical: 2).text == "-1, 2")
        #expect(Rect(x: 1, y: 2, width: 3, height: 4).text == "1, 2, 3, 4")
        #expect(Insets(top: 10, left: 20, bottom: 10, right: 20).text == "10, 20, 10, 20")
        #expect(Transform.identity.text == "identity")
        #expect(Transform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: -1).text == "matrix(2, 0, 0, 2, 1, -1)")
    }

    @Test(
        "fonts print what was asked for",
        arguments: [
            (Font(family: "HelveticaNeue-Light", size: 14), "HelveticaNeue-Light 14"),
            (Font(family: "Times New Roman", size: 5), "\"Times New Roman\" 5"),
            (Font(family: nil, size: 42), "system 42"), (Font(family: "Arial", size: nil), "Arial"),
            (Font(family: nil, size: 5, weight: 700), "700 5 system"),
            (Font(family: nil, size: 5, weight: 700, textStyle: "body"), "body 700 5 system"),
            (Font(family: nil, size: nil, textStyle: "body"), "body"),
            (Font(family: "Arial", size: 12, isItalic: true), "italic 12 Arial"),
        ])
    func fonts(font: Font, text: String) { #expect(font.text == text) }

    @Test("images print their names as strings, and colours as colours")
    func images() {
        let caps = Insets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(Image(name: "a b.png", source: .name).text == "\"a b.png\"")
        #expect(Image(name: "a.png", source: .name, capInsets: caps).text == "image(\"a.png\", 1, 2, 3, 4)")
        #expect(Image(name: "http://x/a.png", source: .url).text == "url(\"http://x/a.png\")")
        #expect(Image(name: nil, source: .color, color: Color(red: 1, green: 0, blue: 0)).text == "#ff0000")
        #expect(Image(name: "a", source: .name, tint: Color(red: 1, green: 0, blue: 0)).text == "\"a\" #ff0000")
    }

    @Test(
        "strings are quoted, with escapes",
        arguments: [
            ("a", "\"a\""), ("", "\"\""), ("a\"b\\c", "\"a\\\"b\\\\c\""), ("é\n\t\r", "\"é\\n\\t\\r\""),
            ("\u{0}\u{1b}", "\"\\u0000\\u001b\""),
        ])
    func strings(text: String, quoted: String) { #expect(QuotedText.double(text) == quoted) }

    @Test(
        "a single word needs no quotes",
        arguments: [
            ("Arial", true), ("Avenir-Heavy", true), ("a.b", true), ("Ärger", true), ("a b", false), ("1a", false),
            ("-a", false), (".a", false), ("", false), ("a;", false),
        ])
    func words(text: String, isBare: Bool) {
        #expect(QuotedText.wordOrDouble(text) == (isBare ? text : QuotedText.double(text)))
    }
}
