import StyleDiagnostics
import StyleEngine
import StyleSyntax

/// A styler whose tree and sheets change at random.
struct RandomWorld {
    let styler: Styler
    var generator: SeededGenerator
    private(set) var elements: [ElementID] = []
    private var sheets: [SheetID] = []
    /// What a copy must be told besides the tree.
    private(set) var inline: [ElementID: String] = [:]
    /// Whether some elements stand beside the children.
    var hasAsides = false
    /// The edits so far, for messages.
    private(set) var log: [String] = []
    private(set) var variables: [ElementID: String] = [:]

    init(_ styler: Styler, _ generator: SeededGenerator) {
        self.styler = styler
        self.generator = generator
    }

    // MARK: Elements

    mutating func insert() {
        let parent = elements.isEmpty || generator.once(in: 10) ? nil : generator.pick(elements)
        let classes = (0..<generator.pick([0, 1, 1, 2])).map { _ in generator.pick(RandomSelector.classes) }
        let type = generator.pick(RandomSelector.types)
        let element = styler.insert(
            type, id: generator.once(in: 6) ? generator.pick(RandomSelector.ids) : nil, classes: Array(Set(classes)).sorted(),
            attributes: generator.once(in: 6) ? [("role", generator.pick(["main", "a b"]))] : [], into: parent,
            at: generator.once(in: 3) ? generator.below(3) : nil, isAside: hasAsides && generator.once(in: 12))
        if generator.once(in: 6) { styler.setState(generator.pick(RandomSelector.states), true, of: element) }
        elements.append(element)
    }

    private mutating func remove() {
        guard elements.count > 3 else { return }
        styler.remove(generator.pick(elements))
        elements.removeAll { !styler.tree.isAlive($0) }
        inline = inline.filter { styler.tree.isAlive($0.key) }
        variables = variables.filter { styler.tree.isAlive($0.key) }
        if elements.isEmpty { insert() }
    }

    // MARK: Sheets

    mutating func addSheet(rules: Int) {
        var text = ""
        for number in 0..<rules {
            let declarations = (0..<(1 + generator.below(2))).map { _ in declaration() }
            let rule = "\(RandomSelector.text(&generator)) { \(declarations.joined(separator: "; ")) }\n"
            switch generator.below(8) {
            case 0: text += "@media (min-width: 500px) { \(rule) }\n"
            case 1: text += "@layer l\(number % 2) { \(rule) }\n"
            default: text += rule
            }
        }
        sheets.append(styler.add(text: text, name: "sheet\(sheets.count)"))
    }

    private mutating func declaration() -> String {
        switch generator.below(10) {
        case 0: return "alpha: \(generator.pick(["inherit", "initial", "unset", "revert", "current"]))"
        case 1: return "tint-color: \(generator.pick(["red", "blue", "inherit"]))"
        case 2: return "--n: \(generator.pick(["1", "2", "3", "4 !important", "initial", "inherit", "revert"]))"
        case 3: return "tag: var(--n, 5)"
        case 4: return "corner-radius: var(--m)"
        case 5: return "--m: var(--n, 1)"
        case 6: return "layout-margins: \(generator.below(9))"
        case 7: return "alpha: 0.\(generator.below(9)) !important"
        default: return "alpha: 0.\(generator.below(9))"
        }
    }

    // MARK: Edits

    /// One random edit.
    mutating func edit() {
        let element = generator.pick(elements)
        let kind = generator.below(40)
        log.append("\(kind) at \(styler.tree.path(of: element))")
        switch kind {
        case 0...4: insert()
        case 5, 6: remove()
        case 7...10: styler.move(element, to: generator.once(in: 8) ? nil : generator.pick(elements), at: generator.once(in: 2) ? generator.below(3) : nil)
        case 11...15: styler.addClass(generator.pick(RandomSelector.classes), to: element)
        case 16...19: styler.removeClass(generator.pick(RandomSelector.classes), from: element)
        case 20...23: styler.setState(generator.pick(RandomSelector.states), generator.once(in: 2), of: element)
        case 24, 25: styler.setID(generator.once(in: 2) ? nil : generator.pick(RandomSelector.ids), of: element)
        case 26, 27: styler.setAttribute("role", generator.once(in: 2) ? nil : generator.pick(["main", "a b"]), of: element)
        case 28: styler.environment.width = generator.pick([300, 600])
        case 29: styler.setVariable("m", "\(generator.below(9))")
        case 30: styler.removeVariable("m")
        case 31, 32: setVariable(element)
        case 33, 34: setInline(element)
        case 35: styler.tree.reuse(element, id: nil, classes: [generator.pick(RandomSelector.classes)])
        case 36: styler.setNeedsStyle(element)
        case 37: generator.once(in: 4) ? addSheet(rules: 2) : styler.setActive(generator.once(in: 2), generator.pick(sheets))
        default: styler.setState("selected", true, of: element)
        }
    }

    private mutating func setVariable(_ element: ElementID) {
        let text = generator.once(in: 3) ? nil : "\(generator.below(9))"
        variables[element] = text
        styler.setVariable("n", text, on: element)
    }

    private mutating func setInline(_ element: ElementID) {
        let text = generator.once(in: 3) ? nil : declaration()
        inline[element] = text
        styler.setInlineStyle(text.map(Self.block), of: element)
    }

    private static func block(_ text: String) -> DeclarationBlock {
        DeclarationBlock.parse(SourceFile(name: "inline", text: text), dialect: .css)
    }

    // MARK: The same from nothing

    /// A styler that never saw an edit, with the same sheets and an equal tree, styled once.
    func fresh() -> Styler {
        let copy = styler.copyWithoutElements()
        var twins: [ElementID: ElementID] = [:]
        let tree = styler.tree
        for element in tree.allElements {
            let twin = copy.tree.insert(
                tree.type(of: element), id: tree.id(of: element), classes: tree.classes(of: element), text: tree.text(of: element),
                attributes: tree.attributes(of: element), writtenType: tree.writtenType(of: element),
                into: tree.parent(of: element).flatMap { twins[$0] }, isAside: tree.isAside(element))
            for state in tree.states(of: element) { copy.setState(state, true, of: twin) }
            if let text = variables[element] { copy.setVariable("n", text, on: twin) }
            if let text = inline[element] { copy.setInlineStyle(Self.block(text), of: twin) }
            twins[element] = twin
        }
        copy.apply()
        return copy
    }
}

extension Styler {
    /// All that people can ask of the styles, a line an element.
    var snapshot: [String] {
        tree.allElements.map { element in
            let rows = computedStyle(of: element).properties.map { row in
                let source = row.inheritedFrom.map { tree.path(of: $0) } ?? row.selector ?? "inline"
                return "\(row.keyPath)\(row.arguments.map(\.value)) = \(row.text) by \(source) at \(row.span.range)"
            }
            return "\(tree.path(of: element)) " + rows.joined(separator: "; ")
        }
    }
}
