/// The members of a JSON object in the order they stand.
public struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// In order; a key may stand twice.
    public var members: [Member]

    /// A key with its value.
    public struct Member: Hashable, Sendable {
        /// Without quotes and escapes.
        public var key: String
        /// What the key stands for.
        public var value: JSONValue

        /// A member from its key and value.
        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// An object of members in this order.
    public init(_ members: [Member] = []) { self.members = members }

    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        members = elements.map { Member($0, $1) }
    }

    /// Adds a member at the end; does not look whether the key is there already.
    public mutating func append(_ key: String, _ value: JSONValue) { members.append(Member(key, value)) }

    /// The last member of that name, as in most readers. Complexity: linear.
    public subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }
}
