import StyleDiagnostics

/// Puts the declarations of extended rules before the own ones, through whole chains.
struct ExtendResolver {
    /// How long a chain may be, and how many declarations a rule may get.
    static let chainLimit = 64
    static let declarationLimit = 10_000

    private(set) var blocks: [RuleBlock]
    private(set) var diagnostics: [(diagnostic: Diagnostic, sheet: Int)] = []
    /// Blocks by the text of each of their selectors.
    private var indices: [String: [Int]] = [:]
    private var states: [State]

    private enum State { case open, active, done }

    init(_ blocks: [RuleBlock]) {
        self.blocks = blocks
        states = Array(repeating: .open, count: blocks.count)
    }

    mutating func resolve() {
        guard blocks.contains(where: { !$0.extends.isEmpty }) else { return }
        for (index, block) in blocks.enumerated() {
            for selector in block.selectors { indices[Self.key(selector), default: []].append(index) }
        }
        for index in blocks.indices where !blocks[index].extends.isEmpty { resolve(index, chain: []) }
    }

    /// Recursion is bounded by `chainLimit`.
    private mutating func resolve(_ index: Int, chain: [Int]) {
        guard states[index] == .open else { return }
        states[index] = .active
        let chain = chain + [index]
        var base = DeclarationBlock(declarations: [], variables: [], diagnostics: [])
        var taken: Set<Int> = []
        for extend in blocks[index].extends {
            let targets = targets(of: extend, for: index)
            if targets.isEmpty { unknown(extend) }
            for target in targets where target != index && taken.insert(target).inserted {
                if states[target] == .active {
                    ring(extend, chain: chain, target: target)
                    continue
                }
                if chain.count >= Self.chainLimit {
                    add("extend.too-long", "this chain of extensions has more than \(Self.chainLimit) rules", extend)
                    continue
                }
                resolve(target, chain: chain)
                base.declarations += blocks[target].content.declarations
                base.variables += blocks[target].content.variables
                if base.declarations.count > Self.declarationLimit {
                    add(
                        "extend.too-long",
                        "these extensions give the rule more than \(Self.declarationLimit) declarations", extend)
                    states[index] = .done
                    return
                }
            }
            if targets == [index] { ring(extend, chain: chain, target: index) }
        }
        blocks[index].content.declarations = base.declarations + blocks[index].content.declarations
        blocks[index].content.variables = base.variables + blocks[index].content.variables
        states[index] = .done
    }

    /// The blocks with an equal selector that apply whenever the extending one does.
    private func targets(of extend: RuleBlock.Extend, for index: Int) -> [Int] {
        (indices[Self.key(extend.base)] ?? []).filter {
            let media = blocks[$0].scope.media
            return media == nil || media?.text == blocks[index].scope.media?.text
        }
    }

    /// Equal for equal selectors: in `.css` the case and the `UI` prefix of types do not count.
    private static func key(_ selector: Selector) -> String {
        var folded = selector
        for index in folded.compounds.indices {
            guard var type = folded.compounds[index].type, type.dialect == .css else { continue }
            type.name = type.foldedName
            folded.compounds[index].type = type
        }
        return folded.text
    }
}

// MARK: - Messages

extension ExtendResolver {
    private mutating func ring(_ extend: RuleBlock.Extend, chain: [Int], target: Int) {
        let start = chain.firstIndex(of: target) ?? 0
        let names = (chain[start...] + [target]).map { "\"\(blocks[$0].selectors[0].text)\"" }
        add("extend.cycle", "rules extend each other in a cycle: \(names.joined(separator: " extends "))", extend)
    }

    private mutating func unknown(_ extend: RuleBlock.Extend) {
        let text = extend.base.text
        let phrase = Suggestion.phrase(for: text, in: indices.keys.sorted())
        add("extend.unknown", "no rule of this sheet has the selector \"\(text)\"\(phrase)", severity: .warning, extend)
    }

    private mutating func add(
        _ id: DiagnosticID, _ message: String, severity: Diagnostic.Severity = .error, _ extend: RuleBlock.Extend
    ) {
        guard diagnostics.count < SyntaxDiagnostics.limit else { return }
        diagnostics.append((Diagnostic(id, severity, message, at: extend.span), extend.sheet))
    }
}
