import StyleDiagnostics

/// Cuts a source into tokens; the one tokenizer of stylesheets, selectors and expressions.
///
/// ```
/// Tokenizer.tokenize(SourceFile(name: "a.css", text: "alpha: 10px"))   // identifier colon whitespace number unit endOfFile
/// ```
/// Every byte belongs to exactly one token: all tokens one after the other are the source, byte for byte.
/// No input is refused; what starts no token is `.unexpected`.
public struct Tokenizer {
    /// All tokens of a source or of a range of it, blanks and comments included; the last one is `.endOfFile`.
    ///
    /// Offsets are those of the file, also for a range. With `namesHoldDashes` false (plain mathematics) `-` is
    /// always an operator, except in `$name` and `@name`, whose longest form is taken.
    /// Complexity: linear in the number of bytes.
    public static func tokenize(
        _ file: SourceFile, in range: SourceRange? = nil, namesHoldDashes: Bool = true
    ) -> [Token] {
        let range = range ?? file.range
        let start = min(max(range.start, 0), file.bytes.count)
        let end = min(max(range.end, start), file.bytes.count)
        return file.bytes.withUnsafeBufferPointer { bytes in
            ByteClass.table.withUnsafeBufferPointer { classes in
                ByteClass.kindTable.withUnsafeBufferPointer { kinds in
                    var scanner = TokenScanner(
                        bytes: bytes, classes: classes, kinds: kinds, start: start, end: end,
                        namesHoldDashes: namesHoldDashes)
                    return scanner.run()
                }
            }
        }
    }
}
