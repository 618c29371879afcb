/// Simple selectors that must all match one element.
public struct CompoundSelector: Hashable, Sendable {
    /// How the element relates to the one that the compound before matched; `.descendant` for the first.
    public var combinator: Combinator
    /// The type selector; nil where none was written, and for `*` (see `isUniversal`).
    public var type: TypeSelector?
    /// Whether `*` was written.
    public var isUniversal: Bool
    /// Without `#`; nil where none is asked for.
    public var id: String?
    /// Style classes in the order written; exact case.
    public var classes: [String]
    /// All must hold.
    public var attributes: [AttributeSelector]
    /// All must hold.
    public var pseudoClasses: [PseudoClass]
    /// Arguments in brackets (`UIButton[state:selected]`), kept and printed sorted; they do not match anything.
    public var arguments: [Argument]

    /// A compound from its parts; without any it matches every element.
    public init(
        combinator: Combinator = .descendant, type: TypeSelector? = nil, isUniversal: Bool = false, id: String? = nil,
        classes: [String] = [], attributes: [AttributeSelector] = [], pseudoClasses: [PseudoClass] = [],
        arguments: [Argument] = []
    ) {
        self.combinator = combinator
        self.type = type
        self.isUniversal = isUniversal
        self.id = id
        self.classes = classes
        self.attributes = attributes
        self.pseudoClasses = pseudoClasses
        self.arguments = arguments
    }

    /// A name and value in brackets after a type, as Classy writes them.
    public struct Argument: Hashable, Sendable {
        /// Of the argument.
        public var name: String
        /// As written.
        public var value: String

        /// An argument from its name and value.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        /// `name:value`; in quotes where the value is more than words and numbers.
        var text: String {
            let isPlain = value.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
                default: byte == 0x20 || byte == 0x2D || byte == 0x2E || byte == 0x5F
                }
            }
            let hasOddBlanks = value.hasPrefix(" ") || value.hasSuffix(" ") || value.contains("  ")
            let text = isPlain && !hasOddBlanks ? value : NameText.quoted(value)
            return name.isEmpty ? text : "\(NameText.escaped(name)):\(text)"
        }
    }

    /// The sum over its parts.
    public var specificity: Specificity {
        var sum = Specificity()
        if type != nil { sum.types = 1 }
        if id != nil { sum.ids = 1 }
        sum.classes = classes.count + attributes.count
        for pseudo in pseudoClasses { sum += pseudo.specificity }
        return sum
    }

    /// Canonical text without the combinator: type, arguments, id, classes, attributes, pseudo-classes, with the
    /// escapes that it needs to be read back as the same selector.
    public var text: String {
        var text = isUniversal ? "*" : type?.text ?? ""
        if !arguments.isEmpty {
            // Those without a name last: brackets that begin with one are no arguments.
            let sorted = arguments.sorted {
                $0.name.isEmpty == $1.name.isEmpty ? $0.name.lowercased() < $1.name.lowercased() : $1.name.isEmpty
            }
            text += "[" + sorted.map(\.text).joined(separator: ", ") + "]"
        }
        if let id { text += "#" + NameText.escaped(id) }
        for name in classes { text += "." + NameText.escaped(name) }
        for attribute in attributes { text += attribute.text }
        for pseudo in pseudoClasses { text += pseudo.text }
        return text
    }
}
