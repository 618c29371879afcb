import StyleExpressions

/// What functions of packs may ask besides their arguments.
public struct StyleSurroundings: Sendable {
    public var environment: StyleEnvironment
    public var settings: PackSettings

    public init(environment: StyleEnvironment = StyleEnvironment(), settings: PackSettings = PackSettings()) {
        self.environment = environment
        self.settings = settings
    }
}

extension FunctionCall {
    /// The environment and settings that hold where the call is computed; the defaults outside of a styler.
    public var surroundings: StyleSurroundings { context.surroundings as? StyleSurroundings ?? StyleSurroundings() }
}
