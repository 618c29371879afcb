import StyleEngine
import StyleValues
import Testing

@Suite("Targets and arguments")
struct StyleTargetTests {
    @Test("a target is called once a change, in the order of rows, with the arguments, and with nothing when a value goes")
    func calls() throws {
        let stage = try Stage("UIButton { title-color(selected): red; alpha: .5 } .on { tag: 3 }")
        let button = stage.add("UIButton", "on")
        let target = DictionaryTarget()
        stage.styler.attach(target, to: button)
        stage.styler.apply()
        #expect(target.calls.map(\.keyPath) == ["alpha", "tag", "titleColor"])
        #expect(target.calls[2].arguments == [PropertyArgument(name: "state", value: "selected")])
        #expect(target["titleColor[state:selected]"] == .color(Color(red: 1, green: 0, blue: 0)))
        stage.styler.apply()
        #expect(target.calls.count == 3)
        stage.styler.tree.removeClass("on", from: button)
        stage.styler.apply()
        #expect(target.calls.count == 4 && target.calls[3].keyPath == "tag" && target.calls[3].value == nil)
        #expect(target["tag"] == nil && target["alpha"] == .number(Quantity(0.5)))
    }

    @Test("numbers and texts are arguments too; a case is meant before a number, a number before a text")
    func kinds() throws {
        let stage = try Stage(
            """
            UIButton { part(1, selected): 1; part[name:left, segment:2]: 2; part(right): 3; part: 4 }
            UIButton { part[segment:two]: 5; part(1, 2, 3): 6 }
            """)
        try stage.styler.registry.register(
            PropertyDefinition("part", of: "UIButton", type: "number", arguments: [.init("state", "UIControlState"), .init("segment", "number"), .init("name", "string")]))
        let button = stage.add("UIButton")
        stage.styler.apply()
        let rows = stage.styler.computedStyle(of: button).properties.map { "\($0.text) " + $0.arguments.map { "\($0.name)=\($0.value)" }.joined(separator: " ") }
        #expect(rows == [
            "4 state=normal segment=0 name=", "3 state=normal segment=0 name=right", "2 state=normal segment=2 name=left", "1 state=selected segment=1 name=",
        ])
        #expect(stage.faults == ["property.bad-argument error 2:17", "property.bad-argument error 2:45"])
    }
}
