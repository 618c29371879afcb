// Who may have a short name: the first who registers it, or of packs nobody, once two claim it.

extension PropertyRegistry {
    /// Claims a short name for the present pack, or refuses it.
    ///
    /// - Parameter present: who has the name now; nil for nobody.
    /// - Returns: nil if the name is the pack's alone; else the pack that it must be taken from, nil inside where that
    ///   was done before.
    mutating func claim(
        _ key: ContestedName.Key, spelled name: String, _ present: String?
    ) throws(RegistrationFailure) -> String?? {
        if isPack, let claims = contested[key]?.packs {
            if claims.contains(provider) { try refuseSecond(key, name, provider) }
            contested[key]?.packs.append(provider)
            return .some(nil)
        }
        guard let present else { return nil }
        if isPack, present != provider, packs.contains(where: { $0.name == present && $0.name != StandardExtension().name }) {
            let owner = key.owner.isEmpty ? nil : key.owner
            contested[key] = ContestedName(kind: key.kind, name: name, owner: owner, packs: [present, provider])
            return .some(present)
        }
        try refuseSecond(key, name, present)
        return nil
    }

    func refuseSecond(_ key: ContestedName.Key, _ name: String, _ first: String) throws(RegistrationFailure) {
        try refuseSecond(key.kind.rawValue, key.owner.isEmpty ? name : "\(key.owner).\(name)", first)
    }

    /// The class that the present pack means by a name: its own, where another pack claims the short name too.
    func ownClass(_ name: String) -> String {
        contestedClass(name)?.packs.contains(provider) == true ? qualified(name) : canonicalClass(name)
    }

    /// The type that the present pack means by a name.
    func ownType(_ name: String) -> String {
        contested[.init(kind: .type, name: name)]?.packs.contains(provider) == true ? qualified(name) : name
    }

    /// `pack.name` for a name that the present pack registers.
    func qualified(_ name: String) -> String { "\(provider).\(name)" }

    func refuseSecond(_ kind: String, _ name: String, _ first: String?) throws(RegistrationFailure) {
        guard let first else { return }
        throw RegistrationFailure(
            first == provider
                ? "the \(kind) \"\(name)\" is registered twice by \"\(provider)\""
                : "the \(kind) \"\(name)\" of \"\(provider)\" is already registered by \"\(first)\"")
    }
}
