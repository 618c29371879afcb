import StyleDiagnostics

extension MarkupFault {
    /// The fault as people read it.
    package func diagnostic(in file: SourceFile) -> Diagnostic {
        let words = words
        var diagnostic = Diagnostic(words.id, .error, words.message, at: SourceSpan(file, range))
        if let related, let note { diagnostic.notes = [.init(note, at: SourceSpan(file, related))] }
        if let fix { diagnostic.fixIts = [FixIt(fix.message, replace: SourceSpan(file, fix.range), with: fix.text)] }
        return diagnostic
    }

    private var words: (id: DiagnosticID, message: String) {
        switch kind {
        case .noElement: ("xml.no-element", "no element, expected a view such as \"<view/>\"")
        case .contentBeforeRoot(let found): ("xml.no-element", "expected an element, found \(found)")
        case .contentAfterRoot(let found, _): ("xml.content-after-root", "\(found) stands after the root element")
        case .secondRoot(let name, _):
            ("xml.content-after-root", "element \"\(name)\" stands after the root element, a document has one root")
        case .unclosedElement(let name):
            ("xml.unclosed-element", "element \"\(name)\" is not closed, expected \"</\(name)>\"")
        case .misplacedDeclaration:
            ("xml.misplaced-declaration", "the XML declaration must stand at the very start of the file")
        case .misplacedDoctype: ("xml.misplaced-declaration", "the document type must stand before the root element")
        case .secondDoctype: ("xml.misplaced-declaration", "a document has one document type")
        case .invalidDeclaration: ("xml.not-well-formed", "the XML declaration must begin with version=\"1.0\"")
        case .invalidDoctype: ("xml.not-well-formed", "the document type has no name")
        case .missingName(let found): ("xml.invalid-name", "expected a name after \"<\", found \(found ?? "the end")")
        case .missingInstructionName: ("xml.invalid-name", "an instruction without a name")
        case .invalidName(let name): ("xml.invalid-name", "\"\(name)\" is not a name that XML allows")
        case .strayEndTag(let name): ("xml.mismatched-tag", "\"</\(name)>\" closes no element")
        case .mismatchedTag(let name, let expected):
            ("xml.mismatched-tag", "expected \"</\(expected)>\", found \"</\(name)>\"")
        case .unfinishedTag(let start): ("xml.unfinished-tag", "the tag \"\(start)\" is not finished, expected \">\"")
        case .unfinishedItem(let what, let expected):
            ("xml.unfinished-tag", "the \(what) is not finished, expected \"\(expected)\"")
        case .invalidComment: ("xml.invalid-comment", "\"--\" may not stand inside a comment")
        case .unexpectedText: ("xml.unexpected-text", "\"]]>\" may not stand in text, write \"]]&gt;\"")
        case .invalidAttributeName(let found): ("xml.invalid-name", "expected the name of an attribute, found \(found)")
        case .missingBlank(let name): ("xml.missing-blank", "a blank is missing before the attribute \"\(name)\"")
        case .missingValue(let name):
            ("xml.attribute-without-value", "attribute \"\(name)\" has no value, expected \(name)=\"…\"")
        case .unclosedValue(let name): ("xml.unclosed-value", "the value of \"\(name)\" has no closing quote")
        case .openingInValue(let name):
            ("xml.unclosed-value", "\"<\" may not stand in the value of \"\(name)\", close the quote or write \"&lt;\"")
        case .unquotedValue(_, let name): ("xml.unquoted-value", "the value of \"\(name)\" must stand in quotes")
        case .duplicateAttribute(let name): ("xml.duplicate-attribute", "attribute \"\(name)\" is given twice")
        case .bareAmpersand: ("xml.bare-ampersand", "\"&\" must be written \"&amp;\"")
        case .unfinishedReference(let name):
            ("xml.bare-ampersand", "\"&\(name)\" does not end with \";\", a plain \"&\" is written \"&amp;\"")
        case .invalidReference(let name): ("xml.invalid-character", "\"&\(name);\" names no character that XML allows")
        case .unknownEntity(let name): ("xml.unknown-entity", "unknown entity \"&\(name);\"\(hint)")
        case .entityLoop(let name): ("xml.entity-loop", "entity \"&\(name);\" refers to itself or grows without bound")
        case .entityWithMarkup(let name):
            ("xml.entity-with-markup", "entity \"&\(name);\" holds more than text, write its elements here")
        case .externalEntity(let name):
            ("xml.external-entity", "external entity \"\(name)\" is not loaded, write its text here")
        case .attributeDefault:
            ("xml.attribute-default", "defaults of attributes are not applied, write them in the tags")
        case .forbiddenCharacter(let scalar):
            ("xml.invalid-character", "character U+\(Self.hex(scalar)) is not allowed in XML")
        case .invalidUTF8(let byte):
            ("xml.invalid-utf8", "byte 0x\(Self.hex(UInt32(byte)).suffix(2)) is not valid UTF-8")
        case .otherEncoding(let name):
            ("xml.unsupported-encoding", "encoding \"\(name)\" is not supported, expected UTF-8")
        case .isUTF16: ("xml.unsupported-encoding", "the file is encoded as UTF-16, expected UTF-8")
        case .tooDeep: ("xml.too-deep", "elements are nested deeper than \(MarkupReader.depthLimit)")
        case .tooLong: ("xml.too-long", "a text or value is longer than 10 MB")
        case .tooManyAttributes(let name):
            ("xml.too-many-attributes", "element \"\(name)\" has more than \(MarkupReader.attributeLimit) attributes")
        }
    }

    /// What to say of the related place.
    private var note: String? {
        switch kind {
        case .contentAfterRoot(_, let root), .secondRoot(_, let root): "the root element \"\(root)\" begins here"
        case .mismatchedTag(_, let expected): "\"<\(expected)>\" is opened here"
        case .openingInValue: "the value begins here"
        case .duplicateAttribute: "first here"
        default: nil
        }
    }

    private var fix: (message: String, range: SourceRange, text: String)? {
        let first = SourceRange(range.start, range.start + 1)
        return switch kind {
        case .missingName: ("write \"&lt;\"", first, "&lt;")
        case .bareAmpersand, .unfinishedReference: ("write \"&amp;\"", first, "&amp;")
        case .missingBlank: ("insert a blank", SourceRange(range.start, range.start), " ")
        case .unquotedValue(let value, _): ("write \"\(value)\" in quotes", range, "\"\(value)\"")
        default: nil
        }
    }

    private static func hex(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
