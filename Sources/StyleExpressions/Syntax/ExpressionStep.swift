import StyleDiagnostics
import StyleValues

/// One step of an expression in postfix order: operands before their operator, as a stack machine takes them.
///
/// The order is the arena of the parsed expression: no step points to another, so that neither binding nor evaluating
/// recurses, however long the expression is. Lazy operators enclose their operands:
/// `c branch a otherwise b merge`, `l shortcut r endShortcut`, `v coalesce w endCoalesce`.
struct ExpressionStep: Sendable {
    var operation: Operation
    /// The source of the whole part that ends here, operands included.
    var range: SourceRange

    /// What the step does.
    enum Operation: Sendable {
        /// A number, string or colour.
        case constant(ExpressionValue)
        /// A bare word; `callee` is the function whose arguments it stands among.
        case word(String, callee: String?, isOptional: Bool)
        /// A variable by its name without marks; `isOptional` where a fallback follows.
        case variable(String, isOptional: Bool)
        case unary(UnaryOperator)
        case binary(BinaryOperator)
        case index
        case list(count: Int, hasCommas: Bool)
        case call(CallSite)
        /// Joins the last `count` calls to one with parts chained to it.
        case chain(count: Int)
        case branch, otherwise, merge
        case shortcut(isAnd: Bool), endShortcut(isAnd: Bool)
        case coalesce, endCoalesce
    }

    /// A call as it is written.
    struct CallSite: Sendable {
        var name: String
        var nameRange: SourceRange
        var argumentRanges: [SourceRange]
        /// The name of each argument, `phone` of `phone: 10`; empty where no argument has one.
        var labels: [String?] = []
        /// The first argument that is several values with blanks between them.
        var firstSpacedArgument: Int?
        /// Whether parts are chained to it by `.`, or it is such a part: then it stays a call.
        var isChained = false
    }
}
