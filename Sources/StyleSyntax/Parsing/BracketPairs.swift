/// For each bracket of a source, the token index of its partner.
///
/// A `}` closes the nearest `{` even over open parentheses, and parentheses never pair across it: one missing `)`
/// costs its own block and no more. Unpaired brackets have no partner.
struct BracketPairs {
    static let none = UInt32.max

    private let tokens: UnsafeBufferPointer<Token>
    private let partners: UnsafeMutableBufferPointer<UInt32>
    private var open: [UInt32] = []
    /// Open brackets of each kind since the last `{`, so that a stray `)` is known without a search.
    private var parentheses = 0
    private var brackets = 0
    /// The counts around each open `{`.
    private var outer: [(parentheses: Int, brackets: Int)] = []

    /// Partners by token index; `none` for unpaired brackets and other tokens. Complexity: linear.
    static func match(_ tokens: UnsafeBufferPointer<Token>) -> [UInt32] {
        var partners = [UInt32](repeating: none, count: tokens.count)
        partners.withUnsafeMutableBufferPointer { partners in
            var pairs = BracketPairs(tokens: tokens, partners: partners)
            pairs.run()
        }
        return partners
    }

    private init(tokens: UnsafeBufferPointer<Token>, partners: UnsafeMutableBufferPointer<UInt32>) {
        self.tokens = tokens
        self.partners = partners
    }

    private mutating func run() {
        for index in tokens.indices {
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
