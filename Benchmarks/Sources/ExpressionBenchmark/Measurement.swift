import Foundation

/// Times one formula.
enum Measurement {
    struct Formula {
        var name: String
        var text: String
    }

    private static let rounds = 15
    private static let evaluations = 100_000
    private static let compilations = 2000

    /// Prints name, nanoseconds an evaluation, nanoseconds a compilation, and the result where `a` is 1.5.
    static func print(_ formula: Formula) {
        let workload = Workload()
        guard let expression = workload.compile(formula.text), expression.isNumeric else {
            FileHandle.standardError.write(Data("\(formula.name): is no formula of numbers\n".utf8))
            exit(1)
        }
        let input = workload.input(of: expression)
        let result = expression.evaluate()
        var sum = 0.0
        let evaluation = median { sum += workload.evaluate(expression, input, times: evaluations) } / Double(evaluations)
        let compilation = median { sum += workload.compile(formula.text, times: compilations) } / Double(compilations)
        Swift.print("\(formula.name)\t\(evaluation)\t\(compilation)\t\(result)", sum.isZero ? " " : "")
    }

    /// Runs one formula without timing it.
    static func run(_ formula: Formula, times count: Int, compiles: Bool) {
        let workload = Workload()
        guard let expression = workload.compile(formula.text) else { exit(1) }
        let input = workload.input(of: expression)
        let sum = compiles
            ? workload.compile(formula.text, times: count) : workload.evaluate(expression, input, times: count)
        Swift.print(formula.name, sum)
    }

    private static func median(_ body: () -> Void) -> Double {
        let times = (0..<rounds).map { _ in
            let start = now()
            body()
            return now() - start
        }
        return times.sorted()[rounds / 2]
    }

    /// Nanoseconds of processor time of this process.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
