import StyleDiagnostics
import StyleEngine
import StyleExpressions

/// One Lua state with the `style` library in it: that of a theme script, or of one pack.
final class ScriptContext {
    let file: SourceFile
    /// Name under which its registrations show.
    let provider: String
    let state: LuaState
    unowned let theme: ThemeScript
    /// Whether it is a pack's, whose sheets and variables count less than the theme's.
    let isPack: Bool
    private(set) var kinds: [LibraryObject.Kind: LuaObjectKind] = [:]
    /// The sheets it added.
    var sheets: [ObjectIdentifier: SheetHandle] = [:]
    var elementHandles: [ElementID: WeakElementHandle] = [:]
    /// Bytes held for the elements that it made.
    var elementBytes: [ElementID: Int] = [:]
    /// What explains faults in texts that the script gave: the note by the text's source.
    var explanations: [ObjectIdentifier: Diagnostic.Note] = [:]
    /// Bytes of the texts of the variables that it set, by name.
    var variableBytes: [String: Int] = [:]

    var styler: Styler { theme.styler }
    var loader: SourceLoader { theme.loader }

    init(file: SourceFile, provider: String, theme: ThemeScript, isPack: Bool = false) throws(LuaError) {
        self.file = file
        self.provider = provider
        self.theme = theme
        self.isPack = isPack
        let limits = LuaLimits(memoryBytes: theme.limits.memoryBytes, seconds: theme.limits.seconds)
        let loader = theme.loader
        let print = theme.print
        state = try LuaState(
            limits: limits,
            print: { line, place in
                print((place.map { "\($0.file.name):\($0.line): " } ?? "") + line)
            },
            findModule: { name, caller in try Self.module(name, root: file, caller: caller?.file, loader) })
        for object in StyleLibrary.objects { kinds[object.kind] = try state.defineObject(object.definition(in: self)) }
        try installLibrary()
    }

    /// The file of a module: below the folder of the script or pack that runs, or else of the file that requires it.
    private static func module(_ name: String, root: SourceFile, caller: SourceFile?, _ loader: SourceLoader) throws -> SourceFile {
        let words = name.split(separator: ".", omittingEmptySubsequences: false)
        guard !words.contains(where: { $0.isEmpty || $0.hasPrefix("/") || $0.hasSuffix("/") }) else {
            throw LuaFault(
                "\"\(name)\" is no name of a module: write the folders and the file with dots between them, as in \"parts.card\"",
                id: "script.module-not-found")
        }
        let path = words.joined(separator: "/") + ".lua"
        let first = loader.load(path, from: root)
        if case .success(let module) = first { return module }
        if let caller, caller !== root, case .success(let module) = loader.load(path, from: caller) { return module }
        guard case .failure(let failure) = first else { return root }
        guard failure.reason == .missing else { throw LuaFault(failure.diagnostic()) }
        let folder = caller.map { SourceLoader.folder(of: $0.name) }
        let isBeside = folder != nil && folder != SourceLoader.folder(of: root.name)
        let beside = isBeside ? " and no \"\(SourceLoader.name(of: path, in: folder ?? ""))\"" : ""
        let hint = words.count > 1 && words.last == "lua" ? ": a module is named without its \".lua\"" : ""
        throw LuaFault(
            "there is no module \"\(name)\": no \"\(SourceLoader.name(of: path, in: SourceLoader.folder(of: root.name)))\"\(beside)\(hint)",
            id: "script.module-not-found")
    }

    private func installLibrary() throws(LuaError) {
        var functions: [String: LuaFunctionBody] = [:]
        for function in StyleLibrary.functions {
            functions[function.name] = { [unowned self] call in try function.call(self, call) }
        }
        let library = try state.library("style", functions: functions)
        try state.define("style", .table(library))
        state.defineModule("style", .table(library))
    }

    /// Takes out of the styler what callbacks did after the run that installed the theme: sheets, elements, variables.
    func dropLateWorks(besides theme: InstalledTheme) {
        styler.remove(sheets.values.compactMap(\.id))
        let made = Set(theme.elements)
        for element in elementBytes.keys where !made.contains(element) { styler.remove(element) }
        for name in variableBytes.keys where styler.variable(name)?.nameSpan.file === file { styler.removeVariable(name) }
    }

