import StyleDiagnostics
import Testing

@Suite("SourceLoader")
struct SourceLoaderTests {
    private let files = FileAccess.memory(
        [
            "theme/main.css": bytes("@import"), "theme/parts/list.css": bytes("list"),
            "theme/parts/row.css": bytes("row"),
            "shared/colors.css": bytes("colors"), "themes/other.css": bytes("other"), "/etc/secret": bytes("hush"),
        ],
        links: [
            "theme/link.css": "/etc/secret", "theme/inner.css": "parts/list.css", "theme/up": "..",
            "theme/loop": "loop",
        ])

    @Test("a file that the user names keeps the name as given and opens its folder")
    func opens() throws {
        let loader = SourceLoader(files: files)
        let main = try loader.open("theme/./main.css").get()
        #expect(main.name == "theme/./main.css")
        #expect(main.text == "@import")
        #expect(try loader.load("parts/list.css", from: main).get().text == "list")
        #expect(loader.loadedPaths == ["/project/theme/main.css", "/project/theme/parts/list.css"])
    }

    @Test(
        "a reference is joined to the folder of its importer, without dot parts",
        arguments: [
            ("parts/list.css", "theme/parts/list.css"), ("./parts/./list.css", "theme/parts/list.css"),
            ("parts//list.css", "theme/parts/list.css"), ("parts/../parts/list.css", "theme/parts/../parts/list.css"),
            ("/project/theme/parts/list.css", "/project/theme/parts/list.css"),
        ])
    func joinsNames(reference: String, name: String) throws {
        let loader = SourceLoader(files: files)
        let main = try loader.open("theme/main.css").get()
        #expect(try loader.load(reference, from: main).get().name == name)
    }

    @Test("an import of an import starts at its own folder")
    func chains() throws {
        let loader = SourceLoader(files: files)
        let list = try loader.load("parts/list.css", from: loader.open("theme/main.css").get()).get()
        #expect(try loader.load("row.css", from: list).get().name == "theme/parts/row.css")
    }

    @Test("text inside another file reaches what the outer file reaches")
    func usesTheOutermostFile() throws {
        let loader = SourceLoader(files: files)
        let main = try loader.open("theme/main.css").get()
        let inner = SourceFile(name: "sheet 1", text: "x", enclosing: .init(file: main, offset: 0))
        #expect(try loader.load("parts/row.css", from: inner).get().name == "theme/parts/row.css")
    }

    @Test(
        "what lies outside is refused, however it is spelled",
        arguments: [
            "/etc/secret", "../shared/colors.css", "link.css", "up/shared/colors.css", "../themes/other.css",
            "/etc/none", "../none.css", "parts/../../shared/none.css", "/etc",
        ])
    func refuses(reference: String) throws {
        let loader = SourceLoader(files: files)
        let main = try loader.open("theme/main.css").get()
        let failure = try #require(throws: LoadFailure.self) { try loader.load(reference, from: main).get() }
        #expect(failure.id == "load.outside-folder")
        #expect(!failure.message.contains("hush"))
        #expect(loader.loadedPaths.count == 1)
    }

    @Test("a link to an open folder is followed")
    func followsLinks() throws {
        let loader = SourceLoader(files: files)
        let main = try loader.open("theme/main.css").get()
        #expect(try loader.load("inner.css", from: main).get().text == "list")
        #expect(loader.loadedPaths.last == "/project/theme/parts/list.css")
    }

    @Test("an allowed folder opens itself and what is below, not its namesakes")
    func allows() throws {
        let loader = SourceLoader(files: files, allowedFolders: ["shared", "them", "nowhere"])
        let main = try loader.open("theme/main.css").get()
        #expect(try loader.load("../shared/colors.css", from: main).get().text == "colors")
        #expect(loader.load("../themes/other.css", from: main).failureID == "load.outside-folder")
    }

    @Test("missing files, folders and empty names have names of their own")
    func otherFailures() throws {
        let loader = SourceLoader(files: files)
        let main = try loader.open("theme/main.css").get()
        #expect(loader.load("none.css", from: main).failureID == "load.missing")
        #expect(loader.load("none/none.css", from: main).failureID == "load.missing")
        #expect(loader.load("", from: main).failureID == "load.missing")
        #expect(loader.load("parts", from: main).failureID == "load.directory")
        #expect(loader.load("loop", from: main).failureID == "load.missing")
        #expect(loader.open("none.css").failureID == "load.missing")
        #expect(loader.open("theme").failureID == "load.directory")
    }

