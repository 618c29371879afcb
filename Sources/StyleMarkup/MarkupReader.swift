import StyleDiagnostics

/// Reads an XML document item by item: checks that it is well-formed, resolves references, keeps every place.
///
/// Source: XML 1.0 (fifth edition), without validation. Nothing is loaded; namespaces mean nothing; the encoding is
/// UTF-8, with or without a byte order mark. References that mean nothing are told and stand as they are written; every
/// other fault ends the document, and what stands before it is kept. Complexity: linear.
package struct MarkupReader {
    /// Deepest nesting that is read; the root is at depth 1.
    package static let depthLimit = 256
    /// Most attributes that one element may have.
    package static let attributeLimit = 1000
    /// Most bytes of one text or value.
    static let textLimit = 10_000_000
    /// More messages about one file help nobody.
    private static let mendingLimit = 100

    package let file: SourceFile
    /// What is wrong so far, in order; the last may be one that ended the document.
    package private(set) var faults: [MarkupFault] = []
    var scanner: MarkupScanner
    var entities = MarkupEntities()
    /// Elements open at the position, outermost first: names and start tags.
    var open: [(name: String, tag: SourceRange)] = []
    var root: (name: String, tag: SourceRange)?
    var hasDoctype = false
    private var isEnded = false

    package init(_ file: SourceFile) {
        self.file = file
        scanner = MarkupScanner(file.bytes)
    }

    /// The next item that is as it should be; nil at the end of the document, or at a fault that ends it.
    package mutating func next() -> MarkupItem? {
        guard !isEnded else { return nil }
        do throws(MarkupFault) {
            if let utf16 = utf16Fault { throw utf16 }
            if var item = scanner.next() {
                try check(&item)
                return item
            }
            if let unclosed = open.last { throw MarkupFault(.unclosedElement(unclosed.name), unclosed.tag) }
            if root == nil { throw MarkupFault(.noElement, SourceRange(0, 0)) }
        } catch {
            faults.append(error)
        }
        isEnded = true
        return nil
    }

    /// Adds a fault that does not end the document.
    mutating func mend(_ fault: MarkupFault) {
        guard faults.count < Self.mendingLimit else { return }
        faults.append(fault)
        if case .unknownEntity(let name) = fault.kind {
            faults[faults.count - 1].hint = Suggestion.phrase(for: name, in: entities.names)
        }
    }

    private var utf16Fault: MarkupFault? {
        let start = file.bytes.prefix(2)
        let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0x00], [0x00, 0x3C]]
        return marks.contains { start.elementsEqual($0) } ? MarkupFault(.isUTF16, SourceRange(0, 2)) : nil
    }

    private mutating func check(_ item: inout MarkupItem) throws(MarkupFault) {
        item.depth = open.count
        if item.kind == .text { return try checkText(&item) }
        if let fault = MarkupCharacter.firstFault(in: item.range, of: scanner.bytes) { throw fault }
        switch item.kind {
        case .startTag, .emptyTag: try checkStartTag(&item)
        case .endTag: try checkEndTag(&item)
        case .comment: try checkComment(item)
        case .characterData:
            guard item.isFinished else { throw unfinished("CDATA section", item, expected: "]]>") }
            guard !open.isEmpty else { throw contentOutsideRoot(item.range) }
            item.text = normalized(SourceRange(item.range.start + 9, item.range.end - 3))
        case .instruction: try checkInstruction(item)
        case .doctype: try checkDoctype(item)
        case .byteOrderMark, .text: break
        }
    }

    // MARK: Text

    private mutating func checkText(_ item: inout MarkupItem) throws(MarkupFault) {
        let bad = MarkupCharacter.firstFault(in: item.range, of: scanner.bytes)
        let range = SourceRange(item.range.start, bad?.range.start ?? item.range.end)
        if open.isEmpty {
            let shown = trimmed(range)
            if !shown.isEmpty { throw contentOutsideRoot(shown) }
        } else {
            for at in range.start..<range.end where scanner.matches("]]>", at: at) {
                throw MarkupFault(.unexpectedText, SourceRange(at, at + 3))
            }
            item.text = try resolved(range, isValue: false)
        }
        if let bad { throw bad }
    }

    private func trimmed(_ range: SourceRange) -> SourceRange {
        var range = range
        while !range.isEmpty, MarkupScanner.isBlank(scanner.bytes[range.start]) { range.start += 1 }
        while !range.isEmpty, MarkupScanner.isBlank(scanner.bytes[range.end - 1]) { range.end -= 1 }
        return range
    }

    private func contentOutsideRoot(_ range: SourceRange) -> MarkupFault {
        guard let root else { return MarkupFault(.contentBeforeRoot(quoted(range)), range) }
        return MarkupFault(.contentAfterRoot(quoted(range), root: root.name), range, related: root.tag)
    }

    // MARK: Other items

    private func checkComment(_ item: MarkupItem) throws(MarkupFault) {
        guard item.isFinished else { throw unfinished("comment", item, expected: "-->") }
        for at in item.range.start + 4..<max(item.range.start + 4, item.range.end - 3)
        where scanner.matches("--", at: at) {
            throw MarkupFault(.invalidComment, SourceRange(at, at + 2))
        }
    }

    private func checkInstruction(_ item: MarkupItem) throws(MarkupFault) {
        guard item.isFinished else { throw unfinished("instruction", item, expected: "?>") }
        let start = item.range.start + 2
        let end =
            scanner.bytes[start..<(item.range.end - 2)].firstIndex(where: MarkupScanner.isBlank) ?? item.range.end - 2
        let name = SourceRange(start, end)
        if name.isEmpty { throw MarkupFault(.missingInstructionName, SourceRange(item.range.start, start)) }
        try checkName(name)
        guard scanner.text(name).lowercased() == "xml" else { return }
        guard item.range.start == 0 || item.range.start == 3 && file.bytes[0] == 0xEF else {
            throw MarkupFault(.misplacedDeclaration, item.range)
        }
        try checkDeclaration(item, name: name)
    }

    /// `<?xml version="1.0" encoding="UTF-8"?>`; another encoding matters only if there are bytes beyond ASCII.
    private func checkDeclaration(_ item: MarkupItem, name: SourceRange) throws(MarkupFault) {
        var tag = item
        tag.nameRange = name
        let attributes = scanner.attributes(of: tag)
        guard attributes.first?.name == "version", attributes.allSatisfy({ $0.form == .quoted && $0.hasBlankBefore })
        else {
            throw MarkupFault(.invalidDeclaration, item.range)
        }
        guard let encoding = attributes.first(where: { $0.name == "encoding" }) else { return }
        let word = scanner.text(encoding.valueRange)
        guard !["utf-8", "utf8"].contains(word.lowercased()), scanner.bytes.contains(where: { $0 >= 0x80 }) else {
            return
        }
        throw MarkupFault(.otherEncoding(Self.shown(word)), encoding.valueRange)
    }

    private mutating func checkDoctype(_ item: MarkupItem) throws(MarkupFault) {
        guard item.isFinished else { throw unfinished("document type", item, expected: ">") }
        guard root == nil else { throw MarkupFault(.misplacedDoctype, item.range) }
        guard !hasDoctype else { throw MarkupFault(.secondDoctype, item.range) }
        hasDoctype = true
        let start = scanner.skipBlanks(item.range.start + 9, before: item.range.end)
        let end =
            scanner.bytes[start..<scanner.endOfName(at: start)].firstIndex(of: UInt8(ascii: "["))
            ?? scanner.endOfName(at: start)
        guard item.range.start + 9 < start, start < end else { throw MarkupFault(.invalidDoctype, item.range) }
        try checkName(SourceRange(start, end))
        for fault in entities.declare(item, scanner) {
            guard fault.isMendable else { throw fault }
            mend(fault)
        }
    }

    func unfinished(_ what: String, _ item: MarkupItem, expected: String) -> MarkupFault {
        MarkupFault(
            .unfinishedItem(what, expected: expected),
            SourceRange(item.range.start, min(item.range.start + 2, item.range.end)))
    }

    // MARK: Words for messages

    /// The first bytes of a range in quotes.
    func quoted(_ range: SourceRange) -> String {
        let text = file.text(in: range)
        let line = text.prefix { !$0.isNewline }
        return "\"\(line.prefix(20))\(line.count > 20 || line.count < text.count ? "…" : "")\""
    }

    /// A name, cut where it is very long.
    static func shown(_ name: String) -> String { name.count > 40 ? name.prefix(40) + "…" : name }
}
