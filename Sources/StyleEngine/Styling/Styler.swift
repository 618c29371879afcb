import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// Styles a tree of elements: the one object that a host talks to.
///
/// Mirror your views into `tree`, add sheets, call `apply()`: it computes every element's style, gives the values
/// to attached objects and returns what changed. Not `Sendable`: it lives where the host puts it (a main actor,
/// an actor, a thread).
public final class Styler {
    public let tree: ElementTree
    /// What sheets may name. Changing it restyles everything at the next pass.
    public var registry: PropertyRegistry { didSet { invalidate() } }
    /// What media conditions and environment pseudo-classes ask. Changing it restyles at the next pass.
    public var environment: StyleEnvironment { didSet { invalidate() } }
    /// What decides between rules of one origin.
    public var cascadeOrder = CascadeOrder.specificity { didSet { invalidate() } }

    var sheets: [IndexedSheet] = []
    var variables = VariableTable()
    var inlineStyles: [ElementID: DeclarationBlock] = [:]
    /// Elements out of styling with all in them, and properties that single elements are out of, folded.
    var unstyled: Set<ElementID> = []
    var unstyledProperties: [ElementID: Set<String>] = [:]
    var hosts: [ElementID: HostObject] = [:]
    var cache = ConversionCache()
    private var index: RuleIndex?
    private var styles: [ElementID: ComputedStyle] = [:]
    private var reports = DiagnosticLog()
    private var nextSheet = 0
    private var typesRevision = -1

    public init(registry: PropertyRegistry, environment: StyleEnvironment = StyleEnvironment(), tree: ElementTree = ElementTree()) {
        self.registry = registry
        self.environment = environment
        self.tree = tree
    }

    /// A styler with the same registry, environment, sheets and variables, and no element.
    public func copyWithoutElements() -> Styler {
        let copy = Styler(registry: registry, environment: environment)
        copy.cascadeOrder = cascadeOrder
        copy.sheets = sheets
        copy.variables = variables
        copy.nextSheet = nextSheet
        return copy
    }

    // MARK: Sheets

    /// Adds a sheet after those of its origin; its diagnostics are the styler's.
    @discardableResult
    public func add(_ sheet: Stylesheet, origin: Origin = .author) -> SheetID {
        let id = SheetID(rawValue: nextSheet)
        nextSheet += 1
        sheets.append(IndexedSheet(id: id, sheet: sheet, origin: origin))
        variables.setSheets(sheets)
        report(sheet.diagnostics)
        invalidate()
        return id
    }

    /// Adds a sheet from its text; `name` stands in messages. Imports are refused: they need a loader.
    @discardableResult
    public func add(text: String, name: String = "<sheet>", dialect: Dialect = .css, origin: Origin = .author) -> SheetID {
        add(Stylesheet.load(SourceFile(name: name, text: text), dialect: dialect, loader: nil), origin: origin)
    }

    /// Takes a sheet out; at the next pass the values before it come back.
    public func remove(_ sheet: SheetID) {
        sheets.removeAll { $0.id == sheet }
        variables.setSheets(sheets)
        invalidate()
    }

    /// All rules of the sheets in order, those of unmet media conditions too.
    public var rules: [StyleRule] { sheets.flatMap(\.sheet.rules) }

    // MARK: Variables

    /// Sets a global variable that wins over those of sheets; the text is a value in the dialect.
    public func setVariable(_ name: String, _ text: String, dialect: Dialect = .css, at span: SourceSpan? = nil) {
        set(name, text, dialect, span, .set)
    }

    /// Sets a global variable that wins over all others.
    public func overrideVariable(_ name: String, _ text: String) { set(name, text, .css, nil, .commandLine) }

    /// Sets a global variable that any sheet may declare anew, as design tokens do.
    public func setToken(_ name: String, _ text: String, at span: SourceSpan? = nil) { set(name, text, .css, span, .tokens) }

    private func set(_ name: String, _ text: String, _ dialect: Dialect, _ span: SourceSpan?, _ source: VariableTable.Source) {
        let file = SourceFile(name: "<\(name)>", text: text)
        let value = SourceSpan(file, file.range)
        variables.set(
            VariableDeclaration(name: name, value: value, isBare: false, dialect: dialect, nameSpan: span ?? value), source)
        invalidate()
    }

    /// The global variable of a name, by the precedence of sources; nil if there is none.
    public func variable(_ name: String) -> VariableDeclaration? { variables.find(name) }

    /// Names of all global variables, sorted.
    public var variableNames: [String] { variables.names }

    /// Where expressions outside of any element find variables.
    public var globalScope: any SymbolScope { VariableScope(id: 0, outer: nil, own: [:], globals: variables) }

    // MARK: Elements

    /// Gives an element its own declarations, stronger than those of sheets; nil takes them away.
    public func setInlineStyle(_ block: DeclarationBlock?, of element: ElementID) {
        inlineStyles[element] = block
        if let block { report(block.diagnostics) }
        invalidate()
    }

    /// Takes an element, with all in it, out of styling, or a single property of the element; or back in.
    ///
    /// What is out has no values at the next pass: hosts put their own back.
    /// - Parameter property: name or key path; case and dashes are ignored. Nil for the whole element.
    public func setStyled(_ isStyled: Bool, of element: ElementID, property: String? = nil) {
        if let property {
            let key = PropertyRegistry.folded(property)
            if isStyled { unstyledProperties[element]?.remove(key) } else { unstyledProperties[element, default: []].insert(key) }
        } else if isStyled {
            unstyled.remove(element)
        } else {
            unstyled.insert(element)
        }
        invalidate()
    }

    /// Lets an object receive the values of an element through the setters of its properties.
    public func attach(_ object: AnyObject, to element: ElementID) { hosts[element] = HostObject(object) }

    public func detach(_ element: ElementID) { hosts[element] = nil }

    /// The style of the last pass; empty before the first one.
    public func computedStyle(of element: ElementID) -> ComputedStyle { styles[element] ?? .empty }

    // MARK: The pass

    /// Computes all styles, gives new values to attached objects and returns what changed, in document order.
    @discardableResult
    public func apply() -> [StyleChange] {
        if typesRevision != registry.revision {
            report(registry.unresolvedReferences())
            tree.nameTypes { registry.className(forElement: $0) ?? $0 }
            typesRevision = registry.revision
            index = nil
        }
        let index = index ?? RuleIndex(sheets: sheets, registry: registry, tree: tree, environment: environment)
        if self.index == nil { report(index.diagnostics) }
        self.index = index
        var pass = StylePass(styler: self, index: index)
        let next = pass.run()
        report(pass.diagnostics)
        cache = pass.cache
        var changes: [StyleChange] = []
        for element in pass.order {
            let new = next[element] ?? .empty
            let difference = StyleChange.changes(of: element, from: styles[element] ?? .empty, to: new)
            hosts[element]?.take(difference, registry: registry, className: tree.type(of: element))
            changes += difference
        }
        styles = next
        hosts = hosts.filter { tree.isAlive($0.key) }
        inlineStyles = inlineStyles.filter { tree.isAlive($0.key) }
        return changes
    }

    // MARK: Diagnostics

    /// Everything reported so far, in order; each fault once, however many elements it meets.
    public var diagnostics: [Diagnostic] { reports.diagnostics }

    func report(_ diagnostics: [Diagnostic]) { reports.add(diagnostics) }

    func invalidate() {
        index = nil
        cache.clear()
    }
}
