import StyleDiagnostics
import StyleSyntax

/// An expression, parsed once; bound to its symbols and evaluated many times.
///
/// ```
/// let sum = MathExpression.parse(SourceSpan(file, file.range), grammar: .value, dialect: .css)   // 2px + $gap
/// let bound = sum.bind(in: scope, functions: .standard, context: EvaluationContext())
/// bound.evaluate().value                                                                         // 6pt
/// ```
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

    /// The text that was parsed.
    public let source: SourceSpan
    /// What it was parsed as.
    public let grammar: Grammar
    /// Of the source.
    public let dialect: Dialect
    /// Faults of the syntax; if one is an error the expression has no value.
    public let diagnostics: [Diagnostic]
    /// The names that it reads, or may read: the scope decides which bare words are variables. Without `$ @ --`.
    public let variableNames: Set<String>
    /// Changes that would make a sign between two values an operator, as in `10 -5`: for whoever wanted one value
    /// and got a list.
    public let joiningFixIts: [FixIt]
    /// Operands before operators.
    let steps: [ExpressionStep]

    /// Reads a text; nothing is looked up yet.
    ///
    /// Errors: `expression.empty-expression`, `.unexpected-token`, `.unexpected-end`, `.bad-number`, `.bad-color`,
    /// `.unknown-unit`, `.missing-blanks`, `.chained-comparison`; beyond the limits (64 KiB, 4096 bytes in plain
    /// mathematics, 64 levels, 256 arguments) `.length-limit`, `.depth-limit`, `.argument-limit`, `.tuple-limit`.
    /// Complexity: linear in the length.
    public static func parse(_ source: SourceSpan, grammar: Grammar, dialect: Dialect) -> MathExpression {
        var parser = ExpressionParser(source, grammar: grammar, dialect: dialect)
        parser.run()
        return MathExpression(source, parser, grammar: grammar, dialect: dialect)
    }

    private init(_ source: SourceSpan, _ parser: ExpressionParser, grammar: Grammar, dialect: Dialect) {
        self.source = source
        self.grammar = grammar
        self.dialect = dialect
        diagnostics = parser.diagnostics
        variableNames = parser.variableNames
        steps = parser.steps
        joiningFixIts = parser.itemSigns.map { range in
            let file = source.file
            let before = file.shown(SourceRange(source.range.start, range.start)).trimmingBlanks
            let after = file.shown(SourceRange(range.end, source.range.end)).trimmingBlanks
            let sign = file.text(in: range)
            let place = SourceSpan(file, range)
            return FixIt("write \"\(before) \(sign) \(after)\"", replace: place, with: sign + " ")
        }
    }

    /// Looks up names, checks counts, types and units everywhere (in branches that are never taken, too), and
    /// computes what is known.
    ///
    /// A variable's value is itself read in the value grammar and bound, once a name; `keeping` says which calls stay
    /// calls for the converter to read.
    /// Errors: `expression.unknown-symbol`, `.arity`, `.cycle`, `.type-mismatch`, `.unit-mismatch`, `.tuple-arity`,
    /// and those of `parse` in variables.
    public func bind(
        in scope: some SymbolScope, functions: FunctionLibrary, context: EvaluationContext,
        keeping calls: Set<String> = []
    ) -> BoundExpression {
        var binder = Binder(scope: scope, functions: functions, context: context, keeping: calls, root: self)
        return binder.run()
    }
}
