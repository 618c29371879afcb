import MetricsPack
import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleTokens
import Testing

@Suite("Metrics in expressions")
struct MetricsExpressionTests {
    private func styler(
        width: Double = 375, height: Double = 3000, idiom: StyleEnvironment.Idiom = .phone,
        settings: MetricsSettings = MetricsSettings()
    ) throws -> Styler {
        var registry = PropertyRegistry.standard()
        try registry.add(MetricsPack(settings: settings))
        var environment = StyleEnvironment()
        environment.width = width
        environment.height = height
        environment.idiom = idiom
        return Styler(registry: registry, environment: environment)
    }

    /// The text of a value, or the id of the first fault.
    private func value(_ text: String, as type: String = "any", _ styler: Styler) throws -> String {
        let file = SourceFile(name: "<value>", text: text)
        let expression = MathExpression.parse(SourceSpan(file, file.range), grammar: .value, dialect: .css)
        let input = ConversionInput(
            expression, scope: styler.globalScope, registry: styler.registry, environment: styler.environment)
        let conversion = ValueConversion(converter: try #require(styler.registry.converter(forType: type)))
        return conversion.result(input)?.text ?? conversion.faults(input).first.map {
            "\($0.id) at \($0.span?.startLocation.column ?? 0)"
        } ?? ""
    }

    @Test(
        "values by size class, idiom and breakpoint",
        arguments: [
            ("size-class(phone: 10, pad: 16, rest: 12)", "10"), ("size-class(classic: 10, 6: 11, 6plus: 12)", "11"),
            ("size-class(classic: 10, 6plus: 12)", "12"), ("size-class(classic: 10, 6plus: 12, mode: mmm)", "10"),
            ("size-class(\"6\": 1, \"rest\": 2)", "1"), ("size-class(classic: #fff, rest: red)", "red"),
            ("1 + size-class(6: 2) * 3", "7"), ("size-class(6: 1 2 3 4, rest: 5)", "1, 2, 3, 4"),
            ("size-class(6 : 10pt)", "10pt"),
            ("true ? size-class(6: 1) : 2", "1"), ("false ? 1 : size-class(6: 2)", "2"),
        ])
    func sizeClass(text: String, expected: String) throws {
        #expect(try value(text, try styler()) == expected)
    }

    @Test(
        "the other functions",
        arguments: [
            ("padding(.5)", "7"), ("padding(.3, mode: mmm)", "7"), ("relative-insets(1, 2, 1, 2)", "10, 14, 10, 14"),
            ("relative-insets(0, .5, 4, .25)", "0, 7, 20, 5"), ("convert(10, from: classic, by: \"width\")", "12"),
            ("convert(10, from: \"6plus\")", "9"), ("convert(10pt, from: \"pad\", by: width)", "5pt"),
            ("convert(10, from: 6)", "10"),
            ("convert(10.5, from: pad, by: keep)", "10.5"), ("extrapolate(classic: 10, 6plus: 16)", "13"),
            ("extrapolate(6: 12.5)", "12.5"),
            ("extrapolate(classic: 10, except-6: 99)", "99"),
        ])
    func functions(text: String, expected: String) throws {
        #expect(try value(text, try styler()) == expected)
    }

    @Test("insets come from relative codes")
    func insets() throws {
        #expect(try value("relative-insets(1, 2, 1, 2)", as: "insets", try styler()) == "10, 14, 10, 14")
    }

    @Test(
        "faults stand at the argument",
        arguments: [
            ("size-class(phone: 1, clasic: 2)", "expression.function-failed at 22"),
            ("size-class(tv: 1)", "expression.function-failed at 1"),
            ("size-class(6: 1, 6: 2)", "expression.function-failed at 18"),
            ("size-class(1, 2)", "expression.arity at 12"),
            ("size-class(6: 1, mode: mm)", "expression.function-failed at 18"),
            ("size-class()", "expression.arity at 1"),
            ("padding(.3)", "expression.function-failed at 9"), ("padding(-1)", "expression.function-failed at 9"),
            ("padding(1, 2)", "expression.arity at 1"), ("padding(1, size: 2)", "expression.arity at 12"),
            ("convert(10)", "expression.arity at 1"), ("convert(10, from: 7)", "expression.function-failed at 13"),
            ("convert(10, from: 6, by: \"x\")", "expression.function-failed at 22"),
            ("convert(10, from: 6, by: scale)", "expression.function-failed at 22"),
            ("extrapolate(classic: 1, 6: 2, pad: 3)", "expression.function-failed at 1"),
            ("extrapolate(rest: 1)", "expression.function-failed at 13"),
            ("max(a: 1, 2)", "expression.arity at 5"), ("relative-insets(1, 2, 1)", "expression.arity at 1"),
        ])
    func faults(text: String, expected: String) throws {
        #expect(try value(text, try styler(width: 414, idiom: .desktop)) == expected)
    }

    @Test("the environment is asked anew after a change")
    func change() throws {
        let styler = try styler(width: 320)
        try styler.registry.register(ClassDefinition("UIView"))
        try styler.registry.register(PropertyDefinition("gap", of: "UIView", type: "number"))
        styler.add(text: "* { gap: size-class(classic: 10, 6plus: 12) }")
        let view = styler.tree.insert("UIView")
        styler.apply()
        #expect(styler.computedStyle(of: view).properties.first?.text == "10")
        styler.environment.width = 414
        #expect(styler.apply().count == 1)
        #expect(styler.computedStyle(of: view).properties.first?.text == "12")
        styler.metricsSettings.breakpoints = [Breakpoint("wide", width: 400...500)]
        styler.add(text: "* { gap: size-class(wide: 14, rest: 1) }")
        styler.apply()
        #expect(styler.computedStyle(of: view).properties.first?.text == "14")
    }

    private struct Stylesheet: MetricsStylesheet {
        var screen: MetricsScreen
        var normalPadding: Double { screen.idiom == "pad" ? 20 : 16 }
    }

    @Test("an app's stylesheet gives the paddings, made for each screen")
    func stylesheet() throws {
        var registry = PropertyRegistry.standard()
        try registry.add(MetricsPack { Stylesheet(screen: $0) })
        let styler = Styler(registry: registry)
        #expect(try value("padding(1)", styler) == "16")
        styler.environment.idiom = .pad
        #expect(try value("padding(1) + padding(4)", styler) == "60")
        #expect(styler.metrics.padding(.normal) == 20)
    }

    @Test("settings are part of the registry's snapshot")
    func snapshot() throws {
        let styler = try styler()
        let before = styler.registry
        styler.metricsSettings.normalPadding = 99
        #expect(try value("padding(1)", styler) == "99")
        styler.registry = before
        #expect(try value("padding(1)", styler) == "10")
    }
}
