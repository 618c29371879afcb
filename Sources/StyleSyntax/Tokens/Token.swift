import StyleDiagnostics

/// A token: its kind and the byte where it starts; it ends where the next one starts.
public struct Token: Hashable, Sendable {
    /// What it is.
    public var kind: TokenKind
    /// Offset of the first byte in its source.
    public var start: UInt32
    /// Offset just after the last byte.
    public var end: UInt32

    /// A token of the bytes from `start` up to `end`.
    public init(kind: TokenKind, start: UInt32, end: UInt32) {
        self.kind = kind
        self.start = start
        self.end = end
    }

    /// Bytes from the start of the source.
    public var range: SourceRange { SourceRange(Int(start), Int(end)) }
}
