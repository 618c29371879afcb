import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleScripting

/// Measures how often a declaration is converted: `ValuesBenchmark [APPLICATIONS]` (100,000).
///
/// One declaration of a property whose converter is a script's is applied to as many elements: once as the styler
/// does it, once by converting it for every element. Prints both times and their ratio; the pass counts everything
/// (index, matching, computed styles), the conversions count nothing else.
@main
struct ValuesBenchmark {
    static func main() throws {
        let applications = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
        let styler = Styler(registry: .standard())
        let script = ThemeScript(
            styler: styler, loader: SourceLoader(files: .memory([:])),
            limits: ScriptLimits(memoryBytes: 1 << 30, seconds: 600),
            packFolders: [], print: { print($0) })
        let outcome = script.run(SourceFile(name: "theme.lua", text: theme))
        guard outcome.finished else { return print(outcome.diagnostics.map(\.message)) }
        styler.add(text: "box { easing: 0.42 0 0.58 1 }")
        for _ in 0..<applications { styler.tree.insert("Box", into: nil) }

        let clock = ContinuousClock()
        let applied = clock.measure { styler.apply() }
        let sample = styler.tree.allElements[applications / 2]
        guard styler.computedStyle(of: sample).property("easing")?.text == canonical else {
            return print("the value is wrong")
        }

        let property = styler.registry.property("easing", ofClass: "Box")
        guard let property, let declaration = styler.rules.first?.declarations.first else {
            return print("there is no rule")
        }
        let conversion = PropertyConversion(
            definition: property.definition, keyPath: property.keyPath, registry: styler.registry,
            environment: styler.environment)
        var read = 0
        let converted = clock.measure {
            for _ in 0..<applications {
                let expression = MathExpression.parse(declaration.value, grammar: .value, dialect: declaration.dialect)
                if conversion.convert(expression, in: styler.globalScope)?.text == canonical { read += 1 }
            }
        }
        guard read == applications else { return print("a conversion failed") }
        let ratio = converted / applied
        print("\(applications) applications of one declaration with a converter in Lua")
        print("applied, converted once:  \(milliseconds(applied)) ms")
        print("converted every time:     \(milliseconds(converted)) ms")
        print("ratio:                    \((ratio * 10).rounded() / 10)")
    }

    private static func milliseconds(_ duration: Duration) -> Double {
        ((duration / .milliseconds(1)) * 10).rounded() / 10
    }

    private static let canonical = "0.42 0 0.58 1"

    /// Reads the four numbers of a curve and samples it at 17 places, as a host that animates wants it.
    private static let theme = """
        style.class("Box", {})
        local function bezier(a, b, t) local u = 1 - t return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t end
        style.converter("easing", {
          shape = "<number>{4}",
          parse = function(text, context)
            local numbers = {}
            for word in text:gmatch("%S+") do numbers[#numbers + 1] = tonumber(word) end
            if #numbers ~= 4 then return nil, "expected four numbers" end
            local x1, y1, x2, y2 = table.unpack(numbers)
            local samples = {}
            for i = 0, 16 do
              local low, high = 0, 1
              for _ = 1, 16 do
                local middle = (low + high) / 2
                if bezier(x1, x2, middle) < i / 16 then low = middle else high = middle end
              end
              samples[i + 1] = bezier(y1, y2, low)
            end
            return { numbers = numbers, samples = samples }
          end,
          print = function(data) return string.format("%g %g %g %g", table.unpack(data.numbers)) end,
        })
        style.property("Box", "easing", { type = "easing" })
        """
}
