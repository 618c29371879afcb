import StyleExpressions

/// The built-ins: value converters, functions, pseudo-classes. They enter by the same calls as any pack.
public struct StandardExtension: StyleExtension {
    public let name = "standard"
    public let doc = "the value types, functions and pseudo-classes that every sheet may use"

    public init() {}

    public func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
        for converter in StandardConverters.all { try registry.register(converter) }
        for function in FunctionLibrary.standard.all { try registry.register(function) }
        for pseudoClass in StandardPseudoClasses.all { try registry.register(pseudoClass) }
    }
}

extension PropertyRegistry {
    /// A registry with the built-ins and no class.
    public static func standard() -> PropertyRegistry {
        var registry = PropertyRegistry()
        // The built-ins' names are distinct; StandardExtensionTests holds them to it.
        try? registry.add(StandardExtension())
        return registry
    }
}
