import StyleValues

/// The compiled code of one value: good for variables of the kinds that it was made for, and made again for others.
package final class ValueFormula {
    let expression: MathExpression
    let keeping: Set<String>
    /// Whether it is the value of a variable, whose units stay as they are written.
    let isVariable: Bool
    /// The variables that the code reads; without code those that were looked at before it was given up.
    var inputs: [FormulaInput] = []
    /// Nil where the general evaluator computes the value.
    var program: FormulaProgram?
    var isCompiled = false

    init(_ expression: MathExpression, keeping: Set<String> = [], isVariable: Bool = false) {
        self.expression = expression
        self.keeping = keeping
        self.isVariable = isVariable
    }

    /// - Parameter calls: names of functions that stay calls, for the converter to read.
    package convenience init(_ expression: MathExpression, keeping calls: Set<String>) {
        self.init(expression, keeping: calls, isVariable: false)
    }

    /// The results as a value.
    func value(_ first: Double, _ header: FormulaProgram.Header) -> ExpressionValue {
        let shape = header.shape
        if shape.first.isColor { return .color(Color(registers: header.results)) }
        guard shape.count > 1 else { return shape.first.value(first) }
        let items = (0..<shape.count).map { shape[$0].value(header.results[$0]) }
        guard case .list(_, let hasCommas)? = expression.steps.last?.operation else { return shape.first.value(first) }
        return .list(ExpressionList(items, hasCommas: hasCommas))
    }
}
