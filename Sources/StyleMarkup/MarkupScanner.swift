import StyleDiagnostics

/// Cuts an XML source into items by their delimiters alone; accepts anything.
///
/// Every byte is in exactly one item. Complexity: linear.
package struct MarkupScanner: Sendable {
    let bytes: [UInt8]
    private var position = 0

    package init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The item at the position; nil at the end of the source.
    package mutating func next() -> MarkupItem? {
        guard position < bytes.count else { return nil }
        let item = item(at: position)
        position = item.range.end
        return item
    }

    private func item(at start: Int) -> MarkupItem {
        guard bytes[start] == UInt8(ascii: "<") else {
            if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
                return MarkupItem(kind: .byteOrderMark, range: SourceRange(0, 3))
            }
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
            return MarkupItem(kind: .text, range: SourceRange(start, end))
        }
        if matches("<!--", at: start) { return closed(.comment, from: start, bodyAt: start + 4, by: "-->") }
        if matches("<![CDATA[", at: start) { return closed(.characterData, from: start, bodyAt: start + 9, by: "]]>") }
        if matches("<?", at: start) { return closed(.instruction, from: start, bodyAt: start + 2, by: "?>") }
        if matches("<!DOCTYPE", at: start) { return doctype(from: start) }
        let isEnd = matches("</", at: start)
        let nameStart = start + (isEnd ? 2 : 1)
        let name = SourceRange(nameStart, endOfName(at: nameStart))
        let end = endOfTag(from: name.end)
        let isEmpty = end.map { bytes[$0 - 2] == UInt8(ascii: "/") } ?? false
        return MarkupItem(
            kind: isEnd ? .endTag : isEmpty ? .emptyTag : .startTag, range: SourceRange(start, end ?? bytes.count),
            name: text(name), nameRange: name, isFinished: end != nil)
    }

    /// The attributes of a tag; a byte that can begin none counts as the name of one without a value.
    package func attributes(of tag: MarkupItem) -> [MarkupAttribute] {
        var found: [MarkupAttribute] = []
        let end = tag.isFinished ? tag.range.end - (tag.kind == .startTag ? 1 : 2) : tag.range.end
        var at = tag.nameRange.end
        while true {
            let gap = at
            at = skipBlanks(at, before: end)
            // A tag that is cut off after its "/" lacks no attribute.
            guard at < end, tag.isFinished || bytes[at] != UInt8(ascii: "/") || at + 1 < end else { return found }
            let name = SourceRange(at, min(max(endOfName(at: at), at + 1), end))
            var attribute = MarkupAttribute(
                name: text(name), nameRange: name, valueRange: SourceRange(name.end, name.end), form: .missing,
                hasBlankBefore: at > gap)
            at = skipBlanks(name.end, before: end)
            if at < end, bytes[at] == UInt8(ascii: "=") {
                at = skipBlanks(at + 1, before: end)
                (attribute.valueRange, attribute.form) = value(at: at, before: end)
                at = attribute.range.end
            } else {
                at = name.end
            }
            found.append(attribute)
        }
    }

    private func value(at start: Int, before end: Int) -> (SourceRange, MarkupAttribute.Form) {
        if start < end, Self.isQuote(bytes[start]) {
            let close = bytes[(start + 1)..<end].firstIndex(of: bytes[start])
            return (SourceRange(start + 1, close ?? end), close == nil ? .unclosed : .quoted)
        }
        let close = bytes[start..<end].firstIndex { Self.isBlank($0) || $0 == UInt8(ascii: ">") }
        return (SourceRange(start, close ?? end), .unquoted)
    }

    /// Offset just after the `>` that is in no quotes; nil if there is none.
    func endOfTag(from start: Int) -> Int? {
        var quote: UInt8 = 0
        for at in start..<max(start, bytes.count) {
            let byte = bytes[at]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if Self.isQuote(byte) {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return at + 1
            }
        }
        return nil
    }

    /// `<!DOCTYPE … [ declarations, comments, instructions ] >`.
    private func doctype(from start: Int) -> MarkupItem {
        var at = start + 9
        var quote: UInt8 = 0
        var isInSubset = false
        while at < bytes.count {
            let byte = bytes[at]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if isInSubset, let end = endOfUnseen(at: at) {
                at = end
                continue
            } else if Self.isQuote(byte) {
                quote = byte
            } else if byte == UInt8(ascii: "[") {
                isInSubset = true
            } else if byte == UInt8(ascii: "]") {
                isInSubset = false
            } else if byte == UInt8(ascii: ">"), !isInSubset {
                return MarkupItem(kind: .doctype, range: SourceRange(start, at + 1))
            }
            at += 1
        }
        return MarkupItem(kind: .doctype, range: SourceRange(start, bytes.count), isFinished: false)
    }

    /// Offset just after the comment or instruction that begins there; nil if none does.
    func endOfUnseen(at start: Int) -> Int? {
        matches("<!--", at: start) || matches("<?", at: start) ? item(at: start).range.end : nil
    }

    private func closed(_ kind: MarkupItem.Kind, from start: Int, bodyAt body: Int, by delimiter: StaticString)
        -> MarkupItem
    {
        var at = body
        while at < bytes.count {
            if matches(delimiter, at: at) {
                return MarkupItem(kind: kind, range: SourceRange(start, at + delimiter.utf8CodeUnitCount))
            }
            at += 1
        }
        return MarkupItem(kind: kind, range: SourceRange(start, bytes.count), isFinished: false)
    }

    /// Whether the bytes at an offset are those of an ASCII text.
    func matches(_ text: StaticString, at offset: Int) -> Bool {
        let count = text.utf8CodeUnitCount
        guard offset + count <= bytes.count else { return false }
        for i in 0..<count where bytes[offset + i] != text.utf8Start[i] { return false }
        return true
    }

    /// Offset just after the name at `start`: all bytes up to a blank or delimiter.
    func endOfName(at start: Int) -> Int {
        var at = start
        while at < bytes.count, !Self.isBlank(bytes[at]), !Self.isDelimiter(bytes[at]) { at += 1 }
        return at
    }

    func skipBlanks(_ start: Int, before end: Int) -> Int {
        var at = start
        while at < end, Self.isBlank(bytes[at]) { at += 1 }
        return at
    }

    func text(_ range: SourceRange) -> String { String(decoding: bytes[range.start..<range.end], as: UTF8.self) }

    /// Space, line feed, carriage return or tab: the white space of XML.
    package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            true
        default: false
        }
    }
}
