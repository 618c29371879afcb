import StyleDiagnostics

/// Turns trees into flat rules: nesting, conditions and layers become fields of each rule.
struct SheetFlattener {
    /// Selectors that lists in lists may make for one block, and for a whole sheet.
    static let blockLimit = 10_000
    static let sheetLimit = 200_000

    private(set) var blocks: [RuleBlock] = []
    private(set) var variables: [VariableDeclaration] = []
    private(set) var layers: [String] = []
    var graph: ImportGraph
    private var knownLayers: Set<String> = []
    private var anonymousLayers = 0
    private var selectorCount = 0
    private var builders: [SelectorBuilder]
    /// Places that have a message already: a nested list is met once a parent.
    private var reported: Set<SourceSpan> = []
    /// The file being flattened.
    private var sheet = 0

    init(graph: ImportGraph) {
        self.graph = graph
        builders = graph.sheets.map { SelectorBuilder(tree: $0.tree) }
    }

    mutating func flatten() {
        for segment in graph.segments() {
            sheet = segment.sheet
            if let layer = segment.scope.layer { mention(layer) }
            var index = 0
            for child in graph.sheets[sheet].tree.root.children {
                if segment.children.contains(index) { statement(child, scope: segment.scope) }
                index += 1
            }
        }
    }

    /// A statement outside of all rules. Recursion is bounded by the parser's limit for blocks.
    private mutating func statement(_ node: SyntaxNode, scope: RuleScope) {
        switch node.kind {
        case .layerRule where Self.block(of: node) == nil: mentionList(node, scope: scope)
        case .styleRule: styleRule(node, parents: nil, scope: scope)
        case .variableDeclaration:
            guard let variable = DeclarationReader.variable(node) else { return }
            if scope.isUnconditional {
                add(variable, scope)
            } else {
                // Under a condition it belongs to the root, which inherits it to all elements.
                let root = Selector([CompoundSelector(pseudoClasses: [PseudoClass(name: "root")])])
                var block = RuleBlock(selectors: [root], spans: [node.span], scope: scope)
                block.content.variables = [variable]
                blocks.append(block)
            }
        case .mediaRule, .layerRule, .supportsRule:
            guard let block = Self.block(of: node), let inner = self.scope(of: node, in: scope) else { return }
            for child in block.children { statement(child, scope: inner) }
        default: break
        }
    }

    private mutating func styleRule(_ node: SyntaxNode, parents: [Selector]?, scope: RuleScope) {
        guard let list = node.child(.selectorList), let inside = Self.block(of: node) else { return }
        var selectors: [Selector] = []
        var spans: [SourceSpan] = []
        let nodes = list.children.filter { $0.kind == .selector }
        let count = nodes.count * (parents?.count ?? 1)
        // What is written out is bounded by the text; only multiplied lists need a limit.
        if let parents, parents.count > 1 {
            guard count <= Self.blockLimit, selectorCount + count <= Self.sheetLimit else {
                return tooMany(list, count)
            }
            selectorCount += count
        }
        for parent in parents.map({ $0.map(Optional.some) }) ?? [nil] {
            for selector in nodes {
                guard let flat = builders[sheet].selector(selector, parent: parent) else { continue }
                selectors.append(flat)
                spans.append(selector.span)
            }
        }
        takeBuilderDiagnostics()
        guard !selectors.isEmpty else { return }
        block(inside, selectors: selectors, spans: spans, scope: scope)
    }

