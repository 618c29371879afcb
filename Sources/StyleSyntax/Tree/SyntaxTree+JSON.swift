import StyleDiagnostics

extension SyntaxTree {
    /// The tree as one JSON object: nodes `{kind, range, children}`, tokens `{kind, range, token}`.
    ///
    /// ```
    /// {"kind":"sourceFile","range":[0,1],"children":[… {"kind":"semicolon","range":[0,1],"token":{"leading":"","text":";","trailing":""}} …]}
    /// ```
    /// Ranges are byte offsets, half-open. `missing` and `unexpected` nodes have `fault` after `range`.
    /// Leading, text and trailing of all tokens in order are the source; invalid UTF-8 shows as U+FFFD.
    /// Complexity: linear.
    public func dumpJSON() -> String {
        var writer = JSONTreeWriter(size: file.bytes.count)
        writer.walk(root)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

/// Writes nodes and tokens as they are met.
private struct JSONTreeWriter: SyntaxVisitor {
    var bytes: [UInt8] = []
    /// Whether something stands before the next element of the list that is open.
    private var needsComma = false

    init(size: Int) { bytes.reserveCapacity(size * 16) }

    mutating func visit(_ node: SyntaxNode) -> VisitContinuation {
        start("\(node.kind)", node.range)
        if node.fault != .none { bytes += ",\"fault\":\"\(node.fault)\"".utf8 }
        bytes += ",\"children\":[".utf8
        needsComma = false
        return .visitChildren
    }

    mutating func leave(_ node: SyntaxNode) {
        bytes += "]}".utf8
        needsComma = true
    }

    mutating func visit(_ token: SyntaxToken) {
        start("\(token.kind)", token.range)
        bytes += ",\"token\":{\"leading\":".utf8
        string(token.tree.file.text(in: token.leading))
        bytes += ",\"text\":".utf8
        string(token.text)
        bytes += ",\"trailing\":".utf8
        string(token.tree.file.text(in: token.trailing))
        bytes += "}}".utf8
        needsComma = true
    }

    private mutating func start(_ kind: String, _ range: SourceRange) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        bytes += "{\"kind\":\"\(kind)\",\"range\":[\(range.start),\(range.end)]".utf8
    }

    /// A JSON string. Source: RFC 8259, §7.
    private mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += "\\n".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0x09: bytes += "\\t".utf8
            case 0..<0x20:
                let hex = String(byte, radix: 16)
                bytes += ("\\u" + String(repeating: "0", count: 4 - hex.utf8.count) + hex).utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
