import Foundation
import Testing

@Suite("stylectl explain")
struct ExplainTests {
    private let sheet = """
        $gap: 4; $big: $gap * 2;
        @layer low { .x { alpha: .1 } }
        view { alpha: .2; corner-radius: $big }
        .x { alpha: .3 }
        #i { alpha: .9; border: 2 red }
        .x.y { alpha: .4 !important; layer.border-width: 7 }
        label { font: Arial 12; font-size: $gap * 4 }
        .x { alpha: nonsense }

        """

    private func place() throws -> Workplace {
        try Workplace(["s.css": sheet, "v.xml": "<view id=\"i\" class=\"x y\"><label/></view>"])
    }

    private func contenders(_ answer: Workplace.Answer) -> [String] {
        (answer.document["contenders"] as? [[String: Any]] ?? []).map {
            "\($0["name"] ?? "") \($0["text"] ?? "") \($0["selector"] ?? "") \($0["lostBecause"] as? String ?? "wins")"
        }
    }

    @Test("every contender in order, with why it lost; a declaration that is no value does not compete")
    func contenders() throws {
        let answer = try place().run("explain", "--view", "v.xml", "--sheet", "s.css", "--format", "json", "#i", "alpha")
        // The value at fault is an error, as for every command.
        #expect(answer.code == 1 && answer.faults == ["value.unexpected error s.css:8:13"])
        #expect(
            contenders(answer) == [
                "alpha 0.4 .x.y wins", "alpha 0.9 #i importance", "alpha 0.3 .x importance", "alpha 0.2 view importance",
                "alpha 0.1 .x importance",
            ])
        #expect((answer.document["winner"] as? [String: Any])?["text"] as? String == "0.4")
    }

    @Test("keys stand in the order of the contract, with the place and the layer of each contender")
    func keys() throws {
        let place = try Workplace(["s.css": "@layer a { .x { alpha: .5 } }\n.x { alpha: .25 }\n", "v.xml": "<view class=\"x\"/>"])
        let answer = try place.run("explain", "--view", "v.xml", "--sheet", "s.css", "0", "alpha", "--format", "json")
        let row = { (text: String, line: Int, column: Int) in
            """
            {"name":"alpha","arguments":{},"keyPath":"alpha","value":{"type":"number","value":\(text),"unit":null},"text":"\(text)",\
            "source":{"file":"s.css","line":\(line),"column":\(column)},"selector":".x","specificity":[0,1,0],"inheritedFrom":null
            """
        }
        #expect(
            answer.output == """
                {"version":1,"element":"0","property":"alpha","winner":\(row("0.25", 2, 6))},"contenders":[\
                \(row("0.25", 2, 6)),"origin":"author","layer":null,"important":false,"lostBecause":null},\
                \(row("0.5", 1, 17)),"origin":"author","layer":"a","important":false,"lostBecause":"layer"}],\
                "variablePath":[],"diagnostics":[]}

                """)
        #expect(answer.code == 0)
    }

    @Test("each reason is named", arguments: [
        (".x { tag: 1 } .x { tag: 2 }", "order"), ("#i { tag: 2 } .x { tag: 1 }", "specificity"),
        ("@layer a, b; @layer b { .x { tag: 2 } } @layer a { .x { tag: 1 } }", "layer"),
        (".x { tag: 2 !important } #i { tag: 1 }", "importance"),
    ])
    func reasons(sheet: String, reason: String) throws {
        let place = try Workplace(["s.css": sheet, "v.xml": "<view id=\"i\" class=\"x\"/>"])
        let answer = try place.run("explain", "--view", "v.xml", "--sheet", "s.css", "0", "tag", "--format", "json")
        #expect(contenders(answer).map { $0.split(separator: " ").last.map(String.init) } == ["wins", reason])
    }

    @Test("an inline style wins by origin")
    func inline() throws {
        let place = try Workplace(["s.css": "#i { alpha: .5 }", "v.xml": "<view id=\"i\" style=\"alpha: .25\"/>"])
        let answer = try place.run("explain", "--view", "v.xml", "--sheet", "s.css", "0", "alpha")
        #expect(answer.output.contains("inline") && answer.output.contains("lost by origin"))
    }

    @Test("a script runs first: what it registers is known, what it adds is explained")
    func script() throws {
        let place = try Workplace([
            "t.lua": """
                style.property("UIView", "dash", { type = "number" })
                style.sheet("UIView { dash: 3 } .x { dash: 2 + 2 }")
                style.element("UIView", { class = "x" })
                """
        ])
        let answer = try place.run("explain", "--script", "t.lua", "0", "dash", "--format", "json")
        #expect(answer.code == 0 && contenders(answer) == ["dash 4 .x wins", "dash 3 UIView specificity"])
        let nothing = try place.run("explain", "0", "dash")
        #expect(nothing.code == 64 && nothing.errors.contains("--script"))
        let missing = try place.run("explain", "--script", "none.lua", "0", "dash")
        #expect(missing.code == 1 && missing.errors.contains("none.lua") && !missing.errors.contains("no element"))
        let view = try place.run("explain", "--view", "none.xml", "0", "dash")
        #expect(view.code == 1 && view.errors.contains("none.xml"))
    }

    @Test("shorthands and parts compete with the property that they set")
    func composition() throws {
        let place = try place()
        let width = try place.run("explain", "--view", "v.xml", "--sheet", "s.css", "0", "border-width", "--format", "json")
        #expect(contenders(width) == ["border 2, #ff0000 #i wins", "borderWidth 7 .x.y specificity"])
        let font = try place.run("explain", "--view", "v.xml", "--sheet", "s.css", "label", "font", "--format", "json")
        // The size changes the font's value: both go into it.
        #expect(contenders(font) == ["fontSize 16 label wins", "font Arial 12 label wins"])
        #expect((font.document["winner"] as? [String: Any])?["text"] as? String == "Arial 16")
    }

    @Test("the variables that the winner reads, and those that they read")
    func variables() throws {
        let answer = try place().run("explain", "--view", "v.xml", "--sheet", "s.css", "0", "cornerRadius", "--format", "json")
        let path = (answer.document["variablePath"] as? [[String: Any]] ?? []).map { variable in
            "\(variable["name"] ?? "")=\(variable["raw"] ?? "") in line \((variable["source"] as? [String: Any])?["line"] ?? "")"
        }
        #expect(path == ["big=$gap * 2 in line 1", "gap=4 in line 1"])
        let bare = try Workplace(["s.cas": "size = 3\nUIView\n  tag size + 1\n", "v.xml": "<view/>"])
        let words = try bare.run("explain", "--view", "v.xml", "--sheet", "s.cas", "0", "tag")
        #expect(words.output.contains("$size = 3"))
    }

    @Test("an inherited value names the ancestor and its variables")
    func inherited() throws {
        let place = try Workplace([
            "theme.css": "$c: red; .top { text-color: $c }",
            "v.xml": "<view class=\"top\"><label class=\"in\"/></view>", "s.css": "$a: .5; .top { alpha: $a } .in { alpha: inherit }",
        ])
        let answer = try place.run("explain", "--view", "v.xml", "--sheet", "s.css", ".in", "alpha", "--format", "json")
        #expect((answer.document["winner"] as? [String: Any])?["inheritedFrom"] as? String == "0")
        #expect(contenders(answer) == ["alpha 0.5 .in wins"])
        #expect((answer.document["variablePath"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["a"])
    }

    @Test("as text: the value, a line for each contender, the variables")
    func text() throws {
        let place = try Workplace(["s.css": "$a: .5;\n.x { alpha: $a }\nview { alpha: .25 }\n", "v.xml": "<view class=\"x\"/>"])
        let answer = try place.run("explain", "--view", "v.xml", "--sheet", "s.css", "0", "alpha")
        #expect(
            answer.output == """
                UIView 0
                alpha: 0.5
                  alpha: 0.5   s.css:2:6  .x    (0,1,0)  author  wins
                  alpha: 0.25  s.css:3:8  view  (0,0,1)  author  lost by specificity
                  $a = .5  s.css:1:1

                """)
    }

    @Test("a property without a value, current, arguments")
    func edges() throws {
        let place = try Workplace(["s.css": ".x { alpha: current } view { alpha: .5 } button { title-color(selected): red }", "v.xml": "<view class=\"x\"><button/></view>"])
        let current = try place.run("explain", "--view", "v.xml", "--sheet", "s.css", "0", "alpha", "--format", "json")
        #expect(current.document["winner"] is NSNull)
        #expect(contenders(current) == ["alpha current .x wins", "alpha 0.5 view specificity"])
        let none = try place.run("explain", "--view", "v.xml", "--sheet", "s.css", "0", "tag")
        #expect(none.code == 0 && none.output == "UIView 0\ntag: no value\n")
        for written in ["title-color[state:selected]", "titleColor(selected)"] {
            let color = try place.run("explain", "--view", "v.xml", "--sheet", "s.css", "button", written)
            #expect(color.output.contains("titleColor[state:selected]: #ff0000"), "\(written)")
        }
    }

    @Test("what names no element or no property is wrong usage, with a suggestion", arguments: [
        ["9", "alpha", "9"], ["label, view", "alpha", "2 elements"], ["0", "corner-raduis", "cornerRadius"], ["!!", "alpha", "!!"],
        ["0", "title-color[x:y]", "title-color"], ["0", "", "property"],
    ])
    func wrongUsage(arguments: [String]) throws {
        let answer = try place().run("explain", "--view", "v.xml", "--sheet", "s.css", arguments[0], arguments[1])
        #expect(answer.code == 64 && answer.output.isEmpty && answer.errors.contains(arguments[2]), "\(answer.errors)")
    }

    @Test("each warning is told once, though the styles are asked for twice")
    func warnsOnce() throws {
        let place = try Workplace(["s.css": ".x { alpha: .5; hidden: nonsense }", "v.xml": "<view class=\"x\"/>"])
        let answer = try place.run(
            "explain", "--view", "v.xml", "--sheet", "s.css", "--state", "0=selectd,selectd", "0", "alpha", "--format", "json")
        #expect(answer.faults == ["element.unknown-state warning <null>:<null>:<null>", "value.unexpected error s.css:1:25"])
    }
}
