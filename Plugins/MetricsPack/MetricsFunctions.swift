import StyleEngine
import StyleExpressions
import StyleTokens
import StyleValues

/// The functions of the pack, each a row.
enum MetricsFunctions {
    static var all: [ExpressionFunction] { [sizeClass, padding, relativeInsets, convert, extrapolate] }

    private static var sizeClass: ExpressionFunction {
        function(
            "size-class", 1...64, "class: value, …, rest: value, mode: mmm",
            "The value for the current size class, idiom or named breakpoint."
        ) { (call) throws(FunctionFailure) in
            let names = try NamedArguments(call, options: ["mode"])
            try names.refusePlain("expected a value with its key, such as \"phone: 10\"")
            let chosen = try names.passing { metrics, mode throws(MetricsFault) in
                try metrics.index(in: names.entries.map(\.label), mode: mode)
            }
            return call.arguments[names.entries[chosen].index]
        }
    }

    private static var padding: ExpressionFunction {
        function("padding", 1...2, "code, mode: mmm", "The padding of a relative code: 0, .125, .25, .5, 1, 2 or 4.") {
            (call) throws(FunctionFailure) in
            let names = try NamedArguments(call, options: ["mode"])
            let codes = try names.plain(1)
            return .number(Quantity(try names.padding(codes[0])))
        }
    }

    private static var relativeInsets: ExpressionFunction {
        function(
            "relative-insets", 4...5, "top, left, bottom, right, mode: mmm", "The paddings of four relative codes."
        ) {
            (call) throws(FunctionFailure) in
            let names = try NamedArguments(call, options: ["mode"])
            var sides: [ExpressionValue] = []
            for index in try names.plain(4) { sides.append(.number(Quantity(try names.padding(index)))) }
            return .list(ExpressionList(sides, hasCommas: true))
        }
    }

    private static var convert: ExpressionFunction {
        function(
            "convert", 2...4, "value, from: class, by: converter, mode: mmm",
            "A length from a design for one size class, for the current one; in whole points."
        ) { (call) throws(FunctionFailure) in
            let names = try NamedArguments(call, options: ["from", "by", "mode"])
            let place = try names.plain(1)[0]
            guard let from = names.option("from") else {
                throw FunctionFailure("expected the size class that the length is for, such as \"from: 6\"")
            }
            let source = try names.sizeClass(try NamedArguments.text(call.arguments[from]), argument: from)
            let by = try names.option("by").map { index throws(FunctionFailure) in try call.string(index) } ?? "width"
            let quantity = try call.quantity(place)
            let value = try names.passing(by: names.option("by")) { metrics, mode throws(MetricsFault) in
                try metrics.convert(quantity.value, from: source, by: by, mode: mode)
            }
            return .number(Quantity(value, quantity.unit))
        }
    }

    private static var extrapolate: ExpressionFunction {
        function(
            "extrapolate", 1...7, "class: value, class: value, except-class: value, mode: mmm",
            "A length for the current size class from one or two known ones; in whole points."
        ) { (call) throws(FunctionFailure) in
            let names = try NamedArguments(call, options: ["mode"])
            try names.refusePlain("expected a length with its size class, such as \"classic: 10\"")
            var table: [(sizeClass: SizeClass, value: Double)] = []
            var exceptions: [SizeClass: Double] = [:]
            var unit: MeasureUnit?
            for (label, index) in names.entries {
                let quantity = try call.quantity(index)
                unit = unit ?? quantity.unit
                if label.hasPrefix("except-") {
                    exceptions[try names.sizeClass(String(label.dropFirst(7)), argument: index)] = quantity.value
                } else {
                    table.append((try names.sizeClass(label, argument: index), quantity.value))
                }
            }
            let value = try names.passing { metrics, mode throws(MetricsFault) in
                try metrics.extrapolate(table, except: exceptions, mode: mode)
            }
            return .number(Quantity(value, unit))
        }
    }

    /// Pure, since environment and settings are part of the context that a call is computed in.
    private static func function(
        _ name: String, _ arity: ClosedRange<Int>, _ parameters: String, _ doc: String,
        evaluate: @escaping (FunctionCall) throws(FunctionFailure) -> ExpressionValue
    ) -> ExpressionFunction {
        ExpressionFunction(
            name, arity: arity, parameters: parameters, doc: doc,
            keywords: SizeClassMode.allCases.map(\.rawValue) + SizeClass.allCases.map(\.rawValue), mayRunAhead: true,
            takesLabels: true, evaluate: evaluate)
    }
}
