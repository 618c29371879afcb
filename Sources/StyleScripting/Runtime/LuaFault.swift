import StyleDiagnostics

/// What a function of the host refuses a call with; the script sees it as an error at the line of the call.
///
/// It keeps its identity on the way through Lua: where no `pcall` takes it, it arrives in `LuaError.fault`.
public struct LuaFault: Error, Sendable {
    /// Lower case, no full stop, without a place.
    public var message: String
    /// Of the diagnostic that it becomes.
    public var id: DiagnosticID
    /// Of the diagnostic that it becomes.
    public var notes: [Diagnostic.Note]
    /// Of the diagnostic that it becomes.
    public var fixIts: [FixIt]
    /// Where the fault is, if not at the line of the call.
    public var span: SourceSpan?
    /// What the host attaches for itself.
    public var payload: (any Sendable)?
    /// The line of the call; set when the fault is raised.
    public internal(set) var place: LuaPlace?
    /// The error of a script that the function met and passes on as its own.
    var origin: LuaError?

    /// A fault; without a place it stands where the script called.
    public init(
        _ message: String, id: DiagnosticID = "script.error", notes: [Diagnostic.Note] = [], fixIts: [FixIt] = [],
        span: SourceSpan? = nil, payload: (any Sendable)? = nil
    ) {
        self.message = message
        self.id = id
        self.notes = notes
        self.fixIts = fixIts
        self.span = span
        self.payload = payload
    }

    /// A fault that says what a diagnostic says, at its place.
    public init(_ diagnostic: Diagnostic) {
        self.init(
            diagnostic.message, id: diagnostic.id, notes: diagnostic.notes, fixIts: diagnostic.fixIts,
            span: diagnostic.span)
    }

    /// Passes an error of the script on: its kind, place and frames stay.
    public init(_ error: LuaError) {
        self.init(error.message, id: error.kind.diagnosticID)
        place = error.place
        origin = error
    }
}
