import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleValues

/// A color, number, insets or other value in a script's hands: immutable, with arithmetic by the evaluator of sheets.
final class ScriptValue {
    let kind: LibraryObject.Kind
    let value: StyleValue
    /// Canonical text, which sheets read to the same value.
    let text: String

    init(_ value: StyleValue, text: String) {
        self.value = value
        self.text = text
        kind =
            switch value {
            case .color: .color
            case .number: .number
            case .insets: .insets
            default: .value
            }
    }

    /// What the value is in expressions.
    var expression: ExpressionValue {
        switch value {
        case .number(let quantity): .number(quantity)
        case .color(let color): .color(color)
        case .insets(let insets):
            .list(
                ExpressionList(
                    [insets.top, insets.left, insets.bottom, insets.right].map { .number(Quantity($0)) }, hasCommas: true))
        case .bool(let flag): .bool(flag)
        case .string(let string): .string(string)
        default: .keyword(text)
        }
    }
}

extension ScriptContext {
    /// The value of an expression that a script gives, by the global variables and functions.
    func evaluate(_ text: String) throws -> ExpressionValue {
        let file = SourceFile(name: "<expression>", text: text)
        let expression = MathExpression.parse(SourceSpan(file, file.range), grammar: .value, dialect: .css)
        let input = ConversionInput(
            expression, scope: styler.globalScope, registry: styler.registry, environment: styler.environment)
        do throws(ConversionFailure) {
            return try input.evaluate()
        } catch {
            throw LuaFault(error.diagnostics.first?.message ?? "\"\(text)\" is no expression", id: "script.value")
        }
    }

    /// A value as scripts handle it.
    func object(_ value: StyleValue, text: String? = nil) throws -> LuaValue {
        let instance = ScriptValue(value, text: text ?? value.text ?? "")
        guard let kind = kinds[instance.kind] else { return .nil }
        return .object(LuaObject(instance, kind))
    }

    /// The result of an operator or function as scripts handle it.
    ///
    /// - Parameter isInsets: whether four numbers are insets, because an operand was.
    func object(_ value: ExpressionValue, isInsets: Bool = false) throws -> LuaValue {
        switch value {
        case .number(let quantity): return try object(StyleValue.number(quantity))
        case .color(let color): return try object(StyleValue.color(color))
        case .bool(let flag): return .bool(flag)
        case .string(let text), .keyword(let text): return .string(text)
        case .data(let data): return try state.value(of: data)
        case .call, .sum: return .string(value.text)
        case .list(let list):
            let items = list.flattened
            let sides = items.compactMap { if case .number(let side) = $0 { side.canonical(in: styler.environment.lengthModel).value } else { nil } }
            if isInsets, sides.count == 4, items.count == 4 {
                return try object(StyleValue.insets(Insets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])))
            }
            return .table(try state.table(list: try items.map { try object($0) }))
        }
    }
}

extension StyleLibrary {
    /// An operator of value objects: both operands as text, computed by the evaluator.
    private static func binary(_ symbol: String) -> LibraryFunction.Body {
        { context, call in
            let (left, right) = (try call.value(1), try call.value(2))
            let text = "(\(try operand(left, call))) \(symbol) (\(try operand(right, call)))"
            let isInsets = [left, right].contains { $0.scriptValue?.kind == .insets }
            return [try context.object(try context.evaluate(text), isInsets: isInsets)]
        }
    }

    private static func operand(_ value: LuaValue, _ call: borrowing LuaCall) throws -> String {
        switch value {
        case .integer, .number: return NumberText.shortest(value.numberValue ?? 0)
        case .string(let text): return text
        case .object(let object):
            if let value = object.instance as? ScriptValue { return value.text }
        default: break
        }
        throw LuaFault("cannot compute with \(value.kindPhrase): expected a number, a value object or the text of one", id: "script.value")
    }

    private static let floorDivide: LibraryFunction.Body = { context, call in
        let text = "floor((\(try operand(call.value(1), call))) / (\(try operand(call.value(2), call))))"
        return [try context.object(try context.evaluate(text))]
    }

