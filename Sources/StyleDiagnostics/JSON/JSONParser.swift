/// Reads JSON text strictly as RFC 8259 says: no comments, no trailing commas, no bare words.
///
/// A byte order mark is passed over. Containers nest at most `depthLimit` deep. A key that stands twice is kept twice.
public struct JSONParser {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// How deep arrays and objects may nest.
    public static let depthLimit = 128

    /// What is wrong, and where.
    public struct Failure: Error, Hashable, Sendable {
        /// UTF-8 byte offset, 0-based.
        public var offset: Int
        /// Worded as a diagnostic's message: `expected "," or "]", found "x"`.
        public var message: String
    }

    /// The one value that the text holds. Complexity: linear.
    public static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue { try parseNode(bytes).value }

    /// The one value that the text holds, with its places and those in it. Complexity: linear.
    package static func parseNode(_ bytes: [UInt8]) throws(Failure) -> JSONNode {
        var parser = JSONParser(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
        let node = try parser.node()
        parser.skipBlanks()
        guard parser.position == bytes.count else { throw parser.unexpected("the end of the text") }
        return node
    }

    public static func parse(_ text: String) throws(Failure) -> JSONValue { try parse(Array(text.utf8)) }

    private init(bytes: [UInt8]) { self.bytes = bytes }
}

// MARK: - Values

extension JSONParser {
    private mutating func node() throws(Failure) -> JSONNode {
        skipBlanks()
        let start = position
        let content = try content()
        return JSONNode(range: SourceRange(start, position), content: content)
    }

    private mutating func content() throws(Failure) -> JSONNode.Content {
        switch peek {
        case UInt8(ascii: "{"): return .object(try members())
        case UInt8(ascii: "["): return .array(try items())
        case UInt8(ascii: "\""): return .scalar(.string(try string()))
        case UInt8(ascii: "t") where take("true"): return .scalar(.bool(true))
        case UInt8(ascii: "f") where take("false"): return .scalar(.bool(false))
        case UInt8(ascii: "n") where take("null"): return .scalar(.null)
        case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return .scalar(.number(try number()))
        default: throw unexpected("a value")
        }
    }

    private mutating func items() throws(Failure) -> [JSONNode] {
        try enter()
        var items: [JSONNode] = []
        if !takeAfterBlanks(UInt8(ascii: "]")) {
            repeat { items.append(try node()) } while takeAfterBlanks(UInt8(ascii: ","))
            guard takeAfterBlanks(UInt8(ascii: "]")) else { throw unexpected("\",\" or \"]\"") }
        }
        depth -= 1
        return items
    }

    private mutating func members() throws(Failure) -> [JSONNode.Member] {
        try enter()
        var members: [JSONNode.Member] = []
        if !takeAfterBlanks(UInt8(ascii: "}")) {
            repeat {
                skipBlanks()
                guard peek == UInt8(ascii: "\"") else { throw unexpected("a key in quotes") }
                let start = position
                let key = try string()
                let range = SourceRange(start, position)
                guard takeAfterBlanks(UInt8(ascii: ":")) else { throw unexpected("\":\"") }
                members.append(JSONNode.Member(key: key, keyRange: range, value: try node()))
            } while takeAfterBlanks(UInt8(ascii: ","))
            guard takeAfterBlanks(UInt8(ascii: "}")) else { throw unexpected("\",\" or \"}\"") }
        }
        depth -= 1
        return members
    }

    private mutating func enter() throws(Failure) {
        guard depth < JSONParser.depthLimit else {
            throw Failure(offset: position, message: "nested more than \(JSONParser.depthLimit) deep")
        }
        depth += 1
        position += 1
    }

    /// `-? (0 | [1-9] digits) (. digits)? ([eE] [+-]? digits)?`
    private mutating func number() throws(Failure) -> Double {
        let start = position
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { try digits() }
        if take(UInt8(ascii: ".")) { try digits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            throw Failure(offset: start, message: "number \"\(text.prefix(40))\" is too large")
        }
        return number
    }

    private mutating func digits() throws(Failure) {
        guard let byte = peek, isDigit(byte) else { throw unexpected("a digit") }
        while let byte = peek, isDigit(byte) { position += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}

// MARK: - Strings

extension JSONParser {
    private mutating func string() throws(Failure) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                guard let result = String(validating: text, as: UTF8.self) else {
                    throw Failure(offset: start, message: "string is not valid UTF-8")
                }
                return result
            case UInt8(ascii: "\\"):
                text.append(contentsOf: String(Character(try escape())).utf8)
            case 0x00...0x1F:
                throw Failure(
                    offset: position, message: "control character in a string, expected an escape such as \"\\n\"")
            default:
                let end = endOfPlainText
                text.append(contentsOf: bytes[position..<end])
                position = end
            }
        }
        throw Failure(offset: start, message: "string has no end")
    }

    /// Where the next byte stands that means something in a string.
    private var endOfPlainText: Int {
        var end = position
        while end < bytes.count, bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\")
        {
            end += 1
        }
        return end
    }

    private mutating func escape() throws(Failure) -> Unicode.Scalar {
        let start = position
        position += 1
        let letter = peek
        position += letter == nil ? 0 : 1
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(from: start)
        default: throw Failure(offset: start, message: "unknown escape in a string")
        }
    }

    private mutating func unicodeEscape(from start: Int) throws(Failure) -> Unicode.Scalar {
        let first = try hexadecimal()
        if let scalar = Unicode.Scalar(first) { return scalar }
        // A character beyond U+FFFF is a pair of surrogates (RFC 8259, section 7).
        if first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) {
            let second = try hexadecimal()
            if (0xDC00...0xDFFF).contains(second),
                let scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
            {
                return scalar
            }
        }
        throw Failure(offset: start, message: "half of a surrogate pair in a string")
    }

    private mutating func hexadecimal() throws(Failure) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw unexpected("four hexadecimal digits")
            }
            value = value << 4 | UInt16(digit)
            position += 1
        }
        return value
    }
}

// MARK: - Bytes

extension JSONParser {
    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    private mutating func take(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard word.withUTF8Buffer({ bytes[position...].starts(with: $0) }) else { return false }
        position += length
        return true
    }

    private mutating func takeAfterBlanks(_ byte: UInt8) -> Bool {
        skipBlanks()
        return take(byte)
    }

    private func unexpected(_ expected: String) -> Failure {
        guard position < bytes.count else {
            return Failure(offset: position, message: "expected \(expected), found the end of the text")
        }
        let found = String(decoding: bytes[position..<min(position + 12, bytes.count)], as: UTF8.self)
        return Failure(
            offset: position, message: "expected \(expected), found \"\(found.first.map(String.init) ?? "")\"")
    }
}