    /// The inside of a rule, listed where it opens; declarations after nested rules belong to it.
    private mutating func block(_ node: SyntaxNode, selectors: [Selector], spans: [SourceSpan], scope: RuleScope) {
        let slot = blocks.count
        blocks.append(RuleBlock(selectors: selectors, spans: spans, scope: scope))
        for child in node.children {
            switch child.kind {
            case .declaration, .nestedProperty:
                DeclarationCollector.collect(child, into: &blocks[slot].content)
            case .variableDeclaration:
                guard let variable = DeclarationReader.variable(child) else { continue }
                if scope.isUnconditional, selectors.count == 1, selectors[0].isRoot {
                    add(variable, scope)
                } else {
                    blocks[slot].content.variables.append(variable)
                }
            case .extendRule: blocks[slot].extends += extends(child)
            case .styleRule: styleRule(child, parents: selectors, scope: scope)
            case .layerRule where Self.block(of: child) == nil: mentionList(child, scope: scope)
            case .mediaRule, .layerRule, .supportsRule:
                guard let inside = Self.block(of: child), let inner = self.scope(of: child, in: scope) else { continue }
                block(inside, selectors: selectors, spans: spans, scope: inner)
            default: break
            }
        }
    }

    /// Adds a global variable.
    private mutating func add(_ variable: VariableDeclaration, _ scope: RuleScope) {
        variables.append(variable)
        variables[variables.count - 1].layer = scope.layer
    }

    private mutating func extends(_ node: SyntaxNode) -> [RuleBlock.Extend] {
        guard let list = node.child(.selectorList) else { return [] }
        let bases = builders[sheet].selectors(list, parent: nil)
        takeBuilderDiagnostics()
        return bases.map { RuleBlock.Extend(base: $0, span: node.span, sheet: sheet) }
    }
}

// MARK: - Conditions and layers

extension SheetFlattener {
    private static func block(of node: SyntaxNode) -> SyntaxNode? { node.child(.block) ?? node.child(.indentedBlock) }

    /// The scope inside a conditional block; nil if its condition is faulty, so that nothing inside counts.
    private mutating func scope(of node: SyntaxNode, in outer: RuleScope) -> RuleScope? {
        var scope = outer
        let prelude = node.child(.prelude)
        if let prelude, prelude.hasFaultyChild { return nil }
        switch node.kind {
        case .mediaRule:
            guard let prelude else { return nil }
            scope.addMedia(MediaCondition(prelude))
        case .supportsRule:
            guard let prelude else { return nil }
            let condition = SupportsConditionParser.parse(prelude.tree, prelude.tokenIndices)
            if case .unreadable(let span) = condition {
                report(
                    Diagnostic(
                        "syntax.unreadable-condition", .error,
                        "expected a condition such as \"(alpha: 1)\", found \"\(FaultWording.short(prelude.text))\"",
                        at: span))
            }
            scope.addSupports(condition)
        default:
            if let prelude {
                scope.enterLayer(LayerName.text(prelude.tree, prelude.tokenIndices))
            } else {
                anonymousLayers += 1
                scope.enterLayer("(anonymous \(anonymousLayers))")
            }
            mention(scope.layer ?? "")
        }
        return scope
    }

    /// `@layer a, b;` only says the order.
    private mutating func mentionList(_ node: SyntaxNode, scope: RuleScope) {
        guard let prelude = node.child(.prelude), !prelude.hasFaultyChild else { return }
        for name in LayerName.list(prelude) {
            var inner = scope
            inner.enterLayer(name)
            mention(inner.layer ?? "")
        }
    }

    /// Notes a layer, and the layers it lies in, at their first mention.
    private mutating func mention(_ name: String) {
        var path = ""
        for part in name.split(separator: ".") {
            path += path.isEmpty ? String(part) : "." + part
            if knownLayers.insert(path).inserted { layers.append(path) }
        }
    }
}

// MARK: - Messages

extension SheetFlattener {
    private mutating func tooMany(_ list: SyntaxNode, _ count: Int) {
        report(
            Diagnostic(
                "syntax.too-many-selectors", .error,
                "this list and those around it make \(count) selectors: at most \(Self.blockLimit) a block, \(Self.sheetLimit) a sheet",
                at: list.span))
    }

    private mutating func takeBuilderDiagnostics() {
        for diagnostic in builders[sheet].takeDiagnostics() { report(diagnostic) }
    }

    private mutating func report(_ diagnostic: Diagnostic) {
        if let span = diagnostic.span, !reported.insert(span).inserted { return }
        guard reported.count <= SyntaxDiagnostics.limit else { return }
        graph.report([diagnostic], in: sheet)
    }
}
