import CommandLineOptions
import MetricsPack
import StyleDiagnostics
import StyleTokens
import StyleTooling
import StyleValues

/// `stylectl metrics`: the table of metrics for a size.
struct MetricsCommand: Command {
    static let definition = CommandDefinition(
        "metrics", summary: "print the metrics of the current size class",
        details: [
            "The size is that of the environment: --env width=414 --env height=736 --env scale=3 --env idiom=phone. Converters are shown by the factor from a design for each class."
        ],
        options: [StylingOptions.environment, StylingOptions.pack, base, ratio, rounding, mode, StylingOptions.format])

    private static let base = OptionDefinition(
        "base", OptionValue("POINTS", .positiveNumber), default: "10", doc: "the normal padding")
    private static let ratio = OptionDefinition(
        "ratio", OptionValue("NUMBER", .positiveNumber),
        doc: "factor from one padding to the next; the square root of 2 unless given")
    private static let rounding = OptionDefinition(
        "rounding", .choice("none", "point", "pixel"), default: "pixel",
        doc: "where paddings are rounded to, halves away from zero")
    private static let mode = OptionDefinition(
        "mode", .choice("distance", "mmm"), default: "distance",
        doc: "how the size class is found; mmm: as MMMStylesheet, by width alone")

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        let run = try Run(arguments, output: output)
        var metrics = run.styler.metrics
        if arguments.has(Self.base), let base = arguments.number(Self.base) { metrics.settings.normalPadding = base }
        if let ratio = arguments.number(Self.ratio) { metrics.settings.ratio = ratio }
        if arguments.has(Self.rounding),
            let rounding = arguments.value(Self.rounding).flatMap(MetricsRounding.init(rawValue:))
        {
            metrics.settings.rounding = rounding
        }
        let mode = arguments.value(Self.mode).flatMap(SizeClassMode.init(rawValue:)) ?? .distance
        let diagnostics = run.registrationDiagnostics
        if arguments.value(StylingOptions.format) == "json" {
            output.write(json(metrics, mode))
        } else {
            output.write(text(metrics, mode))
        }
        output.report(diagnostics)
        return diagnostics.containsError ? .errors : .ok
    }

    private func json(_ metrics: Metrics, _ mode: SizeClassMode) -> JSONValue {
        let paddings = PaddingStep.allCases.map { JSONObject.Member($0.rawValue, .number(metrics.padding($0))) }
        let converters = rows(metrics, mode).map { row in
            JSONObject.Member(
                row.name,
                .object(
                    JSONObject(row.factors.map { .init($0.source.rawValue, $0.factor.map(JSONValue.number) ?? .null) }))
            )
        }
        return [
            "version": 1, "sizeClass": .string(metrics.sizeClass(mode).rawValue),
            "paddings": .object(JSONObject(paddings)),
            "converters": .object(JSONObject(converters)),
        ]
    }

    private func text(_ metrics: Metrics, _ mode: SizeClassMode) -> String {
        let screen = metrics.screen
        let size =
            "\(NumberText.shortest(screen.width))x\(NumberText.shortest(screen.height))@\(NumberText.shortest(screen.scale))"
        var lines = [
            "size class: \(metrics.sizeClass(mode).rawValue) (\(screen.idiom), \(size))", "",
            "padding             code  points",
        ]
        for step in PaddingStep.allCases {
            let code = NumberText.shortest(step.code)
            lines.append(padded(step.rawValue, 20) + padded(code, 6) + NumberText.shortest(metrics.padding(step)))
        }
        lines += ["", padded("converter from", 20) + SizeClass.allCases.map { padded($0.rawValue, 10) }.joined()]
        for row in rows(metrics, mode) {
            lines.append(
                padded(row.name, 20)
                    + row.factors.map {
                        padded($0.factor.map { NumberText.shortest(($0 * 1e4).rounded() / 1e4) } ?? "-", 10)
                    }.joined())
        }
        return lines.map { String($0.reversed().drop { $0 == " " }.reversed()) + "\n" }.joined()
    }

    private func rows(
        _ metrics: Metrics, _ mode: SizeClassMode
    ) -> [(name: String, factors: [(source: SizeClass, factor: Double?)])] {
        let current = metrics.sizeClass(mode)
        let all = metrics.settings.converters.keys.sorted().map { name in
            (
                name: name,
                factors: SizeClass.allCases.map {
                    (source: $0, factor: metrics.settings.converters[name]?.factor(from: $0, to: current))
                }
            )
        }
        // A converter that nobody has given factors has nothing to show.
        return all.filter { row in row.factors.contains { $0.factor != nil } }
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
