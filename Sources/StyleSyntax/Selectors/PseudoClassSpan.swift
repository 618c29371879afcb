import StyleDiagnostics

/// The place of a pseudo-class, left out of comparisons: equal selectors may stand in different places.
public struct PseudoClassSpan: Hashable, Sendable {
    /// Where it stands.
    public let span: SourceSpan

    /// Carries a place that does not count in comparisons.
    public init(_ span: SourceSpan) { self.span = span }

    public static func == (a: PseudoClassSpan, b: PseudoClassSpan) -> Bool { true }

    public func hash(into hasher: inout Hasher) {}
}
