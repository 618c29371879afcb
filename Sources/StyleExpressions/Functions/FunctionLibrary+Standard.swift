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
        _ meaning: NumericMeaning, compute: ((FunctionCall) throws(FunctionFailure) -> Quantity)? = nil
    ) -> ExpressionFunction {
        var function = builtIn(name, arity, parameters, doc, keywords: keywords, isElementwise: true) {
            (call) throws(FunctionFailure) in
            guard let compute else { return .number(try meaning.value(call)) }
            return .number(try compute(call))
        }
        function.numericForm = .standard(meaning)
        return function
    }
}
