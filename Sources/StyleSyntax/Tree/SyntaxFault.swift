/// What is wrong at a `missing` or `unexpected` node; the wording stands in `SyntaxDiagnostics`.
public enum SyntaxFault: UInt8, Hashable, Sendable {
    case none

    // Missing
    case missingValue
    case missingSemicolon
    /// A block whose `}` is there: at the end of the header, or at that `}` where the block was opened by indentation.
    case missingLeftBrace
    case missingRightBrace
    case missingBlock
    case missingSelector
    /// A combinator without a selector on its right.
    case missingCompound
    case missingRightParenthesis
    case missingPrelude
    case missingVariableSeparator

    // Unexpected
    /// Text between rules that starts no rule.
    case expectedRule
    /// Text inside a rule that is no declaration and starts no rule.
    case expectedDeclaration
    case declarationOutsideRule
    case strayRightBrace
    case tooDeep
    case mixedIndentation
    case unexpectedIndentation
    case unreadableSelector
    case selectorsTooDeep
    case parentlessSelector
    case importInsideRule
    case extendOutsideRule
    case reservedVariableName
    case ruleInsideNestedProperty
    case unexpectedBlock
    case unreadableArguments
    case unterminatedString
    case unexpectedCharacter
    /// `!importent` after a value.
    case unknownMark
}
