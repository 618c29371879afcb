import StyleValues

/// What changed between two versions of a palette.
public struct PaletteDifference: Sendable {
    public struct Change: Sendable {
        public var name: String
        public var old: Color
        public var new: Color
    }

    public struct Renaming: Sendable {
        public var old: String
        public var new: String
        public var color: Color
    }

    public private(set) var added: [PaletteColor] = []
    public private(set) var removed: [PaletteColor] = []
    public private(set) var changed: [Change] = []
    /// A color that is gone and one that is new, where both alone have one value.
    public private(set) var renamed: [Renaming] = []

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
