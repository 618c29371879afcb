import Testing

@Suite("Value objects")
struct ScriptValueTests {
    @Test(
        "arithmetic is that of sheets",
        arguments: [
            ("style.number('2 + 3')", "5"), ("style.number('3') + 4", "7"), ("4 + style.number('3')", "7"), ("style.number('10px') / 2", "5pt"),
            ("style.number('1in') - '72pt'", "0pt"), ("-style.number('2')", "-2"), ("style.number('2') ^ 10", "1024"), ("style.number('7') % 4", "3"),
            ("style.insets(1, 2, 3, 4) * 2", "2, 4, 6, 8"), ("-style.insets(1, 2, 3, 4)", "-1, -2, -3, -4"), ("style.insets('1 2 3 4') + 1", "2, 3, 4, 5"),
            ("style.color('#336699')", "#336699"), ("style.color('red'):with_alpha(0)", "#ff000000"), ("style.color('white'):call('mix', { 'black', '50%' })", "rgb(127.5 127.5 127.5)"),
            ("'gap: ' .. style.number('4px')", "gap: 4pt"), ("style.number('2') < style.number('3')", "true"), ("style.number('2') == style.number('4') / 2", "true"),
            ("style.color('red').red", "1"), ("style.insets(1, 2, 3, 4).bottom", "3"), ("style.number('50%').unit", "%"),
        ])
    func arithmetic(expression: String, text: String) throws {
        let theme = try Theme()
        #expect(theme.run("print(tostring(\(expression)))") == [])
        #expect(theme.lines == ["t.lua:1: \(text)"] || theme.lines == ["t.lua:1: \(text).0"], "\(theme.lines)")
    }

    @Test(
        "what cannot be computed is an error of the script's line",
        arguments: [
            ("style.number('1deg') + '1s'", "cannot add an angle and a duration"), ("style.color('#12')", "#12"), ("style.insets('a', 2, 3, 4)", "argument 1 of style.insets"),
            ("style.number('1 +')", "argument 1 of style.number"), ("style.color('red') + {}", "expected a number, a value object"), ("style.color('red'):call('lihgten')", "did you mean \"lighten\""),
        ])
    func faults(expression: String, words: String) throws {
        let theme = try Theme()
        let faults = theme.run("local _ = \(expression)")
        #expect(faults.count == 1 && faults.first?.contains(words) == true, "\(faults)")
    }

    @Test("a function of a script gets colors as objects and may give them")
    func functions() throws {
        let theme = try Theme()
        let faults = theme.run("""
            style.func("half", function(color) return color:with_alpha(0.5) end)
            style.sheet("UIView { background-color: half(#336699) }")
            style.element("UIView")
            """)
        #expect(faults == [])
        #expect(theme.styler.computedStyle(of: theme.styler.tree.allElements[0])["backgroundColor"]?.text == "rgb(51 102 153 / 0.5)")
    }
}
