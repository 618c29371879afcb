import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleSyntax
import StyleValues

extension StyleLibrary {
    private static let nameParameter = LibraryParameter("name", .string, "with or without its mark: `$gap`, `--gap`, `gap`")

    static let variables: [LibraryFunction] = [
        LibraryFunction(
            "var", [nameParameter, LibraryParameter("value", .value, "its text, or a value")],
            "sets a global variable that wins over those of sheets, not over one that a rule declares nearer to the element; in a pack, one that sheets may set anew",
            example: #"style.var("gap", 8)"#
        ) { context, call in
            try context.setVariable(call.string(1), call.value(2), argument: 2, call)
            return []
        },
        LibraryFunction(
            "vars", [LibraryParameter("variables", .map(.value), "values by name")], "sets several global variables",
            example: ##"style.vars { brand = "#0a84ff", corner = 6 }"##
        ) { context, call in
            for (key, value) in try call.table(1).entries() {
                guard case .string(let name) = key else { continue }
                try context.setVariable(name, value, argument: 1, call)
            }
            return []
        },
        LibraryFunction(
            "get", [nameParameter, .optional("type", .string, "the type to convert to; what the text is unless given")], gives: .any,
            "the value of a variable", example: #"local gap = style.get("gap", "number")"#
        ) { context, call in
            let variable = try existing(context, call)
            guard !call.isMissing(2) else {
                guard let value = context.styler.value(ofVariable: variable.name) else { return [.string(variable.value.text)] }
                return [try context.value(of: value)]
            }
            let value = try context.convert(
                MathExpression.parse(variable.value, grammar: .value, dialect: variable.dialect), to: call.string(2), argument: 2, call)
            return [try context.value(of: value)]
        },
        LibraryFunction("raw", [nameParameter], gives: .string, "the text of a variable", example: #"print(style.raw("brand"))"#) { context, call in
            [.string(try existing(context, call).value.text)]
        },
    ]

    fileprivate static func variableName(_ name: String, _ call: borrowing LuaCall) throws -> String {
        guard let bare = VariableName(name) else { throw call.fault(1, "\"\(name)\" is no name of a variable") }
        return bare.text
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
    /// Sets a variable: over sheets for a theme, under them for a pack.
    fileprivate func setVariable(_ name: String, _ value: LuaValue, argument: Int, _ call: borrowing LuaCall) throws {
        let name = try StyleLibrary.variableName(name, call)
        let text = try value.valueText(call, argument)
        if let before = variableBytes[name] {
            try hold(text.utf8.count - before)
            if before > text.utf8.count { state.giveBack(before - text.utf8.count) }
        } else {
            try hold(HostMemory.entry + text.utf8.count)
        }
        variableBytes[name] = text.utf8.count
        if isPack {
            styler.setToken(name, text, at: call.place()?.span)
        } else {
            styler.setVariable(name, text, at: call.place()?.span)
        }
    }

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
