import StyleDiagnostics
import StyleExpressions
import StyleSyntax

extension Styler {
    // MARK: Global variables

    /// Sets a global variable that wins over those of sheets; the text is a value in the dialect.
    public func setVariable(_ name: String, _ text: String, dialect: Dialect = .css, at span: SourceSpan? = nil) {
        set(declaration(name, text, dialect, span), .set)
    }

    /// Takes a variable away that was set at run time; those of sheets and tokens count again.
    public func removeVariable(_ name: String) {
        variableTable.remove(name, .set)
        variablesChange(name)
    }

    /// Sets a global variable that wins over all others.
    public func overrideVariable(_ name: String, _ text: String) { set(declaration(name, text, .css, nil), .commandLine) }

    /// Sets a global variable that any sheet may declare anew, as design tokens do.
    public func setToken(_ name: String, _ text: String, at span: SourceSpan? = nil) { set(declaration(name, text, .css, span), .tokens) }

    private func set(_ variable: VariableDeclaration, _ source: VariableTable.Source) {
        variableTable.set(variable, source)
        variablesChange(variable.name)
    }

    private func declaration(_ name: String, _ text: String, _ dialect: Dialect, _ span: SourceSpan?) -> VariableDeclaration {
        let file = SourceFile(name: "<\(name)>", text: text)
        let value = SourceSpan(file, file.range)
        return VariableDeclaration(name: name, value: value, isBare: false, dialect: dialect, nameSpan: span ?? value)
    }

    private func variablesChange(_ name: String) {
        variablesChanged = true
        tree.changes.addMark()
        // Where rules declare it too, other ones may be in sight from the roots down.
        if !isStale, variables.isInRules(name) { for root in tree.roots { tree.markForStyle(root.index) } }
        requestPass()
    }

    /// The global variable of a name, by the precedence of sources; nil if there is none.
    public func variable(_ name: String) -> VariableDeclaration? { variables.find(name) }

    /// Names of all global variables, sorted.
    public var variableNames: [String] { variables.names }

    /// Where expressions outside of any element find variables.
    public var globalScope: any SymbolScope { VariableScope(globals: variables) }

    // MARK: Variables of a sheet

    /// Gives a variable another value as if the sheet declared it so: sheets after it may declare it anew. Nil takes
    /// that value away again.
    public func setVariable(_ name: String, _ text: String?, in sheet: SheetID, dialect: Dialect = .css) {
        guard let place = sheets.firstIndex(where: { $0.id == sheet }) else { return }
        sheets[place].setVariables[name] = text.map { declaration(name, $0, dialect, nil) }
        variables.setSheets(sheets)
        variablesChange(name)
    }

    // MARK: Variables of an element

    /// Gives a variable a value for an element and all below it, stronger than those of rules. Nil takes it away.
    public func setVariable(_ name: String, _ text: String?, on element: ElementID, dialect: Dialect = .css) {
        guard tree.isAlive(element) else { return }
        change(element) { own in
            own.variables.removeAll { $0.name == name }
            if let text { own.variables.append(declaration(name, text, dialect, nil)) }
        }
    }

    /// The variable that an element sees, as of the last pass.
    public func variable(_ name: String, of element: ElementID) -> VariableDeclaration? {
        guard tree.isAlive(element), let tables, Int(element.index) < columns.scopes.count else { return variable(name) }
        return tables.scopes[columns.scopes[element.index]].variable(name)
    }

    // MARK: Inline declarations

    /// Gives an element its own declarations, stronger than those of sheets; nil takes them away.
    public func setInlineStyle(_ block: DeclarationBlock?, of element: ElementID) {
        guard tree.isAlive(element) else { return }
        if let block { report(block.diagnostics) }
        change(element) { own in
            own.inline = block
            own.numbers = block.flatMap { isStale ? [] : tables?.add($0) } ?? []
        }
    }

    func change(_ element: ElementID, _ body: (inout OwnDeclarations) -> Void) {
        guard tree.accepts() else { return }
        var declarations = columns.own[element.index] ?? OwnDeclarations()
        body(&declarations)
        columns.own[element.index] = declarations.isEmpty ? nil : declarations
        if declarations.isEmpty {
            tree.flags[element.index].remove(.hasOwnDeclarations)
        } else {
            tree.flags[element.index].insert(.hasOwnDeclarations)
        }
        tree.markForStyle(element.index)
    }
}
