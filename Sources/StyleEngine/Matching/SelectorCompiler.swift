import StyleDiagnostics
import StyleSyntax

/// Turns selectors into steps, and says which of their names nobody knows.
struct SelectorCompiler: ~Copyable {
    let registry: PropertyRegistry
    let tree: ElementTree
    var program = SelectorProgram()
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether a selector names a type that is not registered: then a new type of an element changes the steps.
    private(set) var hasUnknownTypes = false
    /// Where the present selector stands, for messages.
    private var span: SourceSpan?
    /// Where messages about an argument are placed that is read by itself, from its text.
    private var argumentPlace: SourceSpan?
    /// Whether a part of the present selector means nothing, so that the whole matches nothing: what stands in `:not(…)`
    /// may not make it wider.
    private var isVoid = false
    private var depth = 0
    private var typeSetNumbers: [TypeSelector: TypeNames] = [:]
    private var conditionNumbers: [ConditionKey: Int] = [:]

    /// Lists inside lists, and compounds of one selector: the matcher calls itself that deep at most.
    private static let depthLimit = 16
    private static let compoundLimit = 256

    /// The types that a type selector means.
    enum TypeNames {
        case one(Atom)
        case several(Set<UInt32>)
        case nothing
    }

    private struct ConditionKey: Hashable {
        let name: String
        let provider: String
        let argument: String?
    }

    init(registry: PropertyRegistry, tree: ElementTree) {
        self.registry = registry
        self.tree = tree
    }

    /// Adds a selector; returns where its steps start.
    mutating func compile(_ selector: Selector, at span: SourceSpan?) -> Int {
        self.span = span
        isVoid = false
        let start = run(selector)
        return isVoid ? add([.init(kind: .never)]) : start
    }

    private mutating func run(_ selector: Selector) -> Int {
        // Lists inside come first, so that the steps of one selector stand together.
        var steps: [SelectorProgram.Step] = []
        depth += 1
        defer { depth -= 1 }
        if depth > Self.depthLimit {
            steps = [refuse("selectors are nested more than \(Self.depthLimit) levels deep", span)]
        } else if selector.compounds.count > Self.compoundLimit {
            steps = [
                refuse("a selector of \(selector.compounds.count) parts is longer than \(Self.compoundLimit)", span)
            ]
        } else {
            for (index, compound) in selector.compounds.enumerated().reversed() {
                append(compound, to: &steps)
                if index > 0 { steps.append(.init(kind: Self.move(compound.combinator))) }
            }
        }
        return add(steps)
    }

    /// Adds the steps of one selector, which come to an end.
    private mutating func add(_ steps: [SelectorProgram.Step]) -> Int {
        let start = program.steps.count
        for step in steps { program.steps.append(step) }
        program.steps.append(.init(kind: .end))
        return start
    }

    private static func move(_ combinator: Combinator) -> SelectorProgram.Kind {
        switch combinator {
        case .descendant: .descendant
        case .child: .child
        case .nextSibling: .nextSibling
        case .subsequentSibling: .subsequentSibling
        }
    }

    /// Cheap tests first.
    private mutating func append(_ compound: CompoundSelector, to steps: inout [SelectorProgram.Step]) {
        if let id = compound.id { steps.append(.init(kind: .id, operand: tree.atoms.intern(id).rawValue)) }
        for name in compound.classes {
            steps.append(.init(kind: .styleClass, operand: tree.atoms.intern(name).rawValue))
        }
        if let type = compound.type {
            switch names(type) {
            case .one(let atom): steps.append(.init(kind: .type, operand: atom.rawValue))
            case .several(let set):
                program.typeSets.append(set)
                steps.append(.init(kind: .typeIn, operand: UInt32(program.typeSets.count - 1)))
            case .nothing: steps.append(.init(kind: .never))
            }
        }
        var slow: [SelectorProgram.Step] = []
        for attribute in compound.attributes {
            program.attributes.append(.init(selector: attribute))
            slow.append(.init(kind: .attribute, operand: UInt32(program.attributes.count - 1)))
        }
        for pseudo in compound.pseudoClasses {
            for step in compile(pseudo) {
                switch step.kind {
                case .any, .none, .has, .question, .position: slow.append(step)
                default: steps.append(step)
                }
            }
        }
        steps += slow
    }

