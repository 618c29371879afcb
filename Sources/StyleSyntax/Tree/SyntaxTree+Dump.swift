import StyleDiagnostics

extension SyntaxTree {
    /// The tree as text for people: a line a node with kind, byte range and, for nodes without children, the source.
    ///
    /// ```
    /// sourceFile 0..<16
    ///   styleRule 0..<16
    ///     selectorList 0..<2
    /// ```
    public func dumpTree() -> String {
        var text = ""
        var ends: [Int] = []
        for index in records.indices {
            while let end = ends.last, index >= end { ends.removeLast() }
            let node = SyntaxNode(tree: self, index: index)
            let range = node.range
            text += String(repeating: "  ", count: ends.count) + "\(node.kind) \(range.start)..<\(range.end)"
            if node.fault != .none { text += " \(node.fault)" }
            let subtreeEnd = Int(records[index].subtreeEnd)
            if subtreeEnd == index + 1, !range.isEmpty { text += " " + quoted(node.text) }
            text += "\n"
            ends.append(subtreeEnd)
        }
        return text
    }

    /// One line of at most 60 characters, without any that a terminal would act on.
    private func quoted(_ text: String) -> String {
        let line = text.prefix(60).map { $0.isNewline ? "⏎" : String($0) }.joined()
        return "\"" + TerminalText.safe(line) + (text.count > 60 ? "…\"" : "\"")
    }
}
