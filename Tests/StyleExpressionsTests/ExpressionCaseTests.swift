import Foundation
import StyleDiagnostics
import StyleExpressions
import StyleValues
import Testing

/// The table whose values CPython computed; `Scripts/make-expression-cases` wrote it and says by what rules.
@Suite("The table of expressions")
struct ExpressionCaseTests {
    private struct Row {
        var expression: String
        var outcome: String
    }

    private static let rows: [Row] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Fixtures/ExpressionCases.tsv")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let parts = line.components(separatedBy: "\t")
            return Row(expression: parts[1], outcome: parts[2])
        }
    }()

    @Test("every expression of the table has its value or its error, computed or compiled")
    func table() {
        #expect(ExpressionCaseTests.rows.count >= 300)
        let context = EvaluationContext(lengthModel: .css)
        let frame = VariableFrame(functions: Standard.functions, context: context)
        for row in ExpressionCaseTests.rows {
            let result = Evaluated(row.expression, context: context)
            #expect(holds(row.outcome, result.value, result.errors.map(\.id)), "\(row.expression.prefix(80)) → \(row.outcome), not \(result.outcome.prefix(200))")
            let compiled = CompiledExpression.compile(row.expression, in: frame)
            let value = compiled.expression?.value()
            let ids = (compiled.diagnostics + (value?.diagnostics ?? [])).filter { $0.severity == .error }.map(\.id)
            #expect(holds(row.outcome, value?.value, ids), "compiled: \(row.expression.prefix(80)) → \(row.outcome)")
        }
    }

    private func holds(_ outcome: String, _ value: ExpressionValue?, _ errors: [DiagnosticID]) -> Bool {
        if outcome.hasPrefix("error ") {
            return value == nil && errors.contains { $0.rawValue == "expression." + outcome.dropFirst(6) }
        }
        guard let value, errors.isEmpty else { return false }
        if outcome.hasPrefix("list ") {
            let items = outcome.dropFirst(5).components(separatedBy: "; ")
            guard case .list(let list) = value, list.items.count == items.count else { return false }
            return zip(items, list.items).allSatisfy { holds($0, $1, []) }
        }
        let parts = outcome.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        switch (parts[0], value) {
        case ("number", .number(let quantity)):
            return equal(quantity.value, parts[1]) && (quantity.unit?.rawValue ?? "") == (parts.count > 2 ? parts[2] : "")
        case ("bool", .bool(let flag)): return "\(flag)" == parts[1]
        case ("string", .string(let text)): return text == outcome.dropFirst(7)
        case ("color", .color(let color)):
            return zip(color.components + [color.alpha], parts.dropFirst()).allSatisfy { abs($0 - (Double($1) ?? .nan)) < 1e-9 }
        default: return false
        }
    }

    private func equal(_ value: Double, _ text: String) -> Bool {
        switch text {
        case "NaN": return value.isNaN
        case "Infinity": return value == .infinity
        case "-Infinity": return value == -.infinity
        default:
            guard let expected = Double(text) else { return false }
            return abs(value - expected) <= 1e-12 * max(abs(expected), 1e-3)
        }
    }
}
