import StyleDiagnostics

extension PropertyRegistry {
    /// Adds a property, with the type that it brings.
    ///
    /// - Parameter replacing: whether it may take the place of one of that name. The other one stays its fallback: it
    ///   sets and reads what the new one's closures refuse, and gives what the new one leaves out; and it stays
    ///   reachable by its pack's name.
    /// - Returns: what identifies the property from now on.
    @discardableResult
    public mutating func register(
        _ definition: PropertyDefinition, replacing: Bool = false
    ) throws(RegistrationFailure) -> PropertyID {
        try WritableName.check("a property", definition.keyPath)
        for alias in definition.aliases { try WritableName.check("a property", alias) }
        for (index, argument) in definition.arguments.enumerated() {
            try WritableName.check("an argument", argument.name)
            let before = definition.arguments[..<index]
            guard before.contains(where: { Self.folded($0.name) == Self.folded(argument.name) }) else { continue }
            throw RegistrationFailure(
                "the property \"\(definition.owner).\(definition.keyPath)\" has two arguments \"\(argument.name)\"",
                id: "registry.bad-definition")
        }
        let key = Self.folded(definition.keyPath)
        var definition = definition
        definition.id = identities.id(of: definition.keyPath, on: definition.owner, by: provider)
        definition.replaced = []
        definition.owner = ownClass(definition.owner)
        let owner = definition.owner
        if replacing, let old = propertiesByClass[owner]?[key] {
            definition = definition.falling(backTo: old)
            rename(old, of: owner, removing: true)
        } else {
            let present = propertiesByClass[owner]?[key]
            if let first = try claim(
                .init(kind: .property, owner: owner, name: key), spelled: definition.keyPath, present?.provider)
            {
                if first != nil, let present { giveUp(key, of: owner, present) }
                definition.needsPackName = true
            }
        }
        if let type = definition.ownType, convertersByName[definition.type] == nil, enumsByName[definition.type] == nil
        {
            switch type {
            case .converter(let converter): try register(converter)
            case .enumeration(let mapping): try register(mapping)
            }
        }
        definition.provider = provider
        definition.type = ownType(definition.type)
        for index in definition.arguments.indices {
            definition.arguments[index].enumName = ownType(definition.arguments[index].enumName)
        }
        propertiesByClass[owner, default: [:]][definition.needsPackName ? Self.folded(definition.writtenKeyPath) : key] = definition
        definitionsByID[definition.id] = definition
        for alias in definition.aliases { try register(alias, as: definition) }
        revision += 1
        return definition.id
    }

    private mutating func register(_ alias: String, as definition: PropertyDefinition) throws(RegistrationFailure) {
        let (owner, key) = (definition.owner, Self.folded(alias))
        let other = propertiesByClass[owner]?[key]
        if let other, other.provider == provider {
            guard other.keyPath != definition.keyPath else { return }
            let role = Self.folded(other.keyPath) == key ? "the name" : "an alias"
            throw RegistrationFailure(
                "the alias \"\(alias)\" of the property \"\(owner).\(definition.keyPath)\" is \(role) of "
                    + "\"\(owner).\(other.keyPath)\" already")
        }
        if let first = try claim(.init(kind: .property, owner: owner, name: key), spelled: alias, other?.provider) {
            if first != nil, let other { giveUp(key, of: owner, other) }
            let name = Self.folded(qualified(alias))
            propertiesByClass[owner]?[name] = definition
        } else {
            propertiesByClass[owner]?[key] = definition
        }
    }

    /// Takes a name that two packs claim from the property that had it: it has the name with its pack's instead.
    private mutating func giveUp(_ key: String, of owner: String, _ present: PropertyDefinition) {
        if Self.folded(present.keyPath) == key {
            rename(present, of: owner, removing: false)
        } else {
            propertiesByClass[owner]?[key] = nil
            propertiesByClass[owner]?[Self.folded("\(present.provider).") + key] = present
        }
    }

    /// Lets a property be reached by its key path with its pack's name before it, and not by the key path alone.
    ///
    /// - Parameter removing: whether the short aliases go too.
    private mutating func rename(_ old: PropertyDefinition, of owner: String, removing: Bool) {
        var renamed = old
        renamed.needsPackName = true
        for (key, definition) in propertiesByClass[owner] ?? [:]
        where definition.keyPath == old.keyPath && definition.provider == old.provider {
            if removing || key == Self.folded(old.keyPath) {
                propertiesByClass[owner]?[key] = nil
            } else {
                propertiesByClass[owner]?[key] = renamed
            }
        }
        propertiesByClass[owner]?[Self.folded(renamed.writtenKeyPath)] = renamed
    }

    /// Lets sheets write `titleLabel.font` on `owner`: the properties of `className` under a prefix.
    ///
    /// - Parameter object: the object at the prefix, which takes the values; nil for prefixes that only change sets
    ///   report.
    public mutating func registerKeyPath(
        _ prefix: String, of owner: String, class className: String, span: SourceSpan? = nil,
        object: ((AnyObject) -> AnyObject?)? = nil
    ) throws(RegistrationFailure) {
        try WritableName.check("a key path", prefix)
        let written = owner
        let owner = ownClass(written)
        var key = Self.folded(prefix)
        var definition = KeyPathPrefix(
            id: identities.id(of: prefix, on: written, by: provider, isPrefix: true), name: prefix, owner: owner,
            className: ownClass(className), object: object, span: span, provider: provider)
        if let first = try claim(
            .init(kind: .keyPath, owner: owner, name: key), spelled: prefix, prefixesByClass[owner]?[key]?.provider)
        {
            if let first, var present = prefixesByClass[owner]?.removeValue(forKey: key) {
                present.name = "\(first).\(present.name)"
                prefixesByClass[owner]?[Self.folded(present.name)] = present
            }
            definition.name = qualified(prefix)
            key = Self.folded(definition.name)
        }
        prefixesByClass[owner, default: [:]][key] = definition
        prefixesByID[definition.id] = definition
        revision += 1
    }
}
