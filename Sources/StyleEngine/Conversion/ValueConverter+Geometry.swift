import StyleExpressions
import StyleValues

extension StandardConverters {
    /// Points, sizes, offsets, rectangles and insets: the same grammar with different counts.
    static var geometry: [ValueConverter] {
        [
            converter(
                "point", [1, 2], relative: "parent | window | parent(<number>{2}) | window(<number>{2})",
                calls: RelativeReader.pointCalls,
                read: { input, value throws(ConversionFailure) in
                    try RelativeReader(input: input).point(value).map { .relative(.point($0)) }
                }
            ) { .point(Point(x: $0[0], y: $0[$0.count - 1])) },
            converter("size", [1, 2]) { .size(Size(width: $0[0], height: $0[$0.count - 1])) },
            converter("offset", [1, 2]) { .offset(Offset(horizontal: $0[0], vertical: $0[$0.count - 1])) },
            converter(
                "rect", [4],
                relative:
                    "[parent | window][(<number>{2,4})]? | [size(<length>{1,2}) | sizeToFit(<length>{0,2})]? [left(<length>) || right() || top() || bottom() || insets(<length>{4})]",
                calls: RelativeReader.rectCalls,
                read: { input, value throws(ConversionFailure) in try RelativeReader(input: input).rect(value) }
            ) { .rect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) },
            converter("insets", [1, 2, 4]) { numbers in
                // One for all edges, or vertical and horizontal, or top, left, bottom, right.
                let n = numbers.count
                return .insets(
                    Insets(
                        top: numbers[0], left: numbers[n == 1 ? 0 : 1], bottom: numbers[n == 4 ? 2 : 0],
                        right: numbers[n == 4 ? 3 : n == 2 ? 1 : 0]))
            },
        ]
    }

    /// A reader of the forms that are no plain numbers; nil if a value has none of them.
    private typealias Reader = (ConversionInput, ExpressionValue) throws(ConversionFailure) -> StyleValue?

    private static func converter(
        _ name: String, _ counts: [Int], relative: String? = nil, calls: Set<String> = [], read: Reader? = nil,
        _ make: @escaping ([Double]) -> StyleValue
    ) -> ValueConverter {
        let numbers = counts.map(String.init).joined(separator: ",")
        let shape = "<number>{\(numbers)} | \(name)(<number>{\(numbers)})" + (relative.map { " | " + $0 } ?? "")
        let doc =
            "\(list(counts)) numbers, in points"
            + (relative == nil ? "" : "; or the parts of one that depends on the parent or the window")
        let converter = ValueConverter(name, shape: shape, doc: doc, calls: calls.union([name])) {
            input throws(ConversionFailure) in
            let starless = read == nil ? input : input.withWordsForStars
            let value: ExpressionValue
            do throws(ConversionFailure) {
                value = try starless.evaluate(keeping: calls.union([name]))
            } catch {
                throw starless.source == input.source ? error : error.placed(at: input.source)
            }
            if let read, let found = try read(input, value) { return found }
            let plain = try self.numbers(value, name, counts, input)
            guard counts.contains(plain.count) else {
                throw input.failure(
                    "value.count", "expected \(expectation(name, counts)), found \(plain.count)",
                    fixIts: input.joiningFixIts(value))
            }
            return make(plain)
        }
        guard read == nil else { return converter }
        return converter.computing { value, model in
            let items = if case .list(let list) = value { list.items } else { [value] }
            guard counts.contains(items.count) else { return nil }
            var numbers: [Double] = []
            for item in items {
                guard case .number(let quantity) = item, quantity.unit == nil || quantity.unit?.dimension == .length
                else { return nil }
                numbers.append(quantity.canonical(in: model).value)
            }
            return make(numbers)
        }
    }

    private static func numbers(
        _ value: ExpressionValue, _ name: String, _ counts: [Int], _ input: ConversionInput
    ) throws(ConversionFailure) -> [Double] {
        var items: [ExpressionValue]
        switch value {
        case .list(let list): items = list.flattened
        case .call(let call) where call.name == name && call.chained.isEmpty:
            items = []
            for argument in call.arguments {
                if case .list(let list) = argument { items += list.flattened } else { items.append(argument) }
            }
        case .string(let text):
            guard let numbers = braced(text) else { throw input.expected(expectation(name, counts), found: value) }
            return numbers
        default: items = [value]
        }
        var plain: [Double] = []
        for item in items {
            guard case .number(let quantity) = item,
                [nil, .length, .percentage, .relativeLength].contains(quantity.unit?.dimension)
            else { throw input.expected(expectation(name, counts), found: item) }
            guard let number = input.plainNumber(quantity) else {
                throw input.failure(
                    "value.unexpected", "\"\(quantity.text)\" has nothing to be relative to in a \(name)")
            }
            plain.append(number)
        }
        return plain
    }

    private static func expectation(_ name: String, _ counts: [Int]) -> String {
        "\(list(counts)) numbers for \(name)"
    }

    /// `1, 2 or 4`
    private static func list(_ counts: [Int]) -> String {
        let words = counts.map(String.init)
        return words.count == 1 ? words[0] : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }

    /// The numbers of `{3,4}` or `{{1,2},{3,4}}`, as Apple's frameworks print geometry.
    private static func braced(_ text: String) -> [Double]? {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count <= 256 else { return nil }
        let parts = text.filter { $0 != "{" && $0 != "}" }.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0.filter { !$0.isWhitespace }) }
        return numbers.count == parts.count ? numbers : nil
    }
}
