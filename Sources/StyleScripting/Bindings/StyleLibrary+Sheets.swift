import StyleEngine

extension StyleLibrary {
    static let sheets: [Row] = [
        Row("sheet", "text [, { name =, dialect = }]", "adds a stylesheet from its text; gives a handle") { context, call in
            let text = try call.string(1)
            let options = try OptionTable(call, 2, keys: ["name", "dialect"])
            let dialect = try dialect(options, call) ?? .css
            let place = call.place()
            let name = try options.string("name") ?? "<sheet in line \(place?.line ?? 0)>"
            let (file, note) = context.source(of: text, name: name, at: place)
            return [context.add(file, dialect, note)]
        },
        Row("load", "path [, { dialect = }]", "adds a stylesheet from a file; gives a handle") { context, call in
            let options = try OptionTable(call, 2, keys: ["dialect"])
            let file = try context.load(call.string(1))
            return [context.add(file, try dialect(options, call) ?? Dialect(fileName: file.name), nil)]
        },
        Row("rule", "selector, { property = value, … }", "adds one rule; gives a handle") { context, call in
            let rule = try ScriptRule(context, call)
            let sheet = Stylesheet(name: "<rule>", rules: rule.rules, diagnostics: [])
            return [.object(LuaObject(SheetHandle(sheet, context.styler), context.kinds.sheet))]
        },
    ]

    private static func dialect(_ options: OptionTable, _ call: borrowing LuaCall) throws -> Dialect? {
        guard let name = try options.string("dialect") else { return nil }
        guard let dialect = Dialect(rawValue: name) else { throw call.fault(2, "\"dialect\" is \"css\" or \"cas\", not \"\(name)\"") }
        return dialect
    }
}

extension ScriptContext {
    /// Adds a sheet; its diagnostics carry the note.
    fileprivate func add(_ file: SourceFile, _ dialect: Dialect, _ note: Diagnostic.Note?) -> LuaValue {
        var sheet = Stylesheet.load(file, dialect: dialect, loader: loader)
        if let note {
            for index in sheet.diagnostics.indices { sheet.diagnostics[index].notes.append(note) }
        }
        return .object(LuaObject(SheetHandle(sheet, styler), kinds.sheet))
    }
}

/// A sheet in a script's hands: it can be taken out and put back.
final class SheetHandle {
    private let sheet: Stylesheet
    private let styler: Styler
    private var id: SheetID?
    private var isUnloaded = false

    init(_ sheet: Stylesheet, _ styler: Styler) {
        self.sheet = sheet
        self.styler = styler
        id = styler.add(sheet)
    }

    static var definition: LuaObjectDefinition {
        LuaObjectDefinition(
            "sheet",
            methods: [
                "unload": { call in
                    let handle = try receiver(call)
                    handle.deactivate()
                    handle.isUnloaded = true
                    return []
                },
                "deactivate": { call in
                    try receiver(call).deactivate()
                    return []
                },
                "activate": { call in
                    let handle = try receiver(call)
                    guard !handle.isUnloaded else { throw LuaFault("the sheet was unloaded", id: "script.stale-handle") }
                    if handle.id == nil { handle.id = handle.styler.add(handle.sheet) }
                    return []
                },
            ], fields: ["name": { call in [.string(try receiver(call).sheet.name)] }])
    }

    private func deactivate() {
        if let id { styler.remove(id) }
        id = nil
    }

    private static func receiver(_ call: borrowing LuaCall) throws -> SheetHandle {
        guard case .object(let object) = try call.value(0), let handle = object.instance as? SheetHandle else {
            throw LuaFault("\(call.name) needs a sheet before the colon", id: "script.argument")
        }
        return handle
    }
}
