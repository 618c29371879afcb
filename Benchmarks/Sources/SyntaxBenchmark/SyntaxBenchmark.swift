import Foundation
import Measuring
import StyleDiagnostics
import StyleSyntax

/// Measures the stylesheet languages: `SyntaxBenchmark WORK[,WORK…] FILE…`. `SyntaxBenchmark sheet BYTES FILE` writes a
/// sheet to measure, in the dialect of the name; `SyntaxBenchmark hostile KIND BYTES FILE` one that is made to cost much
/// (`hostile` alone lists the kinds).
///
/// Prints a line for each: work, file, bytes, median and best nanoseconds, rounds, what the work counted.
/// `ITERS=n` fixes the rounds (to count instructions), `LIM=ns` the time for each line (0.25e9).
@main
struct SyntaxBenchmark {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let names = arguments.first?.split(separator: ",") else {
            return print("usage: SyntaxBenchmark WORK[,WORK…] FILE…; work is one of", Work.all.map(\.name) + ["memory"])
        }
        if names == ["sheet"] { return writeSheet(arguments.dropFirst()) }
        if names == ["hostile"] { return writeHostileSheet(arguments.dropFirst()) }
        for path in arguments.dropFirst() {
            guard let content = FileManager.default.contents(atPath: path) else {
                FileHandle.standardError.write(Data("cannot read \(path)\n".utf8))
                exit(1)
            }
            let file = Source(path: path, bytes: [UInt8](content))
            for name in names {
                if name == "memory" {
                    file.printMemory()
                } else if let work = Work.all.first(where: { $0.name == name }) {
                    file.printTimes(of: work)
                }
            }
        }
    }
}

extension SyntaxBenchmark {
    private static func writeSheet(_ arguments: ArraySlice<String>) {
        guard arguments.count == 2, let size = arguments.first.flatMap(Int.init), let path = arguments.last,
            FileManager.default.createFile(
                atPath: path, contents: Data(SampleSheet(dialect: Dialect(fileName: path), byteCount: size).text.utf8))
        else {
            FileHandle.standardError.write(Data("usage: SyntaxBenchmark sheet BYTES FILE\n".utf8))
            exit(1)
        }
    }
}

extension SyntaxBenchmark {
    private static func writeHostileSheet(_ arguments: ArraySlice<String>) {
        guard let kind = arguments.first else { return HostileSheet.kinds.forEach { print($0.name) } }
        let rest = Array(arguments.dropFirst())
        guard rest.count == 2, let size = Int(rest[0]), let text = HostileSheet.text(kind, byteCount: size),
            FileManager.default.createFile(atPath: rest[1], contents: Data(text.utf8))
        else {
            FileHandle.standardError.write(Data("usage: SyntaxBenchmark hostile KIND BYTES FILE\n".utf8))
            exit(1)
        }
    }
}

/// A sheet that is measured.
struct Source {
    let path: String
    let bytes: [UInt8]
    var name: String { URL(fileURLWithPath: path).lastPathComponent }
    var dialect: Dialect { Dialect(fileName: path) }

    func printTimes(of work: Work) {
        let environment = ProcessInfo.processInfo.environment
        let fixed = environment["ITERS"].flatMap(Int.init)
        let limit = environment["LIM"].flatMap(Double.init) ?? 0.25e9
        var times: [UInt64] = []
        var count = 0
        let clock = ContinuousClock()
        let start = clock.now
        while times.count < fixed ?? 3 || (fixed == nil && start.duration(to: clock.now) < .nanoseconds(limit)) {
            let begin = clock.now
            count = work.run(name, bytes, dialect)
            let taken = begin.duration(to: clock.now).components
            times.append(UInt64(taken.seconds) * 1_000_000_000 + UInt64(taken.attoseconds / 1_000_000_000))
        }
        times.sort()
        let fields: [Any] = [work.name, name, bytes.count, times[times.count / 2], times[0], times.count, count]
        print(fields.map { "\($0)" }.joined(separator: "\t"))
    }

    /// Peak memory while a tree is made, and what the tree keeps, as multiples of the source.
    func printMemory() {
        // The pages of the program itself are not the sheet's.
        let small = SampleSheet(dialect: dialect, byteCount: 2000).text
        _ = SyntaxTree.parse(SourceFile(name: name, text: small), dialect: dialect).nodeCount
        let before = ProcessMemory.now
        let file = SourceFile(name: name, bytes: bytes)
        let tree = SyntaxTree.parse(file, dialect: dialect)
        let after = ProcessMemory.now
        let peak = Double((after.peak - before.resident) * 1024) / Double(bytes.count)
        let kept = Double((after.resident - before.resident) * 1024) / Double(bytes.count)
        print("memory\t\(name)\t\(bytes.count)\tpeak \(rounded(peak))\tkept \(rounded(kept))\tnodes \(tree.nodeCount)")
    }

    private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
