import StyleDiagnostics

/// Why a document is not well-formed XML, or more than a reader takes.
package struct MarkupFault: Error, Hashable, Sendable {
    package var kind: Kind
    package var range: SourceRange
    /// What a note points at: the tag that is open, the first of two.
    package var related: SourceRange?
    /// What may have been meant, for the end of the message.
    var hint = ""

    init(_ kind: Kind, _ range: SourceRange, related: SourceRange? = nil) {
        (self.kind, self.range, self.related) = (kind, range, related)
    }

    /// Whether the place can be read as plain text and the document goes on.
    package var isMendable: Bool {
        switch kind {
        case .bareAmpersand, .unfinishedReference, .unknownEntity, .invalidReference, .entityWithMarkup,
            .attributeDefault:
            true
        default: false
        }
    }

    /// The kinds, each with the words of the source that its message shows.
    package enum Kind: Hashable, Sendable {
        // The document as a whole
        case noElement
        case contentBeforeRoot(String)
        case contentAfterRoot(String, root: String)
        case secondRoot(String, root: String)
        case unclosedElement(String)
        case misplacedDeclaration, misplacedDoctype, secondDoctype, invalidDeclaration, invalidDoctype
        // Tags
        case missingName(found: String?)
        case missingInstructionName
        case invalidName(String)
        case strayEndTag(String)
        case mismatchedTag(String, expected: String)
        case unfinishedTag(String)
        case unfinishedItem(String, expected: String)
        case invalidComment, unexpectedText
        // Attributes
        case invalidAttributeName(String)
        case missingBlank(String)
        case missingValue(String)
        case unclosedValue(String)
        case openingInValue(String)
        case unquotedValue(String, of: String)
        case duplicateAttribute(String)
        // References and entities
        case bareAmpersand
        case unfinishedReference(String)
        case invalidReference(String)
        case unknownEntity(String)
        case entityLoop(String)
        case entityWithMarkup(String)
        case externalEntity(String)
        case attributeDefault
        // Bytes
        case forbiddenCharacter(UInt32)
        case invalidUTF8(UInt8)
        case otherEncoding(String)
        case isUTF16
        // Bounds
        case tooDeep, tooLong
        case tooManyAttributes(String)
    }
}
