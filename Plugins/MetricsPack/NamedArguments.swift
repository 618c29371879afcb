import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleTokens
import StyleValues

/// The arguments of one call by name: options that the function knows, entries of a table, and those without a name.
struct NamedArguments {
    let call: FunctionCall
    /// Named arguments that are no options, in order.
    private(set) var entries: [(label: String, index: Int)] = []
    private var plain: [Int] = []
    private var options: [String: Int] = [:]
    let mode: SizeClassMode

    init(_ call: FunctionCall, options known: [String]) throws(FunctionFailure) {
        self.call = call
        for index in call.arguments.indices {
            guard let label = call.label(index) else {
                plain.append(index)
                continue
            }
            if !known.contains(label) {
                entries.append((label, index))
            } else if options.updateValue(index, forKey: label) != nil {
                throw FunctionFailure("\"\(label)\" is given twice", argument: index)
            }
        }
        guard let place = options["mode"] else {
            mode = .distance
            return
        }
        let word = try call.string(place)
        guard let mode = SizeClassMode(rawValue: word) else {
            let words = SizeClassMode.allCases.map(\.rawValue)
            throw FunctionFailure(
                "\"\(word)\" is no mode\(Suggestion.phrase(for: word, in: words)), expected \(words.joined(separator: " or "))",
                argument: place)
        }
        self.mode = mode
    }

    /// The index of an option's argument.
    func option(_ name: String) -> Int? { options[name] }

    /// Exactly `count` arguments without a name, and no other than options.
    func plain(_ count: Int) throws(FunctionFailure) -> [Int] {
        if let entry = entries.first {
            throw FunctionFailure("unknown name \"\(entry.label)\"", argument: entry.index, id: "expression.arity")
        }
        guard plain.count == count else {
            throw FunctionFailure(
                "expected \(count == 1 ? "one value" : "\(count) values") without a name, found \(plain.count)",
                id: "expression.arity")
        }
        return plain
    }

    func refusePlain(_ message: String) throws(FunctionFailure) {
        if let index = plain.first { throw FunctionFailure(message, argument: index, id: "expression.arity") }
        if entries.isEmpty { throw FunctionFailure(message, id: "expression.arity") }
    }

    /// The padding of the code that an argument is.
    func padding(_ index: Int) throws(FunctionFailure) -> Double {
        let code = try call.number(index)
        do throws(MetricsFault) {
            return try call.surroundings.metrics.padding(code, mode: mode)
        } catch {
            throw FunctionFailure(error.message, argument: index)
        }
    }

    func sizeClass(_ name: String, argument: Int) throws(FunctionFailure) -> SizeClass {
        guard let sizeClass = SizeClass(rawValue: name) else {
            let names = SizeClass.allCases.map(\.rawValue)
            throw FunctionFailure(
                "\"\(name)\" is no size class\(Suggestion.phrase(for: name, in: names)), expected \(names.joined(separator: ", "))",
                argument: argument)
        }
        return sizeClass
    }

    /// Asks the metrics of the call's surroundings; a fault of a key is placed at its argument.
    func passing<Result>(
        by argument: Int? = nil, _ body: (Metrics, SizeClassMode) throws(MetricsFault) -> Result
    ) throws(FunctionFailure) -> Result {
        do throws(MetricsFault) {
            return try body(call.surroundings.metrics, mode)
        } catch {
            let place =
                error.key.flatMap { key in entries.indices.contains(key) ? entries[key].index : nil } ?? argument
            throw FunctionFailure(error.message, argument: place)
        }
    }

    /// The name in a value: a word, a string, or the number of the class `6`.
    static func text(_ value: ExpressionValue) throws(FunctionFailure) -> String {
        switch value {
        case .string(let text), .keyword(let text): return text
        case .number(let quantity): return quantity.text
        default:
            throw FunctionFailure(
                "expected the name of a size class, found \(value.kindText)", id: "expression.type-mismatch")
        }
    }
}
