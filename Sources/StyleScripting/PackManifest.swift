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
            guard case .string(let word) = key else {
                throw LuaFault("\(file.name) returns a table with \(key.shownPhrase) as a key", id: "pack.manifest", span: place)
            }
            guard !Self.keys.contains(word) else { continue }
            let hint = Suggestion.phrase(for: word, in: Self.keys)
            let advice = hint.isEmpty ? ", expected \(Self.keys.joined(separator: ", "))" : hint
            throw LuaFault(
                "unknown key \"\(word)\" in the table that \(file.name) returns\(advice)",
                id: "pack.manifest", span: file.place(of: word))
        }
        guard case .string(let name) = try table.get("name"), !name.isEmpty else {
            throw LuaFault("\(file.name) returns no name", id: "pack.manifest", span: place)
        }
        guard Self.accepts(name: name) else {
            throw LuaFault(
                "\"\(name.prefix(40))\" cannot be the name of a pack: expected letters, digits, -, _ and dots, a letter first",
                id: "pack.manifest", span: file.place(of: name))
        }
        let written = try table.get("version")
        guard case .string(let text) = written, let version = SemanticVersion(text) else {
            guard case .string(let text) = written else {
                throw LuaFault("\(file.name) returns no version such as \"1.0.0\"", id: "pack.manifest", span: place)
            }
            let hint = SemanticVersion(short: text).map { ": write \"\($0.text)\"" }
                ?? ", expected three numbers such as \"1.0.0\" or \"1.0.0-beta.1\""
            throw LuaFault("\"\(text)\" is no version\(hint)", id: "pack.manifest", span: file.place(of: text))
        }
        self.name = name
        self.version = version
        if case .string(let text) = try table.get("doc") { doc = text } else { doc = "" }
        var requires: [(name: String, range: VersionRange)] = []
        if case .table(let list) = try table.get("requires") {
            for (key, value) in try list.entries() {
                guard case .string(let other) = key, case .string(let text) = value, let range = VersionRange(text) else {
                    let word = if case .string(let word) = key { word } else { "" }
                    throw LuaFault(
                        "\"requires\" of \(file.name) needs entries such as engine = \">=1.0\"", id: "pack.manifest", span: file.place(of: word))
                }
                requires.append((other, range))
            }
        }
        self.requires = requires
    }

    /// Names stand before a dot: in sheets, in expressions, in Lua.
    private static func accepts(name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first.properties.isAlphabetic, name.utf8.count <= 64 else { return false }
        guard !name.hasSuffix("."), !name.contains("..") else { return false }
        return name.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_.".unicodeScalars.contains(scalar)
        }
    }
}

extension SourceFile {
    /// Where a word of the manifest stands: the first place after the last `return`; else the file's start.
    func place(of word: String) -> SourceSpan {
        let start = words("return").last ?? 0
        let found = words(word).first { $0 > start }
        return SourceSpan(self, found.map { SourceRange($0, $0 + word.utf8.count) } ?? SourceRange(0, 0))
    }

    /// Offsets at which the word stands, and is no part of a longer one.
    private func words(_ word: String) -> [Int] {
        let wanted = Array(word.utf8)
        guard !wanted.isEmpty, wanted.count <= bytes.count else { return [] }
        func isPart(_ index: Int) -> Bool {
            guard bytes.indices.contains(index) else { return false }
            return bytes[index] == 0x5F || (0x30...0x39).contains(bytes[index]) || (0x41...0x5A).contains(bytes[index] & ~0x20)
        }
        return (0...(bytes.count - wanted.count)).filter { start in
            bytes[start] == wanted[0] && bytes[start..<(start + wanted.count)].elementsEqual(wanted) && !isPart(start - 1)
                && !isPart(start + wanted.count)
        }
    }
}
