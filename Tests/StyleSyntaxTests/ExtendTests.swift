import StyleSyntax
import Testing

@Suite("Extend")
struct ExtendTests {
    @Test("the base's declarations stand before the own ones, wherever the base stands")
    func order() {
        #expect(
            FlatRules(".b { a: 1; c: 1 } .x { @extend .b; a: 2 }", .css).lines == [
                ".b { a: 1; c: 1 }", ".x { a: 1; c: 1; a: 2 }",
            ])
        #expect(
            FlatRules(".x { a: 2; @extends: .b; } .b { a: 1 }", .css).lines == [".x { a: 1; a: 2 }", ".b { a: 1 }"])
    }

    @Test("whole chains")
    func chains() {
        #expect(
            FlatRules(".a { p: 1 } .b { @extend .a; q: 1 } .x { @extend .b; }", .css).lines
                == [".a { p: 1 }", ".b { p: 1; q: 1 }", ".x { p: 1; q: 1 }"])
    }

    @Test("the whole selector must be equal; the spelling of types does not count")
    func equality() {
        let rules = FlatRules("UILabel#a.b c:pad { p: 1 } .b { q: 1 } .x { @extend label#a.b c:pad; }", .css)
        #expect(rules.faults == [])
        #expect(rules.lines.last == ".x { p: 1 }")
        #expect(FlatRules(".b#a { p: 1 } .x { @extend .b; }", .css).faults == ["1:20 extend.unknown"])
    }

    @Test("variables and several bases come along, each base once")
    func several() {
        #expect(
            FlatRules(".a { --v: 1; p: 1 } .b { q: 1 } .x { @extend .a, .b; @extend .a }", .css).lines.last
                == ".x { $v: 1; p: 1; q: 1 }")
        #expect(FlatRules(".a { p: 1 } .a { q: 1 } .x { @extend .a }", .css).lines.last == ".x { p: 1; q: 1 }")
    }

    @Test("a base under a condition counts only under the same condition")
    func conditions() {
        let rules = FlatRules(".a { p: 1 } @media pad { .a { q: 1 } .x { @extend .a } } .y { @extend .a }", .css)
        #expect(rules.lines.suffix(2) == [".x { p: 1; q: 1 } @media pad", ".y { p: 1 }"])
    }

    @Test("a cycle is one error with its chain, and every rule keeps its own declarations")
    func ring() {
        let rules = FlatRules(".a { @extend .b; p: 1 } .b { @extend .a; q: 1 }", .css)
        #expect(rules.faults == ["1:30 extend.cycle"])
        #expect(
            rules.sheet.diagnostics[0].message
                == "rules extend each other in a cycle: \".a\" extends \".b\" extends \".a\"")
        #expect(rules.lines == [".a { q: 1; p: 1 }", ".b { q: 1 }"])
        #expect(FlatRules(".a { @extend .a; p: 1 }", .css).faults == ["1:6 extend.cycle"])
    }

    @Test("an unknown base is a warning with a suggestion")
    func unknown() {
        let rules = FlatRules(".base { p: 1 } .x { @extend .bass; q: 1 }", .css)
        #expect(rules.faults == ["1:21 extend.unknown"])
        #expect(rules.sheet.diagnostics[0].severity == .warning)
        #expect(rules.sheet.diagnostics[0].message.hasSuffix("did you mean \".base\"?"))
        #expect(rules.lines.last == ".x { q: 1 }")
    }

    @Test("bases that double at each step are bounded")
    func doubling() {
        var text = ".a0, .b0 { x: 1 }\n"
        for level in 1..<30 {
            text +=
                ".a\(level) { @extend .a\(level - 1); @extend .b\(level - 1) } .b\(level) { @extend .a\(level - 1); @extend .b\(level - 1) }\n"
        }
        let rules = FlatRules(text, .css)
        #expect(rules.sheet.rules.map(\.declarations.count).max() ?? 0 <= 10_001)
    }
}
