import StyleSyntax

/// A declaration that competes for a property of an element.
struct Contender {
    let slot: Int
    let priority: CascadePriority
    let declaration: Declaration
    let origin: Origin
    /// The rule it stands in; nil for an inline style.
    let rule: StyleRule?

    enum Place {
        case rule(RuleIndex.Entry, Int)
        case inline(Int)
    }

    init(slot: Int, declaration: Declaration, place: Place, order: CascadeOrder) {
        self.slot = slot
        self.declaration = declaration
        switch place {
        case .rule(let entry, let offset):
            origin = entry.origin
            rule = entry.rule
            priority = CascadePriority(
                origin: entry.origin, isImportant: declaration.isImportant, layer: entry.layer,
                specificity: order == .order ? Specificity() : entry.rule.specificity, order: entry.order + offset)
        case .inline(let offset):
            origin = .inline
            rule = nil
            priority = CascadePriority(
                origin: .inline, isImportant: declaration.isImportant, layer: 0, specificity: Specificity(), order: offset)
        }
    }
}
