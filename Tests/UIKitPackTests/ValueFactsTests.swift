import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleSyntax
import StyleValues
import Testing
import UIKitPack

/// What the ancestors' own tests assert of values, in both dialects where the dialects agree.
@Suite("Facts of InterfaCSS and Classy")
struct ValueFactsTests {
    private let styler: Styler

    init() throws {
        var registry = PropertyRegistry.standard()
        try registry.add(UIKitPack())
        styler = Styler(registry: registry)
        styler.setVariable("font1", "HelveticaNeue-Medium 14")
        styler.setVariable("name", "\"GillSans\"")
        styler.setVariable("n", "42")
        styler.setVariable("tuple", "4 3 2 1")
    }

    private func text(_ value: String, _ name: String, _ dialect: Dialect) -> String? {
        let file = SourceFile(name: "value", text: value)
        let expression = MathExpression.parse(SourceSpan(file, file.range), grammar: .value, dialect: dialect)
        let dot = name.firstIndex(of: ".") ?? name.endIndex
        let type =
            dot == name.endIndex
            ? name : styler.registry.property(String(name[name.index(after: dot)...]), ofClass: String(name[..<dot]))?.definition.type ?? ""
        guard let converter = styler.registry.converter(forType: type) else { return nil }
        return ValueConversion(converter: converter).result(ConversionInput(expression, scope: styler.globalScope, registry: styler.registry))?.text
    }

    /// InterfaCSS 1.5.5 and 2.0: value, type or property, canonical text.
    @Test("values of InterfaCSS mean the same in both dialects", arguments: [
        ("0.33", "UIView.alpha", "0.33"), ("YES", "UIView.clipsToBounds", "true"), ("\"Text's:\"", "UILabel.text", "\"Text's:\""), ("Title", "UIButton.title", "\"Title\""),
        ("L(\"Text\")", "UILabel.text", "\"Text\""), ("localized('Title')", "UILabel.text", "\"Title\""), ("offset(1, 2)", "UISearchBar.searchTextPositionAdjustment", "1, 2"),
        ("size(3, 4)", "UIScrollView.contentSize", "3, 4"), ("point(5, 6)", "UIView.center", "5, 6"), ("parent(50, -50)", "UIView.center", "parent(50, -50)"),
        ("window(10, 20, 30, 40)", "UIView.bounds", "window(10, 20, 30, 40)"), ("#ffffff", "color", "#ffffff"), ("rgba(64, 64, 64, 0.5)", "color", "rgb(64 64 64 / 0.5)"),
        ("red", "color", "#ff0000"), ("blue", "color", "#0000ff"), ("#00FF80FF", "color", "#00ff80"), ("#00000080", "color", "#00000080"), ("#80000080", "color", "#80000080"),
        ("#000", "color", "#000000"), ("#fff", "color", "#ffffff"), ("#0008", "color", "#00000088"), ("#888", "color", "#888888"),
        ("rotate(0) scale(20,30) translate(40,50)", "UIView.transform", "matrix(20, 0, 0, 30, 40, 50)"), ("bottomRight", "UIView.contentMode", "bottomRight"),
        ("width height left right top bottom", "UIView.autoresizingMask", "flexibleLeftMargin flexibleWidth flexibleRightMargin flexibleTopMargin flexibleHeight flexibleBottomMargin"),
        ("UIViewAutoresizingFlexibleWidth", "UIView.autoresizingMask", "flexibleWidth"), ("@font1", "font", "HelveticaNeue-Medium 14"), ("bigger(@font1, 1)", "font", "HelveticaNeue-Medium 15"),
        ("smaller(@font1, 1)", "font", "HelveticaNeue-Medium 13"), ("\"Times New Roman\" 5", "font", "\"Times New Roman\" 5"), ("'Times New Roman' 5", "font", "\"Times New Roman\" 5"),
        ("42", "font", "system 42"), ("system 42", "font", "system 42"), ("systemItalic 42", "font", "italic 42 system"), ("systemBold 42", "font", "700 42 system"),
        ("@name @n", "font", "GillSans 42"), ("lighten(#112233, 50%)", "UIImageView.image", "rgb(25.5 51 76.5)"), ("2 > 1", "bool", "true"), ("(50, 50)", "size", "50, 50"), ("(50, 50)", "offset", "50, 50"),
        ("(1, 2, 3, 4)", "insets", "1, 2, 3, 4"), ("\"{{1,2},{3,4}}\"", "rect", "1, 2, 3, 4"), ("bold 5 system", "font", "700 5 system"), ("body bold 5 system", "font", "body 700 5 system"),
        ("body(10) 5 system", "font", "body(10) 5 system"), ("42 system-italic", "font", "italic 42 system"), ("24 system-ultraLight", "font", "100 24 system"),
        ("\"text\" (font: HelveticaNeue-Medium 12, backgroundColor: rgb(0,0,255), color: darken(#000000, 0%), baselineOffset: 10, strokeColor: yellow, strokeWidth: 1.0)", "attributedString",
            "\"text\" (backgroundColor: #0000ff, baselineOffset: 10, font: HelveticaNeue-Medium 12, foregroundColor: #000000, strokeColor: #ffff00, strokeWidth: 1)"),
        ("UIControlStateSelected", "UIControlState", "selected"),
    ])
    func interfaCSS(value: String, name: String, canonical: String) {
        #expect(text(value, name, .css) == canonical)
        #expect(text(value, name, .cas) == canonical)
    }

