/// What a node of the syntax tree is. May gain cases.
public enum NodeKind: UInt8, Hashable, Sendable, CaseIterable {
    /// The whole source.
    case sourceFile

    // Statements
    /// A selector list with its block.
    case styleRule
    /// `name: value`.
    case declaration
    /// `name @{ … }`: declarations under a common key path.
    case nestedProperty
    /// `@x: …`, `--x: …`, `$x = …`, and `x = …` in `.cas`.
    case variableDeclaration
    /// `@import`.
    case importRule
    /// `@media`, `@device`.
    case mediaRule
    /// `@layer`, with or without a block.
    case layerRule
    /// `@supports`.
    case supportsRule
    /// `@charset`.
    case charsetRule
    /// `@extend`, `@extends`.
    case extendRule
    /// An at-rule that the language does not know.
    case unknownAtRule

    // Parts of statements
    /// Statements between braces, braces included.
    case block
    /// Statements on lines indented deeper than their header.
    case indentedBlock
    /// The block of an unknown at-rule: kept, not read.
    case rawBlock
    /// What stands between an at-rule's name and its block or end.
    case prelude
    case propertyName
    case variableName
    /// `(a, b)` or `[k:v]` after a property's name, brackets included.
    case arguments
    /// A value, from its first token to its last.
    case value
    /// `!important`.
    case important

    // Selectors
    case selectorList
    case selector
    /// Simple selectors that stand together.
    case compoundSelector
    /// `>`, `+`, `~`; a descendant combinator is the blank between two compound selectors and has no node.
    case combinator
    /// `UIButton`, `^UIControl`.
    case typeSelector
    /// `*`.
    case universalSelector
    /// `&`.
    case nestingSelector
    /// `#name`.
    case idSelector
    /// `.name`.
    case classSelector
    /// `[name="value"]`.
    case attributeSelector
    /// `[state:selected]` after a type.
    case selectorArguments
    /// `:name` or `:name(…)`.
    case pseudoClass

    // Faults
    /// Something that should stand here; empty.
    case missing
    /// Tokens that fit nowhere.
    case unexpected
}
