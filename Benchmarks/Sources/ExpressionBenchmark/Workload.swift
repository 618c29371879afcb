import StyleExpressions

/// The variables of the formulas measured: `a b c d` and `v0` to `v15`, from 1.5 in steps of one.
struct Workload {
    let frame: VariableFrame
    /// Where results are added up: in memory, as muParser's driver does it.
    private let sum = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    private let changing: [VariableFrame.Variable]

    init() {
        let frame = VariableFrame()
        for (index, name) in ["a", "b", "c", "d"].enumerated() { frame.define(name, Double(index) + 1.5) }
        for index in 0..<16 { frame.define("v\(index)", Double(index) + 1.5) }
        changing = ["a", "v0"].compactMap { frame[$0] }
        self.frame = frame
        sum.initialize(to: 0)
    }

    func compile(_ text: String) -> CompiledExpression? { CompiledExpression.compile(text, in: frame).expression }

    /// The variable that a formula reads of those that change: `a`, or else `v0`.
    func input(of expression: CompiledExpression) -> VariableFrame.Variable {
        changing.first(where: expression.variables.contains) ?? changing[0]
    }

    /// Evaluates a formula that many times, with another value of its input each time.
    @inline(never)
    func evaluate(_ expression: CompiledExpression, _ input: VariableFrame.Variable, times count: Int) -> Double {
        for index in 0..<count {
            frame[input] = Double(index & 1023) * 0.25
            sum.pointee += expression.evaluate()
        }
        return sum.pointee
    }

    /// Reads, binds and compiles a text that many times, evaluating it once each.
    @inline(never)
    func compile(_ text: String, times count: Int) -> Double {
        var sum = 0.0
        for _ in 0..<count { sum += compile(text)?.evaluate() ?? .nan }
        return sum
    }
}
