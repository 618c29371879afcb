import StyleDiagnostics
import StyleSyntax
import StyleValues

/// The functions that expressions may call: a value; registering makes a new one.
public struct FunctionLibrary {
    private var functions: [String: ExpressionFunction] = [:]

    public init() {}

    /// The function of that name; names are compared exactly.
    public subscript(name: String) -> ExpressionFunction? { functions[name] }

    /// All functions by name, sorted.
    public var all: [ExpressionFunction] { functions.values.sorted { $0.name < $1.name } }

    public var names: [String] { functions.keys.sorted() }

    /// Adds or replaces the function of that name. Whether a name may be taken is the registry's law.
    public mutating func set(_ function: ExpressionFunction) { functions[function.name] = function }
}

/// A function that expressions may call.
public struct ExpressionFunction {
    public var name: String
    /// The number of arguments allowed; `Int.max` as upper bound for any number.
    public var arity: ClosedRange<Int>
    /// Whether equal arguments always give equal results, so that a call with constants is computed once.
    public var isPure: Bool
    /// One sentence for `stylectl registry functions`.
    public var doc: String
    /// Parameter list for messages: `color, amount`.
    public var parameters: String
    /// Computes the result, or says in plain words what is wrong.
    public var evaluate: (FunctionCall) throws(FunctionFailure) -> ExpressionValue

    public init(
        _ name: String, arity: ClosedRange<Int>, isPure: Bool = true, parameters: String = "", doc: String = "",
        evaluate: @escaping (FunctionCall) throws(FunctionFailure) -> ExpressionValue
    ) {
        self.name = name
        self.arity = arity
        self.isPure = isPure
        self.parameters = parameters
        self.doc = doc
        self.evaluate = evaluate
    }
}

/// The arguments of one call, and what the call may ask of its surroundings.
public struct FunctionCall {
    public var arguments: [ExpressionValue]
    public var dialect: Dialect
    public var context: EvaluationContext

    public init(arguments: [ExpressionValue], dialect: Dialect, context: EvaluationContext) {
        self.arguments = arguments
        self.dialect = dialect
        self.context = context
    }
}

/// Why a function gives no value.
public struct FunctionFailure: Error {
    public var message: String
    /// 0-based index of the argument at fault; nil for the call as a whole.
    public var argument: Int?
    /// Places that explain it, such as the line of a script.
    public var notes: [Diagnostic.Note]

    public init(_ message: String, argument: Int? = nil, notes: [Diagnostic.Note] = []) {
        self.message = message
        self.argument = argument
        self.notes = notes
    }
}