    private static let negate: LibraryFunction.Body = { context, call in
        let operandValue = try call.value(1)
        let isInsets = operandValue.scriptValue?.kind == .insets
        let text = isInsets ? "(\(try operand(operandValue, call))) * -1" : "-(\(try operand(operandValue, call)))"
        return [try context.object(try context.evaluate(text), isInsets: isInsets)]
    }

    private static let text: LibraryFunction.Body = { _, call in [.string(try call.value(1).scriptValue?.text ?? "")] }

    private static let equal: LibraryFunction.Body = { _, call in
        guard let left = try call.value(1).scriptValue, let right = try call.value(2).scriptValue else { return [.bool(false)] }
        return [.bool(left.value == right.value)]
    }

    private static let join: LibraryFunction.Body = { _, call in
        var text = ""
        for value in [try call.value(1), try call.value(2)] {
            switch value {
            case .string(let part): text += part
            case .integer, .number: text += NumberText.shortest(value.numberValue ?? 0)
            default: text += value.scriptValue?.text ?? ""
            }
        }
        return [.string(text)]
    }

    private static let arithmetic: [LuaOperator: LibraryFunction.Body] = [
        .add: binary("+"), .subtract: binary("-"), .multiply: binary("*"), .divide: binary("/"), .modulo: binary("%"), .power: binary("^"),
        .floorDivide: floorDivide, .negate: negate, .text: text, .equal: equal, .concatenate: join,
    ]

    private static func field(
        _ name: String, _ shape: LuaShape, isOptional: Bool = false, _ doc: String, _ read: @escaping @Sendable (ScriptContext, ScriptValue) throws -> LuaValue
    ) -> LibraryField {
        LibraryField(name, shape, isOptional: isOptional, doc) { context, call in
            guard let value = try call.value(0).scriptValue else { throw LuaFault("\(call.name) needs a value", id: "script.argument") }
            return [try read(context, value)]
        }
    }

    private static let textField = field("text", .string, "canonical text, which sheets read to the same value") { _, value in .string(value.text) }

    static let colorObject = LibraryObject(
        .color, "a color; `call` changes it with the functions of sheets, `tostring` gives its text",
        fields: [
            component("red", 0), component("green", 1), component("blue", 2),
            field("alpha", .number, "opacity, 0 to 1") { _, value in
                guard case .color(let color) = value.value else { return .nil }
                return LuaValue(color.alpha)
            },
            field("space", .string, "the color space: `srgb`, `display-p3`, `oklch`, …") { _, value in
                guard case .color(let color) = value.value else { return .nil }
                return .string(color.space.rawValue)
            },
            textField,
        ],
        methods: [
            LibraryFunction(
                "with_alpha", [LibraryParameter("alpha", .number, "opacity, 0 to 1")], gives: .object(.color), "the same color with another opacity"
            ) { context, call in
                guard case .color(var color)? = try call.value(0).scriptValue?.value else { throw call.fault(0, "expected a color") }
                color.alpha = min(max(try call.number(1), 0), 1)
                return [try context.object(StyleValue.color(color))]
            },
            LibraryFunction(
                "call",
                [
                    LibraryParameter("function", .string, "name of a function of expressions, such as `lighten`"),
                    .optional("arguments", .value, "its further arguments"),
                ], gives: .any, "the result of a function of expressions with this color as first argument",
                example: ##"style.color("#336699"):call("lighten", "20%")"##
            ) { context, call in
                let name = try call.string(1)
                guard let color = try call.value(0).scriptValue else { throw call.fault(0, "expected a color") }
                guard context.styler.registry.functions[name] != nil else {
                    throw call.fault(1, "unknown function \"\(name)\"\(Suggestion.phrase(for: name, in: context.styler.registry.functions.names))")
                }
                let rest = call.isMissing(2) ? "" : ", " + (try call.value(2).valueText(call, 2))
                return [try context.object(try context.evaluate("\(name)(\(color.text)\(rest))"))]
            },
        ], operators: arithmetic)

