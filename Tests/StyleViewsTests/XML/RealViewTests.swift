import Foundation
import StyleDiagnostics
import StyleViews
import Testing

/// The view files of InterfaCSS's samples and tests, where they lie beside the package.
@Suite("View files of InterfaCSS")
struct RealViewTests {
    /// `../shared/data` beside the package; absent elsewhere.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../shared/data/interfacss").standardizedFileURL

    private static var files: [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return all.filter { $0.pathExtension == "xml" }.sorted { $0.path < $1.path }
    }

    @Test(
        "each is read without a fault, and every place is that of its tag",
        .enabled(if: FileManager.default.fileExists(atPath: folder.path)))
    func read() throws {
        #expect(!Self.files.isEmpty)
        for url in Self.files {
            let definition = ViewDefinition.read(SourceFile(name: url.lastPathComponent, bytes: Array(try Data(contentsOf: url))))
            #expect(definition.diagnostics.isEmpty)
            #expect(!definition.nodes.isEmpty)
            for node in definition.nodes {
                #expect(node.span.text.hasPrefix("<\(node.name)"))
                for attribute in node.attributes { #expect(attribute.span.text == attribute.value) }
            }
        }
    }
}
