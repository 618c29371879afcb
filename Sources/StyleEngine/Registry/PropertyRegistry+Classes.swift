extension PropertyRegistry {
    /// Adds a class.
    public mutating func register(_ definition: ClassDefinition) throws(RegistrationFailure) {
        try WritableName.check("a class", definition.name)
        for name in definition.elementNames { try WritableName.check("an element", name) }
        try refuseCycle(definition)
        var definition = definition
        let short = definition.name
        definition.provider = provider
        definition.superclass = definition.superclass.map(ownClass)
        let claimed = try claim(.init(kind: .class, name: short), spelled: short, classesByName[short]?.provider)
        if let claimed {
            if let first = claimed { separateClasses(short, first: first, second: provider) }
            definition.name = qualified(short)
        }
        var spellings = [short]
        if short.hasPrefix("UI"), short.count > 2 { spellings.append(String(short.dropFirst(2))) }
        for spelling in spellings {
            let key = Self.folded(spelling)
            if definition.name != short {
                classNames[Self.folded(qualified(spelling))] = definition.name
                contested[.init(kind: .element, name: key)] = contested[.init(kind: .class, name: short)]
                // Without case and `UI` the name is as contested as it is in full.
                if let first = claimed ?? nil, classNames[key] == "\(first).\(short)" {
                    classNames[Self.folded("\(first).\(spelling)")] = classNames[key]
                    classNames[key] = nil
                }
            } else if classNames[key] == nil {
                classNames[key] = definition.name
            }
        }
        for spelling in definition.elementNames { try register(element: spelling, of: definition.name) }
        classesByName[definition.name] = definition
        adoptMembers(of: definition.name, calledBefore: qualified(short))
        revision += 1
    }

    /// A class may be registered before the one it extends: the last of a circle closes it.
    private func refuseCycle(_ definition: ClassDefinition) throws(RegistrationFailure) {
        guard let superclass = definition.superclass else { return }
        let chain = superclass == definition.name ? [superclass] : classChain(superclass)
        guard chain.last == definition.name || classesByName[chain.last ?? ""]?.superclass == definition.name else { return }
        let names = [definition.name] + chain + (chain.last == definition.name ? [] : [definition.name])
        throw RegistrationFailure(
            chain == [definition.name]
                ? "the class \"\(definition.name)\" extends itself"
                : "classes extend each other in a circle: \(names.joined(separator: " → "))", id: "registry.bad-definition")
    }

    private mutating func register(element spelling: String, of className: String) throws(RegistrationFailure) {
        let key = Self.folded(spelling)
        let other = classNames[key]
        guard other != className else { return }
        if let first = try claim(
            .init(kind: .element, name: key), spelled: spelling, other.flatMap { classesByName[$0]?.provider })
        {
            if let first, let other { classNames[Self.folded("\(first).\(spelling)")] = other }
            classNames[key] = nil
            classNames[Self.folded(qualified(spelling))] = className
        } else {
            classNames[key] = className
        }
    }

    /// Properties and key paths may be registered before their class, by its name with the pack's.
    private mutating func adoptMembers(of name: String, calledBefore qualified: String) {
        guard isPack, name != qualified else { return }
        for (key, definition) in propertiesByClass.removeValue(forKey: qualified) ?? [:] {
            var definition = definition
            definition.owner = name
            propertiesByClass[name, default: [:]][key] = definition
        }
        for (key, prefix) in prefixesByClass.removeValue(forKey: qualified) ?? [:] {
            var prefix = prefix
            prefix.owner = name
            prefixesByClass[name, default: [:]][key] = prefix
        }
    }

    /// What a class is called in the tables: a name of it that holds its pack's is taken for the short one, where that
    /// is not contested; the name itself where there is no such class.
    func canonicalClass(_ name: String) -> String {
        guard classesByName[name] == nil, name.utf8.contains(UInt8(ascii: ".")) else { return name }
        for (pack, rest) in Self.splits(name) where classesByName[String(rest)]?.provider == String(pack) { return String(rest) }
        return name
    }

    /// The two sides of each dot: packs may have dots in their names, and so may what they register.
    static func splits(_ name: String) -> [(before: Substring, after: Substring)] {
        name.indices.filter { name[$0] == "." }.map { (name[..<$0], name[name.index(after: $0)...]) }
    }

    /// Gives the classes of two packs that claim one short name the names with their packs', with all that refers to
    /// them: what the second pack registered means its own class, all else that of the first.
    mutating func separateClasses(_ name: String, first: String, second: String) {
        let (old, new) = ("\(first).\(name)", "\(second).\(name)")
        func meant(by provider: String) -> String { provider == second ? new : old }
        if var definition = classesByName.removeValue(forKey: name) {
            definition.name = old
            classesByName[old] = definition
        }
        for (key, definition) in classesByName where definition.superclass == name {
            classesByName[key]?.superclass = meant(by: definition.provider)
        }
        for (spelling, owner) in classNames where owner == name { classNames[spelling] = old }
        let claims = contested.filter { $0.key.owner == name }
        /// The short name for one with a pack's, where the classes of its claimants are not the same any more.
        func freed(_ kind: ContestedName.Kind, _ key: String, of provider: String) -> String? {
            let pack = Self.folded(provider) + "."
            let short = key.hasPrefix(pack) ? String(key.dropFirst(pack.count)) : key
            guard let claim = claims[.init(kind: kind, owner: name, name: short)] else { return nil }
            return claim.packs.filter { meant(by: $0) == meant(by: provider) }.count > 1 ? nil : short
        }
        for (key, definition) in propertiesByClass.removeValue(forKey: name) ?? [:] {
            var definition = definition
            definition.owner = meant(by: definition.provider)
            if freed(.property, Self.folded(definition.keyPath), of: definition.provider) != nil { definition.needsPackName = false }
            propertiesByClass[definition.owner, default: [:]][freed(.property, key, of: definition.provider) ?? key] = definition
        }
        for (key, prefix) in prefixesByClass.removeValue(forKey: name) ?? [:] {
            var prefix = prefix
            prefix.owner = meant(by: prefix.provider)
            let short = freed(.keyPath, key, of: prefix.provider)
            if short != nil { prefix.name = String(prefix.name.dropFirst(prefix.provider.count + 1)) }
            prefixesByClass[prefix.owner, default: [:]][short ?? key] = prefix
        }
        for (owner, prefixes) in prefixesByClass {
            for (key, prefix) in prefixes where prefix.className == name {
                prefixesByClass[owner]?[key]?.className = meant(by: prefix.provider)
            }
        }
        for (key, claim) in claims {
            contested[key] = nil
            var left = claim
            left.owner = old
            left.packs.removeAll { $0 == second }
            if left.packs.count > 1 { contested[.init(kind: key.kind, owner: old, name: key.name)] = left }
        }
        if fallbackClass == name { fallbackClass = old }
    }
}
