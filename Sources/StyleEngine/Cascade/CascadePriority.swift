import StyleSyntax

/// The complete sort key of a declaration in the cascade, one machine word; the greater one wins.
///
/// From the highest bit: origin with importance (4 bits), cascade layer (12), ids (8), classes (8), types (8),
/// order of appearance (24). What does not fit its field counts as the field's greatest value: a selector with
/// 300 classes weighs as much as one with 255, the 16,777,216th declaration as much as the one before.
/// Source: CSS Cascade 5, §6.1, with the origins of this framework.
public struct CascadePriority: Hashable, Sendable, Comparable {
    let bits: UInt64

    /// - Parameters:
    ///   - layer: position of the layer among all, from 1; 0 for none.
    ///   - order: position of the declaration among all, from 0.
    public init(origin: Origin, isImportant: Bool, layer: Int, specificity: Specificity, order: Int) {
        let level = isImportant ? Origin.allCases.count + origin.importantRank : origin.rawValue
        // Normal declarations: later layers win, no layer wins over all. Important ones: the reverse.
        let layerLimit = 0xFFF
        let position = layer == 0 ? layerLimit : min(layer, layerLimit - 1)
        let layerRank = isImportant ? layerLimit - position : position
        var bits = UInt64(level)
        bits = bits << 12 | UInt64(layerRank)
        bits = bits << 8 | UInt64(min(specificity.ids, 0xFF))
        bits = bits << 8 | UInt64(min(specificity.classes, 0xFF))
        bits = bits << 8 | UInt64(min(specificity.types, 0xFF))
        bits = bits << 24 | UInt64(min(max(order, 0), 0xFF_FFFF))
        self.bits = bits
    }

    /// Whether origin, importance and layer alone make it the stronger one.
    func isOfHigherLevel(than other: CascadePriority) -> Bool { bits >> 48 > other.bits >> 48 }

    public static func < (a: CascadePriority, b: CascadePriority) -> Bool { a.bits < b.bits }
}
