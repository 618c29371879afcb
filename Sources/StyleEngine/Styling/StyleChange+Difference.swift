extension StyleChange {
    /// What differs between two styles of an element; both are sorted alike, so one walk suffices.
    static func changes(
        of element: ElementID, from old: [ComputedProperty], to new: [ComputedProperty]
    ) -> [StyleChange] {
        var changes: [StyleChange] = []
        var (i, j) = (0, 0)
        func change(_ property: ComputedProperty, _ before: ComputedProperty?, _ after: ComputedProperty?) {
            if before?.value == after?.value { return }
            changes.append(
                StyleChange(
                    element: element, property: property.property, affects: property.affects, old: before?.value, new: after?.value))
        }
        while i < old.count || j < new.count {
            let before = i < old.count ? old[i] : nil
            let after = j < new.count ? new[j] : nil
            switch (before, after) {
            case (let before?, let after?) where before.sortKey == after.sortKey:
                change(after, before, after)
                i += 1
                j += 1
            case (let before?, let after) where after.map({ before.sortKey < $0.sortKey }) ?? true:
                change(before, before, nil)
                i += 1
            case (_, let after?):
                change(after, nil, after)
                j += 1
            default: return changes
            }
        }
        return changes
    }
}

extension ComputedProperty {
    /// Orders rows by key path, then arguments, bytewise.
    var sortKey: SortKey { SortKey(keyPath: keyPath, arguments: arguments.map(\.value)) }

    struct SortKey: Comparable {
        let keyPath: String
        let arguments: [String]

        static func < (a: SortKey, b: SortKey) -> Bool {
            if a.keyPath != b.keyPath { return a.keyPath.utf8.lexicographicallyPrecedes(b.keyPath.utf8) }
            for (x, y) in zip(a.arguments, b.arguments) where x != y { return x.utf8.lexicographicallyPrecedes(y.utf8) }
            return a.arguments.count < b.arguments.count
        }
    }
}
