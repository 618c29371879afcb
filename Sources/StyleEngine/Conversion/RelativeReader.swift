import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// Reads points and rectangles that depend on the parent or the window.
///
/// Source: InterfaCSS 1.5.5, `parent(…)`, `window(…)`, `size(…).left(…)`, `sizeToFit(…)`.
struct RelativeReader {
    let input: ConversionInput

    /// Calls and words that begin such a value.
    static let references: [String: RelativeReference] = ["parent": .parent, "superview": .parent, "window": .window]
    static let pointCalls = Set(references.keys)
    static let rectCalls = pointCalls.union(["size", "sizeToFit"]).union(edges)
    private static let edges: Set<String> = ["left", "right", "top", "bottom", "insets"]

    // MARK: Points

    /// `parent`, `window(50, -50)`; nil if the value is none.
    func point(_ value: ExpressionValue) throws(ConversionFailure) -> RelativePoint? {
        switch value {
        case .keyword(let word): return Self.references[word].map { RelativePoint($0) }
        case .call(let call):
            guard let reference = Self.references[call.name] else { return nil }
            let numbers = try points(call)
            switch numbers.count {
            case 0: return RelativePoint(reference)
            case 2: return RelativePoint(reference, offset: Offset(horizontal: numbers[0], vertical: numbers[1]))
            default: throw count("2 numbers in \(call.name)()", numbers.count)
            }
        default: return nil
        }
    }

    // MARK: Rectangles

    /// A rectangle that depends on another element, or a plain one where its parts depend on nothing; nil if the
    /// value is neither.
    func rect(_ value: ExpressionValue) throws(ConversionFailure) -> StyleValue? {
        if case .keyword(let word) = value, let reference = Self.references[word] {
            return .relative(.rect(try inset(reference, [])))
        }
        let items: [ExpressionValue]
        if case .list(let list) = value { items = list.flattened } else { items = [value] }
        var calls: [ExpressionCall] = []
        for item in items {
            guard case .call(let call) = item else { return nil }
            calls.append(ExpressionCall(name: call.name, arguments: call.arguments))
            calls += call.chained
        }
        if calls.count == 1, let reference = Self.references[calls[0].name] {
            return .relative(.rect(try inset(reference, points(calls[0]))))
        }
        guard let first = calls.first, Self.rectCalls.contains(first.name) else { return nil }
        var rect = RelativeRect()
        var hasSize = false
        for call in calls {
            if call.name == "size" || call.name == "sizeToFit" {
                if hasSize { throw input.failure("value.unexpected", "the size of the rectangle is given twice") }
                hasSize = true
                rect.isFitted = call.name == "sizeToFit"
                try size(call, &rect)
            } else {
                try edge(call, &rect)
            }
        }
        return plain(rect).map(StyleValue.rect) ?? .relative(.rect(rect))
    }

    /// `parent(10, 20, 30, 40)`: distances from top, left, bottom, right; two of them are horizontal and vertical.
    private func inset(_ reference: RelativeReference, _ numbers: [Double]) throws(ConversionFailure) -> RelativeRect {
        let edges: [Double]
        switch numbers.count {
        case 0: edges = [0, 0, 0, 0]
        case 2: edges = [numbers[1], numbers[0], numbers[1], numbers[0]]
        case 4: edges = numbers
        default: throw count("2 or 4 numbers in \(reference.rawValue)()", numbers.count)
        }
        return RelativeRect(
            reference, top: .points(edges[0]), left: .points(edges[1]), bottom: .points(edges[2]),
            right: .points(edges[3]))
    }

    private func size(_ call: ExpressionCall, _ rect: inout RelativeRect) throws(ConversionFailure) {
        let lengths = try self.lengths(call)
        if lengths.isEmpty, rect.isFitted { return }
        guard (1...2).contains(lengths.count) else { throw count("1 or 2 lengths in \(call.name)()", lengths.count) }
        rect.width = lengths[0]
        rect.height = lengths[lengths.count - 1]
    }

