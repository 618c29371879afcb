import StyleDiagnostics
import StyleExpressions
import StyleValues

/// How text becomes a typed value, and how the value is printed.
///
/// The law: what `print` gives, `parse` reads to the same value.
public struct ValueConverter {
    /// The name that properties and `--as` use.
    public var name: String
    /// What is accepted, in the notation of CSS: `<number>{1,4} | insets(<number>{4})`.
    public var shape: String
    public var doc: String
    public var span: SourceSpan?
    /// Reads a value; says what was expected where it cannot.
    public var parse: (_ input: ConversionInput) throws(ConversionFailure) -> StyleValue {
        // Another reading may make other values.
        didSet { computed = nil }
    }
    /// What it makes of a number, bool, color or list of numbers that is the whole value, as `parse` does; nil for what
    /// `parse` has to look at. Without it every value is read from its text.
    var computed: Computation?
    /// Canonical text of a value; nil where the source text must do.
    public var print: (_ value: StyleValue) -> String?
    /// Functions that it reads itself: they come to it as calls, not as their results.
    public var calls: Set<String>
    /// Warnings about a text that was read: what in it has no effect.
    public var remarks: (_ input: ConversionInput) -> [Diagnostic]
    /// Name of the pack that registered it; set by the registry.
    public internal(set) var provider = ""

    typealias Computation = (_ value: ExpressionValue, _ model: LengthModel) -> StyleValue?

    public init(
        _ name: String, shape: String, doc: String = "", calls: Set<String> = [], span: SourceSpan? = nil,
        print: @escaping (StyleValue) -> String? = { $0.text },
        remarks: @escaping (ConversionInput) -> [Diagnostic] = { _ in [] },
        parse: @escaping (ConversionInput) throws(ConversionFailure) -> StyleValue
    ) {
        self.name = name
        self.shape = shape
        self.doc = doc
        self.calls = calls
        self.span = span
        self.parse = parse
        self.print = print
        self.remarks = remarks
    }

    /// The converter, with what it makes of values that code computes.
    func computing(_ computed: @escaping Computation) -> ValueConverter {
        var copy = self
        copy.computed = computed
        return copy
    }
}
