import StyleDiagnostics

/// A pseudo-class: its name and the question it asks of an element.
public struct PseudoClassDefinition {
    /// Name in kebab case; case and dashes are ignored when it is looked up.
    public var name: String
    public var argument: ArgumentRule
    public var doc: String
    public var span: SourceSpan?
    /// What the answer depends on; changes of anything else ask it of no element again.
    public var reads: Reads
    /// The state that it asks for and nothing else, if so.
    var stateTest: (state: String, isOn: Bool)?
    /// What the argument must be to be asked at all; nil where any text is one.
    var reading: EnvironmentKey.Kind?
    /// Whether the element matches; the argument is the text in the parentheses, nil without any.
    ///
    /// It may ask, not change: what it tries to change in the tree is refused. An error it throws means no match, and
    /// is reported once for each selector that asks; see `PseudoClassFailure`.
    public var matches: (_ element: ElementReference, _ argument: String?) throws -> Bool
    /// Name of the pack that registered it; set by the registry.
    public internal(set) var provider = ""

    /// What a pseudo-class looks at.
    public enum Reads: Hashable, Sendable {
        /// The environment alone: it is asked once, with an element that is none.
        case environment
        /// These states of the element.
        case states([String])
        /// Type, id, classes, states, attributes and text of the element.
        case element
        /// Other elements too, or something outside of the tree: it is asked anew after every change.
        case anything
    }

    /// Whether parentheses follow the name.
    public enum ArgumentRule: Hashable, Sendable {
        case none, optional, required
    }

    /// - Parameter reads: what `matches` looks at; the less, the less is asked anew after a change.
    public init(
        _ name: String, argument: ArgumentRule = .none, doc: String = "", span: SourceSpan? = nil,
        reads: Reads = .anything,
        matches: @escaping (_ element: ElementReference, _ argument: String?) throws -> Bool
    ) {
        self.name = name
        self.argument = argument
        self.doc = doc
        self.span = span
        self.reads = reads
        self.matches = matches
    }

    /// A pseudo-class that asks for one state: `:loading` for elements with (or, with `isOn` false, without) it.
    public init(_ name: String, state: String, isOn: Bool = true, doc: String = "") {
        self.init(name, doc: doc, reads: .states([state])) { element, _ in
            element.tree.hasState(state, element.id) == isOn
        }
        stateTest = (state, isOn)
    }
}

/// Why a pseudo-class has no answer, in its own words and with its own place.
public struct PseudoClassFailure: Error {
    public var diagnostic: Diagnostic

    public init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// An element as a pseudo-class sees it.
public struct ElementReference {
    public let tree: ElementTree
    public let id: ElementID
    public let environment: StyleEnvironment
}
