import StyleEngine

extension StyleLibrary {
    static let registering: [Row] = [
        Row("class", "name, { extends =, element =, doc = }", "registers a class of elements") { context, call in
            let name = try call.string(1)
            let options = try OptionTable(call, 2, keys: ["extends", "element", "doc"])
            let definition = ClassDefinition(
                name, extends: try options.string("extends"), elementNames: try options.string("element").map { [$0] } ?? [],
                doc: try options.string("doc") ?? "", span: call.place()?.span)
            try context.register { registry throws(RegistrationFailure) in try registry.register(definition) }
            return []
        },
        Row("enum", "name, { case = rawValue, … } [, { prefix =, doc = }]", "registers the cases of an enum") { context, call in
            try registerEnum(context, call, .single)
        },
        Row("flags", "name, { case = bit, … } [, { prefix =, doc = }]", "registers an enum whose cases combine") { context, call in
            try registerEnum(context, call, .set)
        },
        Row(
            "property",
            "class, name, { type =, default =, inherited =, aliases = {…}, arguments = { {name, enum} }, range = {min, max}, doc = }",
            "registers a property of a class"
        ) { context, call in
            let definition = try property(call)
            try context.register { registry throws(RegistrationFailure) in try registry.register(definition) }
            return []
        },
        Row("converter", "name, { parse =, print =, shape =, doc = }", "registers how text becomes a value of a type") { context, call in
            let converter = try ScriptConverter(context, call).converter
            try context.register { registry throws(RegistrationFailure) in try registry.register(converter) }
            return []
        },
        Row("func", "name, function(…) … end [, { pure =, doc = }]", "registers a function that expressions may call") { context, call in
            let function = try ScriptFunction(context, call).function
            try context.register { registry throws(RegistrationFailure) in try registry.register(function) }
            return []
        },
        Row("pseudo", "name, function(element, argument) return boolean end", "registers a pseudo-class") { context, call in
            let name = try call.string(1)
            let function = try call.function(2)
            let definition = PseudoClassDefinition(name, argument: .optional, span: call.place()?.span) { [unowned context] element, argument in
                do throws(LuaError) {
                    let handle = LuaValue.object(LuaObject(ElementHandle(element.id, context), context.kinds.element))
                    let results = try function.call([handle, argument.map(LuaValue.string) ?? .nil])
                    if case .bool(true)? = results.first { return true }
                    return false
                } catch {
                    context.theme.report(error)
                    return false
                }
            }
            try context.register { registry throws(RegistrationFailure) in try registry.register(definition) }
            return []
        },
        Row("keypath", "class, prefix, class", "lets sheets reach the properties of an object inside another") { context, call in
            let (owner, prefix, target) = (try call.string(1), try call.string(2), try call.string(3))
            let span = call.place()?.span
            try context.register { registry throws(RegistrationFailure) in
                try registry.registerKeyPath(prefix, of: owner, class: target, span: span)
            }
            return []
        },
        Row("named_color", "name, color", "names a colour for every sheet") { context, call in
            let (name, text) = (try call.string(1), try call.string(2))
            guard case .color(let color) = try context.convert(text, to: "color", argument: 2, call) else {
                throw call.fault(2, "\"\(text)\" is no colour")
            }
            try context.register { registry throws(RegistrationFailure) in try registry.registerColor(name, color) }
            return []
        },
    ]

    private static func registerEnum(
        _ context: ScriptContext, _ call: borrowing LuaCall, _ kind: EnumMapping.Kind
    ) throws -> [LuaValue] {
        let name = try call.string(1)
        let options = try OptionTable(call, 3, keys: ["prefix", "doc"])
        var cases: [EnumMapping.Case] = []
        for (key, value) in try call.table(2).entries() {
            guard case .string(let caseName) = key else { throw call.fault(2, "expected case names as keys, got \(key.kindPhrase)") }
            switch value {
            case .integer(let raw): cases.append(.init(caseName, Int(raw)))
            case .number(let raw) where Int(exactly: raw) != nil: cases.append(.init(caseName, Int(raw)))
            default: throw call.fault(2, "expected a whole number as \"\(caseName)\", got \(value.kindPhrase)")
            }
        }
        guard !cases.isEmpty else { throw call.fault(2, "expected at least one case") }
        // A table has no order: cases stand by raw value, the first is the one an omitted argument means.
        cases.sort { ($0.rawValue, $0.name) < ($1.rawValue, $1.name) }
        let mapping = EnumMapping(
            name, prefix: try options.string("prefix"), kind: kind, cases: cases, doc: try options.string("doc") ?? "",
            span: call.place()?.span)
        try context.register { registry throws(RegistrationFailure) in try registry.register(mapping) }
        return []
    }

    private static func property(_ call: borrowing LuaCall) throws -> PropertyDefinition {
        let (owner, name) = (try call.string(1), try call.string(2))
        let options = try OptionTable(
            call, 3, keys: ["type", "default", "inherited", "aliases", "arguments", "range", "doc"], isRequired: true)
        guard let type = try options.string("type") else { throw call.fault(3, "expected a type, as in type = \"number\"") }
        var arguments: [ArgumentDefinition] = []
        for item in try options.table("arguments")?.list() ?? [] {
            guard case .table(let pair) = item, case .string(let argument) = try pair.get(1), case .string(let enumName) = try pair.get(2) else {
                throw options.mismatch("arguments", "pairs such as {\"state\", \"UIControlState\"}", item)
            }
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
            name, of: owner, type: type, aliases: try options.strings("aliases"), arguments: arguments,
            default: fallback.isNil ? nil : try fallback.valueText(call, 3), isInherited: try options.bool("inherited") ?? false,
            range: range, doc: try options.string("doc") ?? "", span: call.place()?.span)
    }
}
