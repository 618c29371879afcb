import StyleDiagnostics
import StyleEngine
import StyleSyntax
import StyleValues
import Testing

/// Expected values follow from the cascade of CSS: a shorthand counts as its longhands, a later declaration wins.
@Suite("Shorthands and parts")
struct StyleCompositionTests {
    private func stage(_ sheet: String) throws -> (Stage, ElementID) {
        let stage = try Stage(sheet)
        for part in FontPart.allCases { try stage.styler.registry.register(part.definition(of: "UILabel")) }
        try stage.styler.registry.register(PropertyDefinition("layer.borderWidth", of: "UIView", type: "number", aliases: ["borderWidth"]))
        try stage.styler.registry.register(PropertyDefinition("layer.borderColor", of: "UIView", type: "color", aliases: ["borderColor"]))
        var border = PropertyDefinition("border", of: "UIView", type: "border")
        border.shorthand = PropertyShorthand(["layer.borderWidth", "layer.borderColor"]) { value, longhand in
            guard case .border(let border) = value else { return nil }
            return longhand == "layer.borderWidth" ? .number(Quantity(border.width)) : .color(border.color)
        }
        try stage.styler.registry.register(border)
        return (stage, stage.add("UILabel", id: "l"))
    }

    @Test("parts make a font", arguments: [
        ("font-family: system; font-size: 42; font-weight: bold", "700 42 system"), ("font-family: system; font-size: 42; font-weight: 800", "800 42 system"),
        ("font-family: system; font-size: 42; font-scaling-style: largeTitle", "largeTitle 42 system"), ("font-family: Arial; font-style: italic; font-size: 9", "italic 9 Arial"),
        ("font: Arial 9; font-weight: bold", "700 9 Arial"), ("font-weight: bold; font: Arial 9", "Arial 9"), ("font-size: 3; font: Arial 9; font-size: 4", "Arial 4"),
        ("font-size: 12; font-size: 0 / 0", "system 12"),
    ])
    func parts(declarations: String, font: String) throws {
        let (stage, label) = try stage("UILabel { \(declarations) }")
        #expect(stage.text("font", of: label) == font)
        #expect(stage.styler.computedStyle(of: label).properties.map(\.keyPath) == ["font"])
    }

    @Test("a part of a stronger rule changes the font of a weaker one, not the other way round")
    func strength() throws {
        let (stage, label) = try stage("#l { font-size: 20 } UILabel { font: Arial 9; } ")
        #expect(stage.text("font", of: label) == "Arial 20")
        #expect(stage.styler.computedStyle(of: label).property("font")?.selector == "#l")
        let (other, second) = try self.stage("UILabel { font-size: 20 } #l { font: Arial 9 }")
        #expect(other.text("font", of: second) == "Arial 9")
    }

    @Test("a shorthand sets its longhands; a stronger longhand stays", arguments: [
        ("border: 2 red", "#ff0000 2"), ("border: 2 red; border-width: 3", "#ff0000 3"), ("border-width: 3; border: 2 red", "#ff0000 2"), ("border: 2 red; border-color: lime", "#00ff00 2"),
    ])
    func shorthands(declarations: String, expected: String) throws {
        let (stage, label) = try stage("UILabel { \(declarations) }")
        stage.styler.apply()
        let rows = stage.styler.computedStyle(of: label).properties
        #expect(rows.map(\.keyPath) == ["layer.borderColor", "layer.borderWidth"])
        #expect(rows.map(\.text).joined(separator: " ") == expected)
    }

    @Test("inherit takes what a shorthand or a part of the parent's comes to, and follows it")
    func inherit() throws {
        let (stage, label) = try stage("#l { border: 3 red; font-size: 20 } .c { border-width: inherit; font: inherit }")
        let child = stage.add("UILabel", "c", in: label)
        #expect(stage.text("layer.borderWidth", of: child) == "3")
        #expect(stage.text("font", of: child) == "system 20")
        #expect(stage.styler.computedStyle(of: child).property("layer.borderWidth")?.inheritedFrom == label)
        stage.styler.setInlineStyle(DeclarationBlock.parse(SourceFile(name: "inline", text: "border: 7 red"), dialect: .css), of: label)
        #expect(stage.text("layer.borderWidth", of: child) == "7")
    }
}
