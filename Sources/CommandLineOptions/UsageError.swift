/// The command line is wrong: nothing was done, the program ends with 64.
public struct UsageError: Error, Hashable, Sendable {
    /// Worded as a diagnostic's message.
    public var message: String
    /// The words of the command it is about; empty for the program itself.
    public var command: [String]

    public init(_ message: String, command: [String] = []) {
        self.message = message
        self.command = command
    }
}
