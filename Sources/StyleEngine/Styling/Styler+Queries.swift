import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

extension Styler {
    /// The style of the last pass; empty before the first one.
    public func computedStyle(of element: ElementID) -> ComputedStyle {
        guard tree.isAlive(element), let tables else { return .empty }
        let name = tables.slots.className(tables.slots.classNumber(ofType: tree.types[element.index]))
        return ComputedStyle(properties: declaredProperties(of: element), className: name, defaults: tables.defaults.table(of: name))
    }

    /// The rows of an element's style alone: for who reads no defaults.
    package func declaredProperties(of element: ElementID) -> [ComputedProperty] {
        guard tree.isAlive(element) else { return [] }
        var rows = visibleRows(of: element.index)
        for place in rows.indices where rows[place].isInherited && rows[place].inheritedFrom == nil {
            rows[place].inheritedFrom = origin(of: rows[place], above: element.index)
        }
        return rows
    }

    /// The rows that an element shows: those of the last pass, but for what it keeps.
    func visibleRows(of element: UInt32) -> [ComputedProperty] {
        var rows = frozenStyles[element] ?? styledRows(of: element)
        guard let kept = kept[element] else { return rows }
        for property in kept {
            rows.removeAll { property.covers($0) }
            rows += property.rows
        }
        return rows.sorted { $0.sortKey < $1.sortKey }
    }

    private func styledRows(of element: UInt32) -> [ComputedProperty] {
        guard let tables, Int(element) < columns.styles.count, !tree.flags[element].contains(.isNew) else { return [] }
        return tables.rows(of: columns.styles[element])
    }

    /// The ancestor that declares what an inherited row shows.
    private func origin(of row: ComputedProperty, above element: UInt32) -> ElementID? {
        var above = tree.parents[element]
        while above != ElementTree.none {
            let found = (frozenStyles[above] ?? styledRows(of: above)).first {
                $0.keyPath == row.keyPath && $0.arguments == row.arguments
            }
            guard let found else { return nil }
            if !found.isInherited { return tree.handle(above) }
            above = tree.parents[above]
        }
        return nil
    }

    /// The elements that match one of the selectors, in document order.
    public func elements(matching selectors: [Selector]) -> [ElementID] {
        var found: [ElementID] = []
        match(selectors) { matches in
            for element in tree.allElements where matches(element.index) { found.append(element) }
        }
        return found
    }

    /// What a sheet with these selectors would be told of: names in them that nobody knows, arguments that are none.
    public func faults(of selectors: [Selector]) -> [Diagnostic] {
        var compiler = SelectorCompiler(registry: registry, tree: tree)
        for selector in selectors { _ = compiler.compile(registry.qualified(selector), at: nil) }
        return compiler.diagnostics
    }

    /// Whether an element matches a selector now.
    public func matches(_ element: ElementID, _ selector: Selector) -> Bool {
        guard tree.isAlive(element) else { return false }
        var isMatch = false
        match([selector]) { isMatch = $0(element.index) }
        return isMatch
    }

    /// Lets `body` ask which elements match one of the selectors; until it returns, the tree refuses changes.
    private func match(_ selectors: [Selector], _ body: ((UInt32) -> Bool) -> Void) {
        var compiler = SelectorCompiler(registry: registry, tree: tree)
        let starts = selectors.map { compiler.compile(registry.qualified($0), at: nil) }
        var program = compiler.takeProgram()
        _ = program.answer(environment)
        report(program.takeFaults())
        let memory = MatchMemory()
        let wasLocked = tree.isLocked
        tree.isLocked = true
        withExtendedLifetime(memory) {
            let matcher = SelectorMatcher(
                tree: tree, view: TreeView(tree), program: program, tables: SelectorMatcher.Tables(program), environment: environment, memory: memory)
            body { element in starts.contains { matcher.matches($0, element) } }
        }
        tree.isLocked = wasLocked
        report(memory.faults.take())
    }

    /// The value that a declaration has on elements of a class, by the global variables alone; nil if it has none.
    public func value(of declaration: Declaration, ofClass className: String) -> StyleValue? {
        guard let property = registry.property(declaration.keyPath, ofClass: className) else { return nil }
        let expression = MathExpression.parse(declaration.value, grammar: .value, dialect: declaration.dialect)
        return PropertyConversion(
            definition: property.definition, keyPath: property.keyPath, registry: registry, environment: environment
        ).convert(expression, in: globalScope)?.value
    }

    /// What a global variable holds where no property says what it is for: a number, a colour, a list …; nil if
    /// its text is no expression.
    public func value(ofVariable name: String) -> StyleValue? {
        guard let variable = variable(name) else { return nil }
        let expression = MathExpression.parse(variable.value, grammar: .value, dialect: variable.dialect)
        let input = ConversionInput(expression, scope: globalScope, registry: registry, environment: environment)
        return ValueConversion(converter: .any).result(input)?.value
    }
}
