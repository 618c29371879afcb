import StyleDiagnostics
import StyleExpressions
import StyleValues

extension ValueConverter {
    /// A list whose items another converter reads: between commas each by itself, else what blanks separate. An item of
    /// several values may stand in parentheses, and is printed so.
    ///
    /// - Parameter count: how many items there may be.
    public static func list(
        of item: ValueConverter, name: String? = nil, count: ClosedRange<Int> = 1...4096, doc: String? = nil
    ) -> ValueConverter {
        let bounds = count.upperBound == 4096 ? "{\(count.lowerBound),}" : "{\(count.lowerBound),\(count.upperBound)}"
        return ValueConverter(
            name ?? "list(\(item.name))", shape: "[\(item.shape)]#\(bounds)",
            doc: doc ?? "a list; each item is \(item.doc)",
            calls: item.calls,
            print: { value in
                guard case .list(let items) = value else { return nil }
                var texts: [String] = []
                for value in items {
                    guard let text = item.print(value) else { return nil }
                    texts.append(text.isSeveralValues ? "(\(text))" : text)
                }
                return texts.joined(separator: ", ")
            }
        ) { input throws(ConversionFailure) in
            var parts = try input.commaParts()
            if parts.count == 1, !parts[0].isInParentheses,
                case .list(let list) = try parts[0].evaluate(keeping: item.calls)
            {
                parts = list.items.map { input.given($0) }
            }
            guard count.contains(parts.count) else {
                throw input.failure(
                    "value.count", "expected \(count.lowerBound) to \(count.upperBound) values, found \(parts.count)")
            }
            var items: [StyleValue] = []
            for part in parts { items.append(try item.parse(part)) }
            return .list(items)
        }
    }

    /// What the first of several converters reads that can; where none can, the faults of the first.
    public static func oneOf(_ name: String, _ choices: [ValueConverter], doc: String = "") -> ValueConverter {
        ValueConverter(
            name, shape: choices.map(\.shape).joined(separator: " | "),
            doc: doc.isEmpty ? choices.map(\.doc).joined(separator: "; or ") : doc,
            calls: choices.reduce(into: []) { $0.formUnion($1.calls) },
            print: { value in choices.lazy.compactMap { $0.print(value) }.first }
        ) { input throws(ConversionFailure) in
            var first: ConversionFailure?
            for choice in choices {
                do throws(ConversionFailure) {
                    return try choice.parse(input)
                } catch {
                    first = first ?? error
                }
            }
            guard let first else { throw input.expected("a value of \"\(name)\"") }
            // A fault of the expression itself is everyone's; of a choice it is that choice's alone.
            let isShared = first.diagnostics.contains { $0.id.rawValue.hasPrefix("expression.") }
            throw isShared || choices.count == 1
                ? first : input.expected("one of: " + choices.map(\.name).joined(separator: ", "))
        }
    }

    /// The same, and a word that stands for no value.
    public func optional(_ word: String = "none") -> ValueConverter {
        let base = self
        return ValueConverter(
            name, shape: "\(shape) | \(word)", doc: "\(doc); or \(word)", calls: calls, span: span,
            print: { value in value == .keyword(word) ? word : base.print(value) }
        ) { input throws(ConversionFailure) in
            if let text = try? input.text(), text == word { return .keyword(word) }
            return try base.parse(input)
        }
    }

    /// The same text as other values: `read` makes them of the converter's own, `print` turns them back.
    ///
    /// - Parameter read: nil if a value cannot be one; the fault then names the converter.
    public func mapped(
        _ name: String, doc: String? = nil, read: @escaping (StyleValue) -> StyleValue?,
        print: @escaping (StyleValue) -> StyleValue?
    ) -> ValueConverter {
        let base = self
        return ValueConverter(
            name, shape: shape, doc: doc ?? self.doc, calls: calls, span: span,
            print: { value in print(value).flatMap(base.print) }
        ) { input throws(ConversionFailure) in
            guard let value = read(try base.parse(input)) else { throw input.expected("a value of \"\(name)\"") }
            return value
        }
    }

    /// This converter with another one behind it: that one reads what this one refuses, and prints what this one does
    /// not; where neither reads, this one says why.
    func falling(backTo old: ValueConverter) -> ValueConverter {
        let (parse, print) = (parse, print)
        var result = self
        result.calls.formUnion(old.calls)
        result.parse = { input throws(ConversionFailure) in
            do throws(ConversionFailure) {
                return try parse(input)
            } catch {
                if let value = try? old.parse(input) { return value }
                throw error
            }
        }
        result.print = { print($0) ?? old.print($0) }
        return result
    }
}

extension ConversionInput {
    /// Whether parentheses enclose the whole text.
    fileprivate var isInParentheses: Bool {
        let tokens = ValueTokens(source)
        return tokens.kind(0) == .leftParenthesis && tokens.closing(0) == tokens.tokens.count - 1
    }
}

extension String {
    /// Whether blanks or commas stand outside of brackets and quotes.
    fileprivate var isSeveralValues: Bool {
        var depth = 0
        var isQuoted = false
        var isEscaped = false
        for byte in utf8 {
            if isEscaped {
                isEscaped = false
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"): isEscaped = true
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "(") where !isQuoted: depth += 1
            case UInt8(ascii: ")") where !isQuoted: depth -= 1
            case UInt8(ascii: " "), UInt8(ascii: ","):
                if depth == 0, !isQuoted { return true }
            default: break
            }
        }
        return false
    }
}
