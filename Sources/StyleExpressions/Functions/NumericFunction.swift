import StyleValues

/// A function of a host on plain numbers, which formulas call without making values of their arguments.
public enum NumericFunction {
    case one((Double) -> Double)
    case two((Double, Double) -> Double)
    case three((Double, Double, Double) -> Double)
    case any((borrowing NumericArguments) -> Double)
}

/// A function that is tried with plain numbers; nil is for everything that only the general evaluator can give.
package typealias NumericAttempt = (UnsafeBufferPointer<Double>) -> Double?

/// The arguments of a call, lent for its duration.
public struct NumericArguments: ~Copyable {
    private let numbers: UnsafeBufferPointer<Double>

    init(_ numbers: UnsafeBufferPointer<Double>) { self.numbers = numbers }

    public var count: Int { numbers.count }

    /// The argument at a place from 0 to `count - 1`.
    public subscript(index: Int) -> Double {
        precondition(index >= 0 && index < count, "there are \(count) arguments, and no number \(index)")
        return numbers[index]
    }
}

extension NumericFunction {
    /// The result for that many numbers; as many as the function takes.
    @inline(__always)
    func callAsFunction(_ arguments: UnsafeBufferPointer<Double>) -> Double {
        switch self {
        case .one(let body): body(arguments[0])
        case .two(let body): body(arguments[0], arguments[1])
        case .three(let body): body(arguments[0], arguments[1], arguments[2])
        case .any(let body): body(NumericArguments(arguments))
        }
    }

    /// How many arguments it takes; any number is nil.
    var count: Int? {
        switch self {
        case .one: 1
        case .two: 2
        case .three: 3
        case .any: nil
        }
    }
}

extension ExpressionFunction {
    /// A function of plain numbers; a list as argument means one call for each element.
    ///
    /// - Parameters:
    ///   - arity: for functions of any number of arguments; the others have theirs.
    ///   - numeric: may be called in any order, and not again for equal arguments if it is pure.
    public init(
        _ name: String, arity: ClosedRange<Int> = 0...64, isPure: Bool = true, parameters: String = "",
        doc: String = "", numeric: NumericFunction
    ) {
        self.init(
            name, arity: numeric.count.map { $0...$0 } ?? arity, isPure: isPure, parameters: parameters, doc: doc,
            isElementwise: true
        ) { (call) throws(FunctionFailure) in
            var numbers: [Double] = []
            numbers.reserveCapacity(call.arguments.count)
            for index in call.arguments.indices { numbers.append(try call.number(index)) }
            return .number(Quantity(numbers.withUnsafeBufferPointer { numeric($0) }))
        }
        numericForm = .host(numeric)
    }
}
