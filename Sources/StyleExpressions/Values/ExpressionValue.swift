import StyleValues

/// What an expression evaluates to. May gain cases.
///
/// Numbers, bools and colours stand in the value itself, so that computing with them allocates nothing.
public enum ExpressionValue: Hashable, Sendable {
    case number(Quantity)
    /// A sum of lengths that no common unit holds, each unit once: `100% - 20px`. Only where the context keeps sums.
    case sum([Quantity])
    case bool(Bool)
    case string(String)
    /// A bare word that is no variable: an enum case, a font family, a colour's name. The converter reads it.
    case keyword(String)
    case color(Color)
    /// Several values; two or more, or a parenthesised or variable-held list.
    case list(ExpressionList)
    /// A call that the converter reads itself (`point(5, 6)`, `rotate(10)`), arguments evaluated.
    case call(ExpressionCall)
    /// The result of a converter or function that only its owner can read.
    case data(PlainData)
}

/// Values separated by blanks or commas.
public struct ExpressionList: Hashable, Sendable {
    /// In order.
    public var items: [ExpressionValue]
    /// Whether any separator was a comma.
    public var hasCommas: Bool

    /// A list; `hasCommas` says whether commas or blanks stood between the items.
    public init(_ items: [ExpressionValue], hasCommas: Bool) {
        self.items = items
        self.hasCommas = hasCommas
    }
}

/// A call left for the converter, with the parts chained to it by `.`: `size(10%, 20%).left(10)`.
public struct ExpressionCall: Hashable, Sendable {
    /// As written.
    public var name: String
    /// In order.
    public var arguments: [ExpressionValue]
    /// Calls that follow with a dot: `b` and `c` of `a(1).b(2).c(3)`.
    public var chained: [ExpressionCall]

    /// A call from its name and arguments.
    public init(name: String, arguments: [ExpressionValue], chained: [ExpressionCall] = []) {
        self.name = name
        self.arguments = arguments
        self.chained = chained
    }
}
