import StyleDiagnostics

/// Finds and words the fault that the XML parser ran into: the first item that cannot stand where it stands.
///
/// The parser decides that there is a fault; this explains it. Complexity: linear, once a document.
struct MarkupFaultFinder {
    let file: SourceFile
    let scanner: MarkupScanner
    /// Elements open at the place of an item: name and start tag, outermost first.
    private var open: [(name: String, tag: SourceSpan)]
    private var root: (name: String, tag: SourceSpan)?
    private var entities = MarkupReference.predefinedNames
    /// Whether the references that mean nothing are told already.
    private let knowsReferences: Bool

    init(file: SourceFile, bytes: [UInt8], open: [ViewNode], root: ViewNode?, knowsReferences: Bool) {
        self.file = file
        self.knowsReferences = knowsReferences
        scanner = MarkupScanner(bytes)
        self.open = open.map { ($0.name, $0.span) }
        self.root = root.map { ($0.name, $0.span) }
    }

    /// The first fault after the last tag that was understood; nil if the items look right.
    mutating func find(from cursor: Int) -> MarkupFault? {
        var before = MarkupScanner(scanner.bytes, at: 0)
        while before.position < cursor, let item = before.next(), item.kind != .startTag { collectEntities(of: item) }
        var items = MarkupScanner(scanner.bytes, at: cursor)
        while let item = items.next() {
            if let diagnostic = diagnostic(for: item) { return MarkupFault(diagnostic: diagnostic) }
        }
        guard let unclosed = open.last else { return root == nil ? MarkupFault.noElement(in: file) : nil }
        return MarkupFault(
            diagnostic: Diagnostic(
                "xml.unclosed-element", .error, "element \"\(unclosed.name)\" is not closed, expected \"</\(unclosed.name)>\"",
                at: unclosed.tag),
            isPrematureEnd: true)
    }

    private mutating func collectEntities(of item: MarkupItem) {
        if item.kind == .doctype { entities += DoctypeEntities(of: item, scanner: scanner).names }
    }

    private mutating func diagnostic(for item: MarkupItem) -> Diagnostic? {
        switch item.kind {
        case .text: return textFault(item)
        case .startTag: return startTagFault(item)
        case .endTag: return endTagFault(item)
        case .comment: return commentFault(item)
        case .characterData:
            if !item.isFinished { return unfinished("CDATA section", item, expected: "]]>") }
            return open.isEmpty ? contentOutsideRoot(item.range) : nil
        case .instruction: return instructionFault(item)
        case .doctype:
            collectEntities(of: item)
            if !item.isFinished { return unfinished("document type", item, expected: ">") }
            guard root != nil else { return nil }
            return Diagnostic("xml.misplaced-declaration", .error, "the document type must stand before the root element", at: span(item.range))
        }
    }

    private func textFault(_ item: MarkupItem) -> Diagnostic? {
        if open.isEmpty {
            var range = item.range
            while !range.isEmpty, MarkupScanner.isBlank(scanner.bytes[range.start]) { range.start += 1 }
            while !range.isEmpty, MarkupScanner.isBlank(scanner.bytes[range.end - 1]) { range.end -= 1 }
            if range.start == 0, scanner.matches("\u{FEFF}", at: 0) { range = SourceRange(min(3, range.end), range.end) }
            return range.isEmpty ? nil : contentOutsideRoot(range)
        }
        for at in item.range.start..<item.range.end where scanner.matches("]]>", at: at) {
            return Diagnostic(
                "xml.unexpected-text", .error, "\"]]>\" may not stand in text, write \"]]&gt;\"", at: span(SourceRange(at, at + 3)))
        }
        return referenceFault(in: item.range)
    }

    private func contentOutsideRoot(_ range: SourceRange) -> Diagnostic {
        let shown = quoted(range)
        guard let root else { return Diagnostic("xml.no-element", .error, "expected an element, found \(shown)", at: span(range)) }
        return Diagnostic(
            "xml.content-after-root", .error, "\(shown) stands after the root element", at: span(range),
            notes: [.init("the root element \"\(root.name)\" begins here", at: root.tag)])
    }

    private mutating func startTagFault(_ item: MarkupItem) -> Diagnostic? {
        let name = scanner.text(item.name)
        if item.name.isEmpty || !Self.startsName(scanner.bytes[item.name.start]) {
            let next = SourceRange(item.name.start, min(max(item.name.end, item.name.start + 1), scanner.bytes.count))
            let isBlank = !next.isEmpty && scanner.bytes[next.start] <= UInt8(ascii: " ")
            let found = next.isEmpty ? "the end" : isBlank ? "a blank" : quoted(next)
            return Diagnostic(
                "xml.invalid-name", .error, "expected a name after \"<\", found \(found)", at: span(SourceRange(item.range.start, next.end)),
                fixIts: [FixIt("write \"&lt;\"", replace: span(SourceRange(item.range.start, item.range.start + 1)), with: "&lt;")])
        }
        if open.isEmpty, let root {
            return Diagnostic(
                "xml.content-after-root", .error, "element \"\(name)\" stands after the root element, a document has one root",
                at: span(item.range), notes: [.init("the root element \"\(root.name)\" begins here", at: root.tag)])
        }
        let attributes = scanner.attributes(of: item)
        var seen: [String: SourceRange] = [:]
        for attribute in attributes {
            if let diagnostic = attributeFault(attribute, seen: &seen) { return diagnostic }
        }
        if !item.isFinished {
            return Diagnostic(
                "xml.unfinished-tag", .error, "the tag \"<\(name)\" is not finished, expected \">\"",
                at: span(SourceRange(item.range.start, item.name.end)))
        }
        let element = (name: name, tag: span(item.range))
        if root == nil { root = element }
        if scanner.bytes[item.range.end - 2] != UInt8(ascii: "/") { open.append(element) }
        return nil
    }

