/// For each bracket of a source, the token index of its partner.
///
/// A `}` closes the nearest `{` even over open parentheses, and parentheses never pair across it: one missing `)`
/// costs its own block and no more. Unpaired brackets have no partner.
enum BracketPairs {
    static let none = UInt32.max

    /// Partners by token index; `none` for unpaired brackets and other tokens. Complexity: linear.
    static func match(_ tokens: UnsafeBufferPointer<Token>) -> [UInt32] {
        var partners = [UInt32](repeating: none, count: tokens.count)
        var open: [UInt32] = []
        // Open brackets of each kind since the last `{`, so that a stray `)` is known without a search.
        var parentheses = 0
        var brackets = 0
        var outer: [(parentheses: Int, brackets: Int)] = []
        partners.withUnsafeMutableBufferPointer { partners in
            func pair(_ index: Int, with kind: TokenKind) {
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
        return partners
    }
}
