import StyleDiagnostics

/// Why a text is no value of a type.
public struct ConversionFailure: Error {
    /// One or more errors, placed.
    public var diagnostics: [Diagnostic]

    public init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

    public init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }
}
