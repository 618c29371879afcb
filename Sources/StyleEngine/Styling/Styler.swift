import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// Styles a tree of elements: the one object that a host talks to.
///
/// Mirror your views into `tree`, add sheets, call `apply()`: it computes the styles of all elements that changes
/// concern, gives the values to attached objects and returns what changed. Not `Sendable`: it lives where the host
/// puts it (a main actor, an actor, a thread).
public final class Styler {
    public let tree: ElementTree
    /// What sheets may name. Changing it restyles everything at the next pass.
    public var registry: PropertyRegistry {
        get { registered }
        // In place: an observer would be handed a copy, and each registration would copy all that is registered.
        _modify {
            defer { invalidate() }
            // They hold a copy: the first change would copy all that is registered.
            knownDefaults = nil
            yield &registered
        }
    }
    private var registered: PropertyRegistry
    @exclusivity(unchecked) private var knownDefaults: DefaultValues?
    /// What media conditions and environment pseudo-classes ask. A change restyles what depends on it.
    public var environment: StyleEnvironment {
        didSet {
            guard environment != oldValue else { return }
            environmentChanged = true
            requestPass()
        }
    }
    /// What decides between rules of one origin.
    public var cascadeOrder = CascadeOrder.specificity { didSet { if cascadeOrder != oldValue { invalidate() } } }
    /// Whether passes do anything. Off: changes gather, values stay; on again: the next pass makes up for it.
    @exclusivity(unchecked) public var isEnabled = true { didSet { if isEnabled, !oldValue { requestPass() } } }
    /// Asks the host for a pass after the first change since the last one; nil: the host sees to it alone.
    @exclusivity(unchecked) public var scheduler: StyleScheduler?
    /// Called before the changes of an element reach its object: what it returns is applied and reported instead.
    @exclusivity(unchecked) public var willApply: ((_ element: ElementID, _ changes: [StyleChange]) -> [StyleChange])?
    /// Called when the changes of an element have reached its object.
    @exclusivity(unchecked) public var didApply: ((_ element: ElementID, _ changes: [StyleChange]) -> Void)?

    // Unchecked, here and in the other classes of a pass: each is read or set whole, never held while other code runs,
    // and the checks were a fifth of what a small change cost.
    var sheets: [IndexedSheet] = []
    /// Takes the variables of sheets anew when somebody asks, not for each of many sheets that come.
    var variables: VariableTable {
        get {
            takeVariables()
            return variableTable
        }
        _modify {
            takeVariables()
            yield &variableTable
        }
    }
    /// Those of sheets may be of a time before.
    var variableTable = VariableTable()
    @exclusivity(unchecked) private var areVariablesOld = false

    private func takeVariables() {
        guard areVariablesOld else { return }
        areVariablesOld = false
        variableTable.setSheets(sheets)
    }

    @exclusivity(unchecked) var hosts: [ElementID: HostObject] = [:]
    /// Properties that keep their values, by element.
    @exclusivity(unchecked) var kept: [UInt32: [KeptProperty]] = [:]
    /// Styles of frozen elements whose tables are gone.
    @exclusivity(unchecked) var frozenStyles: [UInt32: [ComputedProperty]] = [:]
    /// What elements had that are styled again: rows that the tables do not know.
    @exclusivity(unchecked) var released: [UInt32: [ComputedProperty]] = [:]
    @exclusivity(unchecked) var tables: StylingTables?
    /// Of the present tables in the present environment.
    @exclusivity(unchecked) var pass: StylePass?
    /// Of the present tables.
    @exclusivity(unchecked) var invalidator: Invalidator?
    let columns = StyledColumns()
    let memory = MatchMemory()
    /// Whether objects and hooks are being told of changes.
    @exclusivity(unchecked) var isDelivering = false
    @exclusivity(unchecked) var environmentChanged = false
    @exclusivity(unchecked) var variablesChanged = false
    @exclusivity(unchecked) var typesRevision = -1
    /// Number of type names that were looked at for warnings.
    @exclusivity(unchecked) var reportedTypes = 0
    @exclusivity(unchecked) var reports = DiagnosticLog()
    var nextSheet = 0
    /// Themes that were installed and not replaced.
    var themes: [InstalledTheme] = []
    /// Counts what was asked for, so that a draft can tell whether its host is as it was.
    @exclusivity(unchecked) private(set) var changeCount = 0
    /// Whether a pass was asked for and has not come.
    @exclusivity(unchecked) private(set) var isPassRequested = false

    public init(registry: PropertyRegistry, environment: StyleEnvironment = StyleEnvironment(), tree: ElementTree = ElementTree()) {
        registered = registry
        self.environment = environment
        self.tree = tree
        tree.didChange = { [weak self] in self?.requestPass() }
        tree.willRelease = { [weak self] in self?.forget($0) }
    }

