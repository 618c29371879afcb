/// A half-open range of UTF-8 byte offsets in one source, 0-based.
public struct SourceRange: Hashable, Sendable {
    /// Offset of the first byte.
    public var start: Int
    /// Offset just after the last byte; equal to `start` for a place between two bytes.
    public var end: Int

    /// A range from `start` up to, not including, `end`. An `end` before `start` is read as `start`.
    public init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = max(start, end)
    }

    /// Number of bytes.
    public var count: Int { end - start }

    /// Whether no byte is inside.
    public var isEmpty: Bool { start == end }

    /// The same range `offset` bytes later.
    public func shifted(by offset: Int) -> SourceRange { SourceRange(start + offset, end + offset) }

    /// The smallest range that holds both.
    public func union(_ other: SourceRange) -> SourceRange {
        SourceRange(min(start, other.start), max(end, other.end))
    }
}
