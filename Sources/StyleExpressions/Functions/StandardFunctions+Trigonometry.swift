import StyleValues

extension StandardFunctions {
    static var trigonometry: [ExpressionFunction] {
        [
            ofAngle(
                "sin", "The sine of an angle; a plain number is in radians.",
                (.sine, ElementaryFunctions.sine(_:)), (.sineOfDegrees, ElementaryFunctions.sine(degrees:))),
            ofAngle(
                "cos", "The cosine of an angle; a plain number is in radians.",
                (.cosine, ElementaryFunctions.cosine(_:)), (.cosineOfDegrees, ElementaryFunctions.cosine(degrees:))),
            ofAngle(
                "tan", "The tangent of an angle; a plain number is in radians.",
                (.tangent, ElementaryFunctions.tangent(_:)), (.tangentOfDegrees, ElementaryFunctions.tangent(degrees:))),
            toAngle("asin", "The angle of a sine, -90deg to 90deg.", .arcSine, ElementaryFunctions.arcSine),
            toAngle("acos", "The angle of a cosine, 0deg to 180deg.", .arcCosine, ElementaryFunctions.arcCosine),
            toAngle("atan", "The angle of a tangent, -90deg to 90deg.", .arcTangent, ElementaryFunctions.arcTangent(_:)),
            numeric(
                "atan2", 2...2, "y, x", "The angle of the point from the x axis, above -180deg to 180deg.",
                .aligned(.arcTangentOfPoint, count: 2, unit: .degrees)
            ) {
                (call) throws(FunctionFailure) in
                let (values, _) = try call.aligned(0..<2)
                return Quantity(ElementaryFunctions.arcTangent(values[0], values[1]), .deg)
            },
        ]
    }

    private static func ofAngle(
        _ name: String, _ doc: String, _ radians: (Opcode, (Double) -> Double), _ degrees: (Opcode, (Double) -> Double)
    ) -> ExpressionFunction {
        numeric(name, 1...1, "angle", doc, .angle(radians: radians.0, degrees: degrees.0)) { (call) throws(FunctionFailure) in
            let angle = try call.quantity(0)
            switch angle.unit {
            case nil: return Quantity(radians.1(angle.value))
            case .deg: return Quantity(degrees.1(angle.value))
            default:
                throw FunctionFailure(
                    "expected an angle, found \(angle.kindText) (\"\(angle.text)\")", argument: 0, id: .unitMismatch)
            }
        }
    }

    private static func toAngle(_ name: String, _ doc: String, _ opcode: Opcode, _ compute: @escaping (Double) -> Double)
        -> ExpressionFunction
    {
        numeric(name, 1...1, "x", doc, .plain(opcode, count: 1, unit: .deg)) { (call) throws(FunctionFailure) in Quantity(compute(try call.number(0)), .deg) }
    }
}
