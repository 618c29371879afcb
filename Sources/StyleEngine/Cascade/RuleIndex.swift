import StyleDiagnostics
import StyleSyntax

/// The rules of all sheets, found by what their subject must be: id, class, type, or anything.
struct RuleIndex {
    /// A rule that may match.
    struct Entry {
        let rule: StyleRule
        let selector: CompiledSelector
        let origin: Origin
        /// Position of the layer among all, from 1; 0 for none.
        let layer: Int
        /// Order of the rule's first declaration among all declarations.
        let order: Int
    }

    private(set) var entries: [Entry] = []
    private var byID: [Atom: [Int]] = [:]
    private var byClass: [Atom: [Int]] = [:]
    private var byType: [Atom: [Int]] = [:]
    private var others: [Int] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// Indexes the rules whose media conditions hold in `environment` and whose `@supports` conditions the
    /// registry fulfils.
    init(sheets: [IndexedSheet], registry: PropertyRegistry, tree: ElementTree, environment: StyleEnvironment) {
        var order = 0
        let layers = Self.layerPositions(sheets)
        var reportedMedia: Set<String> = []
        for indexed in sheets {
            for rule in indexed.sheet.rules {
                defer { order += rule.declarations.count + 1 }
                if let media = rule.media, let query = indexed.media[media.text] {
                    if reportedMedia.insert("\(indexed.id.rawValue) \(media.text)").inserted { diagnostics += query.diagnostics }
                    if !query.matches(environment) { continue }
                }
                if let condition = rule.supports, !condition.holds(declaration: { registry.supports($0, environment) }) { continue }
                var compiler = SelectorCompiler(registry: registry, tree: tree, span: rule.span)
                let selector = compiler.compile(rule.selector)
                diagnostics += compiler.diagnostics
                let layer = rule.layer.flatMap { layers[LayerKey(origin: indexed.origin, name: $0)] } ?? 0
                add(Entry(rule: rule, selector: selector, origin: indexed.origin, layer: layer, order: order))
            }
        }
    }

    private mutating func add(_ entry: Entry) {
        let index = entries.count
        entries.append(entry)
        let subject = entry.selector.compounds[0]
        if let id = subject.id {
            byID[id, default: []].append(index)
        } else if let name = subject.classes.last {
            byClass[name, default: []].append(index)
        } else {
            switch subject.type {
            case .exactly(let type): byType[type, default: []].append(index)
            case .oneOf(let types): for type in types { byType[type, default: []].append(index) }
            case .any: others.append(index)
            case .never: break
            }
        }
    }

    /// Positions of the rules that match an element, in no particular order.
    func matches(_ element: ElementID, _ matcher: SelectorMatcher) -> [Int] {
        var found: [Int] = []
        let tree = matcher.tree
        let i = Int(element.index)
        func take(_ candidates: [Int]?) {
            guard let candidates else { return }
            for index in candidates where matcher.matches(entries[index].selector, element) { found.append(index) }
        }
        if tree.ids[i] != .none { take(byID[tree.ids[i]]) }
        for name in tree.classes[i] { take(byClass[name]) }
        take(byType[tree.types[i]])
        take(others)
        return found
    }

    private struct LayerKey: Hashable {
        let origin: Origin
        let name: String
    }

    /// Layers in the order of first mention over all sheets of an origin; a layer stands after those inside it.
    private static func layerPositions(_ sheets: [IndexedSheet]) -> [LayerKey: Int] {
        var trees: [Origin: LayerTree] = [:]
        for sheet in sheets {
            for layer in sheet.sheet.layers { trees[sheet.origin, default: LayerTree()].add(layer) }
        }
        var positions: [LayerKey: Int] = [:]
        for (origin, tree) in trees {
            for (offset, name) in tree.names.enumerated() { positions[LayerKey(origin: origin, name: name)] = offset + 1 }
        }
        return positions
    }
}
