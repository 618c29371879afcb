import StyleDiagnostics
import StyleSyntax
import StyleValues

/// An expression whose names are found and whose types are checked; what does not depend on functions of the host is
/// already computed.
public struct BoundExpression {
    /// Every fault so far, those of the syntax first. With an error among them there is no value.
    public let diagnostics: [Diagnostic]
    /// The variables read, directly or through others, in the order of first use.
    public let variablesRead: [String]
    /// A note at the declaration of each variable read, for diagnostics about the value.
    public let variableNotes: [Diagnostic.Note]
    let program: BoundProgram
    /// The programs of the variables that are not constant; constant ones are part of `program`.
    let slots: [VariableSlot]
    let context: EvaluationContext
    private let isFaulty: Bool
    /// The result, if it is known.
    private let known: ExpressionValue?

    init(
        diagnostics: [Diagnostic], variablesRead: [String], variableNotes: [Diagnostic.Note], program: BoundProgram,
        slots: [VariableSlot], context: EvaluationContext
    ) {
        self.diagnostics = diagnostics
        self.variablesRead = variablesRead
        self.variableNotes = variableNotes
        self.program = program
        self.slots = slots
        self.context = context
        isFaulty = diagnostics.containsError
        known = program.constant.map { BoundExpression.result($0, in: context) }
    }

    /// Whether the value never changes, so that evaluating once is enough.
    public var isConstant: Bool { program.constant != nil }

    /// The value, lengths, angles and times in their canonical units; nil only with an error, here or in
    /// `diagnostics`. Variables are computed at most once, branches only if taken. What is constant is not computed and
    /// allocates nothing.
    public func evaluate() -> (value: ExpressionValue?, diagnostics: [Diagnostic]) {
        if isFaulty { return (nil, []) }
        if let known { return (known, []) }
        var evaluator = Evaluator(slots: slots)
        let value = evaluator.value(of: program)
        return (value.map { BoundExpression.result($0, in: context) }, evaluator.diagnostics)
    }

    private static func result(_ value: ExpressionValue, in context: EvaluationContext) -> ExpressionValue {
        context.groundedResult(value.canonical(in: context.lengthModel))
    }
}

/// Steps with everything they name, in the order of evaluation.
struct BoundProgram {
    var steps: [BoundStep]
    /// The value, if the steps are one constant.
    var constant: ExpressionValue?
    var file: SourceFile
    /// What computes the steps, made once.
    var machine: Operation
}

/// One step of a bound program; jumps are indices of steps.
struct BoundStep {
    var operation: Operation
    var range: SourceRange

    enum Operation {
        case constant(ExpressionValue)
        case variable(slot: Int)
        case unary(UnaryOperator)
        case binary(BinaryOperator)
        case index
        case list(count: Int, hasCommas: Bool)
        case call(ExpressionFunction, ExpressionStep.CallSite)
        case keep(name: String, count: Int)
        case chain(count: Int)
        /// Takes a condition; goes on at the step given unless it is true.
        case branch(otherwise: Int)
        case jump(Int)
        /// Takes a condition; where it decides, puts it back and goes on at the step given.
        case decide(isAnd: Bool, end: Int)
        /// Turns a condition into a bool.
        case truth
    }
}

/// A variable as one binding knows it.
struct VariableSlot {
    var declaration: VariableDeclaration
    /// Nil while it is being bound, and when it is faulty.
    var program: BoundProgram?
    var isBound = false
}
