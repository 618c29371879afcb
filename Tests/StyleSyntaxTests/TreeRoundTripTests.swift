import StyleDiagnostics
import StyleSyntax
import Testing

/// Every byte of every input is in the tree.
@Suite("Lossless tree")
struct TreeRoundTripTests {
    @Test("the tree prints back byte for byte", arguments: Dialect.allCases)
    func fixtures(dialect: Dialect) {
        for text in SheetSamples.all { expectLossless(Array(text.utf8), dialect) }
    }

    @Test("the tree of random mutations prints back byte for byte", arguments: Dialect.allCases)
    func mutations(dialect: Dialect) {
        var random = SplitMix(seed: dialect == .css ? 1 : 2)
        let pieces = SheetSamples.pieces.map { Array($0.utf8) }
        for round in 0..<3000 {
            var bytes = Array(SheetSamples.all[round % SheetSamples.all.count].utf8)
            for _ in 0...random.below(4) { mutate(&bytes, pieces, &random) }
            expectLossless(bytes, dialect)
        }
    }

    @Test("real sheets print back byte for byte", .enabled(if: RealSheets.areThere))
    func realSheets() {
        for (path, bytes) in RealSheets.all { expectLossless(bytes, Dialect(fileName: path)) }
    }

    private func mutate(_ bytes: inout [UInt8], _ pieces: [[UInt8]], _ random: inout SplitMix) {
        let place = random.below(bytes.count + 1)
        switch random.below(4) {
        case 0: bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: place)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + random.below(12)))
        case 2 where place < bytes.count: bytes[place] = UInt8(random.below(256))
        default:
            let end = min(bytes.count, place + random.below(40))
            let target = random.below(bytes.count + 1)
            bytes.insert(contentsOf: Array(bytes[place..<end]), at: target)
        }
    }

    /// Prints back, nests its nodes properly, and turns into rules without a crash.
    private func expectLossless(_ bytes: [UInt8], _ dialect: Dialect) {
        let file = SourceFile(name: "f", bytes: bytes)
        let tree = SyntaxTree.parse(file, dialect: dialect)
        #expect(tree.printedBytes == bytes)
        var printer = TriviaPrinter()
        printer.walk(tree.root)
        #expect(printer.bytes == bytes, "\(file.text)")
        var checker = NestingChecker()
        checker.walk(tree.root)
        #expect(checker.faults.isEmpty, "\(checker.faults) in \(file.text)")
        let sheet = Stylesheet.load(file, dialect: dialect)
        if tree.records(with: .unexpected) { #expect(!sheet.diagnostics.isEmpty, "\(file.text)") }
    }
}

extension SyntaxTree {
    fileprivate func records(with kind: NodeKind) -> Bool {
        (0..<nodeCount).contains { node(at: $0).kind == kind }
    }
}

/// Prints tokens with the trivia that goes with each.
private struct TriviaPrinter: SyntaxVisitor {
    var bytes: [UInt8] = []

    mutating func visit(_ node: SyntaxNode) -> VisitContinuation { .visitChildren }

    mutating func visit(_ token: SyntaxToken) {
        for range in [token.leading, token.range, token.trailing] { bytes += token.tree.file.slice(range) }
    }
}

/// Finds nodes that reach out of their parent or overlap.
private struct NestingChecker: SyntaxVisitor {
    var faults: [String] = []
    private var open: [(node: SyntaxNode, next: Int)] = []

    init() {}

    mutating func visit(_ node: SyntaxNode) -> VisitContinuation {
        if let parent = open.last {
            if node.tokenIndices.lowerBound < parent.next
                || node.tokenIndices.upperBound > parent.node.tokenIndices.upperBound
            {
                faults.append(
                    "\(node.kind) \(node.tokenIndices) in \(parent.node.kind) \(parent.node.tokenIndices) after \(parent.next)"
                )
            }
            open[open.count - 1].next = node.tokenIndices.upperBound
        }
        open.append((node, node.tokenIndices.lowerBound))
        return .visitChildren
    }

    mutating func leave(_ node: SyntaxNode) { open.removeLast() }
}
