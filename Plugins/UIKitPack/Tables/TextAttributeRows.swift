import StyleEngine

/// The attributes of text, for the classes that hold them and for every property that is a set of them.
enum TextAttributeRows {
    /// Attributes of characters.
    static let characters = TextAttribute.characters.map(PropertyRow.init)

    /// Attributes of paragraphs.
    static let paragraph = TextAttribute.paragraph.map(PropertyRow.init).map { row in
        var row = row
        row.keyPath = String(row.keyPath.dropFirst("paragraphStyle.".count))
        return row
    }

    /// One row a leaf below `prefix`, and one for the whole set, which sets the leaves that it names.
    ///
    /// - Parameters:
    ///   - short: the key path that a leaf has besides, `font` say, or nil for none.
    static func rows(
        under prefix: String, by arguments: [ArgumentDefinition] = [], short: (String) -> String? = { _ in nil }
    ) -> [PropertyRow] {
        var whole = PropertyRow(prefix, "textAttributes", [.layout, .paint, .text], by: arguments, "All attributes of the text at once")
        whole.shorthand = .textAttributes
        let leaves = TextAttribute.all.map { attribute in
            var leaf = PropertyRow(attribute)
            leaf.keyPath = "\(prefix).\(attribute.name)"
            leaf.arguments = arguments
            leaf.defaultText = nil
            leaf.aliases = attribute.aliases.map { "\(prefix).\($0)" }
            if let name = attribute.name.split(separator: ".").last, !attribute.name.hasPrefix("paragraphStyle.") {
                leaf.aliases += ([String(name)] + attribute.aliases).compactMap(short).filter { !leaf.aliases.contains($0) }
            }
            return leaf
        }
        return ([whole] + leaves).sorted { $0.keyPath < $1.keyPath }
    }

    /// `font`, `textColor` and the shadow's two: the shortcuts that bar items and segmented controls have.
    static func shortcut(_ name: String) -> String? {
        ["font", "textColor", "shadowColor", "shadowOffset"].contains(name) ? name : nil
    }
}

extension PropertyRow {
    /// The row of a text attribute.
    fileprivate init(_ attribute: TextAttribute) {
        self.init(attribute.name, attribute.type, attribute.affects, aliases: attribute.aliases, default: attribute.defaultText, attribute.doc)
    }
}
