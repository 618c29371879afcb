/// What growth and small changes may cost, in instructions, which do not depend on the machine's mood.
struct Gates {
    let options: Options

    /// A quotient with the greatest value that it may have.
    private struct Gate {
        let name: String
        let quotient: Double
        let limit: Double
    }

    func print() throws -> Bool {
        guard InstructionCount.isPossible else {
            Report.line("gates\tnot counted: valgrind is not installed")
            return true
        }
        let count = InstructionCount(options: options)
        let small = try count.measure(.restyle, elements: 1_000, rules: 1_000)
        let full = try count.measure(.restyle, elements: 10_000, rules: 1_000)
        let large = try count.measure(.restyle, elements: 100_000, rules: 1_000)
        func share(_ work: Work) throws -> Double { try count.measure(work, elements: 10_000, rules: 1_000) / full }
        Report.line("instructions an element\t10000 x 1000\t\(Int(full / 10_000))")
        let many = try count.measure(.restyle, elements: 10_000, rules: 5_000)
        Report.line("instructions an element\t10000 x 5000\t\(Int(many / 10_000))")
        let gates = [
            Gate(name: "elements x 10, from 1000", quotient: full / small, limit: 10.5),
            Gate(name: "elements x 10, from 10000", quotient: large / full, limit: 10.5),
            Gate(name: "9000 unused rules", quotient: try share(.unused), limit: 1.1),
            Gate(name: "9000 hostile descendant rules", quotient: try share(.hostile), limit: 2.5),
            Gate(name: "leaf class toggle / full", quotient: try share(.leaf), limit: 1.0 / 1_000),
            Gate(name: "subtree of 1 % / full", quotient: try share(.subtree), limit: 0.05),
            Gate(name: "root class toggle / full", quotient: try share(.root), limit: 0.5),
        ]
        for gate in gates {
            let verdict = gate.quotient <= gate.limit ? "holds" : "FAILS"
            Report.line("gate\t\(gate.name)\t\(text(gate.quotient))\tat most \(text(gate.limit))\t\(verdict)")
        }
        return gates.allSatisfy { $0.quotient <= $0.limit }
    }

    private func text(_ value: Double) -> String {
        value < 0.1 ? "1/\(Int((1 / value).rounded()))" : "\((value * 1000).rounded() / 1000)"
    }
}
