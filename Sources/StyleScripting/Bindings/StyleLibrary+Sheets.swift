import StyleDiagnostics
import StyleEngine
import StyleSyntax

extension StyleLibrary {
    private static let dialectKey = LibraryParameter.optional(
        "dialect", .word(Dialect.allCases.map(\.rawValue)), "how the text is written; by the extension, or css")
    private static let scopeKey = LibraryParameter.optional("scope", .options(SheetScope.keys), "the part of the view that its rules may meet")
    private static let activeKey = LibraryParameter.optional("active", .boolean, "false: its rules wait for `activate`")

    static let sheets: [LibraryFunction] = [
        LibraryFunction(
            "sheet",
            [
                LibraryParameter("text", .string, "the stylesheet"),
                .optional(
                    "options", .options([.optional("name", .string, "its name in messages"), dialectKey, scopeKey, activeKey]), "how to take it"),
            ], gives: .object(.sheet), "adds a stylesheet from its text",
            example: """
                local dark = style.sheet([[
                UIView { background-color: black }
                ]], { name = "dark", active = false })
                """
        ) { context, call in
            let text = try call.string(1)
            let options = try OptionTable(call, 2)
            let place = call.place()
            let name = try options.string("name") ?? "<sheet in line \(place?.line ?? 0)>"
            let (file, note) = context.source(of: text, name: name, at: place)
            return [try context.add(file, .css, note, options, call)]
        },
        LibraryFunction(
            "load",
            [
                LibraryParameter("path", .string, "from the script's folder"),
                .optional("options", .options([dialectKey, scopeKey, activeKey]), "how to take it"),
            ], gives: .object(.sheet), "adds a stylesheet from a file", example: #"style.load("theme.css")"#
        ) { context, call in
            let file = try context.load(call.string(1))
            return [try context.add(file, Dialect(fileName: file.name), nil, OptionTable(call, 2), call)]
        },
        LibraryFunction(
            "rule",
            [LibraryParameter("selector", .string, "as in a `.css` sheet"), LibraryParameter("properties", .map(.value), "values by property")],
            gives: .object(.sheet), "adds one rule; values may end with `!important`; what a computed value has wrong is placed at the call",
            example: #"style.rule("UIButton.primary", { alpha = 0.9 })"#
        ) { context, call in
            let rule = try ScriptRule(context, call)
            try context.hold(rule.bytes)
            return [context.add(Stylesheet(name: "<rule>", rules: rule.rules, diagnostics: []), held: rule.bytes, isActive: true)]
        },
    ]
}

extension ScriptContext {
    /// Adds a sheet; its diagnostics carry the note.
    fileprivate func add(
        _ file: SourceFile, _ dialect: Dialect, _ note: Diagnostic.Note?, _ options: OptionTable, _ call: borrowing LuaCall
    ) throws -> LuaValue {
        let dialect = try options.string("dialect").flatMap(Dialect.init(rawValue:)) ?? dialect
        let scope = try SheetScope(try options.table("scope"), call)
        let bytes = HostMemory.document(file.bytes.count)
        try hold(bytes)
        var sheet = Stylesheet.load(file, dialect: dialect, loader: loader, parsed: theme.parsed)
        if let note { explanations[ObjectIdentifier(file)] = note }
        if let scope { sheet = scope.limit(sheet) }
        return add(sheet, held: bytes, isActive: try options.bool("active") ?? true)
    }

    /// - Parameter bytes: what was held for it.
    fileprivate func add(_ sheet: Stylesheet, held bytes: Int, isActive: Bool) -> LuaValue {
        let handle = SheetHandle(sheet, self, origin: isPack ? .pack : .author, isActive: isActive) { [weak self] handle in
            self?.state.giveBack(bytes)
            self?.sheets[ObjectIdentifier(handle)] = nil
        }
        sheets[ObjectIdentifier(handle)] = handle
        guard let kind = kinds[.sheet] else { return .nil }
        return .object(LuaObject(handle, kind))
    }
}
