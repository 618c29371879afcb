import StyleDiagnostics

/// Cuts an XML source into items by their delimiters alone; accepts anything.
///
/// It gives places to what the XML parser reports, which knows lines only roughly. Every byte from the start
/// position on is in exactly one item. Complexity: linear.
struct MarkupScanner {
    let bytes: [UInt8]
    private(set) var position: Int

    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// The item at the position; nil at the end of the source.
    mutating func next() -> MarkupItem? {
        guard position < bytes.count else { return nil }
        let item = item(at: position)
        position = item.range.end
        return item
    }

    private func item(at start: Int) -> MarkupItem {
        guard bytes[start] == Self.less else {
            var end = start + 1
            while end < bytes.count, bytes[end] != Self.less { end += 1 }
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
        return MarkupItem(
            kind: isEnd ? .endTag : .startTag, range: SourceRange(start, end ?? bytes.count), name: name, isFinished: end != nil)
    }

    /// The attributes of a start tag, as far as they look like ones.
    func attributes(of tag: MarkupItem) -> [MarkupAttribute] {
        var found: [MarkupAttribute] = []
        let end = tag.isFinished ? tag.range.end - 1 : tag.range.end
        var at = tag.name.end
        while true {
            let gap = at
            at = skipBlanks(at, before: end)
            guard at < end, bytes[at] != Self.slash || at + 1 < end else { return found }
            let name = SourceRange(at, min(endOfName(at: at), end))
            guard !name.isEmpty else {
                at += 1
                continue
            }
            var attribute = MarkupAttribute(name: name, hasBlankBefore: at > gap)
            at = skipBlanks(name.end, before: end)
            if at < end, bytes[at] == Self.equals {
                at = skipBlanks(at + 1, before: end)
                let value = value(at: at, before: end)
                attribute.value = value.range
                attribute.isQuoted = value.isQuoted
                at = min(value.isQuoted ? value.range.end + 1 : value.range.end, end)
            } else {
                at = name.end
            }
            found.append(attribute)
        }
    }

    private func value(at start: Int, before end: Int) -> (range: SourceRange, isQuoted: Bool) {
        var at = start
        if at < end, bytes[at] == Self.quote || bytes[at] == Self.apostrophe {
            at += 1
            while at < end, bytes[at] != bytes[start] { at += 1 }
            return (SourceRange(start + 1, at), at < end)
        }
        while at < end, !Self.isBlank(bytes[at]), bytes[at] != Self.greater { at += 1 }
        return (SourceRange(start, at), false)
    }

    /// Offset just after the `>` that is in no quotes; nil if there is none.
    private func endOfTag(from start: Int) -> Int? {
        var quote: UInt8 = 0
        for at in start..<max(start, bytes.count) {
            let byte = bytes[at]
            if quote != 0 {
                if byte == quote { quote = 0 }
            } else if byte == Self.quote || byte == Self.apostrophe {
                quote = byte
            } else if byte == Self.greater {
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
            } else if isInSubset, matches("<!--", at: at) || matches("<?", at: at) {
                at = item(at: at).range.end
                continue
            } else if byte == Self.quote || byte == Self.apostrophe {
                quote = byte
            } else if byte == 0x5B {
                isInSubset = true
            } else if byte == 0x5D {
                isInSubset = false
            } else if byte == Self.greater, !isInSubset {
                return MarkupItem(kind: .doctype, range: SourceRange(start, at + 1))
            }
            at += 1
        }
        return MarkupItem(kind: .doctype, range: SourceRange(start, bytes.count), isFinished: false)
    }

    private func closed(_ kind: MarkupItem.Kind, from start: Int, bodyAt body: Int, by delimiter: StaticString) -> MarkupItem {
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

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    private static func isDelimiter(_ byte: UInt8) -> Bool {
        byte == less || byte == greater || byte == slash || byte == equals || byte == quote || byte == apostrophe
    }

    private static let less = UInt8(ascii: "<")
    private static let greater = UInt8(ascii: ">")
    private static let slash = UInt8(ascii: "/")
    private static let equals = UInt8(ascii: "=")
    private static let quote = UInt8(ascii: "\"")
    private static let apostrophe = UInt8(ascii: "'")
}
