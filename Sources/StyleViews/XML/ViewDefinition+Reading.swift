import Foundation
import StyleDiagnostics

#if canImport(FoundationXML)
    import FoundationXML
#endif

extension ViewDefinition {
    /// Reads an XML document; what cannot be read is a diagnostic, never a failure.
    ///
    /// Source: XML 1.0 (fifth edition), as libxml2 reads it without DTDs and without external entities; the
    /// encoding is UTF-8, with or without a byte order mark. Complexity: linear, but for elements with many
    /// attributes (bounded by `attributeLimit`).
    public static func read(_ file: SourceFile) -> ViewDefinition {
        let refusal = MarkupRefusal.find(in: file)
        let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let end = max(refusal?.cut ?? file.bytes.count, start)
        let content = Array(file.bytes[..<end])

        let reader = ViewReader(file: file, content: content, start: start)
        // Fewer than four bytes are never parsed by Foundation's push parser.
        var data = Data(content[start...])
        while data.count < 4 { data.append(0x0A) }
        let parser = XMLParser(data: data)
        parser.delegate = reader
        parser.shouldResolveExternalEntities = false
        _ = parser.parse()

        var definition = ViewDefinition()
        definition.nodes = reader.finishedNodes()
        if let fault = reader.fault, refusal == nil || !fault.isPrematureEnd {
            definition.diagnostics = [fault.diagnostic]
        } else if let refusal {
            definition.diagnostics = [refusal.diagnostic]
        } else if definition.nodes.isEmpty {
            definition.diagnostics = [MarkupFault.noElement(in: file).diagnostic]
        }
        return definition
    }
}
