import StyleExpressions
import StyleValues

extension ValueConverter {
    /// A row of transforms, concatenated left to right: the first acts first.
    static var transform: ValueConverter {
        ValueConverter(
            "transform",
            shape:
                "identity | none | [rotate(<degrees>) | scale(<number>{1,2}) | translate(<number>{1,2}) | matrix(<number>{6})]+",
            doc: "rotation in degrees, scale, translation in points"
        ) { input throws(ConversionFailure) in
            let items = try input.items(keeping: ["rotate", "scale", "translate", "matrix"])
            var result = Transform.identity
            for item in items {
                switch item {
                case .keyword("identity"), .keyword("none"): continue
                case .call(let call):
                    for part in [call] + call.chained { result = try step(part, input).concatenated(after: result) }
                default: throw input.expected("rotate(), scale(), translate() or identity", found: item)
                }
            }
            return .transform(result)
        }
    }

    private static func step(_ call: ExpressionCall, _ input: ConversionInput) throws(ConversionFailure) -> Transform {
        var numbers: [Double] = []
        for argument in call.arguments.flatMap(\.items) {
            guard case .number(let quantity) = argument, let number = input.plainNumber(quantity) else {
                throw input.expected("a number in \(call.name)()", found: argument)
            }
            numbers.append(number)
        }
        switch (call.name, numbers.count) {
        case ("rotate", 1):
            let sine = ElementaryFunctions.sine(degrees: numbers[0])
            let cosine = ElementaryFunctions.cosine(degrees: numbers[0])
            return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        case ("scale", 1...2): return Transform(a: numbers[0], b: 0, c: 0, d: numbers[numbers.count - 1], tx: 0, ty: 0)
        case ("translate", 1): return Transform(a: 1, b: 0, c: 0, d: 1, tx: numbers[0], ty: 0)
        case ("translate", 2): return Transform(a: 1, b: 0, c: 0, d: 1, tx: numbers[0], ty: numbers[1])
        case ("matrix", 6):
            return Transform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        default:
            let expected = ["rotate": "1 angle", "matrix": "6 numbers"][call.name] ?? "1 or 2 numbers"
            throw input.failure("value.count", "expected \(expected) in \(call.name)(), found \(numbers.count)")
        }
    }
}

extension ExpressionValue {
    /// The values of a list, lists inside opened; the value itself where it is no list.
    fileprivate var items: [ExpressionValue] {
        if case .list(let list) = self { return list.flattened }
        return [self]
    }
}
