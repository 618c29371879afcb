import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import Testing

@Suite("Text with variables put in")
struct VariableSubstitutionTests {
    private func substituted(_ text: String, _ variables: [String: String], bare: Set<String> = []) -> (
        String, [Diagnostic]
    ) {
        let file = SourceFile(name: "test", text: text)
        let result = VariableSubstitution.text(
            of: SourceSpan(file, file.range), dialect: .css, scope: FixtureScope(variables, bare: bare))
        return (result.text, result.diagnostics)
    }

    @Test(
        "variables in, comments out, blanks single, quotes kept",
        arguments: CaseTable.rows(
            #"""
            $name   14                → "Avenir Next" 14
            «  a /* c */  b␊ c  »     → a b c
            'x   y' $gap              → 'x   y' 4
            "$gap"                    → "$gap"
            @two 8                    → 4 4 8
            --gap                     → 4
            var(--gap)                → 4
            var( --gap , 9)           → 4
            var(--nope, $gap)         → 4
            f($gap, var(--nope, a b)) → f(4, a b)
            200ms                     → 200ms
            $gap$gap                  → 44
            $gap.png                  → 4.png
            $color.brand.500 x        → #0a84ff x
            url(http://a//b)          → url(http://a//b)
            var(x)                    → var(x)
            a/**/b                    → a b
            «»                        → «»
            /* only */                → «»
            -$gap                     → -4
            gap                       → gap
            size bare                 → size 7
            bare.png x.bare bare()    → bare.png x.bare bare()
            """#))
    func texts(text: String, result: String) {
        let variables = [
            "name": "\"Avenir Next\"", "gap": "4", "two": " $gap  /* x */ $gap ", "color.brand.500": "#0a84ff",
            "bare": "7",
        ]
        let (found, diagnostics) = substituted(text, variables, bare: ["bare"])
        #expect(found == result)
        #expect(diagnostics.isEmpty)
    }

    @Test("an undefined variable and a cycle are one error each")
    func faults() {
        let (_, undefined) = substituted("a $gp", ["gap": "4"])
        #expect(undefined.map(\.shown) == ["unknown-symbol 2..<5"])
        #expect(undefined.first?.message == "undefined variable \"gp\", did you mean \"gap\"?")
        let (_, cycle) = substituted("x $a", ["a": "1 $b", "b": "$a"])
        #expect(cycle.map(\.shown) == ["cycle 2..<4"])
        #expect(cycle.first?.message == "variables use each other in a cycle: \"a\" → \"b\" → \"a\"")
    }

    @Test("texts that double each other are stopped")
    func doubling() {
        var variables = ["v0": "aaaa"]
        for index in 1...40 { variables["v\(index)"] = "$v\(index - 1) $v\(index - 1)" }
        let (text, diagnostics) = substituted("$v40", variables)
        #expect(text.utf8.count <= 65_536)
        #expect(diagnostics.first?.id == "expression.length-limit")
    }
}
