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

        var reader = parse(file, content, start: start)
        var mended: [Diagnostic] = []
        if let fault = reader.fault, let mending = MarkupMending(of: fault, in: file, content: content) {
            mended = mending.diagnostics
            reader = parse(file, content, start: start, mended: mending.content)
        }

        var definition = ViewDefinition()
        definition.nodes = reader.finishedNodes()
        definition.diagnostics = mended
        if let fault = reader.fault, refusal == nil || !fault.isPrematureEnd {
            definition.diagnostics.append(fault.diagnostic)
        } else if let refusal {
            definition.diagnostics.append(refusal.diagnostic)
        } else if definition.nodes.isEmpty {
            definition.diagnostics.append(MarkupFault.noElement(in: file).diagnostic)
        }
        return definition
    }

    /// - Parameter mended: what the parser reads instead of the content; tags and attributes must be the same.
    private static func parse(_ file: SourceFile, _ content: [UInt8], start: Int, mended: [UInt8]? = nil) -> ViewReader {
        let reader = ViewReader(file: file, content: content, start: start, isMended: mended != nil)
        // Fewer than four bytes are never parsed by Foundation's push parser.
        var data = Data((mended ?? content)[start...])
        while data.count < 4 { data.append(0x0A) }
        let parser = XMLParser(data: data)
        parser.delegate = reader
        parser.shouldResolveExternalEntities = false
        _ = parser.parse()
        return reader
    }
}
