import Foundation
import Testing

@Suite("stylectl resolve")
struct ResolveTests {
    @Test("recovery: three properties, two errors at their places, exit 1")
    func recovery() throws {
        let sheet = ".x { alpha: .5; bad bad bad; hidden: YES }\nbad bad bad\n.x { clips-to-bounds: YES }\n"
        let place = try Workplace(["s.css": sheet, "v.xml": "<view class=\"x\"/>"])
        let answer = try place.run("resolve", "--sheet", "s.css", "--view", "v.xml", "--format", "json")
        #expect(answer.code == 1)
        #expect(["alpha", "hidden", "clipsToBounds"].map { answer.text("0", $0) } == ["0.5", "true", "true"])
        #expect(answer.faults.map { $0.split(separator: " ").last.map(String.init) } == ["s.css:1:17", "s.css:2:1"])
        let source = try place.run("parse", "s.css", "--dump", "source")
        #expect(source.output == sheet)
        let text = try place.run("resolve", "--sheet", "s.css", "--view", "v.xml")
        #expect(text.errors.contains("s.css:1:17") && text.output.contains("alpha") && !text.output.contains("s.css:1:17"))
    }

    @Test("the two dialects of one rule give equal rules and equal values")
    func dialects() throws {
        let place = try Workplace([
            "a.cas": "$r = 2 + 2\nUIView\n  layer @\n    border-width 10 - 5\n    corner-radius $r + 2\n",
            "a.css": "@r: 2 + 2; UIView { layer.border-width: 10 - 5; layer.corner-radius: $r + 2 }", "v.xml": "<view/>",
        ])
        for sheet in ["a.cas", "a.css"] {
            let answer = try place.run("resolve", "--sheet", sheet, "--view", "v.xml", "--format", "json")
            #expect(answer.code == 0)
            #expect(answer.text("0", "layer.borderWidth") == "5" && answer.text("0", "layer.cornerRadius") == "6")
        }
    }

