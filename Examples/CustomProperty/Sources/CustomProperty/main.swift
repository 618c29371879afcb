// Styles plain Swift objects: properties are registered by key path, an enum by its cases.
import StyleEngine

/// What sheets may say of a card, as an extension that any app can add.
struct CardExtension: StyleExtension {
    let name = "cards"

    func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
        try registry.register(ClassDefinition("CardView", doc: "a rounded box with a title"))
        try registry.register(EnumMapping("Elevation", cases: Elevation.allCases.map { .init("\($0)", $0.rawValue) }))
        try registry.register(PropertyDefinition("cornerRadius", on: CardView.self, \.cornerRadius, range: 0...1000))
        try registry.register(PropertyDefinition("title", on: CardView.self, \.title))
        try registry.register(PropertyDefinition("background", on: CardView.self, \.background))
        try registry.register(PropertyDefinition("elevation", on: CardView.self, \.elevation))
    }
}

var registry = PropertyRegistry.standard()
try registry.add(CardExtension())

let styler = Styler(registry: registry)
let card = CardView()
let element = styler.tree.insert("CardView", classes: ["hero"])
styler.attach(card, to: element)

styler.add(text: "CardView { corner-radius: 8; title: Hello }", name: "base.css")
let hero = styler.add(text: ".hero { corner-radius: 8 * 2; background: #0a84ff; elevation: floating }", name: "hero.css")

for change in styler.apply() { print("\(change.keyPath): \(change.new?.text ?? "nothing")") }
print("styled:   \(card.description)")

// A sheet goes: what was there before it comes back.
styler.remove(hero)
styler.apply()
print("restored: \(card.description)")
