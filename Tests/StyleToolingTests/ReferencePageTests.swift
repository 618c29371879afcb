import Foundation
import StyleEngine
import StyleTooling
import Testing

@Suite("Reference pages")
struct ReferencePageTests {
    private static let docs = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "Docs")

    @Test(
        "the pages in Docs say what is registered; `make docs` renews them",
        arguments: [
            ("Properties.md", [RegistryDocument.Kind.properties]), ("Values.md", [.converters, .enums]),
        ])
    func fresh(file: String, kinds: [RegistryDocument.Kind]) throws {
        let run = Run(in: Workspace(files: .memory([:])))
        let command = "stylectl registry " + kinds.map(\.rawValue).joined(separator: " ") + " --format markdown"
        let page = RegistryPage(run.styler.registry).text(for: kinds, command: command)
        let written = try String(contentsOf: Self.docs.appendingPathComponent(file), encoding: .utf8)
        #expect(page == written, "\(file) is stale: run make docs")
    }
}