    consuming func takeProgram() -> SelectorProgram { program }

    // MARK: Types

    /// The types that the selector means; reports an unknown one.
    mutating func names(_ selector: TypeSelector) -> TypeNames {
        if let known = typeSetNumbers[selector] { return known }
        let found = find(selector)
        typeSetNumbers[selector] = found
        return found
    }

    private mutating func find(_ selector: TypeSelector) -> TypeNames {
        if let name = registry.className(for: selector) {
            guard selector.includesSubclasses else { return .one(tree.atoms.intern(name)) }
            let subclasses = registry.classes.filter { registry.classChain($0.name).contains(name) }
            return .several(Set(subclasses.map { tree.atoms.intern($0.name).rawValue }))
        }
        hasUnknownTypes = true
        if let contested = registry.contestedElement(selector.name) {
            diagnostics.append(Diagnostic("registry.contested-name", contested.message, at: span))
            return .nothing
        }
        diagnostics.append(
            Diagnostic(
                "selector.unknown-type", .warning,
                "unknown type \"\(selector.name)\"\(Suggestion.phrase(for: selector.name, in: typeSpellings(selector.dialect)))",
                at: span))
        // Elements of unknown types are styled under their own names.
        let folded = PropertyRegistry.folded(selector.name)
        let atoms = tree.typeNames.filter {
            let name = tree.atoms.name(of: $0)
            return selector.dialect == .cas ? name == selector.name : PropertyRegistry.folded(name) == folded
        }
        return atoms.isEmpty ? .nothing : .several(Set(atoms.map(\.rawValue)))
    }

    private func typeSpellings(_ dialect: Dialect) -> [String] {
        registry.classes.flatMap { definition -> [String] in
            let name = definition.name
            guard dialect == .css, name.hasPrefix("UI") else {
                return [name] + (dialect == .css ? definition.elementNames : [])
            }
            return [name, String(name.dropFirst(2))] + definition.elementNames
        }
    }

    // MARK: Pseudo-classes

    private mutating func compile(_ pseudo: PseudoClass) -> [SelectorProgram.Step] {
        let place = argumentPlace ?? pseudo.span?.span ?? span
        switch (pseudo.foldedName, pseudo.argument) {
        case ("is", .selectors(let list)), ("where", .selectors(let list)):
            return [.init(kind: .any, operand: addForgiving(list))]
        case ("not", .selectors(let list)): return [.init(kind: .none, operand: add(list))]
        case ("has", .selectors(let list)): return [.init(kind: .has, operand: addRelative(list, place))]
        case ("is", _), ("where", _), ("not", _), ("has", _):
            return [refuse("the pseudo-class \":\(pseudo.name)\" needs selectors in parentheses", place)]
        default: break
        }
        if let structural = StructuralPseudoClass.named(pseudo.foldedName) { return compile(pseudo, structural, place) }
        guard let definition = registry.pseudoClass(pseudo.name) else {
            if let contested = registry.contestedPseudoClass(pseudo.name) {
                diagnostics.append(Diagnostic("registry.contested-name", contested.message, at: place))
                return [.init(kind: .never)]
            }
            let names =
                registry.pseudoClasses.map(\.name) + StructuralPseudoClass.all.map(\.name)
                + StructuralPseudoClass.functional.map(\.name)
            diagnostics.append(
                Diagnostic(
                    "selector.unknown-pseudo-class", .warning,
                    "unknown pseudo-class \":\(pseudo.name)\"\(Suggestion.phrase(for: pseudo.name, in: names))",
                    at: place))
            return [void()]
        }
        let argument = Self.argument(of: pseudo)
        switch (definition.argument, argument) {
        case (.required, nil), (.required, ""):
            return [refuse("the pseudo-class \":\(pseudo.name)\" needs an argument in parentheses", place)]
        case (.none, .some): return [refuse("the pseudo-class \":\(pseudo.name)\" takes no argument", place)]
        default: break
        }
        if let argument, let reading = definition.reading, !reading.accepts(argument) {
            return [refuse("the pseudo-class \":\(pseudo.name)\" needs \(reading.phrase), not \"\(argument)\"", place)]
        }
        return [step(definition, argument, place)]
    }

