/// Cascade layers in the order of their first mention, nested ones by full name: `framework.buttons`.
struct LayerTree {
    private var children: [(name: String, tree: LayerTree)] = []

    mutating func add(_ fullName: String) {
        add(fullName.split(separator: ".").map(String.init)[...])
    }

    private mutating func add(_ path: ArraySlice<String>) {
        guard let first = path.first else { return }
        let place = children.firstIndex { $0.name == first }
        if place == nil { children.append((first, LayerTree())) }
        children[place ?? children.count - 1].tree.add(path.dropFirst())
    }

    /// Full names, weakest first: the layers inside one come before its own rules (CSS Cascade 5, §6.4.3).
    var names: [String] {
        children.flatMap { child in child.tree.names.map { "\(child.name).\($0)" } + [child.name] }
    }
}
