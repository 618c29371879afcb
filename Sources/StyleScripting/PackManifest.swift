import StyleDiagnostics

/// What `pack.lua` returns: name, version and what the pack requires.
struct PackManifest {
    let name: String
    let version: SemanticVersion
    let doc: String
    /// Ranges by name, sorted; `engine` is the framework itself.
    let requires: [(name: String, range: VersionRange)]
    let file: SourceFile

    private static let keys = ["name", "version", "requires", "doc"]

    init(_ value: LuaValue, folderName: String, file: SourceFile) throws {
        self.file = file
        let place = SourceSpan(file, SourceRange(0, 0))
        guard case .table(let table) = value else {
            throw LuaFault("\(file.name) must return a table { name = …, version = … }, it returns \(value.kindPhrase)", id: "pack.manifest", span: place)
        }
        for (key, _) in try table.entries() {
            guard case .string(let key) = key, Self.keys.contains(key) else {
                throw LuaFault("unknown key in the table that \(file.name) returns, expected \(Self.keys.joined(separator: ", "))", id: "pack.manifest", span: place)
            }
        }
        guard case .string(let name) = try table.get("name"), !name.isEmpty else {
            throw LuaFault("\(file.name) returns no name", id: "pack.manifest", span: place)
        }
        guard case .string(let text) = try table.get("version"), let version = SemanticVersion(text) else {
            throw LuaFault("\(file.name) returns no version such as \"1.0.0\"", id: "pack.manifest", span: place)
        }
        self.name = name
        self.version = version
        if case .string(let text) = try table.get("doc") { doc = text } else { doc = "" }
        var requires: [(name: String, range: VersionRange)] = []
        if case .table(let list) = try table.get("requires") {
            for (key, value) in try list.entries() {
                guard case .string(let other) = key, case .string(let text) = value, let range = VersionRange(text) else {
                    throw LuaFault("\"requires\" of \(file.name) needs entries such as engine = \">=1.0\"", id: "pack.manifest", span: place)
                }
                requires.append((other, range))
            }
        }
        self.requires = requires
    }
}
