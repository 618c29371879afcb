import StyleDiagnostics
import StyleMarkup

/// An XML file that is of one kind by its root element: a resource file, a storyboard, an icon.
struct MarkupFile {
    let source: SourceFile
    let items: [MarkupItem]

    /// Every tag in order, at least the root's.
    var tags: [MarkupItem] { items.filter(\.isTag) }

    /// Reads the file; nothing of it if something is wrong. Complexity: linear.
    ///
    /// - Parameter root: what the root element must be, for the message: `"<resources>" as the root element`.
    init(_ source: SourceFile, root expected: String, _ isRoot: (MarkupItem) -> Bool) throws(MarkupFileError) {
        self.source = source
        var reader = MarkupReader(source)
        var items: [MarkupItem] = []
        while let item = reader.next() { items.append(item) }
        self.items = items
        let root = items.first(where: \.isTag)
        if let fault = reader.faults.first, fault.kind != .noElement {
            throw MarkupFileError(message: fault.diagnostic(in: source).message, range: fault.range)
        }
        guard let root, isRoot(root) else {
            throw MarkupFileError(message: "expected \(expected)", range: root?.range ?? SourceRange(0, 0))
        }
    }
}

/// Why a file is not what it should be.
struct MarkupFileError: Error {
    var message: String
    var range: SourceRange
}
