import StyleDiagnostics
import Testing

@Suite("Diagnostic as JSON")
struct DiagnosticJSONTests {
    @Test("keys stand in the documented order, with notes and fix-its")
    func complete() {
        let file = SourceFile(name: "a.css", text: "x\n10-5")
        let span = SourceSpan(file, SourceRange(2, 6))
        let diagnostic = Diagnostic(
            "value.minus", .error, "expected \"10 - 5\"", at: span,
            notes: [.init("seen", at: SourceSpan(file, SourceRange(0, 1)))],
            fixIts: [FixIt("write \"10 - 5\"", replace: span, with: "10 - 5")])
        #expect(
            diagnostic.json.compactText == #"{"id":"value.minus","severity":"error","message":"expected \"10 - 5\"","#
                + #""file":"a.css","line":2,"column":1,"endLine":2,"endColumn":5,"notes":[{"message":"seen","file":"a.css","line":1,"column":1}],"#
                + #""fixIts":[{"message":"write \"10 - 5\"","edits":[{"file":"a.css","line":2,"column":1,"endLine":2,"endColumn":5,"text":"10 - 5"}]}]}"#
        )
    }

    @Test("without a source the place is null")
    func placeless() {
        #expect(
            Diagnostic("load.missing", .error, "gone").json.compactText
                == #"{"id":"load.missing","severity":"error","message":"gone","file":null,"line":null,"column":null,"endLine":null,"endColumn":null,"notes":[],"fixIts":[]}"#
        )
    }

    @Test("a place inside another file is a place of that file")
    func enclosed() {
        let outer = SourceFile(name: "t.lua", text: "s[[\na b]]")
        let inner = SourceFile(name: "sheet", text: "\na b", enclosing: .init(file: outer, offset: 3))
        let json = Diagnostic("a.b", .error, "m", at: SourceSpan(inner, SourceRange(3, 4))).json
        #expect(json["file"] == "t.lua")
        #expect(json["line"] == 2)
        #expect(json["column"] == 3)
    }
}
