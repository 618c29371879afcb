import Foundation
import StyleDiagnostics
import StyleExpressions
import StyleValues
import Testing

/// A table of cases that lies beside the package, where it is present.
@Suite("The shared table of expressions")
struct RealCaseTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var expr: String
        var vars: [String: JSONValue]
        var expect: JSONValue

        var testDescription: String { id }
    }

    static let file = URL(filePath: #filePath).appending(path: "../../../../shared/data/expressions/cases.json")
        .standardized

    static let cases: [Case] = {
        struct Table: Decodable { var cases: [Case] }
        guard let data = try? Data(contentsOf: file) else { return [] }
        return (try? JSONDecoder().decode(Table.self, from: data).cases) ?? []
    }()

    @Test("every case of the shared table has its value or its error", .enabled(if: !cases.isEmpty))
    func allCases() throws {
        #expect(RealCaseTests.cases.count > 200)
        for example in RealCaseTests.cases {
            let variables = example.vars.map {
                ($0.key.hasPrefix("$") ? String($0.key.dropFirst()) : $0.key, $0.value.variableText)
            }
            let scope = FixtureScope(Dictionary(variables, uniquingKeysWith: { first, _ in first }))
            let result = Evaluated(example.expr, scope: scope, context: EvaluationContext(lengthModel: .css))
            let expected = example.expect
            if expected["type"]?.string == "error" {
                #expect(result.value == nil, "\(example.id)")
                let codes = result.errors.map { $0.id.rawValue.dropFirst("expression.".count).camelCased }
                #expect(
                    codes.contains(expected["code"]?.string ?? ""),
                    "\(example.id) \(example.expr.prefix(60)) \(result.errors.map(\.message))")
            } else {
                #expect(
                    result.errors.isEmpty, "\(example.id) \(example.expr.prefix(60)) \(result.errors.map(\.message))")
                #expect(
                    result.value.map { expected.matches($0) } == true,
                    "\(example.id) \(example.expr.prefix(60)) \(result.outcome)")
                if let value = result.value {
                    let again = Evaluated(value.text, context: EvaluationContext(lengthModel: .css))
                    #expect(again.value?.text == value.text, "\(example.id): \(value.text)")
                }
            }
        }
    }
}

/// JSON as it comes.
indirect enum JSONValue: Decodable, Sendable {
    case number(Double), string(String), bool(Bool), list([JSONValue]), object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([JSONValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    subscript(key: String) -> JSONValue? { if case .object(let entries) = self { entries[key] } else { nil } }

    var string: String? { if case .string(let value) = self { value } else { nil } }

    var number: Double? {
        switch self {
        case .number(let value): value
        case .string("NaN"): .nan
        case .string("Infinity"): .infinity
        case .string("-Infinity"): -.infinity
        default: nil
        }
    }

    /// A variable's value as it is written in a sheet.
    var variableText: String {
        switch self {
        case .number(let value): NumberText.shortest(value)
        case .string(let value): value
        case .bool(let value): "\(value)"
        case .list(let items): "(" + items.map(\.variableText).joined(separator: ", ") + ")"
        case .object(let entries):
            entries["expr"]?.variableText ?? (entries["value"]?.variableText ?? "")
                + (entries["unit"]?.variableText ?? "")
        }
    }

    /// Whether a value is the one that this describes.
    func matches(_ value: ExpressionValue) -> Bool {
        switch (self["type"]?.string, value) {
        case ("number", .number(let quantity)):
            guard let wanted = self["value"]?.number, (self["unit"]?.string ?? "") == (quantity.unit?.rawValue ?? "")
            else { return false }
            return wanted == quantity.value || wanted.isNaN && quantity.value.isNaN
                || abs(wanted - quantity.value) <= 1e-12 * max(abs(wanted), abs(quantity.value))
        case ("bool", .bool(let bool)): if case .bool(bool)? = self["value"] { return true } else { return false }
        case ("string", .string(let string)): return self["value"]?.string == string
        case ("tuple", .list(let list)):
            guard case .list(let items)? = self["value"], items.count == list.items.count else { return false }
            return zip(items, list.items).allSatisfy { $0.matches($1) }
        default: return false
        }
    }
}

extension Substring {
    /// `unit-mismatch` as `unitMismatch`.
    var camelCased: String {
        let parts = split(separator: "-")
        return (parts.prefix(1).map(String.init) + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() })
            .joined()
    }
}
