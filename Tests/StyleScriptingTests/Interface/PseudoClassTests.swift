import StyleDiagnostics
import StyleEngine
import StyleScripting
import Testing

@Suite("Pseudo-classes of scripts")
struct PseudoClassTests {
    private static let views = "for _ = 1, 50 do style.element('UIView', { class = 'a' }) end "

    @Test("an error is told once for each selector that asks, however many elements it meets")
    func error() throws {
        let theme = try Theme()
        let script = """
            local n = 0
            style.pseudo("odd", function(element) n = n + 1 error("fault number " .. n) end)
            style.sheet("UIView:odd { alpha: .5 }")
            """ + "\n" + Self.views
        _ = theme.script.run(SourceFile(name: "t.lua", text: script))
        theme.script.apply()
        let faults = theme.styler.diagnostics
        #expect(faults.map(\.message) == ["fault number 1"])
        #expect(faults.first?.severity == .error && faults.first?.span?.startLocation.line == 2)
        #expect(faults.first?.notes.map(\.message).contains("raised for 50 elements; none of them matches") == true)
        #expect(faults.first?.notes.contains { $0.message == "asked by the selector here" && $0.span?.startLocation.line == 3 } == true)
        #expect(theme.styler.tree.allElements.allSatisfy { theme.styler.computedStyle(of: $0)["alpha"] == nil })
    }

    @Test("a change of the tree is refused, whoever asks, and the answer holds for the tree as it is")
    func change() throws {
        for asks in ["style.sheet('UIView:grows { alpha: .5 }')", "assert(#style.select('UIView:grows') == 50)"] {
            let theme = try Theme()
            let messages = theme.run(
                Self.views + """
                    style.pseudo("grows", function(element)
                        element:add_class("b") element:remove_class("a") element:state("selected") element:remove()
                        return #element.classes == 1 and element.classes[1] == "a"
                    end)
                    \(asks)
                    """)
            #expect(messages == ["the pseudo-class \":grows\" changes the tree while elements are matched; the change is refused"])
            #expect(theme.styler.tree.count == 50)
            #expect(theme.styler.tree.allElements.allSatisfy { theme.styler.tree.classes(of: $0) == ["a"] && theme.styler.tree.states(of: $0) == [] })
        }
    }

    @Test("a function of expressions that changes the tree is refused, too")
    func function() throws {
        let theme = try Theme()
        let messages = theme.run(
            """
            local view = style.element("UIView")
            style.func("half", function() view:add_class("b") return .5 end)
            style.sheet("UIView { alpha: half() } .b { alpha: 1 }")
            """)
        #expect(messages.count == 1 && messages[0].contains("was changed by what is asked while it is styled"))
        #expect(theme.styler.tree.classes(of: theme.styler.tree.allElements[0]) == [])
    }
}
