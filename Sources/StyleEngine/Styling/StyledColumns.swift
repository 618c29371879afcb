/// What a styler knows of each element, by index.
final class StyledColumns {
    /// The names that occur at the element and above; see `hasFilter`.
    @exclusivity(unchecked) var filters = Column<AncestorFilter>()
    @exclusivity(unchecked) var styles = Column<UInt32>()
    @exclusivity(unchecked) var scopes = Column<UInt32>()
    /// What their styles followed from at last, if that holds; looked at before it is looked for.
    @exclusivity(unchecked) var derivations = Column<UInt32>()
    /// Elements with a child that took, or would take, a value from them which is not inherited by itself: every change
    /// of theirs concerns the children.
    @exclusivity(unchecked) var askedByChildren: Set<UInt32> = []
    /// What single elements declare.
    @exclusivity(unchecked) var own: [UInt32: OwnDeclarations] = [:]

    /// Takes over what elements have and declare; what it follows from is looked for again.
    func takeStyles(of other: StyledColumns) {
        extend(to: other.styles.count)
        styles = other.styles.copy()
        scopes = other.scopes.copy()
        own = other.own
    }

    /// Makes room for that many elements.
    func extend(to count: Int) {
        guard count > styles.count else { return }
        filters.extend(to: count, with: AncestorFilter())
        styles.extend(to: count, with: StyleTable.empty)
        scopes.extend(to: count, with: ScopeTable.global)
        derivations.extend(to: count, with: DerivationTable.none)
    }
}
