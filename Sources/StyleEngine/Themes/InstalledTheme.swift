/// A theme that a styler has: what to give as the one that a later draft replaces.
///
/// Holds what the theme changed with what was there before, so that it can be taken out again whatever the host has
/// done since.
public final class InstalledTheme {
    /// The elements that it made, in document order as of its installation.
    public var elements: [ElementID] { records.compactMap { $0.before == nil ? $0.element : nil } }
    /// Its sheets in cascade order.
    public let sheets: [SheetID]
    let registrations: RegistryChange
    let variables: [VariableChange]
    let environment: (before: StyleEnvironment, after: StyleEnvironment)
    /// What it says of elements, parents before children.
    let records: [ElementRecord]

    init(_ draft: ThemeDraft, records: [ElementRecord]) {
        let styler = draft.styler
        sheets = styler.sheets.map(\.id).filter { $0.rawValue >= draft.base.firstSheet }
        registrations = RegistryChange(from: draft.base.registry, to: styler.registry)
        variables = styler.variableTable.changes(since: draft.base.variables)
        environment = (draft.base.environment, styler.environment)
        self.records = records
    }
}

/// What a theme says of one element.
struct ElementRecord {
    let element: ElementID
    /// Nil for an element that the theme made.
    let before: ElementFacts?
    let after: ElementFacts
    /// Where it stood among its siblings, if the theme moved it.
    var position: Int?
}
