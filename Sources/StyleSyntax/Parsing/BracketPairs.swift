/// For each bracket of a source, the token index of its partner.
///
/// A `}` closes the nearest `{` even over open parentheses, and parentheses never pair across it: one missing `)`
/// costs its own block and no more. Unpaired brackets have no partner.
struct BracketPairs {
    static let none = UInt32.max

    private let tokens: UnsafeBufferPointer<Token>
    /// Partners by token index; only those of brackets are ever written or read.
    private let partners: UnsafeMutableBufferPointer<UInt32>
    /// Whether a token is there that no value can hold: an unterminated string, an unexpected character.
    private(set) var hasBadTokens = false
    private var open: [UInt32] = []
    /// Open brackets of each kind since the last `{`, so that a stray `)` is known without a search.
    private var parentheses = 0
    private var brackets = 0
    /// The counts around each open `{`.
    private var outer: [(parentheses: Int, brackets: Int)] = []

    /// Finds the pairs; the memory is the caller's to free, with `deallocate`. Complexity: linear.
    init(_ tokens: UnsafeBufferPointer<Token>) {
        self.tokens = tokens
        // Memory for all tokens though only brackets use it: an index is a place, and pages not touched cost nothing.
        partners = UnsafeMutableBufferPointer.allocate(capacity: tokens.count)
        run()
    }

    func deallocate() { partners.deallocate() }

    /// The partner of the bracket at an index, or `none`. The token must be a bracket.
    @inline(__always)
    subscript(bracket: Int) -> UInt32 { partners[bracket] }

    private mutating func run() {
        for index in tokens.indices {
            let kind = tokens[index].kind
            guard kind.isBracketOrBad else { continue }
            partners[index] = Self.none
            switch kind {
            case .leftParenthesis:
                open.append(UInt32(truncatingIfNeeded: index))
                parentheses += 1
            case .leftBracket:
                open.append(UInt32(truncatingIfNeeded: index))
                brackets += 1
            case .leftBrace:
                open.append(UInt32(truncatingIfNeeded: index))
                outer.append((parentheses, brackets))
                (parentheses, brackets) = (0, 0)
            case .rightParenthesis where parentheses > 0:
                pair(index, with: .leftParenthesis)
                parentheses -= 1
            case .rightBracket where brackets > 0:
                pair(index, with: .leftBracket)
                brackets -= 1
            case .rightBrace:
                guard let counts = outer.popLast() else { continue }
                pair(index, with: .leftBrace)
                (parentheses, brackets) = counts
            case .unterminatedString, .unexpected: hasBadTokens = true
            default: break
            }
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
