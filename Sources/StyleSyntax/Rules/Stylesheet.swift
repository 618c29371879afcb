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
    /// The trees of the sources read: the sheet itself first, then its imports; none for rules without a text.
    public var trees: [SyntaxTree]
    public var diagnostics: [Diagnostic]

    public init(
        name: String, rules: [StyleRule] = [], variables: [VariableDeclaration] = [], layers: [String] = [],
        trees: [SyntaxTree] = [], diagnostics: [Diagnostic] = []
    ) {
        self.name = name
        self.rules = rules
        self.variables = variables
        self.layers = layers
        self.trees = trees
        self.diagnostics = diagnostics
    }

    /// The sources read, in the order of `trees`.
    public var files: [SourceFile] { trees.map(\.file) }
}
