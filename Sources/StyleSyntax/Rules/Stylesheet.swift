import StyleDiagnostics

/// A stylesheet with its imports put in place, flattened: what the engine indexes.
public struct Stylesheet: Sendable {
    /// Name that the sheet was loaded by.
    public var name: String
    /// Rules in source order, those of imports where the `@import` stands.
    public var rules: [StyleRule]
    /// Global variables in source order; of a name the last one counts, unless importance or layers say otherwise.
    public var variables: [VariableDeclaration]
    /// Names of cascade layers in the order of first mention.
    public var layers: [String]
    /// The sources read: the sheet itself first, then its imports.
    public var files: [SourceFile]
    public var diagnostics: [Diagnostic]

    public init(
        name: String, rules: [StyleRule] = [], variables: [VariableDeclaration] = [], layers: [String] = [],
        files: [SourceFile] = [], diagnostics: [Diagnostic] = []
    ) {
        self.name = name
        self.rules = rules
        self.variables = variables
        self.layers = layers
        self.files = files
        self.diagnostics = diagnostics
    }
}