    private static func component(_ name: String, _ index: Int) -> LibraryField {
        field(name, .number, "the \(name) part as a fraction of 1 in sRGB; outside 0 to 1 for what no such screen shows") { _, value in
            guard case .color(let color) = value.value else { return .nil }
            return LuaValue(color.converted(to: .srgb).components[index])
        }
    }

    static let numberObject = LibraryObject(
        .number, "a number with or without a unit; computes as sheets do",
        fields: [
            field("value", .number, "the number without its unit") { _, value in
                guard case .number(let quantity) = value.value else { return .nil }
                return LuaValue(quantity.value)
            },
            field("unit", .string, isOptional: true, "the unit, nil for none") { _, value in
                guard case .number(let quantity) = value.value, let unit = quantity.unit else { return .nil }
                return .string(unit.rawValue)
            },
            textField,
        ], operators: arithmetic.merging([.less: compare("<"), .lessOrEqual: compare("<=")]) { $1 })

    private static func compare(_ symbol: String) -> LibraryFunction.Body {
        { context, call in
            let text = "(\(try operand(call.value(1), call))) \(symbol) (\(try operand(call.value(2), call)))"
            return [try context.object(try context.evaluate(text))]
        }
    }

    static let insetsObject = LibraryObject(
        .insets, "the four sides of insets; computes side by side",
        fields: [side("top", \.top), side("left", \.left), side("bottom", \.bottom), side("right", \.right), textField],
        operators: arithmetic)

    private static func side(_ name: String, _ path: @escaping @Sendable (Insets) -> Double) -> LibraryField {
        field(name, .number, "the \(name) side in points") { _, value in
            guard case .insets(let insets) = value.value else { return .nil }
            return LuaValue(path(insets))
        }
    }

    static let otherValueObject = LibraryObject(
        .value, "a value of another type: a font, a point, what a converter read",
        fields: [
            textField,
            field("data", .any, "the parts as plain data: the result of `parse` for a converter's value") { context, value in
                try context.parts(of: value.value)
            },
        ], operators: [.text: text, .equal: equal, .concatenate: join])

    static let values: [LibraryFunction] = [
        LibraryFunction(
            "color", [LibraryParameter("text", .string, "a color as sheets write it")], gives: .object(.color), "a color as a value object",
            example: ##"local brand = style.color("#336699")"##
        ) { context, call in
            [try context.object(try context.convert(try call.string(1), to: "color", argument: 1, call))]
        },
        LibraryFunction(
            "number", [LibraryParameter("text", .either([.string, .number]), "an expression, with units if you like")], gives: .object(.number),
            "a number as a value object", example: #"local gap = style.number("2 * 4px") + 1"#
        ) { context, call in
            let text = try call.value(1).valueText(call, 1)
            let value: ExpressionValue
            do {
                value = try context.evaluate(text)
            } catch let fault as LuaFault {
                throw call.fault(1, fault.message)
            }
            guard case .number(let quantity) = value else { throw call.fault(1, "expected a number, got \(value.kindText)") }
            return [try context.object(StyleValue.number(quantity))]
        },
        LibraryFunction(
            "insets",
            [
                LibraryParameter("top", .either([.string, .number]), "the top side, or the text of all four"),
                .optional("left", .either([.string, .number]), "the left side"), .optional("bottom", .either([.string, .number]), "the bottom side"),
                .optional("right", .either([.string, .number]), "the right side"),
            ], gives: .object(.insets), "insets as a value object", example: #"local room = style.insets(1, 2, 3, 4) * 2"#
        ) { context, call in
            var parts: [String] = []
            for argument in 1...4 where !call.isMissing(argument) { parts.append(try call.value(argument).valueText(call, argument)) }
            return [try context.object(try context.convert(parts.joined(separator: ", "), to: "insets", argument: 1, call))]
        },
    ]
}

extension LuaValue {
    /// The value object in it.
    var scriptValue: ScriptValue? {
        if case .object(let object) = self { return object.instance as? ScriptValue }
        return nil
    }
}
