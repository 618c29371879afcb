import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleValues

/// A function of expressions that is a function of a script.
struct ScriptFunction {
    private(set) var function: ExpressionFunction

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
                let given = call.arguments
                let first: LuaValue
                switch given.count {
                case 1: first = try body.value(context.argument(given[0], in: call.context))
                case 2:
                    first = try body.value(
                        context.argument(given[0], in: call.context), context.argument(given[1], in: call.context))
                default:
                    first = try body.call(given.map { try context.argument($0, in: call.context) }).first ?? .nil
                }
                guard !first.isNil else {
                    throw FunctionFailure("\(name)() returned nothing")
                }
                var room = Self.largestList
                return try Self.value(first, depth: 0, room: &room)
            } catch let failure as FunctionFailure {
                throw failure
            } catch let error as LuaError {
                let notes = error.place.map { [Diagnostic.Note("the error was raised here", at: $0.span)] } ?? []
                throw FunctionFailure("\(name)(): \(error.message)", notes: notes)
            } catch {
                let reason = (error as? LuaFault)?.message ?? "\(error)"
                throw FunctionFailure("\(name)() returned no value of an expression: \(reason)")
            }
        }
        function.attempt { body.number($0) }
    }

    /// Lists inside one another that a function may return, as many as plain data may have.
    private static let deepestList = 32
    /// Values that a function may return in all, those of a table that stands in it twice counted twice.
    private static let largestList = 100_000

    private static func value(_ value: LuaValue, depth: Int, room: inout Int) throws -> ExpressionValue {
        room -= 1
        guard room >= 0 else { throw LuaFault("more than \(largestList) values are too many") }
        switch value {
        case .integer, .number: return .number(Quantity(value.numberValue ?? 0))
        case .bool(let flag): return .bool(flag)
        case .string(let text): return .string(text)
        case .object:
            guard let object = value.scriptValue else { throw LuaFault("\(value.kindPhrase) is no value of an expression") }
            return object.expression
        case .table(let table):
            guard depth < deepestList else {
                throw LuaFault("the table contains itself, or its tables are more than \(deepestList) levels deep")
            }
            let items = try table.list()
            guard !items.isEmpty, try table.entries().count == items.count else { return .data(try value.plainData()) }
            var values: [ExpressionValue] = []
            for item in items { values.append(try Self.value(item, depth: depth + 1, room: &room)) }
            return .list(ExpressionList(values, hasCommas: true))
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
        case .call, .sum: return .string(value.text)
        }
    }
}
