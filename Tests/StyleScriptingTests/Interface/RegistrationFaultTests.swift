import StyleDiagnostics
import StyleEngine
import Testing

// The words are those of this project; what is refused is what a sheet could never reach, or what would never be asked.

@Suite("Registrations that cannot work")
struct RegistrationFaultTests {
    @Test(
        "each is refused at the call, with the reason",
        arguments: [
            ("style.pseudo('first-child', print)", "already registered by \"standard\""),
            ("style.pseudo('NthChild', print)", "already registered by \"standard\""),
            ("style.pseudo('has', print)", "already registered by \"standard\""),
            ("style.pseudo('where', print)", "already registered by \"standard\""),
            ("style.pseudo('2x', print)", "it begins with a digit"),
            ("style.enum('E', { A = 2, a = 3 })", "cannot tell the cases \"A\" and \"a\" of \"E\" apart"),
            ("style.flags('E', { fooBar = 1, ['foo-bar'] = 2 })", "cannot tell the cases"),
            ("style.enum('E', { ['a b'] = 1 })", "it holds a blank"), ("style.enum('E', { ['1'] = 1 })", "it begins with a digit"),
            ("style.enum('E', { ['a/b'] = 1 })", "expected letters"), ("style.enum('E', { [''] = 1 })", "it is empty"),
            ("style.enum('E', { inherit = 1 })", "every property takes that word"),
            ("style.enum('E', { Current = 1 })", "every property takes that word"),
            ("style.class('X', { extends = 'X' })", "the class \"X\" extends itself"),
            ("style.class('A', { extends = 'B' }) style.class('B', { extends = 'A' })", "B → A → B"),
            ("style.class('A', { extends = 'B' }) style.class('B', { extends = 'C' }) style.class('C', { extends = 'A' })", "C → A → B → C"),
            ("style.class('A', { element = 'card' }) style.class('B', { element = 'Card' })", "the element name \"Card\" is registered twice"),
            ("style.class('A', { element = 'UILabel' })", "the element name \"UILabel\""),
            ("style.class('A', { element = 'label' })", "the element name \"label\""), ("style.class('a/b')", "expected letters"),
            ("style.property('UIView', 'x', { type = 'number', aliases = { 'alpha' } })", "\"UIView.alpha\""),
            ("style.property('UIView', 'x', { type = 'number' }) style.property('UIView', 'y', { type = 'number', aliases = { 'X' } })", "the alias \"X\" of the property \"UIView.y\" is the name of \"UIView.x\""),
            ("style.property('UIView', 'x', { type = 'number', aliases = { 'z' } }) style.property('UIView', 'y', { type = 'number', aliases = { 'z' } })", "is an alias of \"UIView.x\""),
            ("style.property('UIView', 'x', { type = 'number', arguments = { { 'a', 'E' }, { 'A', 'F' } } })", "has two arguments \"A\""),
            ("style.property('UIView', 'x..y', { type = 'number' })", "no sheet can write \"x..y\" as a property"),
            ("style.func('a/b', print)", "no sheet can write \"a/b\" as a function"), ("style.func('calc', print)", "read calc() themselves"),
            ("style.func('2x', print)", "it begins with a digit"), ("style.func('--x', print)", "are variables"),
            ("style.keypath('UIView', 'a%', 'UILabel')", "as a key path"),
        ])
    func refusals(script: String, words: String) throws {
        let theme = try Theme()
        let messages = theme.run("local style = require('style')\n" + script)
        #expect(messages.count == 1 && messages.first?.contains(words) == true, "\(messages)")
    }

    @Test(
        "what looks odd and can be written is taken",
        arguments: [
            "style.func('a-b', function(n) return n / 10 end) style.sheet('UIView { alpha: a-b(5) }')",
            "style.func('ü', function(n) return n / 10 end) style.sheet('UIView { alpha: ü(5) }')",
            "style.func('my.half', function(n) return n / 2 end) style.sheet('UIView { alpha: my.half(1) }')",
            "style.enum('E', { none = 0, ['foo-bar'] = 1 }) style.property('UIView', 'e', { type = 'E' }) style.sheet('UIView { e: fooBar; alpha: 0.5 }')",
            "style.class('Card', { extends = 'UIView', element = 'card' }) style.sheet('UIView { alpha: 0.5 }')",
            "style.property('UIView', 'n', { type = 'number', aliases = { 'N' } }) style.sheet('UIView { n: 1; alpha: 0.5 }')",
            "style.class('B', { extends = 'A' }) style.class('A', { extends = 'UIView' }) style.sheet('UIView { alpha: 0.5 }')",
        ])
    func accepted(script: String) throws {
        let theme = try Theme()
        #expect(theme.run("local style = require('style')\n\(script)\nprint(style.element('UIView'):get('alpha'))") == [])
        #expect(theme.lines == ["t.lua:3: 0.5"])
    }

    @Test(
        "replacing where there is nothing to replace is warned of",
        arguments: [
            ("style.property('UIView', 'fresh', { type = 'number', replacing = true })", "property \"UIView.fresh\""),
            ("style.property('UILabel', 'alpha', { type = 'number', replacing = true })", "property \"UILabel.alpha\""),
            ("style.func('fresh', print, { replacing = true })", "function \"fresh\""),
            ("style.enum('Fresh', { a = 1 }, { replacing = true })", "enum \"Fresh\""),
            ("style.converter('fresh', { parse = print, replacing = true })", "type \"fresh\""),
        ])
    func nothingReplaced(script: String, what: String) throws {
        let theme = try Theme()
        let outcome = theme.script.run(SourceFile(name: "t.lua", text: "local style = require('style')\n" + script))
        #expect(outcome.diagnostics.map(\.message) == ["there is no \(what) to replace"])
        #expect(outcome.diagnostics.map(\.severity) == [.warning] && outcome.diagnostics.first?.span?.startLocation.line == 2)
        let replacing = try Theme()
        #expect(replacing.run("require('style').property('UIView', 'alpha', { type = 'number', replacing = true })") == [])
    }
}
