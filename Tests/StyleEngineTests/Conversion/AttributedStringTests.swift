import StyleEngine
import StyleValues
import Testing

@Suite("Attributed strings")
struct AttributedStringTests {
    @Test("attributes may be variables, and a whole text may be one")
    func variables() {
        let variables = ["hint": "\"Hi\" (color: @tint)", "tint": "#102030", "label": "\"Hi\""]
        for text in ["@hint", "\"Hi\" (color: @tint)", "@label (color: @tint)", "@label (color: #102030)"] {
            #expect(Reading(text, as: "attributedString", variables: variables).text == "\"Hi\" (foregroundColor: #102030)", "\(text)")
        }
    }

    @Test("a fault in text that came through a variable is placed at the value")
    func placed() {
        let reading = Reading("@label (colr: red)", as: "attributedString", variables: ["label": "\"Hi\""])
        #expect(reading.faults == ["value.unknown-attribute 1-19"])
        let inside = Reading("\"a\" (color: @tnt)", as: "attributedString", variables: ["tint": "red"])
        #expect(inside.faults == ["expression.unknown-symbol 13-17"])
    }

    @Test("each of the sixteen attributes is read by its type", arguments: [
        ("font: Arial 9", "font"), ("backgroundColor: red", "backgroundColor"), ("foregroundColor: red", "foregroundColor"), ("color: red", "foregroundColor"),
        ("shadowColor: red", "shadow.shadowColor"), ("shadowOffset: size(1,1)", "shadow.shadowOffset"), ("ligature: 1", "ligature"), ("kern: -1", "kern"),
        ("strikethroughStyle: single", "strikethroughStyle"), ("underline-style: single dash", "underlineStyle"), ("strokeColor: red", "strokeColor"), ("strokeWidth: 1.0", "strokeWidth"),
        ("baselineOffset: 10", "baselineOffset"), ("underlineColor: red", "underlineColor"), ("strikethroughColor: red", "strikethroughColor"), ("obliqueness: 0.2", "obliqueness"), ("expansion: 0.1", "expansion"),
    ])
    func attributes(text: String, name: String) throws {
        guard case .attributedString(let found)? = Reading("\"x\" (\(text))", as: "attributedString").value else { throw Missing() }
        #expect(found.runs.count == 1 && found.runs[0].attributes.names == [name])
    }

    @Test("localized text comes from the table of strings; a missing key stands for itself")
    func localized() {
        var registry = PropertyRegistry.forConversions
        registry.strings = StringTable(["text1": "Hello"])
        #expect(Reading("L(\"text1\") () L(\"-text2\") ()", as: "attributedString", in: registry).text == "\"Hello\" (), \"-text2\" ()")
        #expect(Reading("localized('text1')", as: "string", in: registry).text == "\"Hello\"")
    }

    struct Missing: Error {}
}
