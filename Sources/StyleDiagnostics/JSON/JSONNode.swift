/// A JSON value with its places.
package struct JSONNode: Sendable {
    /// First to last byte of the value, quotes and brackets included.
    package var range: SourceRange
    package var content: Content

    package enum Content: Sendable {
        /// Neither array nor object.
        case scalar(JSONValue)
        case array([JSONNode])
        /// The members in the order they stand, those of one key each.
        case object([Member])
    }

    /// A member of an object with the place of its key, quotes included.
    package struct Member: Sendable {
        package var key: String
        package var keyRange: SourceRange
        package var value: JSONNode
    }

    /// The value without its places. Complexity: linear.
    package var value: JSONValue {
        switch content {
        case .scalar(let value): value
        case .array(let items): .array(items.map(\.value))
        case .object(let members): .object(JSONObject(members.map { JSONObject.Member($0.key, $0.value.value) }))
        }
    }

    /// The members of an object; nil for what is not one.
    package var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The text of a string.
    package var stringValue: String? {
        if case .scalar(let value) = content { value.stringValue } else { nil }
    }

    /// What kind of value it is, for messages: `a string`.
    package var kindName: String {
        switch content {
        case .scalar(let value): value.kindName
        case .array: JSONValue.array([]).kindName
        case .object: JSONValue.object(JSONObject()).kindName
        }
    }
}
