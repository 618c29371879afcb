import StyleExpressions
import StyleValues

extension StandardConverters {
    /// Points, sizes, offsets, rectangles and insets: the same grammar with different counts.
    static var geometry: [ValueConverter] {
        [
            converter("point", [1, 2]) { .point(Point(x: $0[0], y: $0[$0.count - 1])) },
            converter("size", [1, 2]) { .size(Size(width: $0[0], height: $0[$0.count - 1])) },
            converter("offset", [1, 2]) { .offset(Offset(horizontal: $0[0], vertical: $0[$0.count - 1])) },
            converter("rect", [4]) { .rect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) },
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

    /// Forms that depend on the parent or the window: they belong to a later version.
    private static let relative: Set<String> = ["parent", "superview", "window", "sizeToFit"]

    private static func converter(_ name: String, _ counts: [Int], _ make: @escaping ([Double]) -> StyleValue) -> ValueConverter {
        let numbers = counts.map(String.init).joined(separator: ",")
        return ValueConverter(
            name, shape: "<number>{\(numbers)} | \(name)(<number>{\(numbers)})",
            doc: "\(counts.map(String.init).joined(separator: " or ")) numbers, in points"
        ) { input throws(ConversionFailure) in
            let value = try input.evaluate(keeping: relative.union([name, "size"]))
            var items: [ExpressionValue]
            switch value {
            case .list(let list): items = list.flattened
            case .call(let call):
                guard call.name == name, call.chained.isEmpty else { throw input.notAvailable("values relative to the parent are") }
                items = call.arguments.flatMap { argument -> [ExpressionValue] in
                    if case .list(let list) = argument { return list.flattened }
                    return [argument]
                }
            case .string(let text):
                guard let numbers = braced(text) else { throw input.expected(expectation(name, counts), found: value) }
                items = numbers.map { .number(Quantity($0)) }
            case .keyword(let word) where relative.contains(word): throw input.notAvailable("values relative to the parent are")
            default: items = [value]
            }
            if items.contains(where: isRelative) { throw input.notAvailable("values relative to the parent are") }
            var plain: [Double] = []
            for item in items {
                guard case .number(let quantity) = item else { throw input.expected(expectation(name, counts), found: item) }
                guard let number = input.plainNumber(quantity) else {
                    throw input.failure("value.unexpected", "\"\(quantity.text)\" has nothing to be relative to in a \(name)")
                }
                plain.append(number)
            }
            guard counts.contains(plain.count) else {
                throw input.failure("value.count", "expected \(expectation(name, counts)), found \(plain.count)")
            }
            return make(plain)
        }
    }

    private static func isRelative(_ value: ExpressionValue) -> Bool {
        if case .call = value { return true }
        return false
    }

    private static func expectation(_ name: String, _ counts: [Int]) -> String {
        let list = counts.map(String.init)
        return "\(list.count == 1 ? list[0] : list.dropLast().joined(separator: ", ") + " or " + (list.last ?? "")) numbers for \(name)"
    }

    /// The numbers of `{3,4}` or `{{1,2},{3,4}}`, as Apple's frameworks print geometry.
    private static func braced(_ text: String) -> [Double]? {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count <= 256 else { return nil }
        let parts = text.filter { $0 != "{" && $0 != "}" }.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0.filter { !$0.isWhitespace }) }
        return numbers.count == parts.count ? numbers : nil
    }
}
