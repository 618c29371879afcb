import StyleDiagnostics
import StyleSyntax

/// An expression, parsed once; bound to its symbols and evaluated many times.
///
/// The steps have names: `parse` → `bind` → `evaluate`. None of them throws for bad input: each gives its
/// result and the diagnostics.
public struct MathExpression: Sendable {
    /// Which of the two grammars a text is written in.
    public enum Grammar: Hashable, Sendable {
        /// Plain mathematics: blanks never matter, names hold no `-`.
        case mathematics
        /// A value of a declaration: lists separated by blanks or commas, names hold `-`, binary `+` and `-`
        /// need blanks on both sides.
        case value
    }

    public let source: SourceSpan
    public let grammar: Grammar
    public let dialect: Dialect
    /// Faults of the syntax; if one is an error the expression has no value.
    public let diagnostics: [Diagnostic]
}
