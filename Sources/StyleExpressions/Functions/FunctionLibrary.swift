/// The functions that expressions may call: a value; registering makes a new one.
public struct FunctionLibrary {
    private var functions: [String: ExpressionFunction] = [:]

    /// A library without functions.
    public init() {}

    /// The function of that name; names are compared exactly.
    public subscript(name: String) -> ExpressionFunction? { functions[name] }

    /// All functions by name, sorted.
    public var all: [ExpressionFunction] { functions.values.sorted { $0.name < $1.name } }

    /// Sorted.
    public var names: [String] { functions.keys.sorted() }

    /// Adds or replaces the function of that name. Whether a name may be taken is the registry's law.
    public mutating func set(_ function: ExpressionFunction) { functions[function.name] = function }
}
