import StyleDiagnostics

/// Why something could not be registered.
public struct RegistrationFailure: Error, CustomStringConvertible {
    public var message: String
    /// `registry.duplicate`, `registry.bad-name` or `registry.bad-definition`.
    public var id: DiagnosticID

    public init(_ message: String, id: DiagnosticID = "registry.duplicate") {
        self.message = message
        self.id = id
    }

    public var description: String { message }
}
