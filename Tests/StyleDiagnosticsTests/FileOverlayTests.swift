import StyleDiagnostics
import Testing

@Suite("Files overlaid from memory")
struct FileOverlayTests {
    private let overlay = FileOverlay()
    private let disk = FileAccess.memory(
        ["theme/main.css": bytes("disk"), "/etc/secret": bytes("hush")],
        links: ["theme/link.css": "main.css", "theme/out.css": "/etc/secret"])
    private var files: FileAccess { disk.overlaying(overlay) }

    private func lay(_ text: String?, over path: String) throws {
        overlay.set(text.map(bytes), for: try #require(files.place(of: path)).identity)
    }

    private func text(_ path: String) -> String? {
        guard let canonical = files.canonicalPath(path), case .success(let bytes) = files.read(canonical) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test("a text stands in for a file by each of its spellings, until it is taken away")
    func standsIn() throws {
        try lay("editor", over: "theme/link.css")
        #expect(["theme/main.css", "theme/../theme/./main.css", "theme/link.css"].map(text) == ["editor", "editor", "editor"])
        try lay(nil, over: "theme/main.css")
        #expect(text("theme/link.css") == "disk")
    }

    @Test("a text may stand where no file is, in a folder that is not there either")
    func newFile() throws {
        try lay("new", over: "theme/deep/er/new.css")
        #expect(text("theme/deep/er/new.css") == "new")
        #expect(text("theme/deep/er/../er/new.css") == "new")
        #expect(files.canonicalPath("theme/deep") == "/project/theme/deep")
        #expect(text("theme/deep/new.css") == nil)
        try lay(nil, over: "theme/deep/er/new.css")
        #expect(files.canonicalPath("theme/deep") == nil)
    }

    @Test("a text over a file opens nothing: what lies outside is refused as before")
    func opensNothing() throws {
        try lay("mine", over: "/etc/secret")
        try lay("mine", over: "/etc/new/one")
        let loader = SourceLoader(files: files)
        let main = try loader.open("theme/main.css").get()
        for reference in ["out.css", "/etc/secret", "/etc/new/one"] {
            #expect(throws: LoadFailure(.outsideFolder, path: SourceLoader.name(of: reference, in: "theme"))) {
                try loader.load(reference, from: main).get()
            }
        }
    }
}

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
