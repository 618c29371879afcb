import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// Makes rows of wholes from rows of parts, and rows of longhands from rows of shorthands.
///
/// Comes after the cascade: every row knows its rank there, so that a `font-size` which is stronger than the `font` counts
/// and a weaker one does not.
struct StyleComposition {
    let registry: PropertyRegistry
    let defaults: DefaultValues

    /// A row with the property that it is of.
    typealias Row = (row: ComputedProperty, definition: PropertyDefinition)

    /// Whether rows of a property are only means to others.
    static func concerns(_ definition: PropertyDefinition) -> Bool {
        definition.part != nil || definition.shorthand != nil
    }

    /// The rows that an element has in the end, in any order.
    /// Complexity: rows times shorthands and parts; not called for styles without any.
    func composed(_ rows: [Row]) -> [ComputedProperty] {
        var result = rows.filter { !Self.concerns($0.definition) }.map(\.row)
        // The strongest last, so that it has the last word.
        let means = rows.filter { Self.concerns($0.definition) }.sorted { $0.row.isWeaker(than: $1.row) }
        for (row, definition) in means {
            guard let shorthand = definition.shorthand else { continue }
            for longhand in shorthand.longhands {
                guard let value = shorthand.component(row.value, longhand),
                    let made = self.row(value, of: longhand, from: row, definition)
                else { continue }
                guard let known = result.firstIndex(where: { $0.isOfSameProperty(as: made) }) else {
                    result.append(made)
                    continue
                }
                if !row.isWeaker(than: result[known]) { result[known] = made }
            }
        }
        for (row, definition) in means {
            if let part = definition.part { merge(row, definition, part, into: &result) }
        }
        return result
    }

    private func merge(
        _ row: ComputedProperty, _ definition: PropertyDefinition, _ part: PropertyPart,
        into rows: inout [ComputedProperty]
    ) {
        guard let property = registry.property(part.whole, ofClass: definition.owner),
            let empty = self.row(row.value, of: part.whole, from: row, definition)
        else { return }
        let known = rows.firstIndex { $0.isOfSameProperty(as: empty) }
        if let known, row.isWeaker(than: rows[known]) { return }
        let whole = known.map { rows[$0].value } ?? defaults[property.definition]?.value
        guard let value = part.merge(whole, row.value),
            let made = self.row(value, of: part.whole, from: row, definition)
        else { return }
        if let known { rows[known] = made } else { rows.append(made) }
    }

    /// The row of another property of the same object; nil if it has none of that name.
    private func row(
        _ value: StyleValue, of keyPath: String, from row: ComputedProperty, _ definition: PropertyDefinition
    ) -> ComputedProperty? {
        guard let property = registry.property(keyPath, ofClass: definition.owner) else { return nil }
        var made = row
        made.name = property.name
        made.affects = property.definition.affects
        made.property = StyledProperty(
            property.definition.id, below: row.property.prefixes + property.prefixes.map(\.id),
            keyPath: row.keyPath.dropLast(definition.keyPath.count) + property.keyPath, arguments: row.arguments)
        made.value = value
        made.text = registry.converter(forType: property.definition.type)?.print(value) ?? value.text ?? ""
        return made
    }
}

extension ComputedProperty {
    /// Whether the other row's declaration wins over this one's. A row that was handed down is weaker than any other.
    fileprivate func isWeaker(than other: ComputedProperty) -> Bool {
        guard let mine = rank else { return other.rank != nil }
        guard let theirs = other.rank else { return false }
        return mine < theirs
    }

    fileprivate func isOfSameProperty(as other: ComputedProperty) -> Bool {
        keyPath == other.keyPath && arguments == other.arguments
    }
}
