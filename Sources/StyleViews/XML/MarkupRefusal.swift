import StyleDiagnostics

/// The first thing in a source that is refused before the XML parser sees it, and how far the parser may read.
///
/// These are the bounds that the parser lacks or answers badly: encodings, bytes that are no text, entities
/// that would be loaded from elsewhere, elements with very many attributes.
struct MarkupRefusal {
    var diagnostic: Diagnostic
    /// Offset where the source is cut.
    var cut: Int

    /// Complexity: linear.
    static func find(in file: SourceFile) -> MarkupRefusal? {
        let bytes = file.bytes
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0x3C, 0x00])
            || bytes.starts(with: [0x00, 0x3C])
        {
            return MarkupRefusal(
                diagnostic: Diagnostic(
                    "xml.unsupported-encoding", .error, "the file is encoded as UTF-16, expected UTF-8",
                    at: SourceSpan(file, SourceRange(0, min(2, bytes.count)))), cut: 0)
        }
        let badText = firstBadText(in: bytes)
        var scanner = MarkupScanner(bytes)
        while let item = scanner.next() {
            if let badText, item.range.end > badText.range.start {
                return MarkupRefusal(
                    diagnostic: Diagnostic(badText.id, .error, badText.message, at: SourceSpan(file, badText.range)),
                    cut: item.kind == .text ? badText.range.start : item.range.start)
            }
            if let diagnostic = diagnostic(for: item, scanner: scanner, file: file) {
                return MarkupRefusal(diagnostic: diagnostic, cut: item.range.start)
            }
        }
        return nil
    }

    private static func diagnostic(for item: MarkupItem, scanner: MarkupScanner, file: SourceFile) -> Diagnostic? {
        switch item.kind {
        case .startTag where item.range.count > 2 * ViewDefinition.attributeLimit:
            let attributes = scanner.attributes(of: item)
            guard attributes.count > ViewDefinition.attributeLimit else { return nil }
            return Diagnostic(
                "xml.too-many-attributes", .error,
                "element \"\(scanner.text(item.name).prefix(40))\" has more than \(ViewDefinition.attributeLimit) attributes",
                at: SourceSpan(file, attributes[ViewDefinition.attributeLimit].name))
        case .doctype:
            guard let entity = DoctypeEntities(of: item, scanner: scanner).firstExternal else { return nil }
            return Diagnostic(
                "xml.external-entity", .error, "external entity \"\(scanner.text(entity))\" is not loaded, write its text here",
                at: SourceSpan(file, entity))
        case .instruction where scanner.matches("<?xml", at: item.range.start):
            return unsupportedEncoding(item, scanner: scanner, file: file)
        default:
            return nil
        }
    }

    /// A declared encoding that is not UTF-8, if it makes a difference to the bytes that are there.
    private static func unsupportedEncoding(_ item: MarkupItem, scanner: MarkupScanner, file: SourceFile) -> Diagnostic? {
        var declaration = item
        declaration.name = SourceRange(item.range.start, item.range.start + 5)
        let encoding = scanner.attributes(of: declaration).first { scanner.text($0.name) == "encoding" }
        guard let encoding = encoding?.value, scanner.bytes.contains(where: { $0 >= 0x80 }) else { return nil }
        let name = scanner.text(encoding)
        guard !["utf-8", "utf8"].contains(name.lowercased()) else { return nil }
        return Diagnostic(
            "xml.unsupported-encoding", .error, "encoding \"\(name.prefix(40))\" is not supported, expected UTF-8",
            at: SourceSpan(file, encoding))
    }

    /// The first bytes that are not UTF-8, or that are a character which XML forbids.
    private static func firstBadText(in bytes: [UInt8]) -> (id: DiagnosticID, message: String, range: SourceRange)? {
        var at = 0
        while at < bytes.count {
            let byte = bytes[at]
            if byte < 0x80 {
                if byte < 0x20, !MarkupScanner.isBlank(byte) {
                    return ("xml.invalid-character", "character U+\(hex(UInt32(byte))) is not allowed in XML", SourceRange(at, at + 1))
                }
                at += 1
                continue
            }
            guard let scalar = scalar(in: bytes, at: at) else {
                return ("xml.invalid-utf8", "byte 0x\(hex(UInt32(byte)).suffix(2)) is not valid UTF-8", SourceRange(at, at + 1))
            }
            if scalar.value == 0xFFFE || scalar.value == 0xFFFF {
                return ("xml.invalid-character", "character U+\(hex(scalar.value)) is not allowed in XML", SourceRange(at, at + 3))
            }
            at += scalar.count
        }
        return nil
    }

    /// The scalar at the first byte of a sequence of two to four (Unicode 15, table 3-7); nil if it is ill-formed.
    private static func scalar(in bytes: [UInt8], at start: Int) -> (value: UInt32, count: Int)? {
        let first = bytes[start]
        let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first <= 0xF4, start + count <= bytes.count else { return nil }
        var value = UInt32(first) & (0x7F >> UInt32(count))
        for i in 1..<count {
            guard bytes[start + i] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(bytes[start + i] & 0x3F)
        }
        let least: UInt32 = count == 4 ? 0x10000 : count == 3 ? 0x800 : 0x80
        guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
        return (value, count)
    }

    private static func hex(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