    /// The text in a pseudo-class's parentheses, without quotes.
    static func argument(of pseudo: PseudoClass) -> String? {
        guard case .text(let text) = pseudo.argument else { return nil }
        return unquoted(text)
    }

    private mutating func step(_ definition: PseudoClassDefinition, _ argument: String?, _ place: SourceSpan?)
        -> SelectorProgram.Step
    {
        if let test = definition.stateTest {
            let bit = tree.stateTable.number(of: tree.atoms.intern(PropertyRegistry.folded(test.state)))
            if bit < StateTable.sharedBit { return .init(kind: test.isOn ? .stateOn : .stateOff, operand: UInt32(bit)) }
        }
        if definition.reads == .environment {
            return .init(kind: .condition, operand: UInt32(condition(definition, argument)))
        }
        program.questions.append(.init(definition: definition, argument: argument, span: place))
        return .init(kind: .question, operand: UInt32(program.questions.count - 1))
    }

    /// The number of the condition that a pseudo-class of the environment is.
    mutating func condition(_ definition: PseudoClassDefinition, _ argument: String?) -> Int {
        let key = ConditionKey(name: definition.name, provider: definition.provider, argument: argument)
        if let known = conditionNumbers[key] { return known }
        let tree = tree
        let element = ElementID(index: ElementTree.none, generation: 0)
        let number = addCondition(at: span) {
            try definition.matches(ElementReference(tree: tree, id: element, environment: $0), argument)
        }
        conditionNumbers[key] = number
        return number
    }

    mutating func addCondition(at span: SourceSpan? = nil, _ holds: @escaping (StyleEnvironment) throws -> Bool) -> Int
    {
        program.conditions.append(.init(holds: holds, span: span))
        return program.conditions.count - 1
    }

    private mutating func add(_ list: [Selector]) -> UInt32 {
        var starts: [Int] = []
        for selector in list { starts.append(run(selector)) }
        program.lists.append(starts)
        return UInt32(program.lists.count - 1)
    }

    /// Adds a list of which a selector that means nothing is left out, and the others count.
    private mutating func addForgiving(_ list: [Selector]) -> UInt32 {
        let outer = isVoid
        var starts: [Int] = []
        for selector in list {
            isVoid = false
            let start = run(selector)
            if !isVoid { starts.append(start) }
        }
        isVoid = outer
        program.lists.append(starts)
        return UInt32(program.lists.count - 1)
    }

    private mutating func addRelative(_ list: [Selector], _ place: SourceSpan?) -> UInt32 {
        var selectors: [SelectorProgram.RelativeSelector] = []
        for selector in list {
            var relative = SelectorProgram.RelativeSelector()
            for compound in selector.compounds.prefix(Self.compoundLimit) {
                var alone = selector
                alone.compounds = [compound]
                relative.parts.append(
                    .init(combinator: compound.combinator, start: run(alone), number: program.partCount))
                program.partCount += 1
            }
            if selector.compounds.count > Self.compoundLimit {
                _ = refuse(
                    "a selector of \(selector.compounds.count) parts is longer than \(Self.compoundLimit)", place)
                continue
            }
            selectors.append(relative)
        }
        program.relatives.append(selectors)
        return UInt32(program.relatives.count - 1)
    }

