import StyleDiagnostics

/// Why a function gives no value.
public struct FunctionFailure: Error {
    /// `expression.function-failed`, or a more exact one such as `expression.unit-mismatch`.
    public var id: DiagnosticID
    /// For people, as that of a diagnostic.
    public var message: String
    /// 0-based index of the argument at fault; nil for the call as a whole.
    public var argument: Int?
    /// Places that explain it, such as the line of a script.
    public var notes: [Diagnostic.Note]

    /// A failure; `argument` is the index of the argument at fault, from 0.
    public init(
        _ message: String, argument: Int? = nil, notes: [Diagnostic.Note] = [],
        id: DiagnosticID = "expression.function-failed"
    ) {
        self.id = id
        self.message = message
        self.argument = argument
        self.notes = notes
    }
}
