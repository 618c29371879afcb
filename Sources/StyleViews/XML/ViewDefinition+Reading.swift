import StyleDiagnostics
import StyleMarkup

extension ViewDefinition {
    /// Reads an XML document; what cannot be read is a diagnostic, never a failure.
    ///
    /// Source: XML 1.0 (fifth edition); the encoding is UTF-8, with or without a byte order mark. Complexity: linear.
    public static func read(_ file: SourceFile) -> ViewDefinition {
        var definition = ViewDefinition()
        var reader = MarkupReader(file)
        var texts: [String] = []
        var open: [Int] = []
        while let item = reader.next() {
            switch item.kind {
            case .startTag, .emptyTag:
                let index = definition.nodes.count
                var node = ViewNode(name: item.name, span: SourceSpan(file, item.range))
                node.parent = open.last
                node.take(item.attributes, in: file)
                if let parent = open.last { definition.nodes[parent].children.append(index) }
                definition.nodes.append(node)
                texts.append("")
                if item.kind == .startTag { open.append(index) }
            case .endTag: open.removeLast()
            case .text, .characterData:
                if let node = open.last { texts[node] += item.text }
            case .byteOrderMark, .comment, .instruction, .doctype: break
            }
        }
        for (index, text) in texts.enumerated() {
            let text = MarkupText.trimmed(text)
            definition.nodes[index].text = text.isEmpty ? nil : text
        }
        definition.diagnostics = reader.faults.map { $0.diagnostic(in: file) }
        return definition
    }
}
