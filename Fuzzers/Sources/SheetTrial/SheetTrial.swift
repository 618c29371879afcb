import StyleDiagnostics
import StyleSyntax

/// What must hold of any bytes at all, read as a stylesheet.
public struct SheetTrial {
    private let bytes: [UInt8]
    private let dialect: Dialect

    public init(bytes: [UInt8], dialect: Dialect) {
        self.bytes = bytes
        self.dialect = dialect
    }

    public func run() {
        let file = SourceFile(name: "input", bytes: bytes)
        let tree = SyntaxTree.parse(file, dialect: dialect)
        check(tree.printedBytes == bytes, "the tree does not print back")
        let nodes = (0..<tree.nodeCount).map { tree.node(at: $0) }
        let sheet = Stylesheet.load(file, dialect: dialect)
        if nodes.contains(where: { $0.kind == .unexpected }) { check(!sheet.diagnostics.isEmpty, "an unexpected node without a message") }
        for diagnostic in sheet.diagnostics + tree.diagnostics { check(diagnostic) }
        for rule in sheet.rules { check(rule.selector) }
    }

    private func check(_ diagnostic: Diagnostic) {
        let spans = [diagnostic.span].compactMap { $0 } + diagnostic.fixIts.flatMap { $0.edits.map(\.span) } + diagnostic.notes.compactMap(\.span)
        for span in spans where span.range.start < 0 || span.range.end > bytes.count || span.range.start > span.range.end {
            fatalError("a range is outside of the input: \(diagnostic.message)")
        }
    }

    /// A selector reads back from its text.
    private func check(_ selector: Selector) {
        let again = SelectorList.parse(SourceFile(name: "selector", text: selector.text), dialect: dialect).selectors
        check(again.map(\.text) == [selector.text], "\"\(selector.text)\" does not read back: \(again.map(\.text))")
        check(again.map(\.specificity) == [selector.specificity], "\"\(selector.text)\" reads back with another specificity")
    }

    private func check(_ holds: Bool, _ message: @autoclosure () -> String) {
        if !holds { fatalError(message()) }
    }
}
