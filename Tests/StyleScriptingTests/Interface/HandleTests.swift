import StyleEngine
import Testing

@Suite("Elements and sheets in a script's hands")
struct HandleTests {
    private func run(_ text: String) throws -> [String] { try Theme().run(text) }

    @Test(
        "what handles do",
        arguments: [
            // Moving: places count from 1, after the element is taken out.
            "local a, b, c = style.element('UIView'), style.element('UIView'), style.element('UIView', { id = 'c' }) local p = style.element('UIView', { a, b }) c:move(p, 2) assert(p.children[2].id == 'c' and #p.children == 3) c:move(p) assert(p.children[3] == c)",
            "style.sheet('* { alpha: 0.5 }') local outer = style.element('UIView', { style.element('UILabel') }) outer:styled(false) assert(outer.children[1]:get('alpha') == 1) outer:styled(true) assert(outer.children[1]:get('alpha') == 0.5)",
            "style.sheet('UIView { alpha: 0.5; background-color: red }') local v = style.element('UIView') v:styled(false, 'alpha') assert(v:get('alpha') == 1 and tostring(v:get('background-color')) == '#ff0000')",
            "local s = style.sheet('UIView { alpha: 0.5 }', { active = false }) local v = style.element('UIView') assert(not s.active and v:get('alpha') == 1) s:activate() assert(v:get('alpha') == 0.5) s:deactivate() assert(v:get('alpha') == 1)",
            "style.sheet('UIView { alpha: 0.5 }') local v = style.element('UIView', { style = 'alpha: 0.25; background-color: red' }) assert(v:get('alpha') == 0.25 and v:get('background-color').red == 1)",
            "local c = style.color('oklch(0.627955 0.257683 29.2339)') assert(math.abs(c.red - 1) < 1e-4 and c.space == 'oklch') assert(style.number('7') // 2 == style.number('3'))",
            "style.sheet('UILabel { alpha: 0.5 }', { scope = { id = 'in' } }) local a, b = style.element('UILabel'), style.element('UILabel') style.element('UIView', { id = 'in', a }) assert(a:get('alpha') == 0.5 and b:get('alpha') == 1)",
            "style.sheet('UILabel { alpha: 0.5 }', { scope = { controller = 'UIView' } }) local a = style.element('UILabel') style.element('UIView', { a }) assert(a:get('alpha') == 1)",
            "style.sheet('UILabel { alpha: 0.5 }', { scope = { controller = 'UIView', children = true } }) local a = style.element('UILabel') style.element('UIView', { a }) assert(a:get('alpha') == 0.5)",
            "local v = style.element('UIView') assert(style.element('UIView', { v }).children[1] == v)",
            "assert(style.env().width == 375 and style.env { width = 700 }.width == 700)",
        ])
    func behavior(script: String) throws { #expect(try run(script) == []) }

    @Test(
        "what they refuse",
        arguments: [
            ("local v = style.element('UIView') v:remove() v:add_class('x')", "the element was removed"),
            ("local v = style.element('UIView') v:move(v)", "an element cannot stand in itself"), ("local v = style.element('UIView') v:move(style.element('UIView'), 5)", "expected a place from 1 to 1"),
            ("local s = style.sheet('') s:unload() s:activate()", "the sheet was unloaded"), ("style.element('UIView').get('alpha')", "before its colon"),
            ("style.element('UIView', { style = 'alpha: nonsense' })", "expected a number"), ("style.element('UIView', { style = 5 })", "expected a string"),
            ("style.element('UIView', { classes = { 'x' } })", "not \"classes\""), ("style.element('UIView', { class = { 'x' } })", "expected a string, got a table"),
            ("style.element('UIView'):get('alpah')", "did you mean \"alpha\""), ("style.element('UIView'):state(5)", "argument 1 of element:state: expected a string, got a number"),
            ("style.sheet('', { scope = { id = 'a', name = 'b' } })", "needs one of id, controller, name, group"), ("style.sheet('', 'x', 3)", "takes 2 arguments, got 3"),
        ])
    func refusals(script: String, words: String) throws {
        let faults = try run(script)
        #expect(faults.count == 1 && faults.first?.contains(words) == true, "\(faults)")
    }

    @Test("setters and hooks hear of changes, also of those that they cause; a loop is stopped")
    func reactions() throws {
        let theme = try Theme()
        let faults = theme.run("""
            style.property("UIView", "heading", { type = "string", set = function(element, value) print(element.id, value) end })
            style.on("apply", function(element, changes)
              for _, change in ipairs(changes) do print(change.property, change.old, change.new) end
              element:add_class("seen")
            end)
            local s = style.sheet("UIView { heading: Hello } .seen { alpha: 0.5 }")
            local v = style.element("UIView", { id = "v" })
            v:apply()
            s:unload()
            v:apply()
            """)
        #expect(faults == [])
        #expect(theme.lines.map { String($0.drop { $0 != " " }.dropFirst()) } == [
            "v\tHello", "heading\tnil\tHello", "alpha\tnil\t0.5", "v\tnil", "alpha\t0.5\tnil", "heading\tHello\tnil",
        ])
        let loop = try Theme().run("""
            local on = false
            style.on("apply", function(element) on = not on element:state("selected", on) end)
            style.sheet("UIView:selected { alpha: 0.5 }")
            style.element("UIView"):apply()
            """)
        #expect(loop.isEmpty || loop.allSatisfy { $0.contains("stopped after 16 rounds") })
    }

    @Test("a script that fails takes back what it registered and its sheets")
    func failedRun() throws {
        let theme = try Theme()
        #expect(theme.run("style.class('Old', { extends = 'UIView' }) style.sheet('UIView { alpha: 0.5 }')") == [])
        #expect(theme.run("style.class('New') style.sheet('UIView { alpha: 0.1 }') error('no luck')").count == 1)
        #expect(theme.styler.registry.classDefinition("New") == nil && theme.styler.registry.classDefinition("Old") != nil)
        let element = theme.styler.tree.insert("UIView")
        theme.styler.apply()
        #expect(theme.styler.computedStyle(of: element)["alpha"]?.text == "0.5")
    }

    @Test("style.write writes where the host allows it")
    func writing() throws {
        let theme = try Theme(mayWrite: true)
        #expect(theme.run("style.write('a/b.txt', 'hello')") == [])
        #expect(theme.files == ["a/b.txt": "hello"])
        #expect(try run("style.write('a', 'b')").first?.contains("--output") == true)
    }
}
