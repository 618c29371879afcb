import StyleEngine
import StyleTokens
import StyleValues

extension StyleLibrary {
    static let surroundings: [LibraryFunction] = [
        LibraryFunction(
            "tokens",
            [
                LibraryParameter("path", .string, "design tokens or a palette, from the script's folder"),
                .optional("modifiers", .map(.string), "a context for each modifier of a resolver document"),
            ], "loads design tokens as variables", example: #"style.tokens("palette.txt")"#
        ) { context, call in
            guard call.isMissing(2) else {
                throw LuaFault("argument 2 of \(call.name): modifiers are not available yet", id: "script.not-available")
            }
            let reading = Palette.read(try context.load(call.string(1)))
            context.theme.report(reading.diagnostics + context.styler.add(reading.palette))
            return []
        },
        LibraryFunction(
            "metrics",
            [
                LibraryParameter(
                    "options",
                    .options([
                        .optional("normalPadding", .number, "the padding that the others come from, in points"),
                        .optional("ratio", .number, "between one padding and the next"),
                        .optional("rounding", .word(["none", "point", "pixel"]), "how results are rounded"),
                        .optional("breakpoints", .map(.map(.number)), "named ranges of `minWidth maxWidth minHeight maxHeight`"),
                        .optional("scales", .map(.number), "factors of the converter `scale` by size class"),
                        .optional("dimensions", .map(.number), "dimensions of the converter `width` by size class"),
                    ] + PaddingStep.allCases.filter { $0 != .normal }.map {
                        .optional($0.rawValue + "Padding", .number, "the padding itself, in points")
                    }), "what to change"),
            ], "sets the metrics of size classes", example: #"style.metrics { normalPadding = 16 }"#
        ) { context, call in
            var settings = context.styler.registry.settings[MetricsSettings.self] ?? MetricsSettings()
            let options = try call.value(1).plainData()
            do throws(MetricsFault) {
                try settings.set(options)
            } catch {
                throw call.fault(1, error.message)
            }
            context.styler.registry.settings[MetricsSettings.self] = settings
            return []
        },
        LibraryFunction(
            "use", [LibraryParameter("pack", .string, "a name on the search path, or a folder")], gives: .string,
            "loads an extension pack; gives its name", example: #"style.use("spacing")"#
        ) { context, call in [.string(try context.theme.load(pack: call.string(1), from: call.place()?.file ?? context.file))] },
        LibraryFunction(
            "env", [.optional("keys", .map(.either([.string, .number, .boolean])), "as of `--env`; `_` may stand for `-`")],
            gives: .map(.either([.string, .number])), "sets parts of the environment; gives all of it", example: #"style.env { width = 768, idiom = "pad", color_scheme = "dark" }"#
        ) { context, call in
            for (key, value) in call.isMissing(1) ? [] : try call.table(1).entries() {
                guard case .string(let name) = key else { continue }
                do throws(StyleEnvironment.Refusal) {
                    let text = value.numberValue.map(NumberText.shortest) ?? value.plainText
                    try context.styler.environment.set(String(name.map { $0 == "_" ? "-" : $0 }), text)
                } catch {
                    throw call.fault(1, error.message)
                }
            }
            var keys: [String: LuaValue] = [:]
            for key in EnvironmentKey.all {
                let text = key.read(context.styler.environment)
                keys[key.name] = key.kind == .number ? Double(text).map { LuaValue($0) } ?? .nil : .string(text)
            }
            return [.table(try context.state.table(keys))]
        },
        LibraryFunction(
            "on",
            [
                LibraryParameter("event", .word(["apply"]), "what to wait for"),
                LibraryParameter("body", .function("element: style.Element, changes: style.Change[])"), "called for each element whose values changed"),
            ], "calls a function after each pass over the elements",
            example: """
                style.on("apply", function(element, changes)
                  for _, change in ipairs(changes) do print(element.path, change.property, change.new) end
                end)
                """
        ) { context, call in
            context.theme.addHook(try call.function(2), context)
            return []
        },
    ]

    static let output: [LibraryFunction] = [
        LibraryFunction(
            "write", [LibraryParameter("path", .string, "below the folder of `--output`"), LibraryParameter("text", .string, "all of the file")],
            "writes a file, if its content changes; without `--output` an error",
            example: #"style.write("colors.txt", style.raw("brand") .. "\n")"#
        ) { context, call in
            guard let write = context.theme.write else {
                throw LuaFault("\(call.name) needs a folder to write to: give --output DIR", id: "script.no-output")
            }
            do throws(WriteFailure) {
                try write(try call.stringForWriting(1), try call.bytesForWriting(2))
            } catch {
                throw call.fault(1, error.message)
            }
            return []
        }
    ]
}

/// Why a file was not written, in words for people.
public struct WriteFailure: Error {
    public var message: String

    public init(_ message: String) { self.message = message }
}

extension LuaCall {
    // The row has checked both arguments; these only turn the kind of error.
    fileprivate func stringForWriting(_ argument: Int) throws(WriteFailure) -> String {
        do { return try string(argument) } catch { throw WriteFailure("expected a string") }
    }

    fileprivate func bytesForWriting(_ argument: Int) throws(WriteFailure) -> [UInt8] {
        do { return try bytes(argument) } catch { throw WriteFailure("expected a string") }
    }
}

extension LuaValue {
    fileprivate var plainText: String {
        switch self {
        case .string(let text): text
        case .bool(let flag): flag ? "true" : "false"
        default: ""
        }
    }
}
