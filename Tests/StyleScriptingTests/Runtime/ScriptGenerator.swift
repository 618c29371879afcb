import Foundation

/// Scripts made of pieces: `S` in one stands for a statement, `V` for a value, `N` for a number.
struct ScriptGenerator {
    /// How many scripts a test runs: more with `GENERATED_SCRIPTS` in the environment.
    static func count(or usual: Int) -> Int {
        ProcessInfo.processInfo.environment["GENERATED_SCRIPTS"].flatMap { Int($0) } ?? usual
    }

    let statements: [String]
    let values: [String]
    private var state: UInt64

    init(seed: Int, statements: [String], values: [String]) {
        self.statements = statements
        self.values = values
        state = UInt64(seed)
    }

    private mutating func roll(_ sides: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % sides
    }

    mutating func script() -> String {
        var text =
            "t, x, F = {}, 1, function(...) return ... end\n"
            + Array(repeating: "S", count: 1 + roll(6)).joined(separator: "\n") + "\n::done::"
        for _ in 0..<60 {
            let marks = text.indices.filter { "SVN".contains(text[$0]) && Self.isAlone($0, in: text) }
            guard !marks.isEmpty, text.utf8.count < 4000 else { break }
            let at = marks[roll(marks.count)]
            let choice =
                switch text[at] {
                case "S": statements[roll(statements.count)]
                case "V": values[roll(values.count)]
                default: ["1", "3", "100", "1e5", "1e9"][roll(5)]
                }
            text.replaceSubrange(at...at, with: choice)
        }
        return String(
            text.indices.map { index in
                guard "SVN".contains(text[index]), Self.isAlone(index, in: text) else { return text[index] }
                return text[index] == "S" ? ";" : "7"
            })
    }

    private static func isAlone(_ index: String.Index, in text: String) -> Bool {
        func isLetter(_ at: String.Index?) -> Bool { at.map { text[$0].isLetter || text[$0] == "_" } ?? false }
        let next = text.index(after: index)
        return !isLetter(index > text.startIndex ? text.index(before: index) : nil)
            && !isLetter(next < text.endIndex ? next : nil)
    }
}
