import StyleDiagnostics
import StyleSyntax
import Testing

@Suite("Imports")
struct ImportTests {
    @Test("every form, in place, with conditions after it")
    func forms() {
        let rules = FlatRules(
            "@import \"a.css\";\n@import 'a2.css' pad;\n@import url(\"b.css\") layer(low) supports(x: 1) (min-width: 10px);\n@import url( c.css );\n.m { x: 1 }",
            .css,
            files: [
                "a.css": ".a { x: 1 }", "a2.css": ".a2 { x: 1 }", "b.css": "@media pad { .b { x: 1 } }",
                "c.css": ".c { x: 1 }",
            ])
        #expect(rules.faults == [])
        #expect(
            rules.lines == [
                ".a { x: 1 }", ".a2 { x: 1 } @media pad", ".b { x: 1 } @media pad and (min-width:10px) @layer low",
                ".c { x: 1 }", ".m { x: 1 }",
            ])
        #expect(rules.sheet.rules.map { $0.supports != nil } == [false, false, true, false, false])
        #expect(rules.sheet.files.map(\.name) == ["main.css", "a.css", "a2.css", "b.css", "c.css"])
    }

    @Test("bare names and variables in the indented dialect, injected ones too")
    func indented() {
        let rules = FlatRules(
            "$file = \"c.cas\"\n@import \"a.cas\"\n@import sub/b.cas;\n@import $file\n@import $given\n@import \"$given2\"\nA\n  x 1\n",
            .cas,
            files: [
                "a.cas": "$a = 1\n", "sub/b.cas": "B\n  x 1\n@import d.css\n", "sub/d.css": "d { x: 1 }",
                "c.cas": "C\n  x 1\n", "e.cas": "E\n  x 1\n",
                "f.css": "f { x: 1 }",
            ], variables: ["given": "'e.cas'", "given2": "f.css"])
        #expect(rules.faults == [])
        #expect(rules.selectors == ["B", "d", "C", "E", "f", "A"])
        #expect(rules.variables["a"] == "1")
    }

    @Test("variables of a file come where its import stands, the last one of a name counts")
    func variables() {
        let rules = FlatRules("@a: 1; @import \"x.css\"; @b: 3;", .css, files: ["x.css": "@a: 2; @b: 2; @c: $a;"])
        #expect(rules.variables == ["a": "2", "b": "3", "c": "$a"])
    }

    @Test("a file imported twice counts at its last place")
    func twice() {
        let files = ["a.css": ".a { x: 1 }", "b.css": "@import \"a.css\"; .b { x: 1 }"]
        #expect(
            FlatRules("@import \"a.css\"; @import \"b.css\"; @import \"a.css\"; .m { x: 1 }", .css, files: files)
                .selectors == [".b", ".a", ".m"])
        #expect(
            FlatRules("@import \"a.css\" pad; @import \"b.css\"; .m { x: 1 }", .css, files: files).selectors == [
                ".a", ".a", ".b", ".m",
            ])
    }

    @Test("a missing file is one error at its place, the rest stands")
    func missing() {
        let rules = FlatRules("/* 1 */\n@import \"none.css\";\n.x { a: 1 }", .css)
        #expect(rules.faults == ["2:9 load.missing"])
        #expect(rules.sheet.diagnostics[0].message.contains("none.css"))
        #expect(rules.selectors == [".x"])
    }

    @Test("a cycle is one error with its chain")
    func cycle() {
        let rules = FlatRules(
            "@import \"a.css\";\n.m { x: 1 }", .css,
            files: ["a.css": ".a { x: 1 }\n@import \"b.css\";", "b.css": "@import \"a.css\";\n.b { x: 1 }"])
        #expect(rules.faults == ["1:9 import.cycle"])
        #expect(
            rules.sheet.diagnostics[0].message
                == "files import each other in a cycle: \"a.css\" imports \"b.css\" imports \"a.css\"")
        #expect(rules.selectors == [".a", ".b", ".m"])
        #expect(FlatRules("@import \"main.css\"; .m { x: 1 }", .css).faults == ["1:9 import.cycle"])
    }

    @Test("errors of an imported file carry the chain of imports as notes")
    func notes() throws {
        let rules = FlatRules(
            "\n@import \"a.css\";", .css,
            files: ["a.css": "@import \"sub/b.css\";", "sub/b.css": ".x {\n  alpha: ;\n @extend .none;\n y: 1 }"])
        #expect(rules.sheet.diagnostics.count == 2)
        for diagnostic in rules.sheet.diagnostics {
            #expect(diagnostic.span?.fileName == "sub/b.css")
            #expect(diagnostic.notes.map { $0.span?.fileName } == ["a.css", "main.css"])
            #expect(diagnostic.notes.map { $0.span?.startLocation.line } == [1, 2])
        }
    }

    @Test("a file outside of the folder is refused")
    func outside() {
        let rules = FlatRules("@import \"../x.css\";\n@import \"/etc/x.css\";", .css, files: ["/etc/x.css": "secret"])
        #expect(rules.faults == ["1:9 load.outside-folder", "2:9 load.outside-folder"])
    }

    @Test("an undefined variable that names a file is an error with a suggestion")
    func undefined() {
        let rules = FlatRules("$files = \"a.cas\"\n@import $file\n", .cas)
        #expect(rules.faults == ["2:9 import.undefined-variable"])
        #expect(rules.sheet.diagnostics[0].message.hasSuffix("did you mean \"files\"?"))
    }

    @Test("imports under many conditions end")
    func diamonds() {
        var files: [String: String] = [:]
        for level in 0..<40 {
            files["f\(level).css"] =
                "@import \"f\(level + 1).css\" (a: \(level)); @import \"f\(level + 1).css\" (b: \(level)) supports(c: 1);"
        }
        files["f40.css"] = ".x { a: 1 }"
        #expect(FlatRules("@import \"f0.css\";", .css, files: files).selectors.count <= 1000)
    }

    @Test("imports that nest too deep are an error")
    func depth() {
        var files: [String: String] = [:]
        for level in 0..<100 { files["f\(level).css"] = "@import \"f\(level + 1).css\"; .x\(level) { a: 1 }" }
        let rules = FlatRules("@import \"f0.css\";", .css, files: files)
        #expect(rules.faults == ["1:9 import.too-many"])
        #expect(rules.selectors.count == 64)
    }

    /// The sheet `a.css` among files and links.
    private func sheet(_ files: [String: String], links: [String: String] = [:]) throws -> Stylesheet {
        let loader = SourceLoader(files: .memory(files.mapValues { Array($0.utf8) }, links: links))
        return Stylesheet.load(try loader.open("a.css").get(), dialect: .css, loader: loader)
    }

    @Test("a cycle through a folder or a link is one error at once, with the names that people know")
    func cycleBySpelling() throws {
        let sheet = try sheet(["a.css": "@import 'sub/b.css'; .a { x: 1 }", "sub/b.css": "@import '../a.css'; .b { x: 1 }"])
        #expect(
            sheet.diagnostics.map(\.message) == [
                "files import each other in a cycle: \"a.css\" imports \"sub/b.css\" imports \"a.css\""
            ])
        #expect(sheet.rules.map(\.selector.text) == [".b", ".a"])
        let linked = try self.sheet(["a.css": "@import 'self.css'; .a { x: 1 }"], links: ["self.css": "a.css"])
        #expect(linked.diagnostics.map(\.id) == ["import.cycle"])
        #expect(linked.rules.map(\.selector.text) == [".a"])
    }

    @Test("one file under two spellings, or through links, is one: it counts where it is imported last")
    func spellings() throws {
        let sheet = try sheet(
            [
                "a.css": "@import 'd.css'; @import 'sub/x.css'; @import 'file.css'; @import 'folder/x.css'; .a { x: 1 }",
                "d.css": "$v: 1; .d { x: }", "sub/x.css": "@import '../d.css'; .x { x: 1 }",
            ], links: ["file.css": "d.css", "folder": "sub"])
        #expect(sheet.trees.map(\.file.name) == ["a.css", "d.css", "sub/x.css"])
        #expect(sheet.diagnostics.map(\.span?.fileName) == ["d.css"])
        #expect(sheet.rules.map(\.selector.text) == [".x", ".a"])
        #expect(sheet.variables.map(\.name) == ["v"])
    }

    @Test("a file is parsed again only if its bytes are others; another name for it is a name alone")
    func parsedOnce() throws {
        let parsed = ParsedSheets()
        let files = ["a.css": "@import 'd.css'; .a { x: 1 }", "d.css": ".d { x: }"]
        func load(_ files: [String: String], _ path: String) throws -> Stylesheet {
            let loader = SourceLoader(files: .memory(files.mapValues { Array($0.utf8) }))
            return Stylesheet.load(try loader.open(path).get(), dialect: .css, loader: loader, parsed: parsed)
        }
        #expect(try load(files, "a.css").diagnostics.map(\.span?.fileName) == ["d.css"])
        #expect(parsed.parseCount == 2)
        #expect(try load(files, "../project/./a.css").diagnostics.map(\.span?.fileName) == ["../project/d.css"])
        #expect(parsed.parseCount == 2)
        #expect(try load(files.merging(["d.css": ".e { x: 2 }"]) { $1 }, "a.css").rules.map(\.selector.text) == [".e", ".a"])
        #expect(parsed.parseCount == 3)
    }
}
