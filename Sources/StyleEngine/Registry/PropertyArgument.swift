/// An argument with its case: `state` and `highlighted`; combined flags are joined by blanks.
public struct PropertyArgument: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
