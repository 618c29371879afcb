import StyleSyntax

/// The places of cascade layers over all active sheets: of one origin, in the order of first mention, a layer after those
/// inside it.
struct LayerPositions {
    private var positions: [Key: Int] = [:]

    private struct Key: Hashable {
        let origin: Origin
        let name: String
    }

    init(_ sheets: [IndexedSheet]) {
        var trees: [Origin: LayerTree] = [:]
        for sheet in sheets where sheet.isActive {
            for layer in sheet.sheet.layers { trees[sheet.origin, default: LayerTree()].add(layer) }
        }
        for (origin, tree) in trees {
            for (offset, name) in tree.names.enumerated() { positions[Key(origin: origin, name: name)] = offset + 1 }
        }
    }

    /// The position of a layer, from 1; 0 for none.
    func position(_ layer: String?, _ origin: Origin) -> Int { layer.flatMap { positions[Key(origin: origin, name: $0)] } ?? 0 }
}
