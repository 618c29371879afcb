import StyleEngine

/// An object of the app: it knows nothing of sheets.
final class Card {
    var alpha = 1.0
    var title = ""
    var children: [Card] = []
}

/// Mirrors a tree of cards into a styler, which sets their properties.
final class CardStyles {
    let styler: Styler

    init() throws {
        var registry = PropertyRegistry.standard()
        try registry.register(ClassDefinition("Card"))
        try registry.register(PropertyDefinition("alpha", on: Card.self, \.alpha, range: 0...1))
        try registry.register(PropertyDefinition("title", on: Card.self, \.title))
        styler = Styler(registry: registry)
    }

    @discardableResult
    func mirror(_ card: Card, classes: [String] = [], into parent: ElementID? = nil) -> ElementID {
        let element = styler.insert("Card", classes: classes, into: parent)
        styler.attach(card, to: element)
        for child in card.children { mirror(child, into: element) }
        return element
    }
}