    private func attributeFault(_ attribute: MarkupAttribute, seen: inout [String: SourceRange]) -> Diagnostic? {
        let name = scanner.text(attribute.name)
        if !Self.startsName(scanner.bytes[attribute.name.start]) {
            return Diagnostic("xml.invalid-name", .error, "expected the name of an attribute, found \(quoted(attribute.name))", at: span(attribute.name))
        }
        if !attribute.hasBlankBefore {
            return Diagnostic(
                "xml.missing-blank", .error, "a blank is missing before the attribute \"\(name)\"", at: span(attribute.name),
                fixIts: [FixIt("insert a blank", replace: span(SourceRange(attribute.name.start, attribute.name.start)), with: " ")])
        }
        guard let value = attribute.value else {
            return Diagnostic("xml.attribute-without-value", .error, "attribute \"\(name)\" has no value, expected \(name)=\"…\"", at: span(attribute.name))
        }
        let isOpened = value.start > 0 && [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(scanner.bytes[value.start - 1])
        let less = scanner.bytes[value.start..<value.end].firstIndex(of: UInt8(ascii: "<"))
        if isOpened, !attribute.isQuoted || less != nil {
            let start = SourceRange(attribute.name.start, value.start)
            guard let less, attribute.isQuoted else {
                return Diagnostic("xml.unclosed-value", .error, "the value of \"\(name)\" has no closing quote", at: span(start))
            }
            return Diagnostic(
                "xml.unclosed-value", .error, "\"<\" may not stand in the value of \"\(name)\", close the quote or write \"&lt;\"",
                at: span(SourceRange(less, less + 1)), notes: [.init("the value begins here", at: span(start))])
        }
        if !attribute.isQuoted {
            // The "/" of "/>" is no part of it.
            let closes = value.count > 1 && scanner.bytes[(value.end - 1)...].starts(with: "/>".utf8)
            let value = closes ? SourceRange(value.start, value.end - 1) : value
            return Diagnostic(
                "xml.unquoted-value", .error, "the value of \"\(name)\" must stand in quotes", at: span(value),
                fixIts: [FixIt("write \"\(scanner.text(value))\" in quotes", replace: span(value), with: "\"\(scanner.text(value))\"")])
        }
        if let first = seen.updateValue(attribute.name, forKey: name) {
            return Diagnostic(
                "xml.duplicate-attribute", .error, "attribute \"\(name)\" is given twice", at: span(attribute.name),
                notes: [.init("first here", at: span(first))])
        }
        return referenceFault(in: value)
    }

    private mutating func endTagFault(_ item: MarkupItem) -> Diagnostic? {
        let name = scanner.text(item.name)
        guard let element = open.popLast() else {
            return Diagnostic("xml.mismatched-tag", .error, "\"</\(name)>\" closes no element", at: span(item.range))
        }
        let end = scanner.skipBlanks(item.name.end, before: scanner.bytes.count)
        let isRight = item.isFinished && end == item.range.end - 1
        guard name != element.name else {
            if isRight { return nil }
            return Diagnostic(
                "xml.unfinished-tag", .error, "the tag \"</\(name)\" is not finished, expected \">\"",
                at: span(SourceRange(item.range.start, item.name.end)))
        }
        return Diagnostic(
            "xml.mismatched-tag", .error, "expected \"</\(element.name)>\", found \"</\(name)>\"",
            at: span(isRight ? item.range : SourceRange(item.range.start, item.name.end)),
            notes: [.init("\"<\(element.name)>\" is opened here", at: element.tag)])
    }

    private func commentFault(_ item: MarkupItem) -> Diagnostic? {
        guard item.isFinished else { return unfinished("comment", item, expected: "-->") }
        for at in item.range.start + 4..<max(item.range.start + 4, item.range.end - 3) where scanner.matches("--", at: at) {
            return Diagnostic("xml.invalid-comment", .error, "\"--\" may not stand inside a comment", at: span(SourceRange(at, at + 2)))
        }
        return nil
    }

    private func instructionFault(_ item: MarkupItem) -> Diagnostic? {
        guard item.isFinished else { return unfinished("instruction", item, expected: "?>") }
        let name = scanner.text(SourceRange(item.range.start + 2, scanner.endOfName(at: item.range.start + 2)))
        let start = scanner.matches("\u{FEFF}", at: 0) ? 3 : 0
        guard name.lowercased() == "xml", item.range.start != start else { return nil }
        return Diagnostic("xml.misplaced-declaration", .error, "the XML declaration must stand at the very start of the file", at: span(item.range))
    }

    private func unfinished(_ kind: String, _ item: MarkupItem, expected: String) -> Diagnostic {
        Diagnostic(
            "xml.unfinished-tag", .error, "the \(kind) is not finished, expected \"\(expected)\"",
            at: span(SourceRange(item.range.start, min(item.range.start + 2, item.range.end))))
    }

    private func referenceFault(in range: SourceRange) -> Diagnostic? {
        if knowsReferences { return nil }
        return MarkupReference.faults(in: range, of: scanner, file: file, entities: entities, limit: 1).first
    }

    private func span(_ range: SourceRange) -> SourceSpan { SourceSpan(file, range) }

    /// The first bytes of a range in quotes.
    private func quoted(_ range: SourceRange) -> String {
        let text = file.text(in: range)
        let line = text.prefix { !$0.isNewline }
        return "\"\(line.prefix(20))\(line.count > 20 || line.count < text.count ? "…" : "")\""
    }

    /// Whether a byte may begin a name; those of other scripts are left to the parser.
    private static func startsName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x5F || byte == 0x3A
    }
}
