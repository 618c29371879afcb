/// Text in runs, each with its attributes. (Foundation has a type of the name that UIKit gives it.)
public struct AttributedText: Hashable, Sendable {
    /// A piece of text whose attributes are the same throughout.
    public struct Run: Hashable, Sendable {
        /// The characters, at least one.
        public var text: String
        /// What holds for all of them.
        public var attributes: TextAttributes

        /// A run from its text and attributes.
        public init(_ text: String, _ attributes: TextAttributes = TextAttributes()) {
            self.text = text
            self.attributes = attributes
        }
    }

    /// In the order of the text.
    public var runs: [Run]

    /// A text from its runs.
    public init(_ runs: [Run]) { self.runs = runs }

    /// The text without attributes.
    public var string: String { runs.map(\.text).joined() }

    /// Canonical text: `"Hi " (foregroundColor: #ff0000), "you" ()`; nil if a value has none.
    public var text: String? {
        var parts: [String] = []
        for run in runs {
            guard let attributes = run.attributes.text else { return nil }
            parts.append("\(QuotedText.double(run.text)) \(attributes)")
        }
        return parts.joined(separator: ", ")
    }
}
