/// For each bracket of a source, the token index of its partner.
///
/// A `}` closes the nearest `{` even over open parentheses, and parentheses never pair across it: one missing `)`
/// costs its own block and no more. Unpaired brackets have no partner.
struct BracketPairs {
    static let none = UInt32.max

    /// Partners by token index; only those of brackets are ever written or read.
    private let partners: UnsafeMutableBufferPointer<UInt32>
    /// Whether a token is there that no value can hold: an unterminated string, an unexpected character.
    let hasBadTokens: Bool
    /// Index of the last `}` without a partner, which says that a `{` before it was lost; -1 if there is none.
    let lastStrayBrace: Int
    /// Whether a `{` is there at all: in a sheet without, a `}` is one too many, not a sign that its partner was lost.
    let hasBraces: Bool

    /// Finds the pairs; the memory is the caller's to free, with `deallocate`. Complexity: linear.
    init(_ tokens: UnsafeBufferPointer<Token>) {
        // Memory for all tokens though only brackets use it: so an index is a place.
        partners = UnsafeMutableBufferPointer.allocate(capacity: tokens.count)
        var search = BracketSearch(tokens: tokens, partners: partners)
        for index in tokens.indices where tokens[index].kind.isBracketOrBad { search.visit(index) }
        hasBadTokens = search.hasBadTokens
        lastStrayBrace = search.lastStrayBrace
        hasBraces = search.hasBraces
    }

    func deallocate() { partners.deallocate() }

    /// The partner of the bracket at an index, or `none`. The token must be a bracket.
    @inline(__always)
    subscript(bracket: Int) -> UInt32 { partners[bracket] }
}

/// The open brackets while pairs are sought.
private struct BracketSearch {
    let tokens: UnsafeBufferPointer<Token>
    let partners: UnsafeMutableBufferPointer<UInt32>
    var hasBadTokens = false
    var lastStrayBrace = -1
    var hasBraces = false
    private var open: [UInt32] = []
    /// Open brackets of each kind since the last `{`, so that a stray `)` is known without a search.
    private var parentheses = 0
    private var brackets = 0
    /// The counts around each open `{`.
    private var outer: [(parentheses: Int, brackets: Int)] = []

    init(tokens: UnsafeBufferPointer<Token>, partners: UnsafeMutableBufferPointer<UInt32>) {
        self.tokens = tokens
        self.partners = partners
    }

    /// Never inlined: the loop around it passes most tokens by, in registers.
    @inline(never)
    mutating func visit(_ index: Int) {
        partners[index] = BracketPairs.none
        switch tokens[index].kind {
        case .leftParenthesis:
            open.append(UInt32(truncatingIfNeeded: index))
            parentheses += 1
        case .leftBracket:
            open.append(UInt32(truncatingIfNeeded: index))
            brackets += 1
        case .leftBrace:
            open.append(UInt32(truncatingIfNeeded: index))
            outer.append((parentheses, brackets))
            hasBraces = true
            (parentheses, brackets) = (0, 0)
        case .rightParenthesis where parentheses > 0:
            pair(index, with: .leftParenthesis)
            parentheses -= 1
        case .rightBracket where brackets > 0:
            pair(index, with: .leftBracket)
            brackets -= 1
        case .rightBrace:
            guard let counts = outer.popLast() else {
                lastStrayBrace = index
                return
            }
            pair(index, with: .leftBrace)
            (parentheses, brackets) = counts
        case .unterminatedString, .unexpected: hasBadTokens = true
        default: break
        }
    }

    /// Gives a closing bracket its partner; open brackets of the other kind between stay unpaired.
    private mutating func pair(_ index: Int, with kind: TokenKind) {
        while let last = open.popLast() {
            let found = tokens[Int(last)].kind
            if found == kind {
                partners[Int(last)] = UInt32(truncatingIfNeeded: index)
                partners[index] = last
                return
            }
            if found == .leftParenthesis { parentheses -= 1 } else { brackets -= 1 }
        }
    }
}
