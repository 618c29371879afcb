extension PropertyDefinition {
    /// This definition with another one behind it: what its closures refuse, the other's do.
    func falling(backTo old: PropertyDefinition) -> PropertyDefinition {
        var result = self
        if let set, let below = old.set {
            result.set = { object, value, arguments in set(object, value, arguments) || below(object, value, arguments)
            }
        } else {
            result.set = set ?? old.set
        }
        if let get, let below = old.get {
            result.get = { object, arguments in get(object, arguments) ?? below(object, arguments) }
        } else {
            result.get = get ?? old.get
        }
        result.defaultText = defaultText ?? old.defaultText
        result.aliases += old.aliases.filter { !aliases.contains($0) }
        if arguments.isEmpty { result.arguments = old.arguments }
        result.replaced = [old.id] + old.replaced
        if doc.isEmpty { result.doc = old.doc }
        return result
    }
}