    /// Follows elements that have other handles now.
    func rename(_ identities: [ElementID: ElementID]) {
        for (old, new) in identities {
            if let known = elementHandles.removeValue(forKey: old) {
                known.handle?.id = new
                elementHandles[new] = known
            }
            if let bytes = elementBytes.removeValue(forKey: old) { elementBytes[new] = bytes }
        }
    }

    /// Registers under this context's name; a failure is a fault of the call.
    func register<R>(_ body: (inout PropertyRegistry) throws(RegistrationFailure) -> R) throws -> R {
        try hold(HostMemory.entry)
        do throws(RegistrationFailure) {
            return try styler.registry.asProvider(provider, isPack: isPack, body)
        } catch {
            throw LuaFault(error.message, id: error.id)
        }
    }

    func register(_ definition: PropertyDefinition, _ replacing: Bool) throws -> PropertyID {
        let present = styler.registry.property(definition.keyPath, ofClass: definition.owner)?.definition
        if replacing, present?.owner != definition.owner { warnOfNothing("property \"\(definition.owner).\(definition.keyPath)\"", at: definition.span) }
        return try register { registry throws(RegistrationFailure) in try registry.register(definition, replacing: replacing) }
    }

    func register(_ mapping: EnumMapping, _ replacing: Bool) throws {
        if replacing, styler.registry.enumMapping(mapping.name) == nil { warnOfNothing("enum \"\(mapping.name)\"", at: mapping.span) }
        try register { registry throws(RegistrationFailure) in try registry.register(mapping, replacing: replacing) }
    }

    func register(_ converter: ValueConverter, _ replacing: Bool, at span: SourceSpan?) throws {
        if replacing, styler.registry.converter(forType: converter.name) == nil { warnOfNothing("type \"\(converter.name)\"", at: span) }
        try register { registry throws(RegistrationFailure) in try registry.register(converter, replacing: replacing) }
    }

    func register(_ function: ExpressionFunction, _ replacing: Bool, at span: SourceSpan?) throws {
        if replacing, styler.registry.functions[function.name] == nil { warnOfNothing("function \"\(function.name)\"", at: span) }
        try register { registry throws(RegistrationFailure) in try registry.register(function, replacing: replacing) }
    }

    private func warnOfNothing(_ what: String, at span: SourceSpan?) {
        theme.report([Diagnostic("registry.nothing-replaced", .warning, "there is no \(what) to replace", at: span)])
    }

    /// The fault of a file that cannot be read.
    func load(_ path: String) throws -> SourceFile {
        switch loader.load(path, from: file) {
        case .success(let file): return file
        case .failure(let failure): throw LuaFault(failure.diagnostic())
        }
    }

    /// A text of the script as a source whose places are the script's, where its literal stands there once.
    ///
    /// Otherwise it has a name of its own in the script's folder; then `note` says where it was given.
    func source(of text: String, name: String, at place: LuaPlace?) -> (file: SourceFile, note: Diagnostic.Note?) {
        let script = place?.file ?? file
        if let offset = script.onlyPlace(of: Array(text.utf8)) {
            return (SourceFile(name: name, text: text, enclosing: .init(file: script, offset: offset)), nil)
        }
        let folder = SourceLoader.folder(of: script.name)
        let inFolder = SourceLoader.name(of: name, in: folder)
        return (SourceFile(name: inFolder, text: text), place.map { .init("in the text given here", at: $0.span) })
    }
}

extension SourceFile {
    /// Offset of the bytes if they stand in this source exactly once; nil also for empty ones.
    fileprivate func onlyPlace(of part: [UInt8]) -> Int? {
        guard let first = part.first, part.count <= bytes.count else { return nil }
        var found: Int?
        var start = bytes.startIndex
        while let candidate = bytes[start...].firstIndex(of: first), candidate + part.count <= bytes.count {
            if bytes[candidate..<(candidate + part.count)].elementsEqual(part) {
                if found != nil { return nil }
                found = candidate
            }
            start = candidate + 1
        }
        return found
    }
}
