/// `an+b`, `even`, `odd` or a plain number: which positions of a list match.
///
/// Source: CSS Syntax 3, §6 (blanks are free round the sign; case is ignored).
struct NthPattern: Hashable, Sendable {
    var step: Int
    var offset: Int

    init(step: Int, offset: Int) {
        self.step = step
        self.offset = offset
    }

    /// Nil if the text is no pattern. Numbers over a million are refused.
    init?(_ text: some StringProtocol) {
        let text = text.lowercased().filter { !$0.isWhitespace }
        switch text {
        case "even": (step, offset) = (2, 0)
        case "odd": (step, offset) = (2, 1)
        default:
            guard let n = text.firstIndex(of: "n") else {
                guard let position = Self.integer(text) else { return nil }
                (step, offset) = (0, position)
                return
            }
            let before = text[..<n]
            let after = text[text.index(after: n)...]
            switch before {
            case "", "+": step = 1
            case "-": step = -1
            default:
                guard let value = Self.integer(before) else { return nil }
                step = value
            }
            if after.isEmpty {
                offset = 0
            } else {
                guard after.hasPrefix("+") || after.hasPrefix("-"), let value = Self.integer(after) else { return nil }
                offset = value
            }
        }
    }

    /// Whether a 1-based position is one of `step × n + offset`, n from 0 up.
    func matches(_ position: Int) -> Bool {
        let difference = position - offset
        return step == 0 ? difference == 0 : difference % step == 0 && difference / step >= 0
    }

    private static func integer(_ text: some StringProtocol) -> Int? {
        guard let value = Int(text), abs(value) <= 1_000_000 else { return nil }
        return value
    }
}
