import StyleExpressions
import StyleValues
import Testing

/// Laws on generated expressions; the same ones on every run.
@Suite("Laws of expressions")
struct LawTests {
    private let functions: FunctionLibrary = {
        var library = Standard.functions
        library.set(
            ExpressionFunction("late", arity: 1...1, isPure: false) { call throws(FunctionFailure) in call.arguments[0]
            })
        return library
    }()

    @Test("what is computed when binding is what is computed when evaluating")
    func folding() {
        var generator = ExpressionGenerator(seed: 4)
        var values = 0
        for _ in 0..<3000 {
            let text = generator.expression(depth: 4)
            let folded = Evaluated(text.replacingLate(with: ""), functions: functions)
            let late = Evaluated(text.replacingLate(with: "late"), functions: functions)
            if let value = folded.value {
                values += 1
                #expect(late.value?.text == value.text, "\(text)")
            } else {
                // Binding sees faults in branches that evaluation does not reach.
                let isReached = late.value == nil || text.contains("?") || text.contains("&&") || text.contains("||")
                #expect(isReached, "\(text)")
            }
        }
        #expect(values > 300)
    }

    @Test("the text of a value parses back to the value, in both grammars")
    func printing() {
        var generator = ExpressionGenerator(seed: 5)
        for _ in 0..<2000 {
            let text = generator.expression(depth: 3).replacingLate(with: "")
            guard let value = Evaluated(text).value else { continue }
            #expect(Evaluated(value.text).value?.text == value.text, "\(text): \(value.text)")
            // In a value "Infinity" by itself is a word.
            guard let number = value.number, number.isFinite else { continue }
            #expect(Evaluated(value.text, .value).value?.number == number, "\(text): \(value.text)")
        }
    }

    @Test("an operation on lists is the operation on their elements")
    func elements() {
        var generator = ExpressionGenerator(seed: 6)
        for _ in 0..<500 {
            let (a, b, c, d) = (generator.number(), generator.number(), generator.number(), generator.number())
            for sign in ["+", "-", "*", "/", "%", "^"] {
                let list = Evaluated("(\(a), \(b)) \(sign) (\(c), \(d))").value?.text
                let elements = Evaluated("(\(a)) \(sign) (\(c)), (\(b)) \(sign) (\(d))").value?.text
                #expect(list == elements)
                #expect(
                    Evaluated("(\(a), \(b)) \(sign) (\(c))").value?.text
                        == Evaluated("(\(a)) \(sign) (\(c)), (\(b)) \(sign) (\(c))").value?.text)
            }
        }
    }

    @Test("blanks never matter in plain mathematics")
    func blanks() {
        var generator = ExpressionGenerator(seed: 7)
        for _ in 0..<1000 {
            let text = generator.expression(depth: 3).replacingLate(with: "")
            let wide = text.split(separator: " ").joined(separator: " /* x */\n\t")
            #expect(Evaluated(text).value?.text == Evaluated(wide).value?.text, "\(text)")
        }
    }
}

/// Expressions at random, from a seed; `§` stands before each number that may be made late.
struct ExpressionGenerator {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func number() -> String {
        ["0", "1", "2", "2.5", "-3", "7", "0.1", "10px", "3px", "90deg", "1s", "50%", "1e3"][below(13)]
    }

    mutating func expression(depth: Int) -> String {
        guard depth > 0 else { return "§(\(number()))" }
        let next = depth - 1
        switch below(12) {
        case 0...4:
            return "(\(expression(depth: next)) \(["+", "-", "*", "/", "%"][below(5)]) \(expression(depth: next)))"
        case 5: return "(\(expression(depth: next)) \(["<", "<=", "==", "!="][below(4)]) \(expression(depth: next)))"
        case 6: return "(\(expression(depth: next)) ? \(expression(depth: next)) : \(expression(depth: next)))"
        case 7: return "(\(expression(depth: next)) \(["&&", "||"][below(2)]) \(expression(depth: next)))"
        case 8: return "\(["min", "max", "hypot"][below(3)])(\(expression(depth: next)), \(expression(depth: next)))"
        case 9: return "(\(expression(depth: next)), \(expression(depth: next)))"
        case 10: return "(- \(expression(depth: next)))"
        default: return expression(depth: 0)
        }
    }

    private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
}

extension String {
    fileprivate func replacingLate(with name: String) -> String {
        split(separator: "§", omittingEmptySubsequences: false).joined(separator: name)
    }
}

extension ExpressionValue {
    fileprivate var number: Double? {
        if case .number(let quantity) = self, !quantity.value.isNaN { quantity.value } else { nil }
    }
}
