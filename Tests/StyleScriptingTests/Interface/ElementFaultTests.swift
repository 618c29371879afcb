import StyleDiagnostics
import StyleEngine
import Testing

@Suite("What scripts say of elements, and nothing would answer to")
struct ElementFaultTests {
    @Test(
        "a style class that no selector means is refused",
        arguments: [
            ("'a b'", "\"a b\" is more than one style class"), ("''", "got an empty string"), ("'  '", "got an empty string"),
            ("'.a'", "without its dot: \"a\""), ("' a'", "is no style class"), ("'.'", "is no style class"),
        ])
    func styleClasses(argument: String, words: String) throws {
        for method in ["add_class", "remove_class"] {
            let messages = try Theme().run("require('style').element('UIView'):\(method)(\(argument))")
            #expect(messages.count == 1 && messages.first?.contains("argument 1 of element:\(method): ") == true, "\(messages)")
            #expect(messages.first?.contains(words) == true, "\(messages)")
        }
        #expect(try Theme().run("require('style').element('UIView'):add_class('ä-1')") == [])
    }

    private func outcome(_ script: String) throws -> [Diagnostic] {
        let theme = try Theme()
        let outcome = theme.script.run(SourceFile(name: "t.lua", text: "local style = require('style')\nlocal e = style.element('UIView', { id = 'a' })\n" + script))
        theme.script.apply()
        return outcome.diagnostics + theme.script.takeDiagnostics() + theme.styler.diagnostics
    }

    @Test("a state that no pseudo-class asks for is warned of once, at the call")
    func states() throws {
        let found = try outcome("for _ = 1, 3 do e:state('selcted') end")
        #expect(found.map(\.message) == ["no pseudo-class asks for the state \"selcted\", did you mean \"selected\"?"])
        #expect(found.map(\.severity) == [.warning] && found.map(\.id) == ["element.unknown-state"] && found.first?.span?.startLocation.line == 3)
        #expect(try outcome("e:state('loading')").map(\.message) == ["no pseudo-class asks for the state \"loading\""])
        for known in ["selected", "enabled", "Highlighted"] { #expect(try outcome("e:state('\(known)')").isEmpty) }
    }

    @Test("states of pseudo-classes that are registered, also later, are known")
    func ownStates() throws {
        #expect(try outcome("e:state('loading') style.pseudo('loading', function() return true end)").isEmpty)
        // What the pseudo-class asks for is its own affair; what looks like a slip is told all the same.
        #expect(try outcome("e:state('armed') style.pseudo('danger', function(e) return e.states[1] == 'armed' end)").isEmpty)
        #expect(try outcome("e:state('dangr') style.pseudo('danger', function() return true end)").count == 1)
    }

    @Test("a property to leave unstyled must be one; an alias means the property")
    func unstyled() throws {
        let found = try outcome("e:styled(false, 'alpah')")
        #expect(found.first?.message == "argument 2 of element:styled: \"UIView\" has no property \"alpah\", did you mean \"alpha\"?" && found.count == 1)
        #expect(
            try outcome(
                """
                style.property('UIView', 'wide', { type = 'number', aliases = { 'broad' } })
                local sheet = style.sheet('UIView { wide: 1 }')
                e:apply() e:styled(false, 'broad') sheet:unload() style.sheet('UIView { wide: 2 }') e:apply()
                assert(e:get('wide') == 1)
                """
            ).map(\.message) == [])
    }

    @Test("a selector that asks for what nobody knows is warned of as in a sheet, once, at the call")
    func selectors() throws {
        let found = try outcome("for _ = 1, 3 do style.select('UIView:selcted') end style.select('UIVeiw')\nassert(#style.select('UIView:not(:selected)') == 1)")
        #expect(found.map(\.message) == ["unknown pseudo-class \":selcted\", did you mean \"selected\"?", "unknown type \"UIVeiw\", did you mean \"UIView\"?"])
        #expect(found.allSatisfy { $0.severity == .warning && $0.span?.startLocation.line == 3 })
    }

    @Test(
        "a pseudo-class that returns something else is an error that names it",
        arguments: [("0", "the number 0"), ("'yes'", "the string \"yes\""), ("{}", "a table"), ("print", "a function"), ("1.5", "the number 1.5")])
    func pseudoClassResults(result: String, phrase: String) throws {
        let found = try outcome("style.pseudo('odd', function() return \(result) end)\nstyle.sheet('UIView:odd { alpha: 0 }')")
        #expect(found.map(\.message) == ["the pseudo-class \"odd\" must return true or false, it returned \(phrase)"])
        #expect(found.first?.severity == .error && found.first?.span?.startLocation.line == 3)
        #expect(try outcome("style.pseudo('odd', function() return nil end)\nstyle.sheet('UIView:odd { alpha: 0 }')").isEmpty)
    }
}
