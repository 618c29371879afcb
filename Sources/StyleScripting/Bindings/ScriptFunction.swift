import StyleEngine

/// A function of expressions that is a function of a script.
struct ScriptFunction {
    let function: ExpressionFunction

    init(_ context: ScriptContext, _ call: borrowing LuaCall) throws {
        let name = try call.string(1)
        let body = try call.function(2)
        let options = try OptionTable(call, 3)
        let parameters = try options.string("parameters") ?? "…"
        let names = parameters.split(separator: ",").map { $0.drop { $0 == " " } }
        let isOpen = names.last == "…" || names.last == "..."
        function = ExpressionFunction(
            name, arity: isOpen ? (names.count - 1)...Int.max : names.count...names.count, isPure: try options.bool("pure") ?? false,
            parameters: parameters, doc: try options.string("doc") ?? ""
        ) { [weak context] call throws(FunctionFailure) in
            guard let context else { throw FunctionFailure("the script of \(name)() is closed", id: "script.closed") }
            do {
                var arguments: [LuaValue] = []
                for argument in call.arguments { arguments.append(try context.argument(argument, in: call.context)) }
                let results = try body.call(arguments)
                guard let first = results.first, !first.isNil else {
                    throw FunctionFailure("\(name)() returned nothing")
                }
                return try Self.value(first)
            } catch let failure as FunctionFailure {
                throw failure
            } catch let error as LuaError {
                let notes = error.place.map { [Diagnostic.Note("the error was raised here", at: $0.span)] } ?? []
                throw FunctionFailure("\(name)(): \(error.message)", notes: notes)
            } catch {
                throw FunctionFailure("\(name)() returned no value of an expression: \(error)")
            }
        }
    }

    private static func value(_ value: LuaValue) throws -> ExpressionValue {
        switch value {
        case .integer, .number: return .number(Quantity(value.numberValue ?? 0))
        case .bool(let flag): return .bool(flag)
        case .string(let text): return .string(text)
        case .object:
            guard let object = value.scriptValue else { throw LuaFault("\(value.kindPhrase) is no value of an expression") }
            return object.expression
        case .table(let table):
            let items = try table.list()
            guard !items.isEmpty, try table.entries().count == items.count else { return .data(try value.plainData()) }
            return .list(ExpressionList(try items.map(Self.value), hasCommas: true))
        default: throw LuaFault("\(value.kindPhrase) is no value of an expression")
        }
    }
}

extension ScriptContext {
    /// An argument of a call in a sheet as a function of a script gets it: numbers in canonical units.
    fileprivate func argument(_ value: ExpressionValue, in context: EvaluationContext) throws -> LuaValue {
        switch value {
        case .number(let quantity):
            let canonical = quantity.canonical(in: context.lengthModel)
            return canonical.isPlain ? LuaValue(canonical.value) : try object(StyleValue.number(canonical))
        case .bool(let flag): return .bool(flag)
        case .string(let text), .keyword(let text): return .string(text)
        case .color(let color): return try object(StyleValue.color(color))
        case .list(let list): return .table(try state.table(list: try list.items.map { try argument($0, in: context) }))
        case .data(let data): return try state.value(of: data)
        case .call: return .string(value.text)
        }
    }
}