    private func edge(_ call: ExpressionCall, _ rect: inout RelativeRect) throws(ConversionFailure) {
        guard Self.edges.contains(call.name) else {
            throw input.failure(
                "value.unexpected",
                "unknown part \"\(call.name)\" of a rectangle\(Suggestion.phrase(for: call.name, in: Self.edges.sorted()))"
            )
        }
        let lengths = try self.lengths(call)
        let expected = call.name == "insets" ? 4 : 1
        guard lengths.count == expected else {
            throw count("\(expected) \(expected == 1 ? "length" : "lengths") in \(call.name)()", lengths.count)
        }
        switch call.name {
        case "left": rect.left = lengths[0]
        case "right": rect.right = lengths[0]
        case "top": rect.top = lengths[0]
        case "bottom": rect.bottom = lengths[0]
        default: (rect.top, rect.left, rect.bottom, rect.right) = (lengths[0], lengths[1], lengths[2], lengths[3])
        }
    }

    /// The rectangle itself, where size and place are points from the left and top edges.
    private func plain(_ rect: RelativeRect) -> Rect? {
        guard !rect.isFitted, rect.bottom == nil, rect.right == nil, case .points(let width) = rect.width,
            case .points(let height) = rect.height, case .points(let x) = rect.left ?? .points(0),
            case .points(let y) = rect.top ?? .points(0)
        else { return nil }
        return Rect(x: x, y: y, width: width, height: height)
    }

    // MARK: Lengths

    private func points(_ call: ExpressionCall) throws(ConversionFailure) -> [Double] {
        guard call.chained.isEmpty else {
            throw input.failure("value.unexpected", "nothing can follow \(call.name)()")
        }
        var numbers: [Double] = []
        for length in try lengths(call) {
            guard case .points(let value) = length else {
                throw input.failure("value.unexpected", "expected numbers in \(call.name)(), found \"\(length.text)\"")
            }
            numbers.append(value)
        }
        return numbers
    }

    private func lengths(_ call: ExpressionCall) throws(ConversionFailure) -> [RelativeNumber] {
        var lengths: [RelativeNumber] = []
        for argument in call.arguments {
            let items: [ExpressionValue]
            if case .list(let list) = argument { items = list.flattened } else { items = [argument] }
            for item in items {
                guard let length = input.relativeNumber(item) else {
                    throw input.expected("a number, a percentage or \"auto\" in \(call.name)()", found: item)
                }
                lengths.append(length)
            }
        }
        return lengths
    }

    private func count(_ what: String, _ found: Int) -> ConversionFailure {
        input.failure("value.count", "expected \(what), found \(found)")
    }
}

extension ConversionInput {
    /// A length in points, a percentage, or `auto`; nil for anything else.
    func relativeNumber(_ value: ExpressionValue) -> RelativeNumber? {
        switch value {
        case .keyword(let word): return word.lowercased() == "auto" ? .automatic : nil
        case .number(let quantity):
            if quantity.unit == .percent { return .percent(quantity.value) }
            guard quantity.unit == nil || quantity.unit?.dimension == .length else { return nil }
            return plainNumber(quantity).map(RelativeNumber.points)
        default: return nil
        }
    }

    /// The input with `auto` for each `*` that stands alone between brackets and commas.
    var withWordsForStars: ConversionInput {
        let tokens = ValueTokens(source)
        guard tokens.tokens.contains(where: { $0.kind == .asterisk }) else { return self }
        var text: [UInt8] = []
        var end = source.range.start
        for index in tokens.indices where tokens.kind(index) == .asterisk {
            let before = tokens.kind(index - 1)
            let after = tokens.kind(index + 1)
            guard before == nil || before == .leftParenthesis || before == .comma,
                after == nil || after == .rightParenthesis || after == .comma
            else { continue }
            text += source.file.slice(SourceRange(end, tokens.tokens[index].range.start))
            text += "auto".utf8
            end = tokens.tokens[index].range.end
        }
        guard end > source.range.start else { return self }
        text += source.file.slice(SourceRange(end, source.range.end))
        let file = SourceFile(name: source.fileName, bytes: text)
        return part(SourceSpan(file, file.range))
    }
}
