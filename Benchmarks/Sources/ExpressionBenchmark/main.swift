import Foundation

// usage: ExpressionBenchmark FILE.tsv            name, ns an evaluation, ns a compilation: medians of 15 rounds
//        ExpressionBenchmark FILE.tsv NAME COUNT [compile]  that formula COUNT times, to be counted by callgrind
let arguments = CommandLine.arguments
guard arguments.count > 1, let text = try? String(contentsOfFile: arguments[1], encoding: .utf8) else {
    FileHandle.standardError.write(Data("usage: ExpressionBenchmark FILE.tsv [NAME COUNT [compile]]\n".utf8))
    exit(64)
}
let formulas = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line -> Measurement.Formula? in
    let parts = line.split(separator: "\t", maxSplits: 1)
    return parts.count == 2 ? Measurement.Formula(name: String(parts[0]), text: String(parts[1])) : nil
}
if arguments.count > 3, let count = Int(arguments[3]) {
    guard let formula = formulas.first(where: { $0.name == arguments[2] }) else { exit(64) }
    Measurement.run(formula, times: count, compiles: arguments.count > 4)
} else {
    for formula in formulas { Measurement.print(formula) }
}
