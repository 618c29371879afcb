extension JSONValue {
    /// Compact text, `{"version":1,"items":[]}`: no blanks, no line ends.
    public var compactText: String { String(decoding: compactBytes, as: UTF8.self) }

    /// Compact text as UTF-8.
    public var compactBytes: [UInt8] {
        var bytes: [UInt8] = []
        writeCompact(into: &bytes)
        return bytes
    }

    /// Appends the compact text. Works with a stack of its own: depth costs memory, not stack.
    /// Complexity: linear in the length of the text.
    public func writeCompact(into bytes: inout [UInt8]) {
        var open: [OpenContainer] = []
        var next: JSONValue? = self
        while true {
            if let value = next {
                next = nil
                switch value {
                case .null: bytes.append(contentsOf: "null".utf8)
                case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
                case .number(let number): writeNumber(number, into: &bytes)
                case .string(let text): writeString(text, into: &bytes)
                case .array(let items):
                    bytes.append(UInt8(ascii: "["))
                    open.append(.array(items[...]))
                case .object(let object):
                    bytes.append(UInt8(ascii: "{"))
                    open.append(.object(object.members[...]))
                }
            }
            guard let container = open.popLast() else { return }
            switch container {
            case .array(var rest):
                guard let item = rest.popFirst() else {
                    bytes.append(UInt8(ascii: "]"))
                    continue
                }
                if rest.startIndex > 1 { bytes.append(UInt8(ascii: ",")) }
                open.append(.array(rest))
                next = item
            case .object(var rest):
                guard let member = rest.popFirst() else {
                    bytes.append(UInt8(ascii: "}"))
                    continue
                }
                if rest.startIndex > 1 { bytes.append(UInt8(ascii: ",")) }
                open.append(.object(rest))
                writeString(member.key, into: &bytes)
                bytes.append(UInt8(ascii: ":"))
                next = member.value
            }
        }
    }
}

/// What of an array or object is still to be written.
private enum OpenContainer {
    case array(ArraySlice<JSONValue>)
    case object(ArraySlice<JSONObject.Member>)
}

/// The shortest text that reads back to the same double; without `.0`, and zero without a sign.
private func writeNumber(_ number: Double, into bytes: inout [UInt8]) {
    if number.isNaN { return bytes.append(contentsOf: #""NaN""#.utf8) }
    if number.isInfinite { return bytes.append(contentsOf: (number < 0 ? #""-Infinity""# : #""Infinity""#).utf8) }
    if number.magnitude < 0x1p53, Double(Int(number)) == number {
        return bytes.append(contentsOf: String(Int(number)).utf8)
    }
    let text = number.description.utf8
    bytes.append(contentsOf: text.suffix(2).elementsEqual(".0".utf8) ? text.dropLast(2) : text[...])
}

/// Escapes what RFC 8259 asks for, and the controls U+007F…U+009F too, which a terminal would act on.
private func writeString(_ text: String, into bytes: inout [UInt8]) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { source in
        var copied = 0
        for i in source.indices {
            let byte = source[i]
            let escape: [UInt8]
            var length = 1
            switch byte {
            case UInt8(ascii: "\""): escape = Array(#"\""#.utf8)
            case UInt8(ascii: "\\"): escape = Array(#"\\"#.utf8)
            case 0x0A: escape = Array(#"\n"#.utf8)
            case 0x0D: escape = Array(#"\r"#.utf8)
            case 0x09: escape = Array(#"\t"#.utf8)
            case 0x08: escape = Array(#"\b"#.utf8)
            case 0x0C: escape = Array(#"\f"#.utf8)
            case 0x00...0x1F, 0x7F: escape = unicodeEscape(byte)
            case 0xC2 where i + 1 < source.count && source[i + 1] < 0xA0:
                escape = unicodeEscape(source[i + 1])
                length = 2
            default: continue
            }
            bytes.append(contentsOf: source[copied..<i])
            bytes.append(contentsOf: escape)
            copied = i + length
        }
        bytes.append(contentsOf: source[copied...])
    }
    bytes.append(UInt8(ascii: "\""))
}

/// `\u00XX` for a scalar below 256.
private func unicodeEscape(_ value: UInt8) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    return Array(#"\u00"#.utf8) + [digits[Int(value >> 4)], digits[Int(value & 15)]]
}
