import StyleDiagnostics

/// Finds the tags of an XML text and checks that they fit together; nothing is expanded, nothing loaded.
///
/// Enough of XML 1.0 for machine-written files (Interface Builder, Android, SVG): tags nest, attributes are unique,
/// one root; comments, CDATA, processing instructions and a document type without internal subset are passed over.
/// Complexity: linear.
struct MarkupTagScanner {
    private let file: SourceFile
    private let bytes: [UInt8]
    private var position = 0
    private var open: [MarkupTag] = []
    private var hasRoot = false

    /// How deep elements may nest.
    private static let depthLimit = 512

    private init(_ file: SourceFile) {
        self.file = file
        bytes = file.bytes
    }

    /// Every tag in order.
    static func tags(of file: SourceFile) throws(MarkupFault) -> [MarkupTag] {
        var scanner = MarkupTagScanner(file)
        var tags: [MarkupTag] = []
        if scanner.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.position = 3 }
        while let tag = try scanner.next() { tags.append(tag) }
        return tags
    }

    /// The next tag; nil at the end.
    private mutating func next() throws(MarkupFault) -> MarkupTag? {
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                try takeText()
                continue
            }
            if try takeUnseen() { continue }
            return try takeTag()
        }
        if let last = open.last { throw MarkupFault(message: "\"<\(last.name)>\" is not closed", range: last.range) }
        guard hasRoot else { throw MarkupFault(message: "expected an element, found none", range: SourceRange(0, 0)) }
        return nil
    }

    private mutating func takeText() throws(MarkupFault) {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
        if open.isEmpty, !bytes[start..<position].allSatisfy({ isBlank($0) || $0 == 0x0A || $0 == 0x0D }) {
            throw MarkupFault(message: "text stands outside of every element", range: SourceRange(start, position))
        }
    }

    /// Comments and the like; whether there was one.
    private mutating func takeUnseen() throws(MarkupFault) -> Bool {
        for (opening, closing, what) in [
            ("<!--", "-->", "comment"), ("<![CDATA[", "]]>", "CDATA section"), ("<?", "?>", "instruction"),
        ]
        where bytes[position...].starts(with: opening.utf8) {
            let start = position
            position += opening.utf8.count
            let end = Array(closing.utf8)
            while position + end.count <= bytes.count, !bytes[position...].starts(with: end) { position += 1 }
            guard position + end.count <= bytes.count else {
                throw MarkupFault(
                    message: "a \(what) is not closed", range: SourceRange(start, start + opening.utf8.count))
            }
            position += end.count
            return true
        }
        guard bytes[position...].starts(with: "<!".utf8) else { return false }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            guard bytes[position] != UInt8(ascii: "[") else {
                throw MarkupFault(
                    message: "a document type with declarations is not read", range: SourceRange(start, position + 1))
            }
            position += 1
        }
        position += 1
        return true
    }

    private mutating func takeTag() throws(MarkupFault) -> MarkupTag {
        let start = position
        position += 1
        let isEnd = take(UInt8(ascii: "/"))
        let name = try takeName("the name of an element")
        var tag = MarkupTag(
            kind: isEnd ? .end : .start, name: name, range: SourceRange(start, position), depth: open.count)
        while true {
            skipBlanks()
            if take(UInt8(ascii: ">")) { break }
            if !isEnd, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "/"),
                bytes[position + 1] == UInt8(ascii: ">")
            {
                position += 2
                tag.kind = .empty
                break
            }
            guard !isEnd, position < bytes.count else {
                throw MarkupFault(
                    message: "\"<\(isEnd ? "/" : "")\(name)\" is not closed by \">\"",
                    range: SourceRange(start, position))
            }
            let attribute = try takeAttribute()
            guard tag.attribute(attribute.name) == nil else {
                throw MarkupFault(message: "the attribute \"\(attribute.name)\" is given twice", range: attribute.range)
            }
            guard tag.attributes.count < 256 else {
                throw MarkupFault(message: "more than 256 attributes in one tag", range: attribute.range)
            }
            tag.attributes.append(attribute)
        }
        tag.range = SourceRange(start, position)
        try nest(&tag)
        return tag
    }

    /// Opens or closes an element.
    private mutating func nest(_ tag: inout MarkupTag) throws(MarkupFault) {
        if tag.kind == .end {
            guard let opened = open.popLast() else {
                throw MarkupFault(message: "\"</\(tag.name)>\" closes nothing", range: tag.range)
            }
            guard opened.name == tag.name else {
                throw MarkupFault(message: "expected \"</\(opened.name)>\", found \"</\(tag.name)>\"", range: tag.range)
            }
            tag.depth = open.count
            return
        }
        if open.isEmpty {
            guard !hasRoot else {
                throw MarkupFault(message: "a second root element \"<\(tag.name)>\"", range: tag.range)
            }
            hasRoot = true
        }
        guard tag.kind == .start else { return }
        guard open.count < MarkupTagScanner.depthLimit else {
            throw MarkupFault(message: "elements nest more than \(MarkupTagScanner.depthLimit) deep", range: tag.range)
        }
        open.append(tag)
    }

    private mutating func takeAttribute() throws(MarkupFault) -> MarkupAttribute {
        let start = position
        let name = try takeName("an attribute or \">\"")
        skipBlanks()
        guard take(UInt8(ascii: "=")) else {
            throw MarkupFault(message: "expected \"=\" after \"\(name)\"", range: SourceRange(start, position))
        }
        skipBlanks()
        guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
            throw MarkupFault(
                message: "expected a value in quotes after \"\(name)=\"", range: SourceRange(start, position))
        }
        let quote = bytes[position]
        let valueStart = position + 1
        position = valueStart
        while position < bytes.count, bytes[position] != quote {
            guard bytes[position] != UInt8(ascii: "<") else {
                throw MarkupFault(
                    message: "the value of \"\(name)\" is not closed", range: SourceRange(start, position))
            }
            position += 1
        }
        let value = SourceRange(valueStart, position)
        guard take(quote) else {
            throw MarkupFault(message: "the value of \"\(name)\" is not closed", range: SourceRange(start, position))
        }
        return MarkupAttribute(
            name: name, range: SourceRange(start, position), valueRange: value,
            value: MarkupText.plain(bytes[value.start..<value.end]))
    }

    // MARK: Bytes

    private mutating func takeName(_ what: String) throws(MarkupFault) -> String {
        let start = position
        while position < bytes.count, isNamePart(bytes[position]) { position += 1 }
        guard position > start else {
            throw MarkupFault(message: "expected \(what)", range: SourceRange(start, min(start + 1, bytes.count)))
        }
        return file.text(in: SourceRange(start, position))
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x2E, 0x3A, 0x80...: true
        default: false
        }
    }

    private mutating func skipBlanks() {
        while position < bytes.count, isBlank(bytes[position]) || bytes[position] == 0x0A || bytes[position] == 0x0D {
            position += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }
}
