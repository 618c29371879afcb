/// Marks on ids, classes and types, by atom: the names that subjects are asked for.
struct KeyMarks: ~Copyable {
    private var ids = Column<Bool>()
    private var classes = Column<Bool>()
    private var types = Column<Bool>()
    private var marksAny = false
    private var marked: [BucketKey] = []

    /// Makes room for that many names.
    mutating func extend(to count: Int) {
        guard count > ids.count else { return }
        ids.extend(to: count, with: false)
        classes.extend(to: count, with: false)
        types.extend(to: count, with: false)
    }

    /// Marks the names of keys, until `clear`.
    mutating func set(_ keys: [BucketKey]) {
        for key in keys { mark(key, true) }
        marked = keys
    }

    mutating func clear() {
        for key in marked { mark(key, false) }
        marked = []
    }

    private mutating func mark(_ key: BucketKey, _ isMarked: Bool) {
        switch key.kind {
        case .any: marksAny = isMarked
        case .id: ids[key.name] = isMarked
        case .styleClass: classes[key.name] = isMarked
        case .type: types[key.name] = isMarked
        }
    }

    /// Whether one of the element's names is marked.
    @inline(__always)
    func hold(_ view: TreeView, _ element: Int) -> Bool {
        if marksAny || types.base[Int(view.types[element].rawValue)] { return true }
        let id = view.ids[element]
        if id != .none, ids.base[Int(id.rawValue)] { return true }
        let range = view.classRanges[element]
        var next = view.classes + Int(range.start)
        let end = next + Int(range.count)
        while next < end {
            if classes.base[Int(next.pointee)] { return true }
            next += 1
        }
        return false
    }
}
