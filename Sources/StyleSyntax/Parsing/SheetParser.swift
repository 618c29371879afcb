/// Parses both dialects into one tree: a loop over statements with an explicit stack of open blocks.
///
/// The dialects differ in where a statement ends (`scan`), in whether a separator is needed after a name, and in
/// what opens a block. A fault never ends the parse: it becomes a node and the next statement is read.
///
/// Its methods are mutating even where they only look: for others the compiler copies the parser at each call, which
/// was a tenth of the time.
struct SheetParser: ~Copyable {
    /// Blocks inside blocks that are read; deeper ones are kept as one `unexpected` node.
    /// Real sheets nest less than ten deep.
    static let depthLimit = 128

    let bytes: UnsafeBufferPointer<UInt8>
    let tokens: UnsafeBufferPointer<Token>
    let partners: BracketPairs
    let dialect: Dialect
    var arena: NodeArena
    /// The first token that is not yet in a statement.
    var position = 0
    /// Index after the last token, trivia aside, that is in a statement.
    var lastEnd = 0
    /// Indentation of the line on which the current statement starts.
    var lineIndent = 0
    var frames: [Frame] = []
    private var openBraces = 0
    /// The byte that indents most lines of this file (`.cas`): a blank or a tab.
    private let indentByte: UInt8
    /// Whether the last indented line was indented with the other byte: one report is enough for such lines in a row.
    private var isAmongMixedLines = false

    /// An open block.
    struct Frame {
        /// Node of the block, and of the rule it belongs to.
        let block: Int
        let owner: Int
        let context: Context
        /// For a block by indentation, the indentation of its header; nil for braces.
        let indent: Int?
        /// For braces whose `}` is missing: what is surely outside.
        var outside: Outside?
    }

    /// Lines that end a block whose `}` is missing.
    struct Outside {
        /// Indentation of the block's header: what is indented deeper is inside.
        let indent: Int
        /// Whether the block's own lines are not indented deeper, so that only a rule is known to stand outside.
        let isRulesOnly: Bool
    }

    /// What may stand in a block.
    enum Context {
        /// Rules and variables.
        case sheet
        /// Declarations, nested rules and variables.
        case rule
        /// Declarations and nested properties.
        case nestedProperty
    }

    init(
        bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>, partners: BracketPairs,
        dialect: Dialect, arena: NodeArena
    ) {
        self.bytes = bytes
        self.tokens = tokens
        self.partners = partners
        self.dialect = dialect
        self.arena = arena
        indentByte = dialect == .cas ? Self.usualIndentByte(bytes, tokens) : 0
    }

    /// The byte that most indented lines start with; with as many of both, that of the first one.
    private static func usualIndentByte(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: UnsafeBufferPointer<Token>)
        -> UInt8
    {
        let tab = UInt8(ascii: "\t")
        var first: UInt8 = 0
        var surplus = 0
        // The last token is the end, and lines that say nothing do not count.
        for index in 0..<tokens.count - 1 where tokens[index].kind == .whitespace {
            guard index == 0 || tokens[index - 1].kind == .newline, !tokens[index + 1].kind.isTrivia else { continue }
            let byte = bytes[Int(tokens[index].start)]
            if first == 0 { first = byte }
            surplus += byte == first ? 1 : -1
        }
        return surplus >= 0 ? first : first == tab ? UInt8(ascii: " ") : tab
    }

    mutating func parseStatements(in context: Context) {
        let root = arena.open(.sourceFile, at: 0)
        frames.append(Frame(block: root, owner: root, context: context, indent: nil))
        while true {
            var cursor = significant(from: position)
            if cursor.startsLine {
                checkIndentation(&cursor)
                lineIndent = cursor.indent
                if dialect == .cas {
                    if tokens[cursor.index].kind == .rightBrace, closeLostBrace(at: cursor) { continue }
                    closeIndentedBlocks(downTo: cursor.indent)
                }
                if frames[frames.count - 1].outside != nil { closeUnclosedBlocks(at: cursor) }
            }
            position = cursor.index
            switch tokens[cursor.index].kind {
            case .endOfFile:
                closeAll()
                arena.close(root, at: tokens.count)
                return
            case .rightBrace: closeBrace(at: cursor.index)
            case .semicolon: consume(to: cursor.index + 1)
            default: statement(at: cursor.index)
            }
        }
    }

    var context: Context { frames[frames.count - 1].context }

    /// Everything before `end` is in a statement now.
    @inline(__always)
    mutating func consume(to end: Int) {
        position = end
        lastEnd = end
    }
}

// MARK: Blocks

extension SheetParser {
    /// Opens a block at its `{`, or at the first token of a deeper line; `lastEnd` is the end of its header.
    mutating func openBlock(owner: Int, context: Context, at token: Int, byIndentation: Bool) {
        let block = arena.open(byIndentation ? .indentedBlock : .block, at: token)
        frames.append(
            Frame(
                block: block, owner: owner, context: context, indent: byIndentation ? lineIndent : nil,
                outside: byIndentation ? nil : outside(of: token)))
        if byIndentation {
            // From the line end on, so that the first line's indentation is read.
            position = lastEnd
        } else {
            openBraces += 1
            consume(to: token + 1)
        }
    }

    /// Opens a block that has lost its `{`, after its header, at its first token.
    mutating func openBlockWithoutBrace(owner: Int, context: Context, headerEnd: Int, at token: Int) {
        arena.leaf(.missing, headerEnd, headerEnd, fault: .missingLeftBrace)
        let block = arena.open(.block, at: token)
        frames.append(Frame(block: block, owner: owner, context: context, indent: nil, outside: nil))
        openBraces += 1
        consume(to: headerEnd)
    }

