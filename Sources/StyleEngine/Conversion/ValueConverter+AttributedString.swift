import StyleExpressions
import StyleValues

extension ValueConverter {
    /// Pieces of text, each with its attributes.
    static var attributedString: ValueConverter {
        ValueConverter(
            "attributedString", shape: "[<string> ( <attribute>#? )]+",
            doc:
                "pieces of text, each with its attributes in parentheses; an attribute is \"name: value\", names as in textAttributes"
        ) { input throws(ConversionFailure) in
            .attributedString(
                try read(input) { (reader) throws(ConversionFailure) in try reader.attributedText() })
        }
    }

    /// Attributes of text.
    static var textAttributes: ValueConverter {
        ValueConverter(
            "textAttributes", shape: "( <attribute># ) | <attribute>#",
            doc: "attributes of text, each \"name: value\": " + TextAttribute.all.map(\.name).joined(separator: ", ")
        ) { input throws(ConversionFailure) in
            .textAttributes(try read(input) { (reader) throws(ConversionFailure) in try reader.attributes() })
        }
    }

    /// Reads where the text stands; text that comes through variables is read after they are put in, and its faults
    /// are placed at the whole value.
    private static func read<Value>(
        _ input: ConversionInput, _ body: (TextAttributeReader) throws(ConversionFailure) -> Value
    ) throws(ConversionFailure) -> Value {
        let reader = TextAttributeReader(input.followed)
        guard reader.hasOuterVariables else { return try body(reader) }
        let text = try input.substituted()
        do throws(ConversionFailure) {
            return try body(TextAttributeReader(text))
        } catch {
            throw error.placed(at: input.source)
        }
    }
}

extension ConversionInput {
    /// The functions that look texts up.
    static let localizers: Set<String> = ["L", "localized"]

    /// The text that a string, or a call of `localized()`, is: from the table of strings, the key itself if it is
    /// not in there.
    func localized(_ value: ExpressionValue) throws(ConversionFailure) -> String {
        switch value {
        case .string(let text): return text
        case .call(let call) where Self.localizers.contains(call.name):
            guard call.arguments.count == 1, call.chained.isEmpty, let key = call.arguments[0].word else {
                throw expected("one key in \(call.name)()", found: value)
            }
            return registry.strings[key] ?? key
        default: throw expected("text", found: value)
        }
    }
}
