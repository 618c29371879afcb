import StyleDiagnostics
import StyleEngine

/// A pack has another name than it ran under, or needs others before it.
struct PackIsUnready: Error {
    let name: String
    let missing: [String]
}

/// The packs that are loaded, and where others are looked for.
struct PackLibrary {
    /// Folders with packs by name, searched in order.
    var folders: [String]
    private(set) var packs: [String: LoadedPack] = [:]
    /// `pack.lua` of packs being loaded, outermost first.
    var loading: [SourceFile] = []

    struct LoadedPack {
        let context: ScriptContext
        let version: SemanticVersion
        let file: SourceFile
    }

    /// Names of the packs in folders, for suggestions.
    let names: (_ folders: [String]) -> [String]

    init(folders: [String], names: @escaping (_ folders: [String]) -> [String]) {
        self.folders = folders
        self.names = names
    }

    /// Takes out the packs that ran in these states.
    mutating func remove(_ contexts: [ScriptContext]) {
        packs = packs.filter { pack in !contexts.contains { $0 === pack.value.context } }
    }

    mutating func add(_ pack: LoadedPack, named name: String) { packs[name] = pack }
}

extension ThemeScript {
    /// Loads a pack once, after those it requires: runs `pack.lua` in a state of its own.
    ///
    /// What a pack requires is known when it has run; if that is not loaded yet, its draft is dropped, and it runs again
    /// after those packs. The same where it has another name than its folder.
    /// - Returns: the pack's name.
    func load(pack name: String, from importer: SourceFile?) throws -> String {
        let folderName = name.split(separator: "/").last.map(String.init) ?? name
        if !name.contains("/"), library.packs[folderName] != nil { return folderName }
        if styler.registry.packs.contains(where: { $0.name == name }), library.packs[name] == nil { return name }
        let file = try find(pack: name, from: importer)
        if let known = library.packs.first(where: {
            $0.value.file.bytes == file.bytes && ($0.value.file === file || $0.key == folderName)
        }) {
            return known.key
        }
        if library.loading.contains(where: { $0.bytes == file.bytes && $0.packName == file.packName }) {
            let names = (library.loading + [file]).map(\.packName)
            throw LuaFault("packs require each other in a cycle: \(names.joined(separator: " → "))", id: "pack.cycle")
        }
        library.loading.append(file)
        defer { library.loading.removeLast() }
        return try load(file, provider: file.packName)
    }

    private func load(_ file: SourceFile, provider: String) throws -> String {
        var provider = provider
        // The first run may show another name, or packs to load before; after the second one nothing is new.
        for _ in 0..<4 {
            do {
                return try inDraft { try run(pack: file, provider: provider) }.value
            } catch let pack as PackIsUnready {
                for requirement in pack.missing { try load(required: requirement, by: file) }
                provider = pack.name
            }
        }
        throw LuaFault("\(file.name) gives another name or other requirements each time it runs", id: "pack.manifest")
    }

    private func run(pack file: SourceFile, provider: String) throws -> String {
        let others = styler.registry.packs
        let context = try context(file, provider: provider, isPack: true)
        let results = try context.state.run(file)
        let manifest = try PackManifest(results.first ?? .nil, folderName: provider, file: file)
        let missing = manifest.requires.map(\.name).filter { $0 != "engine" && !isLoaded($0) }
        if missing.isEmpty, manifest.name == provider {
            try check(manifest)
            return finish(manifest, context)
        }
        let name = manifest.name.lowercased()
        if let taken = others.first(where: { $0.name.lowercased() == name }), library.packs[manifest.name] == nil {
            let same = taken.name == manifest.name ? "" : ", but for its case,"
            throw LuaFault(
                "\"\(manifest.name)\" is\(same) the name of another pack that is loaded: this one needs a name of its own",
                id: "pack.duplicate", span: file.place(of: manifest.name))
        }
        guard library.packs[manifest.name] == nil else {
            throw LuaFault(
                "there are two packs named \"\(manifest.name)\"", id: "pack.duplicate",
                span: SourceSpan(file, SourceRange(0, 0)))
        }
        throw PackIsUnready(name: manifest.name, missing: missing)
    }

