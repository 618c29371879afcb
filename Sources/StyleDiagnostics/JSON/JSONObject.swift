/// The members of a JSON object in the order they stand.
public struct JSONObject: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    public var members: [Member]

    public struct Member: Hashable, Sendable {
        public var key: String
        public var value: JSONValue

        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    public init(_ members: [Member] = []) { self.members = members }

    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        members = elements.map { Member($0, $1) }
    }

    /// Adds a member at the end; does not look whether the key is there already.
    public mutating func append(_ key: String, _ value: JSONValue) { members.append(Member(key, value)) }

    /// The last member of that name, as in most readers. Complexity: linear.
    public subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }
}
