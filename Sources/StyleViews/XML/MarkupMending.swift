import StyleDiagnostics

/// A source whose references that mean nothing are written as plain text, so that one `&` does not cost all elements
/// after it.
struct MarkupMending {
    /// More messages about one file help nobody.
    private static let messageLimit = 100

    /// The source with `&amp;` for each such `&`.
    let content: [UInt8]
    let diagnostics: [Diagnostic]

    /// Nil if the fault is another one. Complexity: linear.
    init?(of fault: MarkupFault, in file: SourceFile, content: [UInt8]) {
        var entities = MarkupReference.predefinedNames
        var found: [Diagnostic] = []
        var scanner = MarkupScanner(content)
        while let item = scanner.next() {
            switch item.kind {
            case .doctype: entities += DoctypeEntities(of: item, scanner: scanner).names
            case .text: found += MarkupReference.faults(in: item.range, of: scanner, file: file, entities: entities)
            case .startTag:
                for case let value? in scanner.attributes(of: item).map(\.value) {
                    found += MarkupReference.faults(in: value, of: scanner, file: file, entities: entities)
                }
            default: break
            }
        }
        guard found.contains(where: { $0.id == fault.diagnostic.id && $0.span == fault.diagnostic.span }) else { return nil }
        var mended: [UInt8] = []
        mended.reserveCapacity(content.count + 4 * found.count)
        var copied = 0
        for place in found.compactMap(\.span?.range.start) {
            mended += content[copied...place]
            mended += "amp;".utf8
            copied = place + 1
        }
        self.content = mended + content[copied...]
        diagnostics = Array(found.prefix(Self.messageLimit))
    }
}