    /// Loads what a pack requires; where that cannot be found or goes in a circle, the manifest is at fault.
    private func load(required name: String, by file: SourceFile) throws {
        do {
            _ = try load(pack: name, from: file)
        } catch var fault as LuaFault where fault.span == nil {
            fault.span = file.place(of: name)
            throw fault
        }
    }

    private func isLoaded(_ name: String) -> Bool { styler.registry.packs.contains { $0.name == name } }

    private func finish(_ manifest: PackManifest, _ context: ScriptContext) -> String {
        library.add(
            PackLibrary.LoadedPack(context: context, version: manifest.version, file: manifest.file),
            named: manifest.name)
        styler.registry.note(RegisteredPack(name: manifest.name, version: manifest.version.text, doc: manifest.doc))
        reportFaultyDefaults(of: context)
        return manifest.name
    }

    private func check(_ manifest: PackManifest) throws {
        for (name, range) in manifest.requires {
            let found =
                name == "engine"
                ? EngineVersion.current : styler.registry.packs.first { $0.name == name }?.version ?? ""
            // What is being made into 1.0.0 already works with packs that require it.
            guard let version = SemanticVersion(found), range.contains(name == "engine" ? version.released : version)
            else {
                throw LuaFault(
                    "the pack \"\(manifest.name)\" requires \(name) \(range.text), \(name == "engine" ? "this is" : "found") \(found.isEmpty ? "none" : found)",
                    id: "pack.version", span: manifest.file.place(of: name))
            }
        }
    }

    /// `pack.lua` of a pack: in a folder named by a path, beside the script or the pack, below its
    /// `packs`, on the search path.
    private func find(pack name: String, from importer: SourceFile?) throws -> SourceFile {
        let isPath = name.contains("/") || name == "."
        if isPath || importer == nil {
            let path = name.hasSuffix("/") ? name + "pack.lua" : name + "/pack.lua"
            switch importer.map({ loader.load(path, from: $0) }) ?? loader.open(path) {
            case .success(let file):
                if importer == nil { searchBeside(file) }
                return file
            case .failure(let failure): if isPath || failure.reason != .missing { throw LuaFault(failure.diagnostic()) }
            }
        }
        if let importer {
            // What a pack requires may be its neighbour.
            let isPack = library.loading.contains { $0 === importer }
            for path in ["\(name)/pack.lua", "packs/\(name)/pack.lua"] + (isPack ? ["../\(name)/pack.lua"] : []) {
                if case .success(let file) = loader.load(path, from: importer) { return file }
            }
        }
        for folder in library.folders {
            if case .success(let file) = loader.open("\(folder)/\(name)/pack.lua") { return file }
        }
        let known = Set(library.packs.keys).union(styler.registry.packs.map(\.name)).union(
            library.names(library.folders))
        let hint = Suggestion.phrase(for: name, in: known.sorted())
        let explanation = ": no folder of that name with a pack.lua beside the script or on the search path"
        throw LuaFault("there is no pack \"\(name)\"\(hint.isEmpty ? explanation : hint)", id: "pack.missing")
    }

    /// A pack that the user named may require those in the folders beside it.
    private func searchBeside(_ file: SourceFile) {
        let folder = SourceLoader.folder(of: file.name)
        let outer = folder == "." ? ".." : SourceLoader.folder(of: folder)
        if !library.folders.contains(outer) { library.folders.append(outer) }
    }
}

extension SourceFile {
    /// Name of the folder that `pack.lua` stands in.
    fileprivate var packName: String {
        SourceLoader.folder(of: name).split(separator: "/").last.map(String.init) ?? name
    }
}
