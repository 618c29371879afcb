extension ExpressionValue {
    /// Number of values in it, lists counted by their elements; counting stops above `limit`.
    func elementCount(limit: Int) -> Int {
        guard case .list(let list) = self else { return 1 }
        var count = 0
        for item in list.items {
            count += item.elementCount(limit: limit - count)
            if count > limit { break }
        }
        return count
    }

    /// How deep lists stand in lists.
    var depth: Int {
        guard case .list(let list) = self else { return 0 }
        var deepest = 0
        for item in list.items {
            if case .list = item { deepest = max(deepest, item.depth) }
        }
        return deepest + 1
    }
}
