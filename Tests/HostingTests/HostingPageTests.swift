import Foundation
import Testing

@Suite("The page about hosting")
struct HostingPageTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The page shows the sources that these tests compile and run.
    @Test("shows hosts that compile", arguments: ["PlainObjects", "MainActorHost", "ActorHost", "ReloadingHost"])
    func blocks(file: String) throws {
        let page = try String(contentsOf: Self.folder.appending(path: "../../Docs/Hosting.md"), encoding: .utf8)
        let source = try String(contentsOf: Self.folder.appending(path: "\(file).swift"), encoding: .utf8)
        #expect(page.contains("```swift\n\(source)```"), "\(file).swift")
    }

    @Test("names only what there is")
    func names() throws {
        let page = try String(contentsOf: Self.folder.appending(path: "../../Docs/Hosting.md"), encoding: .utf8)
        let package = Self.folder.appending(path: "../../Sources")
        var sources = ""
        for folder in ["StyleEngine/Styling", "StyleEngine/Elements", "StyleEngine/Explaining", "StyleEngine/Themes", "StyleTesting"] {
            for file in try FileManager.default.contentsOfDirectory(atPath: package.appending(path: folder).path) {
                sources += try String(contentsOf: package.appending(path: folder).appending(path: file), encoding: .utf8)
            }
        }
        let named = page.matches(of: /`([a-z][A-Za-z]+)\(/).map { String($0.1) }
        #expect(named.count > 20)
        for name in named { #expect(sources.contains("func \(name)("), "\(name)") }
    }
}
