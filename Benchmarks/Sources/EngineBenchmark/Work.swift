import Foundation
import StyleEngine

/// A step that is repeated and counted. Two steps leave the tree as it was.
enum Work: String, CaseIterable {
    case restyle, anew
    case unused, hostile
    case leaf, subtree, root

    /// What the sheet has besides the workload's rules.
    var extraRules: String {
        switch self {
        case .unused: Workload.unusedRules(9_000)
        case .hostile: Workload.hostileRules(9_000)
        default: ""
        }
    }

    /// Runs the step once, then `rounds` times in a function of its own, by whose name valgrind counts.
    func run(_ styled: StyledWorkload, rounds: Int) {
        let element: ElementID? =
            switch self {
            case .leaf: styled.leaf
            case .subtree: styled.subtree(share: 0.01)
            case .root: styled.root
            default: nil
            }
        let hasClass = element.map { styled.styler.tree.hasClass("c3", $0) } ?? false
        for round in 0..<2 { step(styled, element, isOn: hasClass == (round % 2 == 1)) }
        runCountedSteps(styled, element, rounds, hasClass)
    }

    private func step(_ styled: StyledWorkload, _ element: ElementID?, isOn: Bool) {
        if let element { return styled.set("c3", isOn, of: element) }
        if self == .anew { styled.forget() }
        styled.restyle()
    }

    @inline(never)
    private func runCountedSteps(_ styled: StyledWorkload, _ element: ElementID?, _ rounds: Int, _ hasClass: Bool) {
        for round in 0..<rounds { step(styled, element, isOn: hasClass == (round % 2 == 1)) }
    }
}

/// Counts the instructions of a step: this program runs itself under valgrind.
struct InstructionCount {
    let options: Options

    /// Instructions of one step, on average over a step and the one that takes it back.
    func measure(_ work: Work, elements: Int, rules: Int) throws -> Double {
        let rounds = 2
        let folder = options.workload.map { ["--workload", $0.path] } ?? []
        let errors = try Command(
            "valgrind",
            [
                "--tool=callgrind", "--callgrind-out-file=/dev/null", "--collect-atstart=no", "--toggle-collect=*runCountedSteps*",
                CommandLine.arguments[0], "steps", work.rawValue, "\(elements)", "\(rules)", "\(rounds)",
            ] + folder
        ).run().errors
        for line in errors.split(separator: "\n") where line.contains("Collected :") {
            if let number = line.split(separator: " ").last.flatMap({ Double($0) }) { return number / Double(rounds) }
        }
        throw MeasurementFailure("valgrind printed no count")
    }

    static var isPossible: Bool { (try? Command("valgrind", ["--version"]).run()) != nil }
}
