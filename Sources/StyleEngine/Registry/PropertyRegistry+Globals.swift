import StyleExpressions
import StyleValues

// Names that belong to no class: functions, pseudo-classes, colours.

extension PropertyRegistry {
    /// Adds a function.
    ///
    /// - Parameter replacing: whether it may take the place of one of that name, which stays reachable as `pack.name`.
    public mutating func register(_ function: ExpressionFunction, replacing: Bool = false) throws(RegistrationFailure) {
        let name = function.name
        try WritableName.check(function: name)
        revision += 1
        if isPack { functions.set(function.named(qualified(name))) }
        let present = functionProviders[name]
        if replacing {
            if let present, present != provider, let old = functions[name] { functions.set(old.named("\(present).\(name)")) }
        } else if let first = try claim(.init(kind: .function, name: name), spelled: name, present) {
            if let first { functionProviders["\(first).\(name)"] = first }
            functionProviders[name] = nil
            functionProviders[qualified(name)] = provider
            if let contested = contested[.init(kind: .function, name: name)] { functions.set(.contested(contested)) }
            return
        }
        functionProviders[name] = provider
        functions.set(function)
    }

    /// Adds a pseudo-class.
    public mutating func register(_ pseudoClass: PseudoClassDefinition) throws(RegistrationFailure) {
        let key = Self.folded(pseudoClass.name)
        try WritableName.check("a pseudo-class", pseudoClass.name)
        if StructuralPseudoClass.isBuiltIn(key) { try refuseSecond("pseudo-class", pseudoClass.name, StandardExtension().name) }
        var pseudoClass = pseudoClass
        pseudoClass.provider = provider
        let isContested = try claim(
            .init(kind: .pseudoClass, name: key), spelled: pseudoClass.name, pseudoClassesByName[key]?.provider) != nil
        pseudoClassesByName[key] = isContested ? nil : pseudoClass
        if isPack { pseudoClassesByName[Self.folded(qualified(pseudoClass.name))] = pseudoClass }
        revision += 1
    }

    /// Names a colour for every sheet; case and dashes are ignored.
    public mutating func registerColor(_ name: String, _ color: Color) throws(RegistrationFailure) {
        let key = Self.folded(name)
        let first = try claim(.init(kind: .color, name: key), spelled: name, colorProviders[key])
        colorProviders[key] = first == nil ? provider : nil
        namedColors[key] = first == nil ? color : nil
        if isPack {
            namedColors[Self.folded(qualified(name))] = color
            colorProviders[Self.folded(qualified(name))] = provider
        }
        revision += 1
    }
}
