import Foundation
import StyleDiagnostics

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Builds the nodes from the events of the XML parser, with a scanner in step that knows the places.
final class ViewReader: NSObject, XMLParserDelegate {
    /// The first fault; the parser stops there.
    private(set) var fault: MarkupFault?
    private let file: SourceFile
    private var scanner: MarkupScanner
    /// The next tag of the source that no event has used yet.
    private var pending: MarkupItem?
    /// Offset just after the last used tag.
    private var cursor: Int
    private var nodes: [ViewNode] = []
    /// Character data of each node.
    private var texts: [String] = []
    /// Indices of the open elements, outermost first.
    private var open: [Int] = []
    /// Whether the last used tag ends itself: `<view/>`.
    private var isSelfClosing = false
    private let start: Int
    /// Whether the parser reads a source whose meaningless references were mended.
    private let isMended: Bool

    /// - Parameters:
    ///   - content: the source as it is written, whatever the parser is given.
    ///   - start: offset where the XML begins, after a byte order mark.
    init(file: SourceFile, content: [UInt8], start: Int, isMended: Bool) {
        self.isMended = isMended
        self.file = file
        self.start = start
        scanner = MarkupScanner(content, at: start)
        cursor = start
    }

    /// The nodes, with their texts.
    func finishedNodes() -> [ViewNode] {
        for index in nodes.indices { nodes[index].text = Self.trimmed(texts[index]) }
        return nodes
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        guard fault == nil else { return }
        let tag = use(.startTag, named: name)
        if let tag, !tag.isFinished {
            // The parser starts the element before it reports that its tag has no end.
            cursor = tag.range.start
            return
        }
        guard open.count < ViewDefinition.depthLimit else {
            fault = MarkupFault(
                diagnostic: Diagnostic(
                    "xml.too-deep", .error, "elements are nested deeper than \(ViewDefinition.depthLimit)",
                    at: SourceSpan(file, tag?.range ?? SourceRange(cursor, cursor))))
            parser.abortParsing()
            return
        }
        var node = ViewNode(name: name, span: SourceSpan(file, tag?.range ?? SourceRange(cursor, cursor)))
        node.parent = open.last
        node.take(orderedAttributes(attributes, of: tag), scanner: scanner)
        let index = nodes.count
        if let parent = open.last { nodes[parent].children.append(index) }
        nodes.append(node)
        texts.append("")
        open.append(index)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard fault == nil else { return }
        open.removeLast(open.isEmpty ? 0 : 1)
        if isSelfClosing {
            isSelfClosing = false
        } else {
            _ = use(.endTag, named: name)
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard fault == nil, let node = open.last else { return }
        texts[node] += string
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        guard fault == nil, let node = open.last else { return }
        texts[node] += String(decoding: block, as: UTF8.self)
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let code = (error as NSError).code
        guard fault == nil, !MarkupFault.isHarmless(code: code) else { return }
        let line = file.rangeOfLine(max(parser.lineNumber, 1)).start
        let offset = max(line, parser.lineNumber <= 1 ? start : 0) + max(parser.columnNumber - 1, 0)
        var finder = MarkupFaultFinder(file: file, bytes: scanner.bytes, open: open.map { nodes[$0] }, root: nodes.first, knowsReferences: isMended)
        fault = finder.find(from: cursor) ?? MarkupFault.of(code: code, at: offset, in: file)
        parser.abortParsing()
    }

    /// The next tag of the source if it is of that kind and name; an element out of an entity has none.
    private func use(_ kind: MarkupItem.Kind, named name: String) -> MarkupItem? {
        if pending == nil {
            while let item = scanner.next() {
                guard item.kind == .startTag || item.kind == .endTag else { continue }
                pending = item
                break
            }
        }
        guard let tag = pending, tag.kind == kind, file.slice(tag.name).elementsEqual(name.utf8) else { return nil }
        pending = nil
        cursor = tag.range.end
        isSelfClosing = kind == .startTag && tag.isFinished && file.bytes[tag.range.end - 2] == UInt8(ascii: "/")
        return tag
    }

    /// The attributes that the parser gave, in the order of the source, with their places in it.
    private func orderedAttributes(_ values: [String: String], of tag: MarkupItem?) -> [ViewNode.Attribute] {
        guard !values.isEmpty else { return [] }
        var rest = values
        var ordered: [ViewNode.Attribute] = []
        for attribute in tag.map(scanner.attributes) ?? [] {
            let name = scanner.text(attribute.name)
            guard let range = attribute.value, let value = rest.removeValue(forKey: name) else { continue }
            ordered.append(ViewNode.Attribute(name: name, value: value, span: SourceSpan(file, range)))
        }
        for name in rest.keys.sorted() {
            let span = SourceSpan(file, tag?.range ?? SourceRange(cursor, cursor))
            ordered.append(ViewNode.Attribute(name: name, value: rest[name] ?? "", span: span))
        }
        return ordered
    }

    private static func trimmed(_ text: String) -> String? {
        let bytes = text.utf8
        guard let first = bytes.firstIndex(where: { !MarkupScanner.isBlank($0) }),
            let last = bytes.lastIndex(where: { !MarkupScanner.isBlank($0) })
        else { return nil }
        return String(text[first...last])
    }
}