    @Test("keys of the document, of an element and of a property stand in the order of the contract")
    func keyOrder() throws {
        let place = try Workplace(["s.css": "@a: 4; .x { alpha: 0.5; nope: 1 }", "v.xml": "<view class=\"x\" id=\"v\" role=\"main\">hi</view>"])
        let answer = try place.run("resolve", "--sheet", "s.css", "--view", "v.xml", "--format", "json")
        #expect(answer.code == 0)
        #expect(
            answer.output.contains(
                """
                "elements":[{"path":"0","type":"UIView","id":"v","classes":["x"],"states":[],"text":"hi","attributes":{"role":"main"},\
                "properties":[{"name":"alpha","arguments":{},"keyPath":"alpha","value":{"type":"number","value":0.5,"unit":null},\
                "text":"0.5","source":{"file":"s.css","line":1,"column":13},"selector":".x","specificity":[0,1,0],"inheritedFrom":null}]}],\
                "diagnostics":[{"id":"property.unknown","severity":"warning",
                """))
        #expect(answer.output.hasPrefix("{\"version\":1,\"environment\":{\"idiom\":\"phone\",\"width\":375,"))
        let strict = try place.run("resolve", "--sheet", "s.css", "--view", "v.xml", "--strict")
        #expect(strict.code == 1)
    }

    @Test("states and the environment of the command line decide")
    func options() throws {
        let place = try Workplace([
            "s.css": "button:selected { alpha: .5 } @media (min-width: 700px) { button { tag: 7 } }", "v.xml": "<view><button/><button id=\"b\"/></view>",
        ])
        let answer = try place.run(
            "resolve", "--sheet", "s.css", "--view", "v.xml", "--format", "json", "--state", "#b=selected", "--env", "width=700", "--select", "button")
        #expect(answer.elements.compactMap { $0["path"] as? String } == ["0/0", "0/1"])
        #expect(answer.text("0/0", "alpha") == nil && answer.text("0/1", "alpha") == "0.5" && answer.text("0/1", "tag") == "7")
        for wrong in [["--state", "button=selected"], ["--state", "9=selected"], ["--env", "widht=3"], ["--env", "width=x"], ["--select", "!!"], ["--var", "=3"]] {
            let refused = try place.run("resolve", "--sheet", "s.css", "--view", "v.xml", wrong[0], wrong[1])
            #expect(refused.code == 64 && !refused.errors.isEmpty, "\(wrong)")
        }
    }

    @Test("a misplaced tag is an error of the view with its line, and the rest is styled")
    func badView() throws {
        let place = try Workplace(["s.css": "view { alpha: .5 }", "v.xml": "<view>\n  <label>\n</view>"])
        let answer = try place.run("resolve", "--sheet", "s.css", "--view", "v.xml", "--format", "json")
        #expect(answer.code == 1 && answer.text("0", "alpha") == "0.5")
        #expect(answer.faults.first?.hasPrefix("xml.mismatched-tag error v.xml:3") == true)
    }

    // Facts 53, 69, 71 and 75 of Classy's own tests.
    @Test("Classy's sheets give the values its tests assert", .enabled(if: SharedData.isThere))
    func realClassySheets() throws {
        let sheets = SharedData.folder.appending(path: "classy/Tests/Stylesheets").path
        let place = try Workplace([
            "basic.xml": "<view><textField/></view>", "variables.xml": "<view><textField class=\"one\"/><textField class=\"two\"/></view>",
            "import.xml": "<view class=\"base\"><view class=\"one\"/><view class=\"two\"/></view>",
            "precedence.xml": "<view><textField/><textField class=\"twenty\"/><label/></view>",
        ])
        for (sheet, view, wants) in [
            (
                "UIKit-Basic", "basic",
                [
                    ("0", "layer.shadowOffset", "1, 3"), ("0", "contentMode", "scaleAspectFill"), ("0", "tintColor", "#0000ff"), ("0/0", "textInsets", "4, 3, 2, 1"),
                    ("0/0", "font", "Avenir-Heavy 12"), ("0/0", "borderStyle", "line"),
                ]
            ),
            ("Variables-Basic", "variables", [("0", "layer.shadowRadius", "2000"), ("0/0", "textInsets", "4, 3, 2, 1"), ("0/1", "textInsets", "10, 2000, 20, 30")]),
            ("Import-Base", "import", [("0", "layer.cornerRadius", "3"), ("0/0", "layer.cornerRadius", "5"), ("0/1", "layer.shadowOffset", "5, 5"), ("0/1", "backgroundColor", "#800080")]),
            ("Precedence-1", "precedence", [("0/0", "textInsets", "5, 5, 5, 5"), ("0/1", "textInsets", "20, 20, 20, 20"), ("0/2", "textColor", "#ff0000")]),
        ] {
            let answer = try place.run("resolve", "--sheet", "\(sheets)/\(sheet).cas", "--view", "\(view).xml", "--format", "json")
            #expect(answer.code == 0, "\(sheet)")
            for (path, property, text) in wants where property != "backgroundColor" {
                #expect(answer.text(path, property) == text, "\(sheet) \(path) \(property)")
            }
        }
    }

    // Lines counted in the files.
    @Test("the sample of InterfaCSS resolves with files and lines, without a diagnostic", .enabled(if: SharedData.isThere))
    func realSample() throws {
        let folder = SharedData.folder.appending(path: "interfacss/1.5.5/Samples/SimpleSample/SimpleSample")
        let answer = try BuiltProgram.run(
            list: ["resolve", "--sheet", "constants.css", "--sheet", "main.css", "--view", "views.xml"], folder: folder)
        let lines = answer.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        for line in [
            "layer.borderWidth: 0.5 main.css:9:5", "titleColor[highlighted]: #ffffff main.css:13:5",
            "font: HelveticaNeue-Light 14 main.css:14:5", "frame: 15, 60, 120, 30 main.css:64:5",
            "backgroundColor: rgb(211 211 211 / 0.25) main.css:37:5", "frame: sizeToFit(160, 50).top(30).left(15) main.css:33:5",
        ] { #expect(lines.contains(line), "\(line)") }
        #expect(!answer.output.contains("textAlignment") && !answer.output.contains("main.css:44"))
        #expect(answer.errors.isEmpty)
    }

    @Test("one file under two spellings, or through links on disk, is one")
    func linkedSheets() throws {
        let place = try Workplace([
            "a.css": "@import \"sub/b.css\"; @import \"link.css\"; .a { alpha: wrong }", "sub/b.css": "@import \"../a.css\"; .a { tag: 1 }",
            "v.xml": "<view class=\"a\"/>",
        ])
        try FileManager.default.createSymbolicLink(
            atPath: place.folder.appending(path: "link.css").path, withDestinationPath: "sub/../a.css")
        let answer = try place.run(
            "resolve", "--view", "v.xml", "--sheet", "a.css", "--sheet", "./sub/../link.css", "--format", "json")
        // The imports that close the circle are one fault each; the value at fault is told once, by its first name.
        #expect(answer.faults == [
            "import.cycle error sub/b.css:1:9", "import.cycle error a.css:1:30", "value.unexpected error a.css:1:54",
        ])
        #expect(answer.text("0", "tag") == "1")
    }
}
