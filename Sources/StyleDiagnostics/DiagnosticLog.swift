/// Diagnostics in the order they came, each once.
package struct DiagnosticLog {
    package private(set) var diagnostics: [Diagnostic] = []
    private var seen: Set<Key> = []

    private struct Key: Hashable {
        let id: DiagnosticID
        let span: SourceSpan?
        let message: String
    }

    package init() {}

    package mutating func add(_ more: [Diagnostic]) {
        for diagnostic in more {
            let key = Key(id: diagnostic.id, span: diagnostic.span, message: diagnostic.message)
            if seen.insert(key).inserted { diagnostics.append(diagnostic) }
        }
    }

    /// Drops what was at fault in sources that are read no more.
    package mutating func forget(_ files: Set<ObjectIdentifier>) {
        func isGone(_ span: SourceSpan?) -> Bool { span.map { files.contains(ObjectIdentifier($0.file)) } ?? false }
        diagnostics.removeAll { isGone($0.span) }
        seen = seen.filter { !isGone($0.span) }
    }
}
