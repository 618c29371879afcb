import StyleExpressions

// What stands for a short name that several packs claim: whoever uses it is told to say which pack is meant.

extension ExpressionFunction {
    /// The same function under another name.
    func named(_ name: String) -> ExpressionFunction {
        var copy = self
        copy.name = name
        return copy
    }

    /// A function that only says which packs claim its name.
    static func contested(_ contested: ContestedName) -> ExpressionFunction {
        ExpressionFunction(contested.name, arity: 0...Int.max, isPure: false) { _ throws(FunctionFailure) in
            throw FunctionFailure(contested.message, id: "registry.contested-name")
        }
    }
}

extension ValueConverter {
    /// A converter that only says which packs claim its name.
    static func contested(_ contested: ContestedName) -> ValueConverter {
        ValueConverter(contested.name, shape: "") { input throws(ConversionFailure) in
            throw input.failure("registry.contested-name", contested.message)
        }
    }
}

extension PropertyRegistry {
    /// Whether the key of a table is a name to list: a short name that is not contested, or the qualified name of one
    /// that is.
    func isListed(_ key: String, _ kind: ContestedName.Kind, short: String, qualified: String) -> Bool {
        contested[.init(kind: kind, name: short)] == nil ? key == short : key == qualified
    }

    /// Short names that several packs claim, by kind, class and name.
    public var contestedNames: [ContestedName] {
        // A class's name without case and `UI` is kept beside the name itself.
        contested.filter { $0.key.kind == $0.value.kind }.values.sorted {
            ($0.kind.rawValue, $0.owner ?? "", $0.name) < ($1.kind.rawValue, $1.owner ?? "", $1.name)
        }
    }

    /// The packs that claim a class's short name; nil unless several do.
    public func contestedClass(_ name: String) -> ContestedName? { contested[.init(kind: .class, name: name)] }

    /// The packs that claim what a view or a `.css` selector names: a class or an element name.
    public func contestedElement(_ name: String) -> ContestedName? {
        guard !contested.isEmpty else { return nil }
        return contestedClass(name) ?? contested[.init(kind: .element, name: Self.folded(name))]
    }

    /// The packs that claim a key path, or its first component, on a class or one of its superclasses.
    public func contestedProperty(_ keyPath: String, ofClass className: String) -> ContestedName? {
        guard !contested.isEmpty else { return nil }
        let key = Self.folded(keyPath)
        let first = key.prefix { $0 != "." }
        for owner in classChain(className) {
            if let found = contested[.init(kind: .property, owner: owner, name: key)] { return found }
            if let found = contested[.init(kind: .keyPath, owner: owner, name: String(first))] { return found }
        }
        return nil
    }

    /// The packs that claim a pseudo-class.
    public func contestedPseudoClass(_ name: String) -> ContestedName? {
        contested[.init(kind: .pseudoClass, name: Self.folded(name))]
    }

    /// The packs that claim a named colour.
    public func contestedColor(_ name: String) -> ContestedName? { contested[.init(kind: .color, name: Self.folded(name))] }

    /// What to say of contested colours, as a function of its own, for evaluation; nil where there is none.
    var refusedColors: (@Sendable (String) -> String?)? {
        guard contested.keys.contains(where: { $0.kind == .color }) else { return nil }
        let messages = contested.filter { $0.key.kind == .color }.map { ($0.key.name, $0.value.message) }
        let known = Dictionary(messages) { first, _ in first }
        return { known[PropertyRegistry.folded($0)] }
    }

    /// All functions under the names to list them by, sorted.
    public var listedFunctions: [ExpressionFunction] { functions.all.filter { functionProviders[$0.name] != nil } }
}