    /// Classy 1.0.0: value, type or property, canonical text.
    @Test("values of Classy mean what its tests say", arguments: [
        ("$tuple", "insets", "4, 3, 2, 1"), ("10 $n 20 30", "insets", "10, 42, 20, 30"), ("3", "size", "3, 3"), ("3 34", "point", "3, 34"), ("3 34", "insets", "3, 34, 3, 34"), ("1, 2, 3, 4", "rect", "1, 2, 3, 4"),
        ("3 * 2 + 5", "number", "11"), ("floor(4.5) * 2 + 5", "number", "13"), ("(4.5,2)*5", "point", "22.5, 10"), ("5*(4.5,2)", "size", "22.5, 10"), ("( 6, 10 12, 8 ) / 2", "insets", "3, 5, 6, 4"),
        ("\"Palatino\" 24", "font", "Palatino 24"), ("System 12", "font", "system 12"), ("System-Medium 18", "font", "500 18 system"), ("body", "font", "body"),
        ("aspect-fill", "UIView.contentMode", "scaleAspectFill"), ("YES", "UIView.clipsToBounds", "true"), ("border-style-none", "UITextField.borderStyle", "-"), ("line", "UITextField.borderStyle", "line"),
        ("test_image_2 15 14 13 12", "UIButton.backgroundImage", "image(\"test_image_2\", 15, 14, 13, 12)"), ("yellow", "UIButton.titleColor", "#ffff00"), ("dark-gray", "color", "#555555"),
        ("light-gray", "color", "#aaaaaa"), ("purple", "color", "rgb(127.5 0 127.5)"), ("centered", "UITabBar.itemPositioning", "centered"), ("double", "NSUnderlineStyle", "double"),
    ])
    func classy(value: String, name: String, canonical: String) {
        #expect(text(value, name, .cas) ?? "-" == canonical)
    }

    /// Classy reads the declared types of a class by itself; here a line a property says them.
    @Test("a custom view's numbers and flags are set by one line a property")
    func customView() throws {
        final class Custom {
            var ratio = 0.0, isOn = false, count = 0
        }
        try styler.registry.register(ClassDefinition("Custom", extends: "UIView"))
        try styler.registry.register(PropertyDefinition("ratio", on: Custom.self, \.ratio))
        try styler.registry.register(PropertyDefinition("isOn", on: Custom.self, \.isOn))
        try styler.registry.register(PropertyDefinition("count", on: Custom.self, \.count))
        styler.add(text: "Custom\n  ratio 4.5\n  isOn YES\n  count -999\n", name: "s.cas", dialect: .cas)
        let object = Custom()
        styler.attach(object, to: styler.tree.insert("Custom", into: nil))
        styler.apply()
        #expect(styler.diagnostics.map(\.message) == [])
        #expect(object.ratio == 4.5 && object.isOn && object.count == -999)
    }

    /// Classy ignores arguments that a property does not have; here that is the one fault of its sheet.
    @Test("the sheet with every appearance property has one fault when it is applied")
    func appearance() throws {
        let sheet = """
            UIToolbar {
              shadow-image[barMetrics:landscape-phone, toolbarPosition:bottom] test_image_3
              background-image[barMetrics:landscape-phone, toolbarPosition:top] test_image_4
            }
            UINavigationBar { background-image[barMetrics:landscape-phone, barPosition:top] test_image_4 }
            """
        styler.add(text: sheet, name: "s.cas", dialect: .cas)
        let bar = styler.tree.insert("UIToolbar", into: nil)
        let other = styler.tree.insert("UINavigationBar", into: nil)
        styler.apply()
        #expect(styler.diagnostics.map(\.id) == ["property.bad-argument"])
        #expect(styler.computedStyle(of: bar).property("backgroundImage")?.arguments.map(\.value) == ["top", "compact"])
        #expect(styler.computedStyle(of: other).property("backgroundImage")?.arguments.map(\.name) == ["barPosition", "barMetrics"])
    }
}
