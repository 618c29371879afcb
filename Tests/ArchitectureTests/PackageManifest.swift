import Foundation

/// What the tests need to know of `Package.swift` and the sources, read as text.
struct PackageManifest {
    struct Target {
        var name: String
        var dependencies: [String]
        /// Folder of its sources, relative to the package.
        var path: String
        var isTest: Bool
    }

    let root: URL
    /// In the order of the manifest.
    let targets: [Target]

    /// The manifest of the package that this file is part of.
    init(file: String = #filePath) throws {
        root = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
        let start = /\.(?<kind>target|executableTarget|testTarget|systemLibrary|plugin)\(\s*name: "(?<name>[^"]+)"/
        let matches = text.matches(of: start)
        targets = matches.enumerated().map { index, match in
            let end = index + 1 < matches.count ? matches[index + 1].range.lowerBound : text.endIndex
            let body = text[match.range.upperBound..<end].split(separator: "\n").filter {
                !$0.drop { $0 == " " }.hasPrefix("//")
            }.joined()
            let list = body.firstMatch(of: /dependencies: \[(?<list>[^\]]*)\]/)?.output.list ?? ""
            let isTest = match.output.kind == "testTarget"
            let name = String(match.output.name)
            let path = body.firstMatch(of: /path: "(?<path>[^"]+)"/)?.output.path
            return Target(
                name: name, dependencies: list.matches(of: /"(?<name>[^"]+)"/).map { String($0.output.name) },
                path: path.map(String.init) ?? (isTest ? "Tests/" : "Sources/") + name, isTest: isTest)
        }
    }

    func target(_ name: String) -> Target? { targets.first { $0.name == name } }

    /// All that a target may import: its dependencies and theirs.
    func reachable(from target: Target) -> Set<String> {
        var found: Set<String> = []
        var waiting = target.dependencies
        while let name = waiting.popLast() {
            if found.insert(name).inserted { waiting += self.target(name)?.dependencies ?? [] }
        }
        return found
    }

    /// The modules that each Swift file of a target imports.
    func imports(of target: Target) throws -> [(file: String, module: String)] {
        try swiftFiles(below: target.path).flatMap { file in
            let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            let line =
                /(?m)^ {0,4}(?:@\w+(?:\([^)]*\))?\s+)*(?:public |package |internal |private |fileprivate )?import (?:\w+ )?(?<module>\w+)/
            return text.matches(of: line).map { (file, String($0.output.module)) }
        }
    }

    /// Paths, relative to the package, of all Swift files in a folder.
    func swiftFiles(below folder: String) -> [String] {
        let base = root.appending(path: folder)
        let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.map { folder + "/" + $0 }.sorted()
    }
}
