/// The bytes of one source with the name that people know it by.
///
/// A source may stand inside another one (a sheet in a Lua string, a `style` attribute in XML):
/// then `enclosing` says where, and every place in it is reported as a place in the outer file.
public final class SourceFile: Sendable {
    /// Name as given by the user; an import's is joined to its importer's; `<stdin>` for standard input.
    public let name: String
    /// The whole content, unchanged (a byte order mark included).
    public let bytes: [UInt8]
    /// The place of this text inside another source, if its bytes stand there unchanged.
    public let enclosing: Enclosing?
    /// The file that the bytes were read from; nil for a text that is no file.
    package let identity: FileIdentity?
    /// Offsets of the first byte of each line. A source is at most 4 GiB.
    private let lineStarts: [UInt32]

    /// Where a text stands inside another file.
    public struct Enclosing: Sendable {
        /// The source around it.
        public let file: SourceFile
        /// Byte offset in `file` of this text's first byte.
        public let offset: Int
        /// The one place that all of the text is reported at, where its bytes do not stand in `file`.
        let place: SourceRange?

        /// The place of a text inside another source, `offset` in bytes from its start.
        public init(file: SourceFile, offset: Int) {
            self.file = file
            self.offset = offset
            place = nil
        }

        /// A text that does not stand in the file but comes from a place there, such as a call that computed it.
        public init(file: SourceFile, from place: SourceRange) {
            self.file = file
            offset = place.start
            self.place = place
        }

        /// Where a range of the text is in `file`.
        func range(of range: SourceRange) -> SourceRange { place ?? range.shifted(by: offset) }
    }

    /// Complexity: linear in the number of bytes.
    public convenience init(name: String, bytes: [UInt8], enclosing: Enclosing? = nil) {
        self.init(name: name, bytes: bytes, enclosing: enclosing, identity: nil)
    }

    init(name: String, bytes: [UInt8], enclosing: Enclosing?, identity: FileIdentity?) {
        self.name = name
        self.bytes = bytes
        self.enclosing = enclosing
        self.identity = identity
        lineStarts = SourceFile.lineStarts(of: bytes)
    }

    /// A source from text; `enclosing` says where it stands inside another one.
    public convenience init(name: String, text: String, enclosing: Enclosing? = nil) {
        self.init(name: name, bytes: Array(text.utf8), enclosing: enclosing)
    }

    /// The file that people see: this one, or the outermost one around it.
    public var outermost: SourceFile {
        var file = self
        while let enclosing = file.enclosing { file = enclosing.file }
        return file
    }

    /// Line and column of a byte offset in this source alone. An offset past the end means the end.
    /// Complexity: logarithmic in the number of lines.
    public func location(of offset: Int) -> SourceLocation {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
        }
        return SourceLocation(line: low + 1, column: offset - Int(lineStarts[low]) + 1)
    }

    /// The text of a range; invalid UTF-8 shows as U+FFFD. The range is clamped to the source.
    public func text(in range: SourceRange) -> String {
        String(decoding: slice(range), as: UTF8.self)
    }

    /// The bytes of a range, clamped to the source.
    public func slice(_ range: SourceRange) -> ArraySlice<UInt8> {
        let start = min(max(range.start, 0), bytes.count)
        return bytes[start..<min(max(range.end, start), bytes.count)]
    }

    /// The whole source as text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The range of all bytes.
    public var range: SourceRange { SourceRange(0, bytes.count) }

    /// Number of lines; at least 1.
    public var lineCount: Int { lineStarts.count }

    /// The range of a 1-based line without its line end.
    public func rangeOfLine(_ line: Int) -> SourceRange {
        guard line >= 1, line <= lineStarts.count else { return SourceRange(bytes.count, bytes.count) }
        let start = Int(lineStarts[line - 1])
        var end = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
        while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
        return SourceRange(start, end)
    }

    private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
        // Sheets have 20 to 40 bytes a line.
        var starts: [UInt32] = []
        starts.reserveCapacity(bytes.count / 24 + 1)
        starts.append(0)
        bytes.withUnsafeBytes { bytes in
            var offset = 0
            // Sixteen bytes at a time: most hold no line end, and a control character tells those that may.
            while offset &+ 16 <= bytes.count {
                let first = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                let second = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
                if (first &- belowE) & ~first & highBits | (second &- belowE) & ~second & highBits != 0 {
                    addLineStarts(in: bytes, after: offset, places: lineEnds(in: first), to: &starts)
                    addLineStarts(in: bytes, after: offset + 8, places: lineEnds(in: second), to: &starts)
                }
                offset &+= 16
            }
            for end in offset..<max(offset, bytes.count) where bytes[end] == 0x0A || bytes[end] == 0x0D {
                addLineStarts(in: bytes, after: end, places: 0x80, to: &starts)
            }
        }
        return starts
    }

    /// Adds the starts of the lines after some line ends; CR LF is one.
    private static func addLineStarts(
        in bytes: UnsafeRawBufferPointer, after offset: Int, places: UInt64, to starts: inout [UInt32]
    ) {
        var places = places
        while places != 0 {
            let end = offset + places.trailingZeroBitCount / 8
            if bytes[end] == 0x0A || end + 1 == bytes.count || bytes[end + 1] != 0x0A {
                starts.append(UInt32(truncatingIfNeeded: end + 1))
            }
            places &= places - 1
        }
    }

    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
    private static var belowE: UInt64 { 0x0E0E_0E0E_0E0E_0E0E }

    /// The high bit of each byte of eight that is LF or CR.
    @inline(__always)
    private static func lineEnds(in eight: UInt64) -> UInt64 {
        places(of: 0x0A, in: eight) | places(of: 0x0D, in: eight)
    }

    /// The high bit of each byte of eight that is the one sought.
    /// Source: H. S. Warren, Hacker's Delight, 2nd edition, §6–1 (find the first 0-byte).
    @inline(__always)
    private static func places(of byte: UInt8, in eight: UInt64) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let different = eight ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
        return ~((different & low) &+ low | different | low)
    }
}
