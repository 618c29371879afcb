import StyleDiagnostics

/// What `require` has found so far.
struct Modules {
    let find: LuaState.ModuleFinder?
    /// Results by the name that the script gives, for those that the host defines.
    var defined: [String: LuaValue] = [:]
    /// Results by the name of the file: one file is run once, whatever it is called.
    var loaded: [String: LuaValue] = [:]
    /// Files being run, outermost first.
    private(set) var underWay: [SourceFile] = []

    init(find: LuaState.ModuleFinder?) { self.find = find }

    mutating func begin(_ file: SourceFile) { underWay.append(file) }
    mutating func end() { underWay.removeLast() }

    /// The names of the files from the one that is required again to the one that requires it.
    func cycle(to file: SourceFile) -> [String]? {
        underWay.firstIndex { $0.name == file.name }.map { underWay[$0...].map(\.name) + [file.name] }
    }
}

extension LuaState {
    /// Makes a value what `require(name)` gives.
    public func defineModule(_ name: String, _ value: LuaValue) { modules.defined[name] = value }

    /// `require`: a module of the host, or a file that is run once and gives what it returns (true if nothing).
    func require(_ call: borrowing LuaCall) throws -> LuaValue {
        let name = try call.string(1)
        if let value = modules.defined[name] { return value }
        guard let find = modules.find else {
            let hint = Suggestion.phrase(for: name, in: modules.defined.keys.sorted())
            throw LuaFault("there is no module \"\(name)\"\(hint)", id: "script.module-not-found")
        }
        let file = try find(name, call.place())
        if let value = modules.loaded[file.name] { return value }
        if let cycle = modules.cycle(to: file) {
            let chain = cycle.joined(separator: " -> ")
            throw LuaFault("modules require each other in a cycle: \(chain)", id: "script.module-cycle")
        }
        let result = try run(file).first ?? .nil
        let value = result.isNil ? .bool(true) : result
        modules.loaded[file.name] = value
        return value
    }
}
