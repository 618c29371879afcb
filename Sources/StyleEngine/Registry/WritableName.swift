import StyleDiagnostics
import StyleSyntax

/// What a name must be like so that sheets can write it: words with dots between them.
enum WritableName {
    /// Words that expressions read themselves where a parenthesis follows.
    private static let ownFunctions: Set<String> = ["calc", "var", "not"]

    static func check(_ kind: String, _ name: String) throws(RegistrationFailure) {
        guard !isPlain(name), let reason = reason(name) else { return }
        throw RegistrationFailure("no sheet can write \"\(shown(name))\" as \(kind): \(reason)", id: "registry.bad-name")
    }

    static func check(function name: String) throws(RegistrationFailure) {
        try check("a function", name)
        guard ownFunctions.contains(name.lowercased()) else { return }
        throw RegistrationFailure("\"\(name)\" cannot be a function: expressions read \(name)() themselves", id: "registry.bad-name")
    }

    /// Letters and digits alone, as nearly all names: no more is asked of a thousand names at the start.
    private static func isPlain(_ name: String) -> Bool {
        guard let first = name.utf8.first, (0x41...0x5A).contains(first & ~0x20) else { return false }
        return name.utf8.allSatisfy { (0x41...0x5A).contains($0 & ~0x20) || (0x30...0x39).contains($0) }
    }

    /// Why the name cannot be written; nil if it can.
    private static func reason(_ name: String) -> String? {
        guard !name.isEmpty else { return "it is empty" }
        let bytes = Array(name.utf8)
        if let blank = bytes.first(where: { $0 <= 0x20 || $0 == 0x7F }) {
            return blank == 0x20 ? "it holds a blank" : "it holds a control character"
        }
        if name.hasPrefix("--") { return "names that begin with two dashes are variables" }
        if (0x30...0x39).contains(bytes[0]) { return "it begins with a digit" }
        let file = SourceFile(name: "", text: name)
        var wantsWord = true
        for token in Tokenizer.tokenize(file).dropLast() {
            guard token.kind == (wantsWord ? .identifier : .period), !file.slice(token.range).contains(UInt8(ascii: "\\")) else {
                return "expected letters, digits, - and _, a letter first"
            }
            wantsWord.toggle()
        }
        return wantsWord ? "a word is missing beside a dot" : nil
    }

    private static func shown(_ name: String) -> String { name.utf8.count > 40 ? "\(name.prefix(40))…" : name }
}
