import Foundation
import Testing

/// The modules whose public declarations are promised to apps.
private let promised = [
    "StyleDiagnostics", "StyleValues", "StyleSyntax", "StyleExpressions", "StyleMarkup", "StyleTokens", "StyleEngine",
    "StyleTesting",
    "StyleViews", "StyleScripting", "UIKitPack", "MetricsPack", "StyleCommands",
]

/// Those of them whose declarations all have a doc comment by now.
private let documented = ["StyleValues", "UIKitPack", "MetricsPack", "StyleCommands", "StyleTesting"]

@Suite("Public API")
struct PublicAPITests {
    private let manifest: PackageManifest

    init() throws { manifest = try PackageManifest() }

    private func declarations(_ module: String) throws -> PublicDeclarations {
        try PublicDeclarations(manifest, target: try #require(manifest.target(module)))
    }

    /// `RECORD_API=1` writes the lists; then the difference is part of the commit.
    @Test("the list of public declarations is that of the sources", arguments: promised)
    func listing(module: String) throws {
        let file = manifest.root.appending(path: "Docs/API/\(module).txt")
        let listing = try declarations(module).listing
        if ProcessInfo.processInfo.environment["RECORD_API"] != nil { try Data(listing.utf8).write(to: file) }
        let known = try String(contentsOf: file, encoding: .utf8)
        let difference = listing.components(separatedBy: "\n").difference(from: known.components(separatedBy: "\n"))
        let lines = difference.map { change in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
        #expect(
            lines.isEmpty,
            "RECORD_API=1 swift test --filter PublicAPITests renews Docs/API/\(module).txt:\n\(lines.prefix(20).joined(separator: "\n"))"
        )
    }

    @Test("values, tokens and places say in a comment what each declaration is", arguments: documented)
    func docs(module: String) throws {
        let bare = try declarations(module).all.filter { !$0.hasDoc && !PublicDeclarations.isWitness($0) }
        #expect(
            bare.isEmpty, "\(bare.count): \(bare.prefix(20).map { "\($0.place) \($0.text)" }.joined(separator: "\n"))")
    }

    @Test("an app that imports the engine meets at most 80 types")
    func frontDoor() throws {
        let types = try declarations("StyleEngine").all.filter {
            ["struct", "class", "enum", "protocol", "actor", "typealias"].contains($0.text.prefix { $0 != " " })
        }
        #expect(types.count <= 80)
        for file in manifest.targets.flatMap({ manifest.swiftFiles(below: $0.path) }) where !file.hasPrefix("Tests/") {
            let text = try String(contentsOf: manifest.root.appending(path: file), encoding: .utf8)
            #expect(!text.contains("@_exported"), "\(file) hands on a module")
        }
    }
}
