import StyleDiagnostics
import StyleExpressions
import StyleValues
import Testing

@Suite("Compiled expressions and their frame")
struct CompiledExpressionTests {
    /// Counts the calls of a function.
    private final class Counter {
        var calls = 0
    }

    private func library(_ counter: Counter, isPure: Bool) -> FunctionLibrary {
        var library = FunctionLibrary.standard
        library.set(
            ExpressionFunction(
                "twice", isPure: isPure,
                numeric: .one {
                    counter.calls += 1
                    return 2 * $0
                }))
        library.set(ExpressionFunction("minus", numeric: .two { $0 - $1 }))
        library.set(ExpressionFunction("volume", numeric: .three { $0 * $1 * $2 }))
        library.set(
            ExpressionFunction(
                "total",
                numeric: .any { numbers in
                    var sum = 0.0
                    for index in 0..<numbers.count { sum += numbers[index] }
                    return sum
                }))
        return library
    }

    @Test("a formula follows the variables of its frame")
    func variables() throws {
        let frame = VariableFrame()
        let width = frame.define("width", 320, unit: .px)
        let formula = try #require(CompiledExpression.compile("width * 2 / 3 - 10px", in: frame).expression)
        #expect(formula.isNumeric && formula.count == 1 && formula.variables == [width])
        frame[width] = 375
        // Under the device model with a scale of 1 a pixel is a point.
        #expect(formula.evaluate() == 240 && formula.unit() == .pt)
        #expect(formula.value().value == .number(Quantity(240, .pt)))
        frame[width] = 15
        #expect(formula.evaluate() == 0)
        #expect(frame.name(of: width) == "width" && frame["width"] == width && frame["height"] == nil)
    }

    @Test("defining a variable again gives it another value")
    func redefinition() throws {
        let frame = VariableFrame()
        let a = frame.define("a", 1)
        let formula = try #require(CompiledExpression.compile("a + 1", in: frame).expression)
        #expect(formula.evaluate() == 2)
        #expect(frame.define("a", 5) == a)
        #expect(formula.evaluate() == 6 && frame[a] == 5)
    }

    @Test("a frame grows under the formulas that it has")
    func growth() throws {
        let frame = VariableFrame()
        let a = frame.define("a", 1)
        let formula = try #require(CompiledExpression.compile("a + 1", in: frame).expression)
        for index in 0..<1000 { frame.define("v\(index)", Double(index)) }
        frame[a] = 41
        #expect(formula.evaluate() == 42)
        let sum = try #require(CompiledExpression.compile("v0 + v999", in: frame).expression)
        #expect(sum.isNumeric && sum.evaluate() == 999)
    }

    @Test("variables that a formula cannot name in its code are evaluated all the same")
    func manyVariables() throws {
        let frame = VariableFrame()
        for index in 0..<65_500 { frame.define("v\(index)", Double(index)) }
        let last = try #require(CompiledExpression.compile("v65499 + 1", in: frame).expression)
        #expect(!last.isNumeric && last.value().value == .number(Quantity(65_500)))
    }

    @Test("a list is one formula of several numbers")
    func lists() throws {
        let frame = VariableFrame()
        let a = frame.define("a", 1)
        let formula = try #require(CompiledExpression.compile("a, a * 2, 3px, a > 1, 9", in: frame).expression)
        #expect(formula.isNumeric && formula.count == 5)
        #expect(formula.evaluateFour() == SIMD4(1, 2, 3, 0))
        frame[a] = 2
        #expect(formula.evaluate() == 2)
        #expect(formula.evaluateFour() == SIMD4(2, 4, 3, 1))
        let numbers = UnsafeMutableBufferPointer<Double>.allocate(capacity: 8)
        defer { numbers.deallocate() }
        numbers.initialize(repeating: -1)
        #expect(formula.evaluate(into: numbers) == 5)
        #expect(Array(numbers) == [2, 4, 3, 1, 9, -1, -1, -1])
        #expect(formula.evaluate(into: UnsafeMutableBufferPointer(rebasing: numbers[..<2])) == 2)
        #expect(formula.value().value?.text == "2, 4, 3pt, true, 9" && formula.unit(at: 2) == .pt)
        let two = try #require(CompiledExpression.compile("a, 1", in: frame).expression)
        #expect(two.evaluateFour() == SIMD4(2, 1, 0, 0))
    }

