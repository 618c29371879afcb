import StyleDiagnostics

/// Why a document is not well-formed XML.
struct MarkupFault {
    var diagnostic: Diagnostic
    /// Whether the source merely ends too early.
    var isPrematureEnd = false

    static func noElement(in file: SourceFile) -> MarkupFault {
        MarkupFault(
            diagnostic: Diagnostic("xml.no-element", .error, "no element, expected a view such as \"<view/>\"", at: SourceSpan(file, SourceRange(0, 0))),
            isPrematureEnd: true)
    }

    /// Whether a code of libxml2 only warns: namespaces, `xml:space` and `xml:lang`, repeated declarations.
    static func isHarmless(code: Int) -> Bool {
        [27, 97, 98, 99, 100, 102, 105, 106, 107, 108].contains(code) || (200...205).contains(code)
    }

    /// The fault that a code of libxml2 (`xmlParserErrors`) names, where a search in the source found none.
    static func of(code: Int, at offset: Int, in file: SourceFile) -> MarkupFault {
        let offset = min(offset, file.bytes.count)
        switch code {
        case 4, 5:
            return MarkupFault(
                diagnostic: Diagnostic("xml.unexpected-end", .error, "the document ends too early", at: SourceSpan(file, SourceRange(offset, offset))),
                isPrematureEnd: true)
        case 89:
            // The place is just after a reference.
            let start = file.bytes[..<offset].suffix(200).lastIndex(of: UInt8(ascii: "&")) ?? offset
            return MarkupFault(
                diagnostic: Diagnostic(
                    "xml.entity-loop", .error, "entity \"\(file.text(in: SourceRange(start, offset)))\" refers to itself or grows without bound",
                    at: SourceSpan(file, SourceRange(start, offset))))
        default:
            let (id, message) = rows[code] ?? ("xml.not-well-formed", "the XML is not well-formed here")
            return MarkupFault(diagnostic: Diagnostic(id, .error, message, at: SourceSpan(file, SourceRange(offset, offset))))
        }
    }

    private static let rows: [Int: (DiagnosticID, String)] = [
        1: ("xml.too-long", "a text or value is longer than 10 MB"),
        9: ("xml.invalid-character", "a character that XML does not allow"),
        29: ("xml.external-entity", "external entities are not loaded"),
        31: ("xml.unsupported-encoding", "the encoding is not supported, expected UTF-8"),
        32: ("xml.unsupported-encoding", "the encoding is not supported, expected UTF-8"),
        46: ("xml.invalid-name", "an instruction without a name"),
        79: ("xml.unsupported-encoding", "an encoding without a name"),
        81: ("xml.unsupported-encoding", "the declared encoding is not that of the bytes, expected UTF-8"),
    ]
}
