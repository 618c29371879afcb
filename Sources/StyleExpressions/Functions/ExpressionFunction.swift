/// A function that expressions may call.
public struct ExpressionFunction {
    /// By which expressions call it.
    public var name: String
    /// The number of arguments allowed; `Int.max` as upper bound for any number.
    public var arity: ClosedRange<Int>
    /// Whether equal arguments always give equal results, so that a call with constants is computed once.
    public var isPure: Bool
    /// One sentence for `stylectl registry functions`.
    public var doc: String
    /// Parameter list for messages: `color, amount`.
    public var parameters: String
    /// Bare words that its arguments may be, for grammars where a word is otherwise a name: `nearest`, `up`.
    public var keywords: [String]
    /// Whether a list as argument means one call for each element; lists must have the same count.
    public var isElementwise: Bool
    /// Whether binding may call it for a branch that is not taken, to learn the type of the result. False for
    /// functions of a host, which are called only when their value is needed.
    public var mayRunAhead: Bool
    /// Whether arguments may have names, as in `size-class(phone: 10, pad: 16)`; the function itself looks at them.
    public var takesLabels: Bool
    /// How formulas of numbers call it; nil for what only the general evaluator can call.
    var numericForm: FormulaForm?
    /// Computes the result, or says in plain words what is wrong.
    public var evaluate: (FunctionCall) throws(FunctionFailure) -> ExpressionValue

    public init(
        _ name: String, arity: ClosedRange<Int>, isPure: Bool = true, parameters: String = "", doc: String = "",
        keywords: [String] = [], isElementwise: Bool = false, mayRunAhead: Bool = false,
        takesLabels: Bool = false,
        evaluate: @escaping (FunctionCall) throws(FunctionFailure) -> ExpressionValue
    ) {
        self.name = name
        self.arity = arity
        self.isPure = isPure
        self.parameters = parameters
        self.doc = doc
        self.keywords = keywords
        self.isElementwise = isElementwise
        self.mayRunAhead = mayRunAhead
        self.takesLabels = takesLabels
        self.evaluate = evaluate
    }
}

extension ExpressionFunction {
    /// How formulas of numbers call a function.
    enum FormulaForm {
        case standard(NumericMeaning)
        case color(ColorOperation)
        case host(NumericFunction)
        case attempt(NumericAttempt)
    }

    /// Lets formulas of numbers try a quicker way first, where all arguments are plain numbers.
    ///
    /// - Parameter numeric: what `evaluate` gives for the numbers if that is a plain number; nil where it is not, or a
    ///   failure: then `evaluate` is asked, so that it may run twice. It reads the numbers before it runs other code.
    package mutating func attempt(_ numeric: @escaping NumericAttempt) { numericForm = .attempt(numeric) }
}
