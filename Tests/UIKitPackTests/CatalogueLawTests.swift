import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleValues
import Testing
import UIKitPack

/// Each row by itself: its default, its enum, its parts.
@Suite("Rows of UIKitPack")
struct CatalogueLawTests {
    private let registry: PropertyRegistry

    init() throws {
        var registry = PropertyRegistry.standard()
        try registry.add(UIKitPack())
        self.registry = registry
    }

    private func convert(_ text: String, _ definition: PropertyDefinition) -> (value: StyleValue, text: String)? {
        let file = SourceFile(name: "value", text: text)
        let expression = MathExpression.parse(SourceSpan(file, file.range), grammar: .value, dialect: .css)
        let conversion = PropertyConversion(
            definition: definition, keyPath: definition.keyPath, registry: registry, environment: StyleEnvironment())
        return conversion.convert(expression, in: EmptyScope()).map { ($0.value, $0.text) }
    }

    @Test("a default is a value of its property, and its canonical text reads back")
    func defaults() throws {
        for definition in registry.properties {
            guard let text = definition.defaultText else { continue }
            let found = try #require(convert(text, definition), "\(definition.owner).\(definition.keyPath): \(text)")
            #expect(convert(found.text, definition)?.value == found.value, "\(definition.owner).\(definition.keyPath): \(found.text)")
        }
    }

    @Test("key paths are unique in their class, and no alias is another row's key path")
    func unique() {
        for (owner, rows) in Dictionary(grouping: registry.properties, by: \.owner) {
            let paths = rows.map { $0.keyPath.lowercased() }
            #expect(Set(paths).count == paths.count, "\(owner)")
            for row in rows {
                for alias in row.aliases { #expect(!paths.contains(alias.lowercased()), "\(owner).\(alias)") }
            }
        }
    }

    @Test("every case of every enum prints as itself and reads back, alone and, for flags, all together")
    func enums() throws {
        for mapping in registry.enums {
            let definition = PropertyDefinition("x", of: "UIView", type: mapping.name)
            for entry in mapping.cases {
                let found = try #require(convert(entry.name, definition))
                #expect(convert(found.text, definition)?.value == found.value)
                if mapping.kind == .single, mapping.cases.first(where: { $0.rawValue == entry.rawValue })?.name == entry.name {
                    #expect(found.text == entry.name)
                }
            }
            if mapping.kind == .set {
                let found = try #require(convert(mapping.caseNames.joined(separator: " | "), definition))
                #expect(convert(found.text, definition)?.value == found.value)
            }
        }
    }

    @Test("parts and longhands are properties of the class")
    func composed() {
        for definition in registry.properties {
            for name in (definition.shorthand?.longhands ?? []) + [definition.part?.whole].compactMap(\.self) {
                #expect(registry.property(name, ofClass: definition.owner) != nil, "\(definition.owner).\(name)")
            }
        }
        #expect(registry.property("font-weight", ofClass: "UILabel")?.definition.part?.whole == "font")
        #expect(registry.property("border", ofClass: "UILabel")?.definition.shorthand?.longhands.count == 2)
    }

    @Test("a row says what a change of it costs", arguments: [
        ("UIView", "frame", ["layout", "children"]), ("UIView", "tint-color", ["paint", "children"]),
        ("UIView", "hidden", ["layout", "paint", "children"]), ("UIView", "corner-radius", ["paint"]),
        ("UIView", "flex-grow", ["layout"]), ("UIView", "padding-left", ["layout", "children"]),
        ("UIView", "margin-left", ["layout"]), ("UIView", "tag", ["none"]), ("UIStackView", "spacing", ["layout", "children"]),
        ("UILabel", "text", ["layout", "paint", "text"]), ("UILabel", "text-color", ["paint"]),
        ("UILabel", "text-alignment", ["paint", "text"]), ("UILabel", "font-size", ["layout", "paint", "text"]),
        ("UITextView", "typing-attributes.kern", ["layout", "paint", "text"]),
        ("UITextView", "typing-attributes.underline-color", ["paint"]), ("UITextField", "keyboard-type", ["none"]),
        ("UIScrollView", "bounces", ["none"]), ("UIProgressView", "progress", ["paint"]),
        ("UITableView", "row-height", ["layout", "children"]),
    ])
    func affects(className: String, property: String, parts: [String]) throws {
        #expect(try #require(registry.property(property, ofClass: className)).definition.affects.names == parts)
    }

    @Test("a whole and a shorthand cost what their parts cost")
    func composedCosts() {
        for definition in registry.properties {
            for name in definition.shorthand?.longhands ?? [] {
                guard let part = registry.property(name, ofClass: definition.owner)?.definition else { continue }
                #expect(definition.affects.isSuperset(of: part.affects), "\(definition.owner).\(definition.keyPath) \(name)")
            }
            guard let whole = definition.part.flatMap({ registry.property($0.whole, ofClass: definition.owner) }) else { continue }
            #expect(whole.definition.affects.isSuperset(of: definition.affects), "\(definition.owner).\(definition.keyPath)")
        }
    }

    /// Fifty of the fifty-one of InterfaCSS 2; the number `border` yields to CSS's `border`.
    @Test("the properties of flexible boxes are there, with their types", arguments: [
        ("flex-direction", "column-reverse"), ("justify-content", "space-evenly"), ("align-content", "flex-end"), ("align-items", "baseline"), ("align-self", "auto"),
        ("position", "absolute"), ("flex-wrap", "no-wrap"), ("overflow", "scroll"), ("display", "none"), ("flex-layout-direction", "RTL"), ("flex-grow", "1"), ("flex-shrink", "0"),
        ("flex-aspect-ratio", "1.5"), ("border-left", "2"), ("border-end", "2"), ("flex-basis", "auto"), ("flex-top", "10%"), ("margin", "5"), ("margin-horizontal", "*"),
        ("padding-start", "3%"), ("flex-min-width", "10"), ("flex-max-height", "50%"), ("flex-width", "auto"),
    ])
    func flex(name: String, value: String) throws {
        let property = try #require(registry.property(name, ofClass: "UIButton"))
        let found = convert(value, property.definition)
        #expect(found.map { convert($0.text, property.definition)?.value == $0.value } == true)
    }
}
