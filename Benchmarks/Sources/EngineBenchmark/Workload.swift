import Foundation

/// A tree and a sheet to style it with, as text that a peer reads too.
///
/// The tree: its first line is the number of elements; then one a line in document order: the parent's number (-1
/// for the root), the type, the id or `-`, the classes. The sheet is plain CSS of the five measured properties.
struct Workload {
    let elements: Int
    let rules: Int
    let tree: String
    let sheet: String

    /// The shape that is measured: sizes of trees and of sheets.
    static let sizes = (elements: [1_000, 10_000, 100_000], rules: [100, 1_000, 5_000])

    var treeName: String { "w_\(elements).tree" }
    var sheetName: String { "r_\(elements)_\(rules).css" }

    /// Reads the files of these names in a folder.
    init(elements: Int, rules: Int, folder: URL) throws {
        self.elements = elements
        self.rules = rules
        tree = try String(contentsOf: folder.appendingPathComponent("w_\(elements).tree"), encoding: .utf8)
        sheet = try String(contentsOf: folder.appendingPathComponent("r_\(elements)_\(rules).css"), encoding: .utf8)
    }

    /// Makes a tree of about 3.6 children an inner element with 40 types and 500 unevenly used classes, and rules of
    /// which most ask for one class.
    init(elements: Int, rules: Int) {
        self.elements = elements
        self.rules = rules
        tree = TreeText(elements: elements).text
        sheet = SheetText(rules: rules, elements: elements).text
    }

    func write(to folder: URL) throws {
        try tree.write(to: folder.appendingPathComponent(treeName), atomically: true, encoding: .utf8)
        try sheet.write(to: folder.appendingPathComponent(sheetName), atomically: true, encoding: .utf8)
    }

    // MARK: Rules that hit nothing

    /// Rules for classes that no element has.
    static func unusedRules(_ count: Int) -> String {
        (0..<count).map { ".unused\($0) { padding-left: \($0 % 64)px }\n" }.joined()
    }

    /// Rules whose subject is a class in use, below an ancestor that never occurs.
    static func hostileRules(_ count: Int) -> String {
        (0..<count).map { ".unused\($0) .c\($0 % Names.classCount) { padding-left: \($0 % 64)px }\n" }.joined()
    }
}

/// The names that trees and sheets of the workload use.
enum Names {
    static let typeCount = 40
    static let classCount = 500

    static func type(_ generator: inout SeededGenerator) -> String { "t\(generator.below(typeCount))" }

    /// Small numbers are more frequent.
    static func styleClass(_ generator: inout SeededGenerator) -> String {
        let fraction = generator.fraction()
        return "c\(Int(Double(classCount) * fraction * fraction.squareRoot()))"
    }
}

/// Writes a tree: every element shares out among its children what it may still make.
private struct TreeText {
    private var generator = SeededGenerator(seed: 1234)
    private var lines: [String] = []

    init(elements: Int) {
        var pending = [(parent: add(below: -1), left: elements - 1, depth: 1)]
        while let next = pending.popLast() {
            guard next.left > 0 else { continue }
            let share = share(of: next.left, depth: next.depth)
            let child = add(below: next.parent)
            pending.append((next.parent, next.left - share, next.depth))
            pending.append((child, share - 1, next.depth + 1))
        }
    }

    var text: String { "\(lines.count)\n" + lines.joined(separator: "\n") + "\n" }

    /// How many elements the next child and all below it are.
    private mutating func share(of left: Int, depth: Int) -> Int {
        guard depth < 12, left > 3 else { return 1 }
        let share = max(1, Int(Double(left) * [0.1, 0.2, 0.3, 0.5, 0.8][generator.below(5)]))
        return depth < 3 && left > 40 ? max(1, min(share, left / 4)) : share
    }

    private mutating func add(below parent: Int) -> Int {
        let type = Names.type(&generator)
        var classes: Set<String> = []
        for _ in 0..<[1, 1, 2, 2, 3][generator.below(5)] { classes.insert(Names.styleClass(&generator)) }
        let number = lines.count
        let id = generator.fraction() < 0.05 ? "i\(number)" : "-"
        lines.append("\(parent) \(type) \(id) \(classes.sorted().joined(separator: " "))")
        return number
    }
}

/// Writes a sheet: 60 % class rules, 15 % types, 5 % ids, 15 % descendants, 5 % other combinators and positions.
private struct SheetText {
    private var generator = SeededGenerator(seed: 99)
    private(set) var text = ""

    init(rules: Int, elements: Int) {
        for _ in 0..<rules {
            let selector = selector(elements)
            var kinds = Array(0..<5)
            kinds.shuffle(using: &generator)
            text += "\(selector) { \(kinds.prefix(3).map { declaration($0) }.joined(separator: "; ")); }\n"
        }
    }

    private mutating func selector(_ elements: Int) -> String {
        switch generator.fraction() {
        case ..<0.60: return "." + Names.styleClass(&generator)
        case ..<0.75: return Names.type(&generator)
        case ..<0.80: return "#i\(generator.below(elements))"
        case ..<0.95: return (0..<[2, 2, 3, 4][generator.below(4)]).map { _ in compound() }.joined(separator: " ")
        default: break
        }
        switch generator.fraction() {
        case ..<0.40: return "\(compound()) > \(compound())"
        case ..<0.60: return "\(compound()) + \(compound())"
        case ..<0.75: return "\(compound()) ~ \(compound())"
        case ..<0.90: return "\(compound()):nth-child(\(["2n+1", "3n", "2", "4n+1", "3n+2"][generator.below(5)]))"
        default: return "\(compound()):first-child"
        }
    }

    private mutating func compound() -> String {
        switch generator.fraction() {
        case ..<0.60: return "." + Names.styleClass(&generator)
        case ..<0.80: return Names.type(&generator)
        case ..<0.95: return "\(Names.type(&generator)).\(Names.styleClass(&generator))"
        default: return ".\(Names.styleClass(&generator)).\(Names.styleClass(&generator))"
        }
    }

    private mutating func declaration(_ kind: Int) -> String {
        switch kind {
        case 0, 1:
            let digits = String(generator.below(1 << 24), radix: 16)
            let color = "#" + String(repeating: "0", count: 6 - digits.count) + digits
            return "\(kind == 0 ? "color" : "background-color"): \(color)"
        case 2: return "padding-left: \(generator.below(64))px"
        case 3: return "margin-top: \(generator.below(64))px"
        default: return "font-size: \(8 + generator.below(32))px"
        }
    }
}