    @Test("functions of the host are called with numbers, one to three or any number")
    func hostFunctions() throws {
        let frame = VariableFrame(functions: library(Counter(), isPure: true))
        frame.define("a", 3)
        for (text, value) in [
            ("twice(a)", 6.0), ("1 + twice(a)", 7), ("a * 2 + minus(a, 1) * 10", 26), ("volume(a, 2, 4)", 24),
            ("total()", 0), ("total(1, a, twice(a), 4) - a", 11), ("twice(twice(a) + total(a, a))", 24),
            ("a > 2 ? twice(a) : 0", 6), ("minus(twice(a), volume(1, a, 1))", 3),
        ] {
            let formula = try #require(CompiledExpression.compile(text, in: frame).expression)
            #expect(formula.isNumeric && formula.evaluate() == value, "\(text)")
            #expect(Evaluated(text, variables: frame, functions: frame.functionLibrary).value?.text == "\(Int(value))")
        }
        #expect(CompiledExpression.compile("twice(1px)", in: frame).diagnostics.map(\.id) == ["expression.unit-mismatch"])
        #expect(CompiledExpression.compile("twice(1, 2)", in: frame).diagnostics.map(\.id) == ["expression.arity"])
    }

    @Test("what has not changed is not computed again, unless a function is not pure")
    func caching() throws {
        for isPure in [true, false] {
            let counter = Counter()
            let frame = VariableFrame(functions: library(counter, isPure: isPure))
            let a = frame.define("a", 3)
            let b = frame.define("b", 1)
            let formula = try #require(CompiledExpression.compile("twice(a)", in: frame).expression)
            let constant = try #require(CompiledExpression.compile("twice(4)", in: frame).expression)
            #expect(formula.evaluate() == 6 && formula.evaluate() == 6)
            #expect(counter.calls == (isPure ? 1 : 2))
            frame[b] = 2
            frame[a] = 3
            #expect(formula.evaluate() == 6)
            #expect(counter.calls == (isPure ? 1 : 3))
            frame[a] = 4
            #expect(formula.evaluate() == 8)
            #expect(counter.calls == (isPure ? 2 : 4))
            #expect(constant.evaluate() == 8 && constant.evaluate() == 8)
            #expect(counter.calls == (isPure ? 3 : 6))
        }
    }

