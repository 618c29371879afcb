import StyleDiagnostics
import StyleEngine
import StyleTooling
import Testing

@Suite("Run")
struct RunTests {
    private let files = ChangingFiles([
        "a.css": "@import 'b.css'; @import 'none.css'; .x { alpha: $gap; corner-radius: wrong }",
        "b.css": "$gap: .5; .x { hidden: nonsense }", "brand.txt": "#ff0000 brand\n",
        "v.xml": "<view class='x'><label id='l'>a</label></view>",
        "t.lua": "style.load('c.css')\nstyle.rule('UILabel', { alpha = 0.25 })", "c.css": "#l { text-color: $brand }",
    ])
    private let inputs: [RunInput] = [.tokens("brand.txt"), .sheet("a.css"), .view("v.xml"), .script("t.lua")]

    private func options(_ change: (inout StylingOptions) -> Void = { _ in }) -> StylingOptions {
        var options = StylingOptions()
        change(&options)
        return options
    }

    private func places(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.map { "\($0.id) \($0.span?.fileName ?? "")" }
    }

    @Test("a document may be asked for again and again: it stays the same, and each fault is told once")
    func documents() throws {
        let run = Run(inputs, in: Workspace(files: files.access))
        let first = try run.document()
        let text = first.json(showsRules: true).compactText
        #expect(text.contains("rgb(255 0 0)") || text.contains("#ff0000"))
        for _ in 0..<3 { #expect(try run.document().json(showsRules: true).compactText == text) }
        #expect(Set(first.diagnostics.map(\.message)).count == first.diagnostics.count)
        #expect(places(first.diagnostics).contains("load.missing a.css"))
        #expect(run.diagnostics.map(\.message) == first.diagnostics.map(\.message))
    }

    @Test("explanations are equal each time, and double no warning")
    func explanations() throws {
        let target = try #require(ElementTarget("0"))
        let run = Run(inputs, options: options { $0.states = [(target, ["selectd"])] }, in: Workspace(files: files.access))
        func explained() throws -> String {
            try run.explanation(of: target, property: "alpha").json(in: run.styler.tree, diagnostics: run.diagnostics).compactText
        }
        let first = try explained()
        #expect(try explained() == first)
        _ = try run.document()
        #expect(try explained() == first)
        #expect(run.diagnostics.filter { $0.message.contains("selectd") }.count == 1)
        #expect(throws: TargetFailure.self) { try run.explanation(of: target, property: "colour") }
    }

    @Test("made again after a change, a run equals a fresh one, and only what changed is read and parsed")
    func again() throws {
        let workspace = Workspace(files: files.access)
        var run = Run(inputs, in: workspace)
        _ = try run.document()
        #expect(files.takeReads() == ["brand.txt", "a.css", "b.css", "v.xml", "t.lua", "c.css"])
        #expect(workspace.parsed.parseCount == 3)
        let changes: [(path: String, text: String?, parses: Int)] = [
            ("b.css", "$gap: .75;", 1), ("none.css", ".x { tag: 3 }", 1), ("v.xml", "<view class='x y'/>", 0),
            ("a.css", "@import 'b.css'; .x { alpha: ; tag: 5 }", 1), ("brand.txt", "#00ff00 brand", 0), ("c.css", nil, 0),
        ]
        for change in changes {
            files.texts[change.path] = change.text
            workspace.forget(change.path)
            let before = workspace.parsed.parseCount
            run = run.again()
            let document = try run.document().json(showsRules: true).compactText
            #expect(files.takeReads() == (change.text == nil ? [] : [change.path]))
            #expect(workspace.parsed.parseCount == before + change.parses, "\(change.path)")
            let fresh = Run(inputs, in: Workspace(files: files.access))
            #expect(try fresh.document().json(showsRules: true).compactText == document, "\(change.path)")
            _ = files.takeReads()
        }
    }

    @Test("an editor's text is what a run sees, at the place of the file")
    func overlaid() throws {
        let workspace = Workspace(files: files.access)
        let run = Run(inputs, in: workspace)
        _ = try run.document()
        workspace.overlay("b.css", text: "$gap: 1;\n.x { alpha: }", version: 7)
        let next = run.again()
        #expect(places(try next.document().diagnostics).contains("syntax.missing-value b.css"))
        workspace.removeOverlay("b.css")
        #expect(try next.again().document().json(showsRules: true).compactText == run.document().json(showsRules: true).compactText)
    }

    @Test("a run lists what it looked for, found or not")
    func lookups() throws {
        let run = Run(inputs + [.sheet("gone.css")], in: Workspace(files: files.access))
        #expect(
            run.loader.lookups.map { $0.name + ($0.isRead ? "" : " -") } == [
                "brand.txt", "a.css", "b.css", "none.css -", "v.xml", "t.lua", "c.css", "gone.css -",
            ])
    }

    @Test("a sheet given twice, by two names too, counts once, at its last place")
    func sheetTwice() throws {
        files.texts["c.css"] = ".x { alpha: 0; tag: wrong }"
        let run = Run(
            [.sheet("c.css"), .sheet("b.css"), .sheet("../project/./c.css"), .view("v.xml")],
            in: Workspace(files: files.access))
        let explanation = try run.explanation(of: try #require(ElementTarget("0")), property: "alpha")
        #expect(explanation.contenders.map(\.row.span.fileName) == ["c.css"])
        #expect(run.diagnostics.filter { $0.span?.fileName.hasSuffix("c.css") == true }.count == 1)
        #expect(run.styler.rules.map(\.selector.text) == [".x", ".x"])
    }

    @Test("what one run may read is closed to the next one over the same files")
    func permissions() throws {
        files.texts = ["shared/x.css": ".x { alpha: 1 }", "theme/a.css": "@import '../shared/x.css';"]
        let workspace = Workspace(files: files.access)
        let open = Run([.sheet("theme/a.css")], options: options { $0.readableFolders = ["shared"] }, in: workspace)
        #expect(open.diagnostics.map(\.id) == [])
        #expect(Run([.sheet("theme/a.css")], in: workspace).diagnostics.map(\.id) == ["load.outside-folder"])
    }

    @Test("standard input is read once for all runs")
    func standardInput() throws {
        var reads = 0
        let workspace = Workspace(files: files.access) {
            reads += 1
            return .success(Array(".x { alpha: .5 }".utf8))
        }
        let run = Run([.sheet("-"), .view("v.xml")], in: workspace)
        #expect(try run.document().json(showsRules: false).compactText == run.again().document().json(showsRules: false).compactText)
        #expect(run.styler.rules.count == 1 && reads == 1)
    }
}
