/// One message to the author of a stylesheet, view, script or table.
///
/// Wording: lower case, no full stop, quotes round source text, what was found and what was expected.
public struct Diagnostic: Sendable {
    /// Stable name, `domain.kebab-case`, documented in `Docs/Diagnostics.md`.
    public var id: DiagnosticID
    /// How grave it is: an error makes commands exit with 1.
    public var severity: Severity
    /// For people: lower case, no full stop, source text in quotes.
    public var message: String
    /// The place; nil only where no source is involved (an option of the command line).
    public var span: SourceSpan?
    /// Further places that explain the message: the variable's declaration, the chain of imports.
    public var notes: [Note]
    /// Alternatives, each of which would mend the fault.
    public var fixIts: [FixIt]

    /// A diagnostic at a place, or about no place.
    public init(
        _ id: DiagnosticID, _ severity: Severity, _ message: String, at span: SourceSpan? = nil,
        notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.id = id
        self.severity = severity
        self.message = message
        self.span = span
        self.notes = notes
        self.fixIts = fixIts
    }

    /// An error.
    public init(
        _ id: DiagnosticID, _ message: String, at span: SourceSpan? = nil, notes: [Note] = [], fixIts: [FixIt] = []
    ) {
        self.init(id, .error, message, at: span, notes: notes, fixIts: fixIts)
    }

    /// How much a diagnostic matters: one `error` makes a command exit with 1.
    public enum Severity: String, Sendable, Comparable {
        case note, warning, error

        public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }
    }

    /// A further place with its own message.
    public struct Note: Sendable {
        /// For people, as that of the diagnostic.
        public var message: String
        /// Where to look; nil where the note is about no place.
        public var span: SourceSpan?

        /// A note at a place, or about no place.
        public init(_ message: String, at span: SourceSpan? = nil) {
            self.message = message
            self.span = span
        }
    }
}

extension Array where Element == Diagnostic {
    /// Whether one of them is an error.
    public var containsError: Bool { contains { $0.severity == .error } }
}