    @Test("a file that could not be opened opens no folder")
    func failedOpenAllowsNothing() throws {
        let loader = SourceLoader(files: files)
        _ = loader.open("shared/none.css")
        let main = try loader.open("theme/main.css").get()
        #expect(loader.load("../shared/colors.css", from: main).failureID == "load.outside-folder")
    }

    @Test("standard input stands in the current folder")
    func standardInput() throws {
        let loader = SourceLoader(files: files)
        let input = loader.openStandardInput(bytes("x"))
        #expect(input.name == "<stdin>")
        #expect(try loader.load("theme/main.css", from: input).get().name == "theme/main.css")
        #expect(loader.load("/etc/secret", from: input).failureID == "load.outside-folder")
    }

    @Test("a source that was not opened opens no folder by its name")
    func strangersAllowNothing() {
        let loader = SourceLoader(files: files)
        #expect(
            loader.load("secret", from: SourceFile(name: "/etc/sheet", text: "")).failureID == "load.outside-folder")
        #expect(loader.load("main.css", from: SourceFile(name: "<stdin>", text: "")).failureID == "load.outside-folder")
    }

    @Test("the same file under the same name is the same source, and is read once")
    func readsOnce() throws {
        var reads = 0
        let counted = FileAccess(canonicalPath: files.canonicalPath) { path in
            reads += 1
            return files.read(path)
        }
        let loader = SourceLoader(files: counted)
        let main = try loader.open("theme/main.css").get()
        let first = try loader.load("parts/list.css", from: main).get()
        #expect(try loader.load("./parts/list.css", from: main).get() === first)
        let linked = try loader.load("inner.css", from: main).get()
        #expect(linked !== first)
        #expect(linked.name == "theme/inner.css")
        #expect(reads == 2)
    }

    @Test("file names that Unicode calls equal are still two files")
    func keepsNormalizationApart() throws {
        let loader = SourceLoader(files: FileAccess(canonicalPath: { "/" + $0 }, read: { .success(Array($0.utf8)) }))
        let composed = try loader.open("\u{E9}.css").get()
        let decomposed = try loader.open("e\u{301}.css").get()
        #expect(composed.bytes != decomposed.bytes)
    }

    @Test("what was looked for is listed, found or not: the nearest folder that is there, and the rest")
    func lookups() throws {
        let loader = SourceLoader(files: files)
        let main = try loader.open("theme/main.css").get()
        for reference in ["inner.css", "none.css", "none/../deep/none.css", "parts", "none.css", "../none.css", "loop"] {
            _ = loader.load(reference, from: main)
        }
        _ = loader.open("none/main.css")
        #expect(
            loader.lookups.map { "\($0.name) \($0.place.folder) \($0.place.rest) \($0.isRead)" } == [
                "theme/main.css /project/theme main.css true",
                "theme/inner.css /project/theme/parts list.css true",
                "theme/none.css /project/theme none.css false",
                "theme/none/../deep/none.css /project/theme deep/none.css false",
                "theme/parts /project/theme parts false",
                // Refused ones are not listed: "../none.css" lies outside.
                "theme/loop /project/theme loop false",
                "none/main.css /project none/main.css false",
            ])
    }

    @Test("a forgotten file is read again, by whatever name it is forgotten")
    func forgets() throws {
        var text = "one"
        let changing = FileAccess(canonicalPath: files.canonicalPath) { _ in .success(bytes(text)) }
        let loader = SourceLoader(files: changing)
        #expect(try loader.open("theme/main.css").get().text == "one")
        text = "two"
        #expect(try loader.open("theme/main.css").get().text == "one")
        loader.forget("theme/parts/../main.css")
        #expect(try loader.open("theme/main.css").get().text == "two")
        #expect(loader.loadedPaths == ["/project/theme/main.css"])
    }
}

private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

private extension Result where Failure == LoadFailure {
    var failureID: DiagnosticID? {
        if case .failure(let failure) = self { failure.id } else { nil }
    }
}
