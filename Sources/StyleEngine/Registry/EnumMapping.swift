import StyleDiagnostics

/// The words that stand for the cases of an enum.
///
/// A case is found by its name in camelCase or with dashes, by the full constant (`UIControlStateSelected`,
/// the prefix and the name), or by one of its other spellings; case and dashes are ignored.
public struct EnumMapping {
    public var name: String
    /// What the full constants begin with; the enum's name unless given.
    public var prefix: String
    public var kind: Kind
    /// Cases in definition order; the first is the one meant by an omitted argument.
    public var cases: [Case]
    /// Whether a raw value may stand for its case.
    public var allowsNumbers: Bool
    public var doc: String
    public var span: SourceSpan?
    /// Name of the pack that registered it; set by the registry.
    public internal(set) var provider = ""
    private var indexByName: [String: Int] = [:]

    public enum Kind: Hashable, Sendable {
        /// One case at a time.
        case single
        /// Raw values are bits; any number of cases, separated by blanks, commas or `|`.
        case set
    }

    public struct Case: Hashable, Sendable {
        public var name: String
        public var rawValue: Int
        public var otherNames: [String]

        public init(_ name: String, _ rawValue: Int, otherNames: [String] = []) {
            self.name = name
            self.rawValue = rawValue
            self.otherNames = otherNames
        }
    }

    public init(
        _ name: String, prefix: String? = nil, kind: Kind = .single, cases: [Case], allowsNumbers: Bool = false,
        doc: String = "",
        span: SourceSpan? = nil
    ) {
        self.name = name
        self.prefix = prefix ?? name
        self.kind = kind
        self.cases = cases
        self.allowsNumbers = allowsNumbers
        self.doc = doc
        self.span = span
        for (index, entry) in cases.enumerated() {
            for spelling in [entry.name, self.prefix + entry.name] + entry.otherNames {
                let folded = PropertyRegistry.folded(spelling)
                if indexByName[folded] == nil { indexByName[folded] = index }
            }
        }
    }

    /// Cases numbered from 0 in the order given.
    public init(_ name: String, prefix: String? = nil, _ caseNames: [String], doc: String = "") {
        self.init(name, prefix: prefix, cases: caseNames.enumerated().map { Case($1, $0) }, doc: doc)
    }

    /// Whether a case of that name is hidden by a keyword that every property takes, such as `inherit`; only its full
    /// constant reaches it.
    public static func isHiddenCase(_ name: String) -> Bool { CSSWideKeyword(rawValue: name.lowercased()) != nil }

    /// Refuses cases that no sheet can write, or that sheets cannot tell apart.
    func checkCases() throws(RegistrationFailure) {
        var owners: [String: Int] = [:]
        for (index, entry) in cases.enumerated() {
            try WritableName.check("a case of \"\(name)\"", entry.name)
            for spelling in [entry.name] + entry.otherNames {
                let folded = PropertyRegistry.folded(spelling)
                if let other = owners[folded], other != index {
                    throw RegistrationFailure(
                        "sheets cannot tell the cases \"\(cases[other].name)\" and \"\(entry.name)\" of \"\(name)\" apart: "
                            + "case and dashes are ignored",
                        id: "registry.bad-definition")
                }
                owners[folded] = index
            }
        }
    }

    /// The case that a word stands for; nil if there is none.
    public func find(_ word: String) -> Case? {
        indexByName[PropertyRegistry.folded(word)].map { cases[$0] }
    }

    /// The names to choose from, for messages.
    public var caseNames: [String] { cases.map(\.name) }
}
