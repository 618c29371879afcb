import StyleValues

extension FunctionLibrary {
    /// The functions of CSS, InterfaCSS and Classy. Makes a new library, to be kept by whoever asks.
    public static var standard: FunctionLibrary {
        var library = FunctionLibrary()
        for function in StandardFunctions.all { library.set(function) }
        return library
    }
}

/// The built-in functions, as tables by subject.
public enum StandardFunctions {
    /// All of them, in the order of the subjects.
    public static var all: [ExpressionFunction] {
        arithmetic + rounding + trigonometry + colorConstruction + colorChange + text
    }

    /// A pure function without surprises: binding may call it to learn the type of its result.
    static func builtIn(
        _ name: String, _ arity: ClosedRange<Int>, _ parameters: String, _ doc: String, keywords: [String] = [],
        isElementwise: Bool = false,
        evaluate: @escaping (FunctionCall) throws(FunctionFailure) -> ExpressionValue
    ) -> ExpressionFunction {
        ExpressionFunction(
            name, arity: arity, parameters: parameters, doc: doc, keywords: keywords, isElementwise: isElementwise,
            mayRunAhead: true, evaluate: evaluate)
    }

    /// A function of numbers that lists pass through element by element.
    static func numeric(
        _ name: String, _ arity: ClosedRange<Int>, _ parameters: String, _ doc: String, keywords: [String] = [],
        _ form: NumericForm? = nil, compute: @escaping (FunctionCall) throws(FunctionFailure) -> Quantity
    ) -> ExpressionFunction {
        var function = builtIn(name, arity, parameters, doc, keywords: keywords, isElementwise: true) {
            (call) throws(FunctionFailure) in
            .number(try compute(call))
        }
        function.numericForm = form.map { .standard($0) }
        return function
    }

    /// A function of one number without a unit.
    static func plain(
        _ name: String, _ parameters: String, _ doc: String, _ opcode: Opcode,
        compute: @escaping (Double) -> Double
    ) -> ExpressionFunction {
        numeric(name, 1...1, parameters, doc, .plain(opcode, count: 1)) { (call) throws(FunctionFailure) in Quantity(compute(try call.number(0)))
        }
    }
}
