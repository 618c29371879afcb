import StyleValues

/// What changed between two versions of a palette.
public struct PaletteDifference: Sendable {
    /// A color that has the same name in both and looks otherwise.
    public struct Change: Sendable {
        /// Of the color in both palettes.
        public var name: String
        /// The color before.
        public var old: Color
        /// The color now.
        public var new: Color
    }

    /// A color that is in both under two names.
    public struct Renaming: Sendable {
        /// The name before.
        public var old: String
        /// The name now.
        public var new: String
        /// The same in both.
        public var color: Color
    }

    /// Colors that only the newer palette has.
    public private(set) var added: [PaletteColor] = []
    /// Colors that only the older palette has.
    public private(set) var removed: [PaletteColor] = []
    /// Colors of one name that differ.
    public private(set) var changed: [Change] = []
    /// A color that is gone and one that is new, where both alone have one value.
    public private(set) var renamed: [Renaming] = []

    /// Whether both palettes say the same.
    public var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty && renamed.isEmpty }

    /// Complexity: linear.
    public init(from old: Palette, to new: Palette) {
        let oldColors = Dictionary(old.colors.map { ($0.name, $0.color) }, uniquingKeysWith: { $1 })
        let newColors = Dictionary(new.colors.map { ($0.name, $0.color) }, uniquingKeysWith: { $1 })
        for color in old.colors {
            guard let now = newColors[color.name] else {
                removed.append(color)
                continue
            }
            if now != color.color { changed.append(Change(name: color.name, old: color.color, new: now)) }
        }
        added = new.colors.filter { oldColors[$0.name] == nil }
        findRenamings()
    }

    private mutating func findRenamings() {
        let removedByColor = Dictionary(grouping: removed, by: \.color)
        let addedByColor = Dictionary(grouping: added, by: \.color)
        for old in removed {
            guard let candidates = addedByColor[old.color], candidates.count == 1, removedByColor[old.color]?.count == 1
            else { continue }
            renamed.append(Renaming(old: old.name, new: candidates[0].name, color: old.color))
        }
        let gone = Set(renamed.map(\.old))
        let come = Set(renamed.map(\.new))
        removed.removeAll { gone.contains($0.name) }
        added.removeAll { come.contains($0.name) }
    }
}
