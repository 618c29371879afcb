import StyleDiagnostics

extension MarkupReader {
    /// The text of a range with its references resolved and its line ends as LF; in a value, white space as blanks
    /// (XML 1.0, 2.11 and 3.3.3). References that mean nothing stand as they are written.
    mutating func resolved(_ range: SourceRange, isValue: Bool) throws(MarkupFault) -> String {
        guard range.count <= Self.textLimit else { throw MarkupFault(.tooLong, SourceRange(range.start, range.start)) }
        let bytes = scanner.bytes
        guard bytes[range.start..<range.end].contains(UInt8(ascii: "&")) else {
            return normalized(range, isValue: isValue)
        }
        var result: [UInt8] = []
        var at = range.start
        while at < range.end {
            let mark = bytes[at..<range.end].firstIndex(of: UInt8(ascii: "&")) ?? range.end
            result += normalized(SourceRange(at, mark), isValue: isValue).utf8
            guard mark < range.end else { break }
            at = try resolveReference(at: mark, before: range.end, into: &result)
        }
        guard result.count <= Self.textLimit else { throw MarkupFault(.tooLong, SourceRange(range.start, range.start)) }
        return String(decoding: result, as: UTF8.self)
    }

    /// Appends what the `&` at an offset stands for; gives the offset after it.
    private mutating func resolveReference(at mark: Int, before limit: Int, into result: inout [UInt8])
        throws(MarkupFault) -> Int
    {
        var end = mark + 1
        while end < limit, Self.isReferenceByte(scanner.bytes[end]) { end += 1 }
        let name = scanner.text(SourceRange(mark + 1, end))
        let isFinished = end < limit && scanner.bytes[end] == UInt8(ascii: ";")
        let length = result.count
        var fault: MarkupFault?
        if name.isEmpty {
            end = mark + 1
            fault = MarkupFault(.bareAmpersand, SourceRange(mark, end))
        } else if !isFinished {
            fault = MarkupFault(.unfinishedReference(Self.shown(name)), SourceRange(mark, end))
        } else {
            end += 1
            fault = entities.expand(name, into: &result).map { MarkupFault($0, SourceRange(mark, end)) }
        }
        guard let fault else { return end }
        guard fault.isMendable else { throw fault }
        mend(fault)
        result.removeLast(result.count - length)
        result += scanner.bytes[mark..<end]
        return end
    }

    /// The text of a range without references.
    func normalized(_ range: SourceRange, isValue: Bool = false) -> String {
        let bytes = scanner.bytes[range.start..<range.end]
        guard bytes.contains(where: { $0 == 0x0D || isValue && ($0 == 0x0A || $0 == 0x09) }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for (index, byte) in zip(bytes.indices, bytes) {
            switch byte {
            case 0x0A where index > bytes.startIndex && bytes[index - 1] == 0x0D: break
            case 0x0A, 0x0D: result.append(isValue ? 0x20 : 0x0A)
            case 0x09 where isValue: result.append(0x20)
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isReferenceByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x80..., UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: ":"),
            UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "#"):
            true
        default: false
        }
    }
}
