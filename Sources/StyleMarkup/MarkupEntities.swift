import StyleDiagnostics

/// The general entities of a document: the five of XML, and those that its document type declares with a text.
///
/// Nothing is loaded from elsewhere, and what all references of a document may grow to is bounded.
struct MarkupEntities {
    private var replacements: [String: [UInt8]] = [
        "amp": Array("&#38;".utf8), "lt": Array("&#60;".utf8), "gt": Array(">".utf8), "quot": Array("\"".utf8),
        "apos": Array("'".utf8),
    ]
    private var declaredNames: [String] = []
    /// Steps and bytes that the declared entities may still take.
    private var budget = 1 << 20
    /// How deep entities may refer to each other.
    private static let depthLimit = 16

    var names: [String] { ["amp", "lt", "gt", "quot", "apos"] + declaredNames }

    // MARK: Declaring

    /// Takes the declarations of a document type; the first of a name counts (XML 1.0, 4.2).
    ///
    /// - Returns: what is not taken: defaults of attributes, and at the end of the list an external entity.
    mutating func declare(_ doctype: MarkupItem, _ scanner: MarkupScanner) -> [MarkupFault] {
        var faults: [MarkupFault] = []
        let end = doctype.range.end
        var at = doctype.range.start + 9
        while at < end {
            if let next = scanner.endOfUnseen(at: at) {
                at = next
            } else if scanner.matches("<!ENTITY", at: at) {
                if let fault = declareEntity(at: &at, before: end, scanner) { return faults + [fault] }
            } else if scanner.matches("<!ATTLIST", at: at) {
                let close = min(scanner.endOfTag(from: at) ?? end, end)
                if let quote = scanner.bytes[at..<close].firstIndex(where: MarkupScanner.isQuote) {
                    faults.append(
                        MarkupFault(
                            .attributeDefault, SourceRange(quote, Self.close(of: quote, before: close, scanner) + 1)))
                }
                at = close
            } else if MarkupScanner.isQuote(scanner.bytes[at]) {
                at = Self.close(of: at, before: end, scanner) + 1
            } else {
                at += 1
            }
        }
        return faults
    }

    private mutating func declareEntity(at: inout Int, before end: Int, _ scanner: MarkupScanner) -> MarkupFault? {
        at = scanner.skipBlanks(at + 8, before: end)
        let isParameter = scanner.matches("%", at: at)
        if isParameter { at = scanner.skipBlanks(at + 1, before: end) }
        let range = SourceRange(at, min(scanner.endOfName(at: at), end))
        let name = scanner.text(range)
        at = scanner.skipBlanks(range.end, before: end)
        if scanner.matches("SYSTEM", at: at) || scanner.matches("PUBLIC", at: at) {
            return MarkupFault(.externalEntity(MarkupReader.shown(name)), range)
        }
        guard at < end, MarkupScanner.isQuote(scanner.bytes[at]) else { return nil }
        let value = SourceRange(at + 1, Self.close(of: at, before: end, scanner))
        at = value.end + 1
        if !isParameter, replacements[name] == nil {
            replacements[name] = Self.replacement(of: scanner.bytes[value.start..<value.end])
            declaredNames.append(name)
        }
        return nil
    }

    /// Offset of the quote that ends a text; the last byte of the document type where there is none.
    private static func close(of quote: Int, before end: Int, _ scanner: MarkupScanner) -> Int {
        scanner.bytes[(quote + 1)..<max(end, quote + 1)].firstIndex(of: scanner.bytes[quote]) ?? max(end - 1, quote + 1)
    }

    /// The text with the references to characters put in, and only those (XML 1.0, 4.5).
    private static func replacement(of literal: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var rest = literal
        while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<mark]
            rest = rest[mark...]
            let end = rest.prefix(16).firstIndex(of: UInt8(ascii: ";"))
            if let end, let character = character(String(decoding: rest[(mark + 1)..<end], as: UTF8.self)) {
                result += String(character).utf8
                rest = rest[(end + 1)...]
            } else {
                result.append(UInt8(ascii: "&"))
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    // MARK: Referring

    /// The character that `#228` or `#xE4` names; nil for what names none that XML allows.
    static func character(_ name: String) -> Unicode.Scalar? {
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap { MarkupCharacter.isAllowed($0) ? Unicode.Scalar($0) : nil }
    }

    /// Appends what a reference stands for. Complexity: what is left of the budget, at most, for all together.
    mutating func expand(_ name: String, into result: inout [UInt8], depth: Int = 0) -> MarkupFault.Kind? {
        if name.hasPrefix("#") {
            guard let character = Self.character(name) else { return .invalidReference(MarkupReader.shown(name)) }
            result += String(character).utf8
            return nil
        }
        guard let text = replacements[name] else {
            return .unknownEntity(MarkupReader.shown(name))
        }
        // The five of XML, and what is no longer than its reference, cost nothing.
        if depth > 0 || text.count > 5 { budget -= text.count + 1 }
        guard depth < Self.depthLimit, budget > 0 else { return .entityLoop(MarkupReader.shown(name)) }
        if text.contains(UInt8(ascii: "<")) { return .entityWithMarkup(MarkupReader.shown(name)) }
        var rest = text[...]
        while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<mark]
            guard let end = rest[mark...].firstIndex(of: UInt8(ascii: ";")) else {
                return .entityWithMarkup(MarkupReader.shown(name))
            }
            if let fault = expand(
                String(decoding: rest[(mark + 1)..<end], as: UTF8.self), into: &result, depth: depth + 1)
            {
                return fault
            }
            rest = rest[(end + 1)...]
        }
        result += rest
        return nil
    }
}
