import StyleDiagnostics
import StyleSyntax
import StyleTooling
import Testing

@Suite("Workspace")
struct WorkspaceTests {
    private let files = ChangingFiles(
        [
            "a.css": "@import 'sub/b.css'; @import 'none.css'; .a { alpha: 1 }", "sub/b.css": "@import '../c.css';",
            "c.css": ".c { alpha: 1 }", "other.css": "",
        ], links: ["link.css": "c.css", "folder": "sub"])

    private func names(_ files: some Sequence<FileIdentity>) -> [String] {
        files.map { String($0.path.dropFirst("/project/".count)) }.sorted()
    }

    @Test("a file has one identity and is read and parsed once, whatever its spelling")
    func identity() throws {
        let workspace = Workspace(files: files.access)
        let names = ["c.css", "sub/../c.css", "link.css", "folder/../c.css", "/project/c.css"]
        #expect(Set(names.map { workspace.identity(of: $0)?.path }) == ["/project/c.css"])
        for name in names { #expect(try workspace.sheet(name).get().tree.file.name == name) }
        #expect(files.takeReads() == ["c.css"])
        #expect(workspace.parsed.parseCount == 1)
    }

    @Test("a text laid over a file is seen by all of its names; a new version parses that file alone")
    func overlays() throws {
        let workspace = Workspace(files: files.access)
        #expect(try workspace.imports(of: "a.css").get().sheets.count == 3)
        #expect(files.takeReads() == ["a.css", "sub/b.css", "c.css"])
        #expect(workspace.parsed.parseCount == 3)
        for version in 1...2 {
            workspace.overlay("folder/../c.css", text: ".over { alpha: \(version) }", version: version)
            let trees = try workspace.imports(of: "a.css").get().sheets.map(\.tree)
            #expect(trees.last?.file.text == ".over { alpha: \(version) }")
            #expect(workspace.version(of: "link.css") == version)
            #expect(workspace.parsed.parseCount == 3 + version)
        }
        workspace.removeOverlay("c.css")
        #expect(workspace.version(of: "c.css") == nil)
        #expect(try workspace.sheet("c.css").get().tree.file.text == ".c { alpha: 1 }")
        #expect(files.takeReads() == ["c.css"])
    }

    @Test("what is forgotten is read again, and parsed again only if it is another text")
    func forgets() throws {
        let workspace = Workspace(files: files.access)
        _ = try workspace.sheet("c.css").get()
        files.texts["c.css"] = ".d { alpha: 1 }"
        #expect(try workspace.sheet("c.css").get().tree.file.text == ".c { alpha: 1 }")
        workspace.forget("link.css")
        #expect(try workspace.sheet("c.css").get().tree.file.text == ".d { alpha: 1 }")
        #expect(workspace.parsed.parseCount == 2)
        workspace.forgetAll()
        _ = try workspace.sheet("c.css").get()
        #expect(workspace.parsed.parseCount == 2)
        #expect(files.takeReads() == ["c.css", "c.css", "c.css"])
        files.texts["c.css"] = nil
        workspace.forget("c.css")
        #expect(throws: LoadFailure(.missing, path: "c.css")) { try workspace.sheet("c.css").get() }
    }

    @Test("who names whom, through others and in vain")
    func references() throws {
        let workspace = Workspace(files: files.access)
        _ = try workspace.imports(of: "a.css").get()
        #expect(workspace.lookups(by: "a.css").map(\.name) == ["sub/b.css", "none.css"])
        #expect(names(workspace.dependents(of: "link.css")) == ["a.css", "sub/b.css"])
        #expect(names(workspace.dependents(of: "none.css")) == ["a.css"])
        #expect(workspace.dependents(of: "a.css").isEmpty)
        #expect(
            workspace.store.lookups.filter { !$0.isRead }.map { $0.place.folder + " " + $0.place.rest }
                == ["/project none.css"])
        // A file that no longer names another has no part in it.
        files.texts["sub/b.css"] = ""
        workspace.forget("sub/b.css")
        _ = try workspace.imports(of: "a.css").get()
        #expect(workspace.dependents(of: "c.css").isEmpty)
    }

    @Test("files that import each other are each other's dependents")
    func cycle() throws {
        files.texts["c.css"] = "@import 'a.css';"
        let workspace = Workspace(files: files.access)
        #expect(try workspace.imports(of: "a.css").get().sheets.count == 3)
        #expect(names(workspace.dependents(of: "a.css")) == ["a.css", "c.css", "sub/b.css"])
    }
}