    /// A styler with the same registry, environment, sheets and variables, and no element.
    public func copyWithoutElements() -> Styler { copy(with: ElementTree()) }

    func copy(with tree: ElementTree) -> Styler {
        let copy = Styler(registry: registry, environment: environment, tree: tree)
        copy.cascadeOrder = cascadeOrder
        copy.sheets = sheets
        copy.variables = variables
        copy.nextSheet = nextSheet
        return copy
    }

    /// What properties come to where nothing is declared, in the present environment.
    package var defaults: DefaultValues {
        if let known = knownDefaults, known.environment == environment, !known.usesVariables {
            known.variables = variables
            return known
        }
        let made = DefaultValues(registry: registry, environment: environment, variables: variables)
        knownDefaults = made
        return made
    }

    // MARK: Sheets

    /// Adds a sheet after those of its origin; its diagnostics are the styler's.
    @discardableResult
    public func add(_ sheet: Stylesheet, origin: Origin = .author) -> SheetID {
        let id = SheetID(rawValue: nextSheet)
        nextSheet += 1
        sheets.append(IndexedSheet(id: id, sheet: sheet, origin: origin))
        report(sheet.diagnostics)
        sheetsChanged()
        return id
    }

    /// Adds a sheet from its text; `name` stands in messages. Imports are refused: they need a loader.
    @discardableResult
    public func add(text: String, name: String = "<sheet>", dialect: Dialect = .css, origin: Origin = .author) -> SheetID {
        add(Stylesheet.load(SourceFile(name: name, text: text), dialect: dialect, loader: nil), origin: origin)
    }

    /// Takes a sheet out; at the next pass the values before it come back.
    public func remove(_ sheet: SheetID) { remove([sheet]) }

    /// Takes sheets out, in time linear in all sheets however many go.
    public func remove(_ sheets: some Sequence<SheetID>) {
        let gone = Set(sheets)
        guard !gone.isEmpty else { return }
        self.sheets.removeAll { gone.contains($0.id) }
        sheetsChanged()
    }

    /// Puts another sheet in the place of one, which it takes over with the origin, the handle, whether it is active and
    /// the variables that the host set in it. What the old one was at fault for is reported no more; values that stay
    /// equal are no change of the next pass.
    ///
    /// - Returns: false, and nothing is done, if the sheet was taken out.
    @discardableResult
    public func replace(_ sheet: SheetID, with new: Stylesheet) -> Bool {
        guard let place = sheets.firstIndex(where: { $0.id == sheet }) else { return false }
        let old = sheets[place]
        sheets[place] = IndexedSheet(id: sheet, sheet: new, origin: old.origin)
        sheets[place].isActive = old.isActive
        sheets[place].setVariables = old.setVariables
        reports.forget(Set(old.sheet.files.map { ObjectIdentifier($0) }))
        report(new.diagnostics)
        sheetsChanged()
        return true
    }

    /// Switches a sheet off, or on again; it keeps its place.
    public func setActive(_ isActive: Bool, _ sheet: SheetID) {
        guard let place = sheets.firstIndex(where: { $0.id == sheet }), sheets[place].isActive != isActive else { return }
        sheets[place].isActive = isActive
        sheetsChanged()
    }

    /// All rules of the active sheets in order, those of unmet media conditions too.
    public var rules: [StyleRule] { sheets.filter(\.isActive).flatMap(\.sheet.rules) }

    func sheetsChanged() {
        areVariablesOld = true
        invalidate()
    }

    /// Drops what is kept by an index that another element may have soon.
    private func forget(_ index: UInt32) {
        if !columns.own.isEmpty { columns.own[index] = nil }
        if !kept.isEmpty { kept[index] = nil }
        if !frozenStyles.isEmpty { frozenStyles[index] = nil }
        if !released.isEmpty { released[index] = nil }
    }

    // MARK: Reports

    /// Everything reported so far, in order; each fault once, however many elements it meets.
    public var diagnostics: [Diagnostic] { reports.diagnostics }

    func report(_ diagnostics: [Diagnostic]) { reports.add(diagnostics) }

    // MARK: Invalidation

    /// Lets the next pass begin from nothing.
    func invalidate() {
        tree.changes.addEverything()
        isStale = true
        requestPass()
    }

    /// Whether the tables are of other sheets, or of another registry.
    @exclusivity(unchecked) var isStale = true

    /// Asks the host for a pass, unless one is coming.
    func requestPass() {
        changeCount &+= 1
        guard isEnabled, !isPassRequested else { return }
        isPassRequested = true
        scheduler?.request()
    }

    func passBegins() { isPassRequested = false }
}
