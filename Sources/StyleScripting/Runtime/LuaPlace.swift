import StyleDiagnostics

/// A line of a script.
public struct LuaPlace: Sendable, Hashable {
    /// The script.
    public let file: SourceFile
    /// 1-based.
    public let line: Int

    /// A line of a script, from 1.
    public init(file: SourceFile, line: Int) {
        self.file = file
        self.line = line
    }

    /// The text of the line, without the blanks around it.
    public var span: SourceSpan {
        var range = file.rangeOfLine(line)
        let text = file.slice(range)
        range.start += text.prefix { $0 == 0x20 || $0 == 0x09 }.count
        return SourceSpan(file, SourceRange(range.start, range.end))
    }

    public static func == (a: LuaPlace, b: LuaPlace) -> Bool { a.file === b.file && a.line == b.line }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(file))
        hasher.combine(line)
    }
}

/// One call that was under way in a script.
public struct LuaFrame: Sendable {
    /// Name of the function where Lua knows one; nil for the text of a file.
    public let function: String?
    /// Nil in text that the script itself gave to `load`.
    public let place: LuaPlace?
    /// Whether the frame is the text of a file (or of `load`) and no function.
    public let isChunk: Bool
}