    private mutating func outside(of brace: Int) -> Outside? {
        guard partners[brace] == BracketPairs.none else { return nil }
        let next = significant(from: brace + 1)
        return Outside(indent: lineIndent, isRulesOnly: !next.startsLine || next.indent <= lineIndent)
    }

    /// Closes the blocks without `}` that a line cannot be inside of.
    private mutating func closeUnclosedBlocks(at cursor: Cursor) {
        switch tokens[cursor.index].kind {
        case .rightBrace, .semicolon, .endOfFile: return
        default: break
        }
        while let outside = frames[frames.count - 1].outside, cursor.indent <= outside.indent,
            !outside.isRulesOnly || startsRule(at: cursor.index)
        {
            arena.leaf(.missing, lastEnd, lastEnd, fault: .missingRightBrace)
            openBraces -= 1
            closeTopFrame(at: lastEnd)
            if dialect == .cas { closeIndentedBlocks(downTo: cursor.indent) }
        }
    }

    /// Whether a block follows, and nothing that refers to an enclosing rule stands first.
    private mutating func startsRule(at first: Int) -> Bool {
        switch tokens[first].kind {
        case .ampersand, .greater, .plus, .tilde: return false
        default: break
        }
        let ending = scan(from: first, isValue: false).ending
        return ending == .leftBrace || ending == .deeperLine
    }

    var isAtDepthLimit: Bool { frames.count > Self.depthLimit }

    /// The end of a block that is not read: after its `}`, or before the first line that is not deeper.
    mutating func endOfBlock(at token: Int, byIndentation: Bool) -> Int {
        if !byIndentation {
            return partners[token] == BracketPairs.none ? tokens.count - 1 : Int(partners[token]) + 1
        }
        var last = token
        var index = token
        while true {
            let cursor = significant(from: index)
            let kind = tokens[cursor.index].kind
            if kind == .endOfFile || kind == .rightBrace
                || (cursor.startsLine && cursor.indent <= lineIndent && cursor.index > token)
            {
                return last
            }
            let partner = kind == .leftBrace ? partners[cursor.index] : BracketPairs.none
            index = (partner == BracketPairs.none ? cursor.index : Int(partner)) + 1
            last = index
        }
    }

    private mutating func closeTopFrame(at end: Int) {
        let frame = frames.removeLast()
        arena.close(frame.block, at: end)
        arena.close(frame.owner, at: end)
    }

    private mutating func closeIndentedBlocks(downTo indent: Int) {
        while frames.count > 1, let header = frames[frames.count - 1].indent, indent <= header {
            closeTopFrame(at: lastEnd)
        }
    }

    /// A `}` on a line of its own that ends a block by indentation, while another `}` is one too many.
    private mutating func closeLostBrace(at cursor: Cursor) -> Bool {
        closeIndentedBlocks(downTo: cursor.indent + 1)
        guard frames[frames.count - 1].indent != nil,
            openBraces == 0 ? partners.hasBraces : partners.lastStrayBrace > cursor.index
        else { return false }
        closeIndentedBlock(withBrace: cursor.index)
        return true
    }

    private mutating func closeIndentedBlock(withBrace token: Int) {
        arena.leaf(.unexpected, token, token + 1, fault: .missingLeftBrace)
        consume(to: token + 1)
        closeTopFrame(at: token + 1)
    }

    private mutating func closeBrace(at token: Int) {
        if openBraces == 0, partners.hasBraces, frames[frames.count - 1].indent != nil {
            return closeIndentedBlock(withBrace: token)
        }
        guard openBraces > 0 else {
            arena.leaf(.unexpected, token, token + 1, fault: .strayRightBrace)
            consume(to: token + 1)
            return
        }
        while frames[frames.count - 1].indent != nil { closeTopFrame(at: lastEnd) }
        consume(to: token + 1)
        openBraces -= 1
        closeTopFrame(at: token + 1)
    }

    private mutating func closeAll() {
        while frames.count > 1 {
            if frames[frames.count - 1].indent == nil {
                arena.leaf(.missing, lastEnd, lastEnd, fault: .missingRightBrace)
            }
            closeTopFrame(at: lastEnd)
        }
    }

    /// Reports a line that is indented with another byte than most lines, and the first one alone of such lines in a
    /// row; they stand where the line before them stands.
    private mutating func checkIndentation(_ cursor: inout Cursor) {
        guard dialect == .cas, cursor.indentToken != nil else { return }
        guard isMixed(cursor.index) else {
            isAmongMixedLines = false
            return
        }
        if tokens[cursor.index].kind != .endOfFile, !isAmongMixedLines {
            arena.leaf(.missing, cursor.index, cursor.index, fault: .mixedIndentation)
            isAmongMixedLines = true
        }
        cursor.indent = max(cursor.indent, lineIndent, (frames[frames.count - 1].indent ?? -1) + 1)
    }

    /// Whether the line that a token starts is indented with another byte than most lines.
    mutating func isMixed(_ lineStart: Int) -> Bool {
        guard indentByte != 0, lineStart > 0, tokens[lineStart - 1].kind == .whitespace else { return false }
        let blanks = tokens[lineStart - 1]
        for index in Int(blanks.start)..<Int(blanks.end) where bytes[index] != indentByte { return true }
        return false
    }
}
