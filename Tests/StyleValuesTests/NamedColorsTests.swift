import StyleValues
import Testing

@Suite("Named colours")
struct NamedColorsTests {
    private let names = NamedColors()

    @Test("CSS has 148 names and transparent, sorted, each once")
    func cssTable() {
        let table = NamedColors.cssTable.map(\.name)
        #expect(table.count == 149)
        #expect(table == table.sorted())
        #expect(Set(table).count == table.count)
        #expect(NamedColors.uikitTable.count == 15 + 10)
    }

    /// Values: CSS Color 4, section 6.1; UIKit's documentation.
    @Test(
        "where the two differ, the precedence decides",
        arguments: [
            ("green", "#008000", "#00ff00"), ("gray", "#808080", "rgb(127.5 127.5 127.5)"),
            ("purple", "#800080", "rgb(127.5 0 127.5)"), ("brown", "#a52a2a", "#996633"),
            ("orange", "#ffa500", "rgb(255 127.5 0)"),
            ("darkGray", "#a9a9a9", "#555555"), ("dark-gray", "#a9a9a9", "#555555"),
            ("lightGray", "#d3d3d3", "#aaaaaa"), ("darkGrayColor", "#555555", "#555555"),
            ("redColor", "#ff0000", "#ff0000"), ("clear", "#00000000", "#00000000"),
            ("transparent", "#00000000", "#00000000"), ("RebeccaPurple", "#663399", "#663399"),
            ("rebeccapurpleColor", "#663399", "#663399"),
        ])
    func precedence(name: String, css: String, uikit: String) {
        #expect(names.color(named: name, precedence: .css)?.text == css)
        #expect(names.color(named: name, precedence: .uikit)?.text == uikit)
    }

    @Test(
        "other words are no colours",
        arguments: ["", "color", "Color", "grean", "re d", String(repeating: "a", count: 10_000)])
    func unknown(name: String) {
        #expect(names.color(named: name, precedence: .css) == nil)
        #expect(names.uikitColor(named: name) == nil)
    }

    @Test("UIKit's table alone knows no CSS names")
    func uikitOnly() {
        #expect(names.uikitColor(named: "darkGray") == Color(red: 1 / 3, green: 1 / 3, blue: 1 / 3))
        #expect(names.uikitColor(named: "rebeccapurple") == nil)
        #expect(
            NamedColors.names.contains("darkgray") && NamedColors.names.contains("clear")
                && !NamedColors.names.contains("darkGray"))
    }
}
