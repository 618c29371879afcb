import StyleExpressions
import StyleValues

extension ValueConverter {
    /// A width and a colour.
    static var border: ValueConverter {
        ValueConverter(
            "border", shape: "<number> && solid? && <color> | none",
            doc: "the width of a line in points, and its color; none for no line"
        ) {
            input throws(ConversionFailure) in
            var width: Double?
            var color: Color?
            let items = try input.items()
            if items == [.keyword("none")] {
                return .border(Border(width: 0, color: Color(red: 0, green: 0, blue: 0, alpha: 0)))
            }
            for item in items {
                if let word = item.word?.lowercased(), lineStyles.contains(word) {
                    guard word == "solid" else { throw input.expected("a solid border, the only kind there is", found: item) }
                } else if case .number = item {
                    guard width == nil else { throw input.expected("one width in a border", found: item) }
                    width = try input.points(item, "a width in points")
                } else if color == nil {
                    color = try input.color(from: item)
                } else {
                    throw input.expected("one color in a border", found: item)
                }
            }
            guard let width, let color else { throw input.expected("a width and a color, such as \"2 red\"") }
            guard width >= 0 else {
                throw input.failure("value.out-of-range", "a border's width cannot be \(NumberText.shortest(width))")
            }
            return .border(Border(width: width, color: color))
        }
    }

    /// CSS's words for the kind of a line.
    private static let lineStyles: Set = [
        "solid", "dotted", "dashed", "double", "groove", "ridge", "inset", "outset", "hidden",
    ]

    /// Two distances, how far it is blurred, a colour.
    static var shadow: ValueConverter {
        ValueConverter(
            "shadow", shape: "<number>{2,3} && <color>?",
            doc: "how far a shadow lies to the right and down, how far it is blurred, its color"
        ) { input throws(ConversionFailure) in
            var numbers: [Double] = []
            var color: Color?
            for item in try input.items() {
                if case .number = item {
                    numbers.append(try input.points(item, "a number of points"))
                } else if color == nil {
                    color = try input.color(from: item)
                } else {
                    throw input.expected("one color in a shadow", found: item)
                }
            }
            guard (2...3).contains(numbers.count) else {
                throw input.failure("value.count", "expected 2 or 3 numbers for shadow, found \(numbers.count)")
            }
            let radius = numbers.count == 3 ? numbers[2] : 0
            guard radius >= 0 else {
                throw input.failure("value.out-of-range", "a shadow's radius cannot be \(NumberText.shortest(radius))")
            }
            return .shadow(Shadow(offset: Size(width: numbers[0], height: numbers[1]), radius: radius, color: color))
        }
    }

    /// Colours from top to bottom.
    static var gradient: ValueConverter {
        ValueConverter(
            "gradient", shape: "gradient(<color>#{2,})", doc: "colors that blend from the top edge to the bottom edge",
            calls: ["gradient"]
        ) {
            input throws(ConversionFailure) in
            let value = try input.evaluate(keeping: ["gradient"])
            guard case .call(let call) = value, call.name == "gradient" else {
                throw input.expected("gradient() with its colors", found: value)
            }
            return .gradient(try input.gradient(call))
        }
    }
}

extension ConversionInput {
    /// The colours of `gradient(…)`.
    func gradient(_ call: ExpressionCall) throws(ConversionFailure) -> Gradient {
        var colors: [Color] = []
        for argument in call.arguments { colors.append(try color(from: argument)) }
        guard colors.count >= 2, call.chained.isEmpty else {
            throw failure("value.count", "expected at least 2 colors in gradient(), found \(colors.count)")
        }
        return Gradient(colors)
    }

    /// A number of points.
    func points(_ value: ExpressionValue, _ what: String) throws(ConversionFailure) -> Double {
        guard case .number(let quantity) = value, quantity.unit == nil || quantity.unit?.dimension == .length,
            let number = plainNumber(quantity)
        else { throw expected(what, found: value) }
        return number
    }
}
