import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleSyntax

extension StringTable {
    /// Reads a table of texts: JSON (`{"key": "text", …}`) where the name ends in `.json` or the first character is `{`,
    /// else Apple's `"key" = "text";`, in UTF-8 or UTF-16.
    ///
    /// A faulty entry is reported and left out; of two with one key the last one counts.
    /// Errors: `strings.bad-entry`, `strings.bad-json`. Complexity: linear.
    public static func read(_ file: SourceFile) -> (table: StringTable, diagnostics: [Diagnostic]) {
        let file = file.decodedFromUTF16
        let first = file.bytes.first { $0 > 0x20 && $0 < 0x80 }
        if file.name.hasSuffix(".json") || first == UInt8(ascii: "{") { return readJSON(file) }
        var reader = StringTableReader(file)
        reader.run()
        return (StringTable(reader.entries), reader.diagnostics)
    }

    private static func readJSON(_ file: SourceFile) -> (StringTable, [Diagnostic]) {
        let root: JSONNode
        do throws(JSONParser.Failure) {
            root = try JSONParser.parseNode(file.bytes)
        } catch {
            let place = SourceSpan(file, SourceRange(error.offset, error.offset + 1))
            return (StringTable(), [Diagnostic("strings.bad-json", "no JSON: \(error.message)", at: place)])
        }
        guard let members = root.members else {
            let whole = SourceSpan(file, SourceRange(0, 0))
            return (StringTable(), [Diagnostic("strings.bad-json", "expected an object of texts, found \(root.kindName)", at: whole)])
        }
        var table = StringTable()
        var faults: [Diagnostic] = []
        for member in members {
            if let text = member.value.stringValue {
                table.entries[member.key] = text
            } else {
                let message = "expected a text for \"\(member.key)\", found \(member.value.kindName)"
                faults.append(Diagnostic("strings.bad-entry", message, at: SourceSpan(file, member.value.range)))
            }
        }
        return (table, faults)
    }
}

/// Reads Apple's table format, entry by entry.
private struct StringTableReader {
    let file: SourceFile
    let tokens: [Token]
    var entries: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    private var index = 0

    init(_ file: SourceFile) {
        self.file = file
        tokens = Tokenizer.tokenize(file).filter { !$0.kind.isTrivia }
    }

    mutating func run() {
        while tokens[index].kind != .endOfFile {
            if !entry() { skipEntry() }
        }
    }

    /// `key = text;` or `key;`; whether it is whole.
    private mutating func entry() -> Bool {
        guard let key = text("a key in quotes") else { return false }
        if tokens[index].kind == .semicolon {
            index += 1
            entries[key] = key
            return true
        }
        guard take(.equal, "\"=\""), let value = text("a text in quotes"), take(.semicolon, "\";\"") else {
            return false
        }
        entries[key] = value
        return true
    }

    private mutating func text(_ what: String) -> String? {
        let token = tokens[index]
        switch token.kind {
        case .string:
            index += 1
            return StringLiteral.content(of: Self.modernEscapes(file.slice(token.range)))
        case .identifier:
            index += 1
            return file.text(in: token.range)
        default:
            report(what)
            return nil
        }
    }

    private mutating func take(_ kind: TokenKind, _ what: String) -> Bool {
        guard tokens[index].kind == kind else {
            report(what)
            return false
        }
        index += 1
        return true
    }

    /// Goes on after the next semicolon.
    private mutating func skipEntry() {
        while tokens[index].kind != .endOfFile {
            index += 1
            if tokens[index - 1].kind == .semicolon { return }
        }
    }

    private mutating func report(_ what: String) {
        let token = tokens[index]
        let found = token.kind == .endOfFile ? "the end" : "\"\(file.text(in: token.range))\""
        diagnostics.append(
            Diagnostic("strings.bad-entry", "expected \(what), found \(found)", at: SourceSpan(file, token.range)))
    }

    /// `\U00e9` has four digits in these tables; as `\u` it has four everywhere.
    private static func modernEscapes(_ literal: ArraySlice<UInt8>) -> [UInt8] {
        var bytes = Array(literal)
        var place = 0
        while place + 1 < bytes.count {
            guard bytes[place] == UInt8(ascii: "\\") else {
                place += 1
                continue
            }
            if bytes[place + 1] == UInt8(ascii: "U") { bytes[place + 1] = UInt8(ascii: "u") }
            place += 2
        }
        return bytes
    }
}

extension SourceFile {
    /// The same text in UTF-8, where a byte order mark says that it is UTF-16.
    fileprivate var decodedFromUTF16: SourceFile {
        guard bytes.count >= 2 else { return self }
        let isBig = bytes[0] == 0xFE && bytes[1] == 0xFF
        guard isBig || bytes[0] == 0xFF && bytes[1] == 0xFE else { return self }
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        for place in stride(from: 2, to: bytes.count - 1, by: 2) {
            let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
            units.append(isBig ? first << 8 | second : second << 8 | first)
        }
        return SourceFile(name: name, text: String(decoding: units, as: UTF16.self))
    }
}
