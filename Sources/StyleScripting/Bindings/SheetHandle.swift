import StyleEngine
import StyleSyntax

/// A sheet in a script's hands: it can be taken out and put back.
final class SheetHandle {
    private var sheet: Stylesheet
    private weak var context: ScriptContext?
    private let origin: Origin
    private(set) var id: SheetID?
    private(set) var isUnloaded = false
    /// Called when its rules are gone for good.
    private let unloaded: (SheetHandle) -> Void

    init(_ sheet: Stylesheet, _ context: ScriptContext, origin: Origin, isActive: Bool, unloaded: @escaping (SheetHandle) -> Void) {
        self.unloaded = unloaded
        self.sheet = sheet
        self.context = context
        self.origin = origin
        if isActive { id = context.styler.add(sheet, origin: origin) }
    }

    var name: String { sheet.name }

    func activate() { if id == nil { id = context?.styler.add(sheet, origin: origin) } }

    func deactivate() {
        if let id { context?.styler.remove(id) }
        id = nil
    }

    func unload() {
        deactivate()
        guard !isUnloaded else { return }
        isUnloaded = true
        sheet = Stylesheet(name: sheet.name, rules: [], diagnostics: [])
        unloaded(self)
    }
}

extension StyleLibrary {
    private static func handle(_ call: borrowing LuaCall) throws -> SheetHandle {
        guard case .object(let object) = try call.value(0), let handle = object.instance as? SheetHandle else {
            throw LuaFault("\(call.name) needs a sheet before its colon or dot", id: "script.argument")
        }
        return handle
    }

    private static func method(_ name: String, _ doc: String, _ body: @escaping @Sendable (SheetHandle) -> Void) -> LibraryFunction {
        LibraryFunction(name, [], doc) { _, call in
            let sheet = try handle(call)
            guard !sheet.isUnloaded || name == "unload" else { throw LuaFault("\(call.name): the sheet was unloaded", id: "script.stale-handle") }
            body(sheet)
            return []
        }
    }

    static let sheetObject = LibraryObject(
        .sheet, "a stylesheet, or the rules of one `style.rule`",
        fields: [
            LibraryField("name", .string, "its name in messages") { _, call in [.string(try handle(call).name)] },
            LibraryField("active", .boolean, "whether its rules count now") { _, call in [.bool(try handle(call).id != nil)] },
        ],
        methods: [
            method("unload", "takes its rules out for good; what they set goes back") { $0.unload() },
            method("activate", "puts its rules back, after those of the other sheets") { $0.activate() },
            method("deactivate", "takes its rules out until `activate`") { $0.deactivate() },
        ])
}
