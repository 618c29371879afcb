import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleValues

/// A value converter whose `parse` and `print` are functions of a script.
struct ScriptConverter {
    let converter: ValueConverter

    init(_ context: ScriptContext, _ call: borrowing LuaCall) throws {
        let name = try call.string(1)
        let options = try OptionTable(call, 2)
        guard let parse = try options.function("parse") else { throw call.fault(2, "expected a function as \"parse\"") }
        let print = try options.function("print")
        converter = ValueConverter(
            name, shape: try options.string("shape") ?? "<\(name)>", doc: try options.string("doc") ?? "",
            span: call.place()?.span,
            print: { [weak context] value in context.flatMap { Self.text(of: value, print, $0) } },
            parse: { [weak context] input throws(ConversionFailure) in
                guard let context else { throw input.failure("script.closed", "the script of the converter \"\(name)\" is closed") }
                return try Self.value(input, name, parse, context)
            })
    }

    private static func value(
        _ input: ConversionInput, _ name: String, _ parse: LuaFunction, _ context: ScriptContext
    ) throws(ConversionFailure) -> StyleValue {
        let text = try input.text()
        do {
            let handle = context.kinds[.context].map { LuaValue.object(LuaObject(ConversionHandle(input), $0)) } ?? .nil
            let results = try parse.call([.string(text), handle])
            guard let first = results.first, !first.isNil else {
                var message = "\"\(text)\" is no \(name)"
                if results.count > 1, case .string(let reason) = results[1] { message = reason }
                throw input.failure("value.refused", message)
            }
            return .custom(CustomValue(converter: name, data: try first.plainData()))
        } catch let failure as ConversionFailure {
            throw failure
        } catch let error as LuaError {
            var diagnostic = error.diagnostic(isVerbose: context.theme.limits.isVerbose)
            diagnostic.notes.append(.init("while this value was read", at: input.source))
            throw ConversionFailure(diagnostic)
        } catch let fault as LuaFault {
            throw input.failure("value.refused", "the converter \"\(name)\" gave no plain data: \(fault.message)")
        } catch {
            throw input.failure("value.refused", "\(error)")
        }
    }

    private static func text(of value: StyleValue, _ print: LuaFunction?, _ context: ScriptContext) -> String? {
        guard let print, case .custom(let custom) = value else { return nil }
        do throws(LuaError) {
            let result = try print.value(context.state.value(of: custom.data))
            if case .string(let text) = result { return text }
            return result.numberValue.map(NumberText.shortest)
        } catch {
            context.theme.report(error)
            return nil
        }
    }
}

/// What `parse` gets besides the text: `context:number(text)` evaluates.
final class ConversionHandle {
    private let input: ConversionInput

    init(_ input: ConversionInput) { self.input = input }

    fileprivate func number(_ text: String) throws -> Double {
        let file = SourceFile(name: "<number>", text: text)
        let expression = MathExpression.parse(SourceSpan(file, file.range), grammar: .value, dialect: input.dialect)
        let nested = ConversionInput(
            expression, scope: input.scope, registry: input.registry, environment: input.environment, property: input.property)
        do throws(ConversionFailure) {
            guard case .number(let quantity) = try nested.evaluate(), let number = input.plainNumber(quantity) else {
                throw nested.expected("a number")
            }
            return number
        } catch {
            throw LuaFault(error.diagnostics.first?.message ?? "\"\(text)\" is no number", id: "value.unexpected")
        }
    }
}

extension StyleLibrary {
    static let contextObject = LibraryObject(
        .context, "what `parse` of a converter gets besides the text",
        methods: [
            LibraryFunction(
                "number", [LibraryParameter("text", .string, "an expression")], gives: .number,
                "the number that an expression is, in canonical units: variables and functions count"
            ) { _, call in
                guard case .object(let object) = try call.value(0), let handle = object.instance as? ConversionHandle else {
                    throw LuaFault("\(call.name) needs its context before the colon", id: "script.argument")
                }
                return [LuaValue(try handle.number(call.string(1)))]
            }
        ])
}
