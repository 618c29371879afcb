import StyleDiagnostics

extension SyntaxTree {
    /// What is wrong in the source, in document order: one pass over the nodes, and the few facts of single tokens.
    ///
    /// At most `SyntaxDiagnostics.limit`; then one more says how many are left out. Ids start with `syntax.`.
    public var diagnostics: [Diagnostic] { SyntaxDiagnostics.of(self) }
}

/// Turns the faults of a tree into messages.
enum SyntaxDiagnostics {
    /// More messages about one file help nobody.
    static let limit = 1000

    static func of(_ tree: SyntaxTree) -> [Diagnostic] {
        var found: [(offset: Int, diagnostic: Diagnostic)] = []
        var leftOut = 0
        func add(_ diagnostic: Diagnostic, at offset: Int) {
            if found.count < limit { found.append((offset, diagnostic)) } else { leftOut += 1 }
        }
        if let invalid = UTF8Sequence.firstInvalidOffset(in: tree.file.bytes) {
            add(invalidUTF8(tree, at: invalid), at: invalid)
        }
        if let comment = unterminatedComment(tree) { add(comment.diagnostic, at: comment.offset) }
        if let quote = curlyQuote(tree) { add(quote.diagnostic, at: quote.offset) }
        var ancestors: [Int] = []
        /// Where a line is indented too deep: that it is no declaration either needs no second message.
        var indented = -1
        for index in tree.records.indices {
            let record = tree.records[index]
            while let last = ancestors.last, index >= Int(tree.records[last].subtreeEnd) { ancestors.removeLast() }
            if record.fault != .none {
                if found.count >= limit {
                    leftOut += 1
                } else {
                    let node = SyntaxNode(tree: tree, index: index)
                    let parent = ancestors.last.map { SyntaxNode(tree: tree, index: $0) } ?? tree.root
                    if indented == node.range.start, record.kind == .unexpected { continue }
                    if record.fault == .unexpectedIndentation { indented = node.range.start }
                    if let diagnostic = FaultWording(node: node, parent: parent).diagnostic {
                        add(diagnostic, at: diagnostic.span?.range.start ?? node.range.start)
                    }
                }
            } else if record.kind == .unknownAtRule || record.kind == .charsetRule {
                let node = SyntaxNode(tree: tree, index: index)
                if let diagnostic = atRuleDiagnostic(node) { add(diagnostic, at: node.range.start) }
            }
            if Int(record.subtreeEnd) > index + 1 { ancestors.append(index) }
        }
        // A stable sort: faults at one place stay in the order found.
        var sorted = found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map(\.element.diagnostic)
        if leftOut > 0 {
            let end = tree.file.bytes.count
            sorted.append(
                Diagnostic(
                    "syntax.too-many-faults", .error, "\(leftOut) further faults of this file are not shown",
                    at: SourceSpan(tree.file, SourceRange(end, end))))
        }
        return sorted
    }

    private static func invalidUTF8(_ tree: SyntaxTree, at offset: Int) -> Diagnostic {
        let hex = String(tree.file.bytes[offset], radix: 16, uppercase: true)
        return Diagnostic(
            "syntax.invalid-utf8", .error, "the file is not UTF-8: byte 0x\(hex) starts no character",
            at: SourceSpan(tree.file, SourceRange(offset, offset + 1)))
    }

    /// A typographic quote at the start of a word, where a string was meant: reported once a file.
    private static func curlyQuote(_ tree: SyntaxTree) -> (offset: Int, diagnostic: Diagnostic)? {
        guard tree.file.bytes.contains(0xE2) else { return nil }
        // U+2018 ‘, U+201C “, U+201E „.
        let quotes: [[UInt8]] = [[0xE2, 0x80, 0x98], [0xE2, 0x80, 0x9C], [0xE2, 0x80, 0x9E]]
        for token in tree.tokens where token.kind == .identifier {
            let word = tree.file.slice(token.range)
            guard let quote = quotes.first(where: { word.starts(with: $0) }) else { continue }
            let shown = String(decoding: quote, as: UTF8.self)
            let start = Int(token.start)
            return (
                start,
                Diagnostic(
                    "syntax.curly-quote", .warning,
                    "\"\(shown)\" starts no string: the quotes of strings are \" and '",
                    at: SourceSpan(tree.file, SourceRange(start, start + 3)))
            )
        }
        return nil
    }

    /// Only the last token before the end can be a comment without its end.
    private static func unterminatedComment(_ tree: SyntaxTree) -> (offset: Int, diagnostic: Diagnostic)? {
        guard let last = tree.tokens.dropLast().last, last.kind == .blockComment else { return nil }
        let bytes = tree.file.slice(last.range)
        if bytes.count >= 4, bytes.suffix(2).elementsEqual("*/".utf8) { return nil }
        let start = Int(last.start)
        return (
            start,
            Diagnostic(
                "syntax.unterminated-comment", .error, "the comment never ends, expected \"*/\"",
                at: SourceSpan(tree.file, SourceRange(start, start + 2)))
        )
    }

    private static func atRuleDiagnostic(_ node: SyntaxNode) -> Diagnostic? {
        guard let keyword = node.tokens.first else { return nil }
        let name = node.tree.file.text(in: keyword.range)
        let span = SourceSpan(node.tree.file, keyword.range)
        if node.kind == .unknownAtRule {
            if keyword.kind != .atKeyword { return nil }
            let phrase = Suggestion.phrase(for: name, in: AtRule.all.map { "@" + $0.name })
            return Diagnostic("syntax.unknown-at-rule", .warning, "unknown at-rule \"\(name)\"\(phrase)", at: span)
        }
        guard let prelude = node.child(.prelude) else { return nil }
        let encoding = prelude.text.lowercased().filter { $0 != "\"" && $0 != "'" }
        if encoding == "utf-8" || encoding == "utf8" { return nil }
        return Diagnostic(
            "syntax.charset", .warning, "stylesheets are read as UTF-8, not as \(prelude.text)", at: prelude.span)
    }
}
