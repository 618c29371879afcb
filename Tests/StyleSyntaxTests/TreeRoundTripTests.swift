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
        expectLosslessMutations(of: SheetSamples.all.map { Array($0.utf8) }, rounds: 4000, dialect)
    }

    @Test("a value cut alone has the tokens that it has in its sheet", arguments: Dialect.allCases)
    func values(dialect: Dialect) {
        let count = expectSameTokens(inValuesOf: SheetSamples.all.map { ("fixture", Array($0.utf8)) }, dialect)
        #expect(count > 50)
    }

    @Test("real sheets print back byte for byte", .enabled(if: RealSheets.areThere))
    func realSheets() {
        for (path, bytes) in RealSheets.all { expectLossless(bytes, Dialect(fileName: path)) }
    }

    @Test("random mutations of real sheets print back byte for byte", .enabled(if: RealSheets.areThere), arguments: Dialect.allCases)
    func mutationsOfRealSheets(dialect: Dialect) {
        expectLosslessMutations(of: RealSheets.all.map(\.bytes).filter { $0.count < 4000 }, rounds: 1000, dialect)
    }

    @Test("a value cut alone of a real sheet has the tokens that it has there", .enabled(if: RealSheets.areThere), arguments: Dialect.allCases)
    func valuesOfRealSheets(dialect: Dialect) {
        let sheets = RealSheets.all.filter { Dialect(fileName: $0.path) == dialect }.map { ($0.path, $0.bytes) }
        #expect(expectSameTokens(inValuesOf: sheets, dialect) > 100)
    }

    private func expectLosslessMutations(of sheets: [[UInt8]], rounds: Int, _ dialect: Dialect) {
        var random = SplitMix(seed: dialect == .css ? 1 : 2)
        let pieces = SheetSamples.pieces.map { Array($0.utf8) }
        for round in 0..<rounds {
            var bytes = sheets[round % sheets.count]
            for _ in 0...random.below(4) { mutate(&bytes, pieces, &random) }
            expectLossless(bytes, dialect)
        }
    }

    /// Compares the tokens of every value with those of its text alone; returns how many values there were.
    private func expectSameTokens(inValuesOf sheets: [(name: String, bytes: [UInt8])], _ dialect: Dialect) -> Int {
        var count = 0
        for (name, bytes) in sheets {
            let tree = SyntaxTree.parse(SourceFile(name: name, bytes: bytes), dialect: dialect)
            for index in 0..<tree.nodeCount where tree.node(at: index).kind == .value {
                let value = tree.node(at: index)
                let alone = Tokenizer.tokenize(tree.file, in: value.range).dropLast()
                #expect(Array(alone) == Array(value.tokens), "\(name): \(value.text)")
                count += 1
            }
        }
        return count
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

    /// Prints back, nests its nodes properly, and turns into rules without a crash; messages stand inside of the source,
    /// and every selector reads back from its text.
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
        for diagnostic in sheet.diagnostics {
            let spans = [diagnostic.span].compactMap { $0 } + diagnostic.fixIts.flatMap { $0.edits.map(\.span) }
            #expect(spans.allSatisfy { $0.range.start >= 0 && $0.range.end <= bytes.count }, "\(file.text)")
        }
        for rule in sheet.rules {
            let again = SelectorList.parse(SourceFile(name: "s", text: rule.selector.text), dialect: dialect)
            #expect(again.selectors.map(\.text) == [rule.selector.text], "\(file.text)")
            #expect(again.selectors.map(\.specificity) == [rule.specificity], "\(rule.selector.text) in \(file.text)")
        }
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
