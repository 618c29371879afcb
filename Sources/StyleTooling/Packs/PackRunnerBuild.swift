import Foundation

/// Builds a runner: `stylectl` with Swift packs linked in. Built once for a content of the packs, then found again.
public struct PackRunnerBuild {
    private let folders: [String]
    private let framework: String

    /// Why there is no runner, in words for people.
    public struct Failure: Error {
        public var message: String
    }

    /// - Parameters:
    ///   - folders: absolute folders of the packs' packages.
    ///   - framework: folder of this framework's package.
    public init(folders: [String], framework: String) {
        self.folders = folders
        self.framework = framework
    }

    /// Path of the runner; builds it where there is none for this content.
    ///
    /// - Parameter willBuild: called before a build, which may take minutes.
    public func executable(willBuild: () -> Void) throws(Failure) -> String {
        let cache = Self.cacheFolder
        let folder = "\(cache)/runners/\(ContentHash(texts: folders + [framework]).text)"
        let (program, stamp) = (folder + "/stylectl", folder + "/content")
        let content = contentHash
        if FileManager.default.isExecutableFile(atPath: program), FileManager.default.contents(atPath: stamp) == Data(content.utf8) { return program }
        guard let tool = SwiftTool() else {
            throw Failure(message: "a Swift pack needs a Swift toolchain: there is no \"swift\" on the PATH")
        }
        willBuild()
        do throws(SwiftPack.Failure) {
            let packs = try folders.map { folder throws(SwiftPack.Failure) in try SwiftPack(folder: folder, tool: tool) }
            do throws(PackMaker.Failure) { try writePackage(packs, in: folder) } catch { throw SwiftPack.Failure(message: error.message) }
        } catch {
            throw Failure(message: error.message)
        }
        try build(in: folder, tool, scratch: "\(cache)/build/\(ContentHash(texts: [framework]).text)", program: program)
        do throws(PackMaker.Failure) { try PackMaker.write(content, to: stamp) } catch { throw Failure(message: error.message) }
        return program
    }

    private static var cacheFolder: String {
        let environment = ProcessInfo.processInfo.environment
        let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
        return base + "/swift-stylesheets"
    }

    // MARK: The package of the runner

    private func writePackage(_ packs: [SwiftPack], in folder: String) throws(PackMaker.Failure) {
        let framework = packs.compactMap(\.frameworkFolder).first ?? self.framework
        let dependencies = packs.map { "        .package(name: \(quoted($0.packageName)), path: \(quoted($0.folder)))," }
        let products = packs.flatMap { pack in pack.products.map { "            .product(name: \(quoted($0)), package: \(quoted(pack.packageName)))," } }
        try PackMaker.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription

            let package = Package(
                name: "runner",
                dependencies: [
                    .package(name: "swift-stylesheets", path: \(quoted(framework))),
            \(dependencies.joined(separator: "\n"))
                ],
                targets: [
                    .executableTarget(name: "Runner", dependencies: [
                        .product(name: "StyleCommands", package: "swift-stylesheets"),
            \(products.joined(separator: "\n"))
                    ])
                ],
                swiftLanguageModes: [.v6]
            )

            """, to: folder + "/Package.swift")
        let modules = ["Foundation", "StyleCommands"] + Set(packs.flatMap { $0.extensions.map(\.module) }).sorted()
        let entries = packs.map { pack in
            "    \(quoted(pack.folder)): [\(pack.extensions.map { "\($0.module).\($0.type)()" }.joined(separator: ", "))],"
        }
        try PackMaker.write(
            """
            \(modules.map { "import \($0)" }.joined(separator: "\n"))

            let program = CommandLineProgram(packs: [
            \(entries.joined(separator: "\n"))
            ])
            exit(program.run(Array(CommandLine.arguments.dropFirst())))

            """, to: folder + "/Sources/Runner/main.swift")
    }

    private func build(in folder: String, _ tool: SwiftTool, scratch: String, program: String) throws(Failure) {
        try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        // Two builds at a time would disturb each other.
        let lock = open(scratch + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
        guard lock >= 0, flock(lock, LOCK_EX) == 0 else { throw Failure(message: "\"\(scratch)\" cannot be written") }
        defer { close(lock) }
        let common = ["--package-path", folder, "--scratch-path", scratch, "-c", "release", "--product", "Runner"]
        let answer = tool.run(["build"] + common)
        guard answer.code == 0 else {
            throw Failure(message: "the pack does not build:\n" + (answer.errors + answer.output).split(separator: "\n").suffix(40).joined(separator: "\n"))
        }
        let place = tool.run(["build"] + common + ["--show-bin-path"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
        let temporary = program + ".new"
        try? FileManager.default.removeItem(atPath: temporary)
        do { try FileManager.default.copyItem(atPath: place + "/Runner", toPath: temporary) } catch { throw Failure(message: "\"\(program)\" cannot be written") }
        guard rename(temporary, program) == 0 else { throw Failure(message: "\"\(program)\" cannot be written") }
    }

    private func quoted(_ text: String) -> String { "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" } + "\"" }

    // MARK: Content

    /// The bytes of the packs, and what the framework's sources look like from outside.
    private var contentHash: String {
        var hash = ContentHash()
        for folder in folders {
            for file in Self.sources(in: folder) {
                hash.add(file)
                hash.add(FileManager.default.contents(atPath: folder + "/" + file) ?? Data())
            }
        }
        for file in Self.sources(in: framework) where [".swift", ".c", ".h", ".modulemap"].contains(where: file.hasSuffix) {
            var status = stat()
            guard stat(framework + "/" + file, &status) == 0 else { continue }
            hash.add("\(file) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)")
        }
        return hash.text
    }

    private static func sources(in folder: String) -> [String] {
        var files = ["Package.swift"]
        for part in ["Sources", "Plugins"] {
            let inside = FileManager.default.enumerator(atPath: folder + "/" + part)?.compactMap { $0 as? String } ?? []
            files += inside.filter { !$0.contains(".build/") && $0.contains(".") }.map { "\(part)/\($0)" }.sorted()
        }
        return files
    }
}

/// A hash of texts and bytes, to tell contents apart (FNV-1a, 64 bits, with the length of each part).
private struct ContentHash {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    init(texts: [String] = []) { for text in texts { add(text) } }

    mutating func add(_ text: String) { add(Data(text.utf8)) }

    mutating func add(_ data: Data) {
        withUnsafeBytes(of: UInt64(data.count).littleEndian) { mix($0) }
        data.withUnsafeBytes { mix($0) }
    }

    private mutating func mix(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }

    var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
