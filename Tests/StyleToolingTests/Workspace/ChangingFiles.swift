import StyleDiagnostics

/// Files in memory that a test changes, with a count of what is read.
final class ChangingFiles {
    var texts: [String: String]
    var links: [String: String]
    /// Canonical paths, without the folder.
    private(set) var reads: [String] = []

    init(_ texts: [String: String], links: [String: String] = [:]) {
        self.texts = texts
        self.links = links
    }

    /// What was read since the last call.
    func takeReads() -> [String] {
        defer { reads = [] }
        return reads
    }

    var access: FileAccess {
        FileAccess(
            canonicalPath: { self.now.canonicalPath($0) },
            read: { path in
                self.reads.append(String(path.dropFirst("/project/".count)))
                return self.now.read(path)
            })
    }

    private var now: FileAccess { .memory(texts.mapValues { Array($0.utf8) }, links: links) }
}
