import Foundation

/// Measures the style engine: `EngineBenchmark [all|points|variables|bytes|gates|extremes] [--peer PROGRAM] [--workload FOLDER]`.
///
/// `points` restyles everything at nine sizes, beside the peer's program if one is given, round by round in turn.
/// `variables` changes what every declaration depends on, and fails if compiled code is not five times as fast.
/// `bytes` counts what an element takes, and fails if that is too much.
/// `gates` counts instructions under valgrind and fails where growth or a small change costs more than it may.
/// `extremes` styles a million elements with ten thousand rules, a chain and a row of 100,000 elements.
/// `steps WORK ELEMENTS RULES ROUNDS` is what `gates` runs under valgrind.
@main
struct EngineBenchmark {
    static func main() {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            if try !run(options) { exit(1) }
        } catch {
            FileHandle.standardError.write(Data("EngineBenchmark: \((error as? MeasurementFailure)?.message ?? "\(error)")\n".utf8))
            exit(1)
        }
    }

    /// Whether everything held.
    private static func run(_ options: Options) throws -> Bool {
        switch options.command {
        case "points": return try Points(options: options).print()
        case "variables": return try ChangingVariables.print()
        case "bytes": return try Bytes(options: options).print()
        case "gates": return try Gates(options: options).print()
        case "extremes": return try Extremes.print()
        case "steps":
            let words = options.arguments
            guard words.count == 4, let work = Work(rawValue: words[0]), let elements = Int(words[1]), let rules = Int(words[2]),
                let rounds = Int(words[3])
            else { throw MeasurementFailure("expected steps WORK ELEMENTS RULES ROUNDS") }
            let styled = try StyledWorkload(options.read(elements: elements, rules: rules), extraRules: work.extraRules)
            work.run(styled, rounds: rounds)
            return true
        case "all":
            let points = try Points(options: options).print()
            let variables = try ChangingVariables.print()
            let bytes = try Bytes(options: options).print()
            let gates = try Gates(options: options).print()
            return try Extremes.print() && points && variables && bytes && gates
        default: throw MeasurementFailure("unknown command \(options.command), expected points, variables, bytes, gates or extremes")
        }
    }
}
