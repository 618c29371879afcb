import StyleDiagnostics
import StyleEngine

extension StyleLibrary {
    private static let docKey = LibraryParameter.optional("doc", .string, "one sentence for people")
    private static let replacingKey = LibraryParameter.optional(
        "replacing", .boolean, "takes the place of one of that name, which stays the fallback")

    static let registering: [LibraryFunction] = [
        LibraryFunction(
            "class",
            [
                LibraryParameter("name", .string, "as sheets and views write it"),
                .optional(
                    "options",
                    .options([
                        .optional("extends", .string, "the class whose properties it has too"),
                        .optional("element", .string, "another name for it in views and `.css` selectors"), docKey,
                    ]), "what it is"),
            ], "registers a class of elements", example: #"style.class("Card", { extends = "UIView", element = "card" })"#
        ) { context, call in
            let options = try OptionTable(call, 2)
            let definition = ClassDefinition(
                try name(call, 1), extends: try options.string("extends"), elementNames: try options.string("element").map { [$0] } ?? [],
                doc: try options.string("doc") ?? "", span: call.place()?.span)
            try context.register { registry throws(RegistrationFailure) in try registry.register(definition) }
            return []
        },
        LibraryFunction(
            "enum", enumParameters("the number of each case"), "registers the cases of an enum",
            example: #"style.enum("Elevation", { flat = 0, raised = 4 })"#
        ) { context, call in try registerEnum(context, call, .single) },
        LibraryFunction(
            "flags", enumParameters("the bit of each case"), "registers an enum whose cases combine",
            example: #"style.flags("Edges", { top = 1, left = 2, bottom = 4, right = 8 })"#
        ) { context, call in try registerEnum(context, call, .set) },
        LibraryFunction(
            "property",
            [
                LibraryParameter("class", .string, "the class that has it; its subclasses have it too"),
                LibraryParameter("name", .string, "in camelCase; sheets may write dashes"),
                LibraryParameter(
                    "options",
                    .options([
                        LibraryParameter("type", .string, "a type or enum, which may be registered later"),
                        .optional("default", .value, "its value where nothing is declared"),
                        .optional("inherited", .boolean, "whether children take it over"),
                        .optional("aliases", .list(.string), "other names"),
                        .optional("arguments", .list(.list(.string)), "pairs of a name and an enum"),
                        .optional("range", .list(.number), "the lowest and the highest number allowed"),
                        .optional(
                            "set", .function("element: style.Element, value: any, arguments: table<string, string>)"),
                            "called when its value on an element changes; the value is nil when none is left"), docKey, replacingKey,
                    ]), "what it is"),
            ], "registers a property of a class",
            example: #"style.property("Card", "elevation", { type = "Elevation", default = "flat" })"#
        ) { context, call in
            let definition = try property(call)
            let isReplacing = try OptionTable(call, 3).bool("replacing") ?? false
            let id = try context.register(definition, isReplacing)
            if let set = try OptionTable(call, 3).function("set") { context.theme.addSetter(set, of: id, context) }
            return []
        },
        LibraryFunction(
            "converter",
            [
                LibraryParameter("name", .string, "the type that properties name"),
                LibraryParameter(
                    "options",
                    .options([
                        LibraryParameter(
                            "parse", .function("text: string, context: style.Context): any, string?"),
                            "gives plain data for a text, or nil and a message"),
                        .optional("print", .function("data: any): string"), "gives the text of the data, which `parse` reads back"),
                        .optional("shape", .string, "what it accepts, as `<number>(s|ms)`"), docKey, replacingKey,
                    ]), "how it works"),
            ], "registers how text becomes a value of a type",
            example: #"""
                style.converter("duration", {
                  shape = "<number>s",
                  parse = function(text) return tonumber(text:match("^([%d.]+)s$")), "expected a duration such as 2s" end,
                  print = function(seconds) return ("%gs"):format(seconds) end,
                })
                """#
        ) { context, call in
            let converter = try ScriptConverter(context, call).converter
            try context.register(converter, try OptionTable(call, 2).bool("replacing") ?? false, at: call.place()?.span)
            return []
        },
        LibraryFunction(
            "func",
            [
                LibraryParameter("name", .string, "letters, digits, `_` and `-` (which plain mathematics does not take)"),
                LibraryParameter("body", .function("...: any): any"), "gets numbers in canonical units, value objects for colors, and text"),
                .optional(
                    "options", .options([
                        .optional("pure", .boolean, "equal arguments always give equal results"),
                        .optional("parameters", .string, "their names, as `color, amount`; a call must have as many arguments, `…` stands for any number"),
                        docKey, replacingKey,
                    ]), "what it is"),
            ], "registers a function that expressions may call",
            example: #"style.func("golden", function(n) return n * 1.618 end, { pure = true })"#
        ) { context, call in
            _ = try name(call, 1)
            let function = try ScriptFunction(context, call).function
            try context.register(function, try OptionTable(call, 3).bool("replacing") ?? false, at: call.place()?.span)
            return []
        },
        LibraryFunction(
            "pseudo",
            [
                LibraryParameter("name", .string, "without colon"),
                LibraryParameter("matches", .function("element: style.Element, argument: string?): boolean"), "whether an element matches"),
                .optional("options", .options([docKey]), "what it is"),
            ], "registers a pseudo-class",
            example: #"style.pseudo("wide", function(element) return #element.children > 3 end)"#
        ) { context, call in
            let function = try call.function(2)
            let (word, span) = (try name(call, 1), call.place()?.span)
            let definition = PseudoClassDefinition(
                word, argument: .optional, doc: try OptionTable(call, 3).string("doc") ?? "", span: span
            ) { [weak context] element, argument in
                guard let context else { return false }
                let result: LuaValue
                do throws(LuaError) {
                    result = try function.call([context.handle(element.id), argument.map(LuaValue.string) ?? .nil]).first ?? .nil
                } catch {
                    throw PseudoClassFailure(error.diagnostic(isVerbose: context.theme.limits.isVerbose))
                }
                switch result {
                case .bool(let isMatch): return isMatch
                case .nil: return false
                default:
                    let message = "the pseudo-class \"\(word)\" must return true or false, it returned \(result.shownPhrase)"
                    throw PseudoClassFailure(Diagnostic("script.value", message, at: span))
                }
            }
            try context.register { registry throws(RegistrationFailure) in try registry.register(definition) }
            return []
        },
        LibraryFunction(
            "keypath",
            [
                LibraryParameter("class", .string, "the class that holds the object"),
                LibraryParameter("prefix", .string, "what sheets write before the point"), LibraryParameter("target", .string, "the object's class"),
            ], "lets sheets reach the properties of an object inside another", example: #"style.keypath("Card", "titleLabel", "UILabel")"#
        ) { context, call in
            let (owner, prefix, target) = (try call.string(1), try name(call, 2), try call.string(3))
            let span = call.place()?.span
            try context.register { registry throws(RegistrationFailure) in
                try registry.registerKeyPath(prefix, of: owner, class: target, span: span)
            }
            return []
        },
        LibraryFunction(
            "named_color",
            [
                LibraryParameter("name", .string, "as sheets write it"),
                LibraryParameter("color", .either([.string, .object(.color)]), "the color or its text"),
            ], "names a color for every sheet", example: ##"style.named_color("brand", "#0a84ff")"##
        ) { context, call in
            let text = try call.value(2).valueText(call, 2)
            guard case .color(let color) = try context.convert(text, to: "color", argument: 2, call) else {
                throw call.fault(2, "\"\(text)\" is no color")
            }
            let name = try name(call, 1)
            try context.register { registry throws(RegistrationFailure) in try registry.registerColor(name, color) }
            return []
        },
    ]

    private static func enumParameters(_ doc: String) -> [LibraryParameter] {
        [
            LibraryParameter("name", .string, "the type that properties name"), LibraryParameter("cases", .map(.integer), doc),
            .optional("options", .options([.optional("prefix", .string, "what full constants begin with; the name unless given"), docKey, replacingKey]), "what it is"),
        ]
    }

    /// A name to register, which must hold something to write.
    private static func name(_ call: borrowing LuaCall, _ argument: Int) throws -> String {
        let name = try call.string(argument)
        guard name.utf8.count <= 256, !name.isEmpty, !name.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F || "(){}[];,:\"'#@$".utf8.contains($0) }) else {
            throw call.fault(argument, "\"\(name.prefix(40))\" cannot be a name")
        }
        return name
    }

    private static func registerEnum(
        _ context: ScriptContext, _ call: borrowing LuaCall, _ kind: EnumMapping.Kind
    ) throws -> [LuaValue] {
        let options = try OptionTable(call, 3)
        var cases: [EnumMapping.Case] = []
        for (key, value) in try call.table(2).entries() {
            guard case .string(let caseName) = key, let raw = value.numberValue.flatMap({ Int(exactly: $0) }) else { continue }
            guard !EnumMapping.isHiddenCase(caseName) else {
                throw LuaFault(
                    "argument 2 of \(call.name): \"\(caseName)\" cannot be a case: every property takes that word for something else",
                    id: "registry.bad-name")
            }
            cases.append(.init(caseName, raw))
        }
        guard !cases.isEmpty else { throw call.fault(2, "expected at least one case") }
        // A table has no order: cases stand by raw value, the first is the one an omitted argument means.
        cases.sort { ($0.rawValue, $0.name) < ($1.rawValue, $1.name) }
        let mapping = EnumMapping(
            try name(call, 1), prefix: try options.string("prefix"), kind: kind, cases: cases, doc: try options.string("doc") ?? "",
            span: call.place()?.span)
        try context.register(mapping, try options.bool("replacing") ?? false)
        return []
    }

    private static func property(_ call: borrowing LuaCall) throws -> PropertyDefinition {
        let options = try OptionTable(call, 3)
        var arguments: [ArgumentDefinition] = []
        for item in try options.table("arguments")?.list() ?? [] {
            guard case .table(let pair) = item, case .string(let argument) = try pair.get(1), case .string(let enumName) = try pair.get(2),
                try pair.count() == 2
            else { throw call.fault(3, "expected pairs such as {\"state\", \"UIControlState\"} as \"arguments\"") }
            arguments.append(ArgumentDefinition(argument, enumName))
        }
        var range: ClosedRange<Double>?
        if let table = try options.table("range") {
            let numbers = try table.list().map(\.numberValue)
            guard numbers.count == 2, let low = numbers[0], let high = numbers[1], low <= high else {
                throw call.fault(3, "expected two numbers as \"range\", the lower one first")
            }
            range = low...high
        }
        let fallback = try options.value("default")
        return PropertyDefinition(
            try name(call, 2), of: try call.string(1), type: try options.string("type") ?? "", aliases: try options.strings("aliases"),
            arguments: arguments, default: fallback.isNil ? nil : try fallback.valueText(call, 3),
            isInherited: try options.bool("inherited") ?? false, range: range, doc: try options.string("doc") ?? "", span: call.place()?.span)
    }
}
