/// Why something could not be registered.
public struct RegistrationFailure: Error, CustomStringConvertible {
    public var message: String

    public init(_ message: String) { self.message = message }

    public var description: String { message }
}
