/// The files that were read, each once, whoever asked for them; what several loaders share.
///
/// A store has no permissions: a `SourceLoader` in front of it knows which folders its run may read.
package final class SourceStore {
    package let files: FileAccess
    private var contents: [FileIdentity: Content] = [:]
    private var references: [FileIdentity: LookupLog] = [:]
    /// What users named themselves.
    private var opened = LookupLog()

    /// One version of a file: its bytes, and a source for each name that it goes by.
    private struct Content {
        let bytes: [UInt8]
        var sources: [SourceFile] = []
    }

    package init(files: FileAccess) { self.files = files }

    /// The file under a name; read if it was not, or was forgotten.
    func source(_ file: FileIdentity, named name: String) -> Result<SourceFile, LoadFailure> {
        var content: Content
        if let known = contents[file] {
            if let same = known.sources.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
                return .success(same)
            }
            content = known
        } else {
            switch files.read(file.path) {
            case .success(let bytes): content = Content(bytes: bytes)
            case .failure(let failure): return .failure(LoadFailure(failure.reason, path: name))
            }
        }
        let source = SourceFile(name: name, bytes: content.bytes, enclosing: nil, identity: file)
        content.sources.append(source)
        contents[file] = content
        return .success(source)
    }

    func note(_ lookup: FileLookup, by importer: FileIdentity?) {
        if let importer { references[importer, default: LookupLog()].add(lookup) } else { opened.add(lookup) }
    }

    // MARK: Changes

    /// Lets a file be read again when it is next asked for; what it names counts no longer until it is.
    package func forget(_ file: FileIdentity) {
        contents[file] = nil
        references[file] = nil
    }

    /// Lets all files be read again.
    package func forgetAll() {
        contents = [:]
        references = [:]
        opened = LookupLog()
    }

    // MARK: Who names whom

    /// Everything that was looked for, found or not: what users named first.
    package var lookups: [FileLookup] {
        var all = opened
        for file in references.keys.sorted(by: { $0.path < $1.path }) {
            for lookup in references[file]?.lookups ?? [] { all.add(lookup) }
        }
        return all.lookups
    }

    /// What a file names, in any language: imports, files that a script loads, modules, palettes; missing ones too.
    package func lookups(by file: FileIdentity) -> [FileLookup] { references[file]?.lookups ?? [] }

    /// The files that name a file, directly or through others; those too that looked for it in vain.
    /// Complexity: linear in all references.
    package func dependents(of file: FileIdentity) -> Set<FileIdentity> {
        var importers: [FileIdentity: [FileIdentity]] = [:]
        for (importer, log) in references {
            for lookup in log.lookups { importers[lookup.place.identity, default: []].append(importer) }
        }
        var found: Set<FileIdentity> = []
        var waiting = [file]
        while let next = waiting.popLast() {
            for importer in importers[next] ?? [] where found.insert(importer).inserted { waiting.append(importer) }
        }
        return found
    }
}
