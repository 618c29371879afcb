extension PropertyRegistry {
    /// Adds an enum; with `replacing` in the place of one of that name.
    public mutating func register(_ mapping: EnumMapping, replacing: Bool = false) throws(RegistrationFailure) {
        try mapping.checkCases()
        var mapping = mapping
        mapping.provider = provider
        if isPack { enumsByName[qualified(mapping.name)] = mapping }
        revision += 1
        if !replacing, try contestsType(mapping.name) { return }
        try refuseSecond("type", mapping.name, convertersByName[mapping.name]?.provider)
        enumsByName[mapping.name] = mapping
    }

    /// Adds a converter.
    ///
    /// - Parameter replacing: whether it may take the place of one of that name. The other one stays its fallback: it
    ///   reads what the new one refuses, and prints what the new one does not.
    public mutating func register(_ converter: ValueConverter, replacing: Bool = false) throws(RegistrationFailure) {
        var converter = converter
        if replacing, let old = self.converter(forType: converter.name) {
            converter = converter.falling(backTo: old)
        } else if try contestsType(converter.name) {
            converter.provider = provider
            convertersByName[qualified(converter.name)] = converter
            revision += 1
            return
        }
        converter.provider = provider
        convertersByName[converter.name] = converter
        if isPack { convertersByName[qualified(converter.name)] = converter }
        revision += 1
    }

    /// Whether another pack claims the type's short name already; then it means neither.
    private mutating func contestsType(_ name: String) throws(RegistrationFailure) -> Bool {
        let key = ContestedName.Key(kind: .type, name: name)
        let present = enumsByName[name]?.provider ?? convertersByName[name]?.provider
        guard let first = try claim(key, spelled: name, present) else { return false }
        if let first { separateTypes(name, first: first, second: provider) }
        enumsByName[name] = nil
        if let contested = contested[key] { convertersByName[name] = .contested(contested) }
        return true
    }

    /// Gives the properties that name a type by its short name, which two packs now claim, the type of their own pack,
    /// or that of the first.
    private mutating func separateTypes(_ name: String, first: String, second: String) {
        for (owner, definitions) in propertiesByClass {
            for (key, definition) in definitions {
                let own = "\(definition.provider == second ? second : first).\(name)"
                if definition.type == name { propertiesByClass[owner]?[key]?.type = own }
                for index in definition.arguments.indices where definition.arguments[index].enumName == name {
                    propertiesByClass[owner]?[key]?.arguments[index].enumName = own
                }
            }
        }
    }
}
