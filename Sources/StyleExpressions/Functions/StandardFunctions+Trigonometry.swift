import StyleValues

extension StandardFunctions {
    static var trigonometry: [ExpressionFunction] {
        [
            numeric(
                "sin", 1...1, "angle", "The sine of an angle; a plain number is in radians.",
                .angle(radians: .sine, degrees: .sineOfDegrees)),
            numeric(
                "cos", 1...1, "angle", "The cosine of an angle; a plain number is in radians.",
                .angle(radians: .cosine, degrees: .cosineOfDegrees)),
            numeric(
                "tan", 1...1, "angle", "The tangent of an angle; a plain number is in radians.",
                .angle(radians: .tangent, degrees: .tangentOfDegrees)),
            numeric(
                "asin", 1...1, "x", "The angle of a sine, -90deg to 90deg.", .plain(.arcSine, count: 1, unit: .deg)),
            numeric(
                "acos", 1...1, "x", "The angle of a cosine, 0deg to 180deg.", .plain(.arcCosine, count: 1, unit: .deg)),
            numeric(
                "atan", 1...1, "x", "The angle of a tangent, -90deg to 90deg.",
                .plain(.arcTangent, count: 1, unit: .deg)),
            numeric(
                "atan2", 2...2, "y, x", "The angle of the point from the x axis, above -180deg to 180deg.",
                .aligned(.arcTangentOfPoint, count: 2, unit: .degrees)),
        ]
    }
}