    private mutating func compile(
        _ pseudo: PseudoClass, _ row: StructuralPseudoClass, _ place: SourceSpan?
    ) -> [SelectorProgram.Step] {
        guard case .position(let end, let peers, fixed: nil) = row.test else {
            if pseudo.argument != .none {
                return [refuse("the pseudo-class \":\(pseudo.name)\" takes no argument", place)]
            }
            let one = NthPattern(step: 0, offset: 1)
            switch row.test {
            case .isRoot: return [.init(kind: .root)]
            case .isEmpty: return [.init(kind: .empty)]
            case .isOnly(let peers):
                return [position(one, .first, Self.peers(peers)), position(one, .last, Self.peers(peers))]
            case .position(let end, let peers, fixed: let pattern):
                return [position(pattern ?? one, end, Self.peers(peers))]
            }
        }
        guard case .text(let text) = pseudo.argument else {
            return [refuse("the pseudo-class \":\(pseudo.name)\" needs a position such as 3, odd or 2n + 1", place)]
        }
        var among = Self.peers(peers)
        let parts = Self.parts(ofPosition: text)
        if let written = parts.selectors {
            guard peers == .all, let list = Self.selectors(written) else {
                return [refuse("expected a selector after \"of\" in \":\(pseudo.name)\"", place)]
            }
            let outer = argumentPlace
            argumentPlace = place
            among = .matching(list: Int(add(list)))
            argumentPlace = outer
        }
        guard let pattern = NthPattern(parts.pattern) else {
            return [refuse("\"\(text)\" is no position, write 3, odd, even or 2n + 1", place)]
        }
        return [position(pattern, end, among)]
    }

    private mutating func position(
        _ pattern: NthPattern, _ end: StructuralPseudoClass.End, _ among: SelectorProgram.Peers
    ) -> SelectorProgram.Step {
        program.positions.append(.init(pattern: pattern, end: end, among: among, number: program.positions.count))
        return .init(kind: .position, operand: UInt32(program.positions.count - 1))
    }

    private static func peers(_ peers: StructuralPseudoClass.Peers) -> SelectorProgram.Peers {
        peers == .sameType ? .sameType : .all
    }

    private mutating func refuse(_ message: String, _ place: SourceSpan?) -> SelectorProgram.Step {
        diagnostics.append(Diagnostic("selector.bad-argument", message, at: place))
        return void()
    }

    /// The step of what means nothing, which the whole selector does then.
    private mutating func void() -> SelectorProgram.Step {
        isVoid = true
        return .init(kind: .never)
    }

    // MARK: Texts of arguments

    /// `2n + 1 of .x` in its two parts.
    static func parts(ofPosition text: String) -> (pattern: Substring, selectors: String?) {
        let text = unquoted(text)[...]
        guard let of = text.range(ofWord: "of") else { return (text, nil) }
        return (text[..<of.lowerBound], String(text[of.upperBound...]))
    }

    /// The selectors of a list; nil if one is at fault or there is none.
    static func selectors(_ text: String) -> [Selector]? {
        let list = SelectorList.parse(SourceFile(name: "", text: text), dialect: .css)
        return list.selectors.isEmpty || list.diagnostics.containsError ? nil : list.selectors
    }

    private static func unquoted(_ text: String) -> String {
        guard text.count >= 2, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else {
            return text
        }
        return String(text.dropFirst().dropLast())
    }
}

extension Substring {
    /// The range of a word that stands between blanks.
    fileprivate func range(ofWord word: String) -> Range<Index>? {
        var start = startIndex
        while let blank = self[start...].firstIndex(where: \.isWhitespace) {
            let from = index(after: blank)
            if self[from...].hasPrefix(word + " ") { return blank..<index(from, offsetBy: word.count) }
            start = from
        }
        return nil
    }
}
