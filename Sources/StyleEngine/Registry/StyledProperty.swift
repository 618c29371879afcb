/// A property of an element with its arguments: what a style gives a value to.
public struct StyledProperty: Hashable, Sendable {
    public let id: PropertyID
    /// The properties that lead to the object which has it, outermost first: `titleLabel` of `titleLabel.font`. Empty for
    /// properties of the element itself.
    public let prefixes: [PropertyID]
    /// Complete, in definition order.
    public let arguments: [PropertyArgument]
    /// Canonical key path from the element, for people and for what reads texts. It follows from the rest.
    public let keyPath: String

    /// - Parameter prefixes: see the property of that name.
    package init(_ id: PropertyID, below prefixes: [PropertyID] = [], keyPath: String, arguments: [PropertyArgument]) {
        self.id = id
        self.prefixes = prefixes
        self.keyPath = keyPath
        self.arguments = arguments
    }

    public static func == (a: StyledProperty, b: StyledProperty) -> Bool {
        a.id == b.id && a.prefixes == b.prefixes && a.arguments == b.arguments
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(arguments)
    }
}

extension StyledProperty: CustomStringConvertible {
    /// `titleColor[state:selected]`, as sheets write it.
    public var description: String {
        arguments.isEmpty
            ? keyPath : "\(keyPath)[" + arguments.map { "\($0.name):\($0.value)" }.joined(separator: ", ") + "]"
    }
}

extension ResolvedProperty {
    /// The property with arguments, complete and in definition order.
    func styled(_ arguments: [PropertyArgument]) -> StyledProperty {
        StyledProperty(definition.id, below: prefixes.map(\.id), keyPath: keyPath, arguments: arguments)
    }
}
