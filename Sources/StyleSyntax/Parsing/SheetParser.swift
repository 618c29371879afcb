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
    /// The byte that indents this file (`.cas`): a blank or a tab, fixed by the first indented line.
    private var indentByte: UInt8 = 0

    /// An open block.
    struct Frame {
        /// Node of the block, and of the rule it belongs to.
        let block: Int
        let owner: Int
        let context: Context
        /// For a block by indentation, the indentation of its header; nil for braces.
        let indent: Int?
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
    }

    mutating func parseStatements(in context: Context) {
        let root = arena.open(.sourceFile, at: 0)
        frames.append(Frame(block: root, owner: root, context: context, indent: nil))
        while true {
            var cursor = significant(from: position)
            if cursor.startsLine {
                checkIndentation(&cursor)
                lineIndent = cursor.indent
                if dialect == .cas { closeIndentedBlocks(downTo: cursor.indent) }
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
        frames.append(Frame(block: block, owner: owner, context: context, indent: byIndentation ? lineIndent : nil))
        if byIndentation {
            // From the line end on, so that the first line's indentation is read.
            position = lastEnd
        } else {
            openBraces += 1
            consume(to: token + 1)
        }
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

    private mutating func closeBrace(at token: Int) {
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

    /// Reports a line that is indented with another byte than the lines before; such a line
    /// stands where the line before it stands.
    private mutating func checkIndentation(_ cursor: inout Cursor) {
        guard dialect == .cas, let blank = cursor.indentToken else { return }
        let range = tokens[blank]
        for index in Int(range.start)..<Int(range.end) {
            if indentByte == 0 { indentByte = bytes[index] }
            guard bytes[index] != indentByte else { continue }
            if tokens[cursor.index].kind != .endOfFile {
                arena.leaf(.missing, cursor.index, cursor.index, fault: .mixedIndentation)
            }
            cursor.indent = max(cursor.indent, lineIndent, (frames[frames.count - 1].indent ?? -1) + 1)
            return
        }
    }
}
