import StyleDiagnostics

extension SyntaxTree {
    /// What the text of a source is.
    package enum Grammar: Sendable {
        case stylesheet
        /// The inside of a rule: the text of a `style` attribute.
        case declarations
        case selectorList
    }

    /// Parses a stylesheet. Every input gives a tree; what is wrong stands in it as `missing` and `unexpected` nodes.
    ///
    /// Complexity: linear in the source; the depth of blocks is bounded (`SheetParser.depthLimit`), deeper ones
    /// are kept unread.
    public static func parse(_ file: SourceFile, dialect: Dialect) -> SyntaxTree {
        parse(file, dialect: dialect, as: .stylesheet)
    }

    package static func parse(_ file: SourceFile, dialect: Dialect, as grammar: Grammar) -> SyntaxTree {
        let tokens = Tokenizer.tokenize(file)
        let records = tokens.withUnsafeBufferPointer { tokens in
            let pairs = BracketPairs(tokens)
            defer { pairs.deallocate() }
            return file.bytes.withUnsafeBufferPointer { bytes in
                NodeArena.records(tokenCount: tokens.count) { arena in
                    var parser = SheetParser(
                        bytes: bytes, tokens: tokens, partners: pairs, dialect: dialect, arena: arena)
                    switch grammar {
                    case .stylesheet: parser.parseStatements(in: .sheet)
                    case .declarations: parser.parseStatements(in: .rule)
                    case .selectorList: parser.parseSelectorListAlone()
                    }
                    return parser.arena
                }
            }
        }
        return SyntaxTree(file: file, dialect: dialect, tokens: tokens, records: records)
    }
}
