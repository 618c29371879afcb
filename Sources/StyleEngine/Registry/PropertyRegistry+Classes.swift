extension PropertyRegistry {
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

    /// Gives the properties that name a type by its short name, which two packs now claim, the type of their own pack,
    /// or that of the first.
    mutating func separateTypes(_ name: String, first: String, second: String) {
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
