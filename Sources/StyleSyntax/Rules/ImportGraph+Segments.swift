extension ImportGraph {
    /// A stretch of a file between two imports, with the conditions under which its file is imported.
    struct Segment {
        let sheet: Int
        /// Children of the root.
        let children: Range<Int>
        let scope: RuleScope
    }

    /// All stretches in the order in which their rules count.
    ///
    /// A file imported twice under the same conditions counts at its last place, as in CSS: the stretches are
    /// gathered from the last one backwards, so that each file is met at its last place first.
    func segments() -> [Segment] {
        var gatherer = SegmentGatherer(sheets: sheets)
        gatherer.collect(0, scope: RuleScope())
        return gatherer.gathered.reversed()
    }
}

/// Walks the imports from the last one backwards.
private struct SegmentGatherer {
    let sheets: [ImportGraph.Sheet]
    var gathered: [ImportGraph.Segment] = []
    private var seen: Set<Key> = []
    private var anonymousLayers = 0
    /// Files taken in so far; under different conditions one file may count many times.
    private var visits = 0

    private struct Key: Hashable {
        let sheet: Int
        let media: String?
        let layer: String?
    }

    init(sheets: [ImportGraph.Sheet]) { self.sheets = sheets }

    /// Recursion is bounded by the depth of imports, the work by `fileLimit` visits.
    mutating func collect(_ index: Int, scope: RuleScope) {
        var end = Int.max
        for place in sheets[index].imports.reversed() {
            gathered.append(ImportGraph.Segment(sheet: index, children: place.child + 1..<end, scope: scope))
            end = place.child
            let inner = self.scope(of: place.statement, in: scope)
            let key = Key(sheet: place.target, media: inner.media?.text, layer: inner.layer)
            // A condition of `@supports` has no text to compare; such an import always counts.
            guard visits < ImportGraph.fileLimit, inner.supports != nil || seen.insert(key).inserted else { continue }
            visits += 1
            collect(place.target, scope: inner)
        }
        gathered.append(ImportGraph.Segment(sheet: index, children: 0..<end, scope: scope))
    }

    private mutating func scope(of statement: ImportStatement, in outer: RuleScope) -> RuleScope {
        var scope = outer
        if let media = statement.media { scope.addMedia(media) }
        if let supports = statement.supports { scope.addSupports(supports) }
        if let layer = statement.layer {
            if layer.isEmpty { anonymousLayers += 1 }
            scope.enterLayer(layer.isEmpty ? "(import \(anonymousLayers))" : layer)
        }
        return scope
    }
}
