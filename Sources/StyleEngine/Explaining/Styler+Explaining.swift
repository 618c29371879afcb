import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

extension Styler {
    /// Says why an element has its value of a property; styles what changed before. Faults in declarations that lost
    /// are reported now: nobody has read their values so far.
    ///
    /// - Parameter property: as a sheet writes it, with arguments where it takes some: `title-color[state:selected]`.
    /// - Throws: if the handle is stale, if the element's class has no such property, or if the arguments do not fit.
    /// - Complexity: linear in the rules of the element's buckets.
    public func explanation(of element: ElementID, property: String) throws(ExplanationFailure) -> StyleExplanation {
        guard tree.isAlive(element) else { throw ExplanationFailure(message: "the element was removed") }
        applyNow()
        guard let tables else { throw ExplanationFailure(message: "nothing is styled") }
        let className = tables.slots.className(tables.slots.classNumber(ofType: tree.types[element.index]))
        let slot: PropertySlot
        switch tables.slots.slot(of: try Self.declaration(of: property), className: className) {
        case .success(let number): slot = tables.slots[number]
        case .failure(let refusal): throw ExplanationFailure(message: refusal.diagnostic.message)
        }
        let winner = declaredProperties(of: element).first { $0.keyPath == slot.keyPath && $0.arguments == slot.arguments }
        let pass = StylePass(
            tables: tables, tree: tree, columns: columns, environment: environment, cascadeOrder: cascadeOrder,
            memory: MatchMemory(), view: TreeView(tree))
        let wasLocked = tree.isLocked
        tree.isLocked = true
        let candidates = pass.candidates(for: slot, of: element.index)
        tree.isLocked = wasLocked
        // A declaration that lost was never converted before.
        report(pass.diagnostics)
        let verdict = CascadeVerdict(candidates: candidates, winner: winner, slot: slot, order: cascadeOrder)
        return StyleExplanation(
            element: element, keyPath: slot.keyPath, arguments: slot.arguments, winner: winner, contenders: verdict.contenders,
            variables: try variables(verdict, winner, element, property))
    }

    /// Reads a property's name with its arguments.
    private static func declaration(of property: String) throws(ExplanationFailure) -> Declaration {
        for dialect in [Dialect.css, .cas] {
            let block = DeclarationBlock.parse(SourceFile(name: "<property>", text: "\(property): current"), dialect: dialect)
            if block.declarations.count == 1, !block.diagnostics.containsError { return block.declarations[0] }
        }
        throw ExplanationFailure(message: "\"\(property)\" is no name of a property")
    }

    private func variables(
        _ verdict: CascadeVerdict, _ winner: ComputedProperty?, _ element: ElementID, _ property: String
    ) throws(ExplanationFailure) -> [StyleExplanation.ReadVariable] {
        if let ancestor = winner?.inheritedFrom, verdict.winner?.isKeyword ?? true {
            return try explanation(of: ancestor, property: property).variables
        }
        guard let declaration = verdict.winner?.declaration, let tables else { return [] }
        var reading = VariableReading(scope: tables.scopes[columns.scopes[element.index]])
        reading.read(declaration.value, declaration.dialect)
        return reading.variables
    }
}

/// Follows variables from a text through the texts of those that it names.
private struct VariableReading {
    let scope: VariableScope
    private(set) var variables: [StyleExplanation.ReadVariable] = []
    private var seen: Set<String> = []

    init(scope: VariableScope) { self.scope = scope }

    mutating func read(_ text: SourceSpan, _ dialect: Dialect) {
        for name in names(in: text, dialect) {
            guard let variable = scope.variable(name), seen.insert(name).inserted else { continue }
            variables.append(.init(name: name, raw: variable.value.text, span: variable.nameSpan))
            read(variable.value, variable.dialect)
        }
    }

    /// The names in a text in their order, bare ones of `.cas` too.
    private func names(in text: SourceSpan, _ dialect: Dialect) -> [String] {
        let expression = MathExpression.parse(text, grammar: .value, dialect: dialect)
        var found = Array(expression.variableNames)
        if dialect == .cas {
            let words = text.text.split { !($0.isLetter || $0.isNumber || "-_$.".contains($0)) }.map(String.init)
            found += words.filter { scope.isBareVariable($0, in: text.file) && !found.contains($0) }
        }
        let source = text.text
        return found.sorted { place(of: $0, source) < place(of: $1, source) }
    }

    private func place(of name: String, _ source: String) -> Int {
        guard let range = source.range(of: name) else { return source.utf8.count }
        return source.utf8.distance(from: source.startIndex, to: range.lowerBound)
    }
}

extension String {
    /// The first place of a part.
    fileprivate func range(of part: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            start = index(after: start)
        }
        return nil
    }
}
