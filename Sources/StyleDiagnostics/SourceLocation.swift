/// A place in a source as people count it; for messages only, programs use byte offsets.
public struct SourceLocation: Hashable, Sendable, Comparable {
    /// Line, 1-based. A line ends after LF, CR LF or a lone CR.
    public var line: Int
    /// Column, 1-based, counted in UTF-8 bytes.
    public var column: Int

    /// A location; both count from 1, columns in UTF-8 bytes.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (a: SourceLocation, b: SourceLocation) -> Bool {
        (a.line, a.column) < (b.line, b.column)
    }
}
