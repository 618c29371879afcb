import StyleDiagnostics

/// What an `@supports` block asks; the engine answers, since it knows the properties.
public indirect enum SupportsCondition: Sendable {
    /// `(property: value)`: whether some class has the property and the value is one of its values.
    case declaration(Declaration)
    /// `selector(…)`: whether the selector can be read; nil if it cannot.
    case selector(Selector?)
    case not(SupportsCondition)
    case all([SupportsCondition])
    case any([SupportsCondition])
    /// A condition that cannot be read as a whole; it does not hold.
    case unreadable(SourceSpan)
}

extension SupportsCondition {
    /// Whether the condition holds, with answers to its simple questions.
    ///
    /// Recursion is bounded by the parser: at most 32 levels.
    public func holds(declaration: (Declaration) -> Bool) -> Bool {
        switch self {
        case .declaration(let question): declaration(question)
        case .selector(let selector): selector != nil
        case .not(let condition): !condition.holds(declaration: declaration)
        case .all(let conditions): conditions.allSatisfy { $0.holds(declaration: declaration) }
        case .any(let conditions): conditions.contains { $0.holds(declaration: declaration) }
        case .unreadable: false
        }
    }
}