    @Test("a function may evaluate formulas of its frame, and define and change variables")
    func reentry() throws {
        final class Host {
            var inner: CompiledExpression?
            var frame: VariableFrame?
        }
        let host = Host()
        var library = FunctionLibrary.standard
        library.set(
            ExpressionFunction(
                "inner", isPure: false,
                numeric: .any { numbers in
                    for index in 0..<100 { host.frame?.define("n\(index)", 1) }
                    let value = host.inner?.evaluate() ?? .nan
                    return numbers[0] + value * numbers[1]
                }))
        let frame = VariableFrame(functions: library)
        host.frame = frame
        let a = frame.define("a", 3)
        host.inner = CompiledExpression.compile("(a + 1) * (a + 2) + (a + 3) * (a + 4)", in: frame).expression
        let outer = try #require(
            CompiledExpression.compile("(a + 1) * (a + 2) - inner(a * 2, 10) * (a + 1)", in: frame).expression)
        #expect(outer.isNumeric && outer.evaluate() == 20 - (6 + 62 * 10) * 4)
        frame[a] = 0
        #expect(outer.evaluate() == 2 - (0 + 14 * 10))
        (host.inner, host.frame) = (nil, nil)
    }

    @Test("what is not of numbers or colors is evaluated as a value, with the present variables")
    func values() throws {
        let frame = VariableFrame()
        let a = frame.define("a", 50, unit: .percent)
        let formula = try #require(CompiledExpression.compile("(a, 1), (2, a)", in: frame).expression)
        #expect(!formula.isNumeric && formula.count == 0 && formula.evaluate().isNaN && formula.variables == [a])
        #expect(formula.value().value?.text == "(50%, 1), (2, 50%)")
        frame[a] = 0
        #expect(formula.value().value?.text == "(0%, 1), (2, 0%)")
    }

    @Test("a color is one formula of its components and alpha")
    func colors() throws {
        let frame = VariableFrame()
        let a = frame.define("a", 50, unit: .percent)
        let formula = try #require(CompiledExpression.compile("mix(black, white, a)", in: frame).expression)
        #expect(formula.isNumeric && formula.isColor && formula.count == 4 && formula.variables == [a] && formula.unit() == nil)
        #expect(formula.value().value?.text == "rgb(127.5 127.5 127.5)")
        #expect(formula.evaluateFour() == SIMD4(0.5, 0.5, 0.5, 1) && formula.evaluate() == 0.5)
        frame[a] = 0
        #expect(formula.evaluateColor() == Color(red: 1, green: 1, blue: 1))
        let constant = try #require(CompiledExpression.compile("#33669980", in: frame).expression)
        #expect(constant.evaluateColor()?.text == "#33669980")
        let space = try #require(CompiledExpression.compile("alpha(oklch(0.5, 0.1, 1turn), a)", in: frame).expression)
        #expect(space.evaluateColor() == Color(.oklch, 0.5, 0.1, 0, alpha: 0))
        let number = try #require(CompiledExpression.compile("contrast(white, black)", in: frame).expression)
        #expect(number.evaluate() == 21 && number.evaluateColor() == nil && !number.isColor)
    }

    @Test("a color that cannot be is no color, with the reason, until its variables allow one")
    func impossibleColors() throws {
        let frame = VariableFrame()
        let a = frame.define("a", 10)
        let formula = try #require(CompiledExpression.compile("lighten(#336699, a)", in: frame).expression)
        let lighter = formula.evaluateColor()
        #expect(lighter != nil)
        frame[a] = .infinity
        #expect(formula.evaluateColor() == nil && formula.evaluate().isNaN && formula.value().value == nil)
        #expect(formula.value().diagnostics.first?.message.contains("expected an amount") == true)
        frame[a] = 10
        #expect(formula.evaluateColor() == lighter)
    }

    @Test("a word that the language has keeps its meaning; a constant gives way to a variable")
    func names() throws {
        let frame = VariableFrame()
        frame.define("true", 7)
        frame.define("e", 7)
        #expect(CompiledExpression.compile("true", in: frame).expression?.value().value == .bool(true))
        #expect(CompiledExpression.compile("e + 1", in: frame).expression?.evaluate() == 8)
        #expect(CompiledExpression.compile("x + 1", in: frame).diagnostics.map(\.id) == ["expression.unknown-symbol"])
    }

    @Test("long and deep formulas are bounded as they are without code")
    func bounds() {
        let frame = VariableFrame()
        frame.define("a", 1)
        for (text, id) in [
            (String(repeating: "(", count: 64) + "a" + String(repeating: ")", count: 64), nil),
            (String(repeating: "(", count: 65) + "a" + String(repeating: ")", count: 65), "expression.depth-limit"),
            (String(repeating: "-", count: 64) + "a", nil), (String(repeating: "-", count: 65) + "a", "expression.depth-limit"),
            ("a" + String(repeating: "+a", count: 2000), nil),
            ("a" + String(repeating: "+a", count: 2100), "expression.length-limit"),
            (String(repeating: "a+(", count: 63) + "a" + String(repeating: ")", count: 63), nil),
            (String(repeating: "a ? a : ", count: 64) + "a", nil),
            (String(repeating: "a ? a : ", count: 65) + "a", "expression.depth-limit"),
            (String(repeating: "a,", count: 63) + "a", nil), (String(repeating: "a,", count: 64) + "a", "expression.tuple-limit"),
            ("min(" + String(repeating: "a,", count: 256) + "a)", "expression.argument-limit"),
        ] as [(String, DiagnosticID?)] {
            let result = CompiledExpression.compile(text, in: frame)
            #expect(result.diagnostics.first?.id == id, "\(text.prefix(20))")
            if id == nil { #expect(result.expression?.value().value != nil, "\(text.prefix(20))") }
        }
    }
}
