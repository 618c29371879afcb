import StyleDiagnostics

/// One flattened rule: one selector of a comma list with the declarations of its block.
public struct StyleRule: Sendable {
    public var selector: Selector
    /// Specificity of the flattened selector.
    public var specificity: Specificity
    /// The conditions of all enclosing `@media` and `@device`, joined; nil outside.
    public var media: MediaCondition?
    /// The conditions of all enclosing `@supports`; all must hold. Nil outside.
    public var supports: SupportsCondition?
    /// The cascade layer's full name; nil outside any `@layer`.
    public var layer: String?
    public var declarations: [Declaration]
    /// Variables declared inside the block; inherited down the tree.
    public var variables: [VariableDeclaration]
    /// Where the selector stands.
    public var span: SourceSpan

    public init(
        selector: Selector, media: MediaCondition? = nil, supports: SupportsCondition? = nil, layer: String? = nil,
        declarations: [Declaration] = [], variables: [VariableDeclaration] = [], span: SourceSpan
    ) {
        self.selector = selector
        specificity = selector.specificity
        self.media = media
        self.supports = supports
        self.layer = layer
        self.declarations = declarations
        self.variables = variables
        self.span = span
    }
}

/// The condition of an `@media` or `@device` block; its terms are read by the engine.
public struct MediaCondition: Hashable, Sendable {
    /// Canonical text: blanks single, none inside `(name:value)`; nested conditions joined by ` and `, inner first.
    public var text: String
    /// Where the condition stands; nil if it was made without a source.
    public var span: SourceSpan?

    public init(text: String, span: SourceSpan? = nil) {
        self.text = text
        self.span = span
    }
}
