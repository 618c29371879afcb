/// A question that was asked of the outside: a name, and what was found there.
package struct FileLookup: Hashable, Sendable {
    /// The path as people wrote it; that of a reference is joined to its importer's folder.
    package let name: String
    package let place: FilePlace
    /// Whether a file was read there; false where nothing is, or something that cannot be read.
    package let isRead: Bool

    package static func == (a: FileLookup, b: FileLookup) -> Bool {
        a.isRead == b.isRead && a.place.identity == b.place.identity && a.name.utf8.elementsEqual(b.name.utf8)
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(place.identity) }
}

/// Lookups in order, each once, and not without end: a script may look for names as long as it runs.
struct LookupLog {
    private(set) var lookups: [FileLookup] = []
    private var known: Set<FileLookup> = []

    /// As many as ten of the largest themes name.
    private static let limit = 10_000

    mutating func add(_ lookup: FileLookup) {
        if lookups.count < Self.limit, known.insert(lookup).inserted { lookups.append(lookup) }
    }
}
