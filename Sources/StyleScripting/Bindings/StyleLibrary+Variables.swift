import StyleEngine

extension StyleLibrary {
    static let variables: [Row] = [
        Row("var", "name, value", "sets a variable that wins over those of sheets") { context, call in
            let name = try variableName(call.string(1), call)
            context.styler.setVariable(name, try call.value(2).valueText(call, 2), at: call.place()?.span)
            return []
        },
        Row("vars", "{ name = value, … }", "sets several variables") { context, call in
            for (key, value) in try call.table(1).entries() {
                guard case .string(let name) = key else { throw call.fault(1, "expected names of variables as keys, got \(key.kindPhrase)") }
                context.styler.setVariable(try variableName(name, call), try value.valueText(call, 1), at: call.place()?.span)
            }
            return []
        },
        Row("get", "name [, type]", "the value of a variable, converted to a type if one is named") { context, call in
            let variable = try existing(context, call)
            guard !call.isMissing(2) else {
                guard let value = context.styler.value(ofVariable: variable.name) else { return [.string(variable.value.text)] }
                return [try context.state.value(of: value)]
            }
            let value = try context.convert(
                MathExpression.parse(variable.value, grammar: .value, dialect: variable.dialect), to: call.string(2), argument: 2, call)
            return [try context.state.value(of: value)]
        },
        Row("raw", "name", "the text of a variable") { context, call in
            [.string(try existing(context, call).value.text)]
        },
    ]

    private static func variableName(_ name: String, _ call: borrowing LuaCall) throws -> String {
        let bare = name.hasPrefix("--") ? String(name.dropFirst(2)) : name.hasPrefix("$") || name.hasPrefix("@") ? String(name.dropFirst()) : name
        guard let first = bare.first, first.isLetter || first == "_", bare.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) }) else {
            throw call.fault(1, "\"\(name)\" is no name of a variable")
        }
        return bare
    }

    private static func existing(_ context: ScriptContext, _ call: borrowing LuaCall) throws -> VariableDeclaration {
        let name = try variableName(call.string(1), call)
        guard let variable = context.styler.variable(name) else {
            throw call.fault(1, "there is no variable \"\(name)\"\(Suggestion.phrase(for: name, in: context.styler.variableNames))")
        }
        return variable
    }
}

extension ScriptContext {
    /// A text as a value of a type, or a fault of the argument.
    func convert(_ text: String, to type: String, argument: Int, _ call: borrowing LuaCall) throws -> StyleValue {
        let file = SourceFile(name: "<\(type)>", text: text)
        return try convert(MathExpression.parse(SourceSpan(file, file.range), grammar: .value, dialect: .css), to: type, argument: argument, call)
    }

    func convert(_ expression: MathExpression, to type: String, argument: Int, _ call: borrowing LuaCall) throws -> StyleValue {
        guard let converter = styler.registry.converter(forType: type) else {
            let names = styler.registry.converters.map(\.name) + styler.registry.enums.map(\.name)
            throw call.fault(argument, "unknown type \"\(type)\"\(Suggestion.phrase(for: type, in: names))")
        }
        let input = ConversionInput(
            expression, scope: styler.globalScope, registry: styler.registry, environment: styler.environment)
        let conversion = ValueConversion(converter: converter)
        guard let result = conversion.result(input) else {
            throw call.fault(argument, conversion.faults(input).first?.message ?? "\"\(expression.source.text)\" is no \(type)")
        }
        return result.value
    }
}
