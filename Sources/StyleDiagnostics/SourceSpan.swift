/// A range in a particular source.
public struct SourceSpan: Sendable, Hashable {
    /// The source that the range is of.
    public var file: SourceFile
    /// Bytes from the start of the file.
    public var range: SourceRange

    /// A piece of a source.
    public init(_ file: SourceFile, _ range: SourceRange) {
        self.file = file
        self.range = range
    }

    /// The text of the range.
    public var text: String { file.text(in: range) }

    /// The same place in the outermost file that holds the text.
    public var outermost: SourceSpan {
        var span = self
        while let enclosing = span.file.enclosing {
            span = SourceSpan(enclosing.file, enclosing.range(of: span.range))
        }
        return span
    }

    /// Name of the file that people see the place in.
    public var fileName: String { outermost.file.name }

    /// Line and column of the first byte, in the file that people see.
    public var startLocation: SourceLocation {
        let span = outermost
        return span.file.location(of: span.range.start)
    }

    /// Line and column just after the last byte, in the file that people see.
    public var endLocation: SourceLocation {
        let span = outermost
        return span.file.location(of: span.range.end)
    }

    public static func == (a: SourceSpan, b: SourceSpan) -> Bool { a.file === b.file && a.range == b.range }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(file))
        hasher.combine(range)
    }
}
