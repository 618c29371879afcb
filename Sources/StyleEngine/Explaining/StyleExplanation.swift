import StyleDiagnostics
import StyleSyntax
import StyleValues

/// Why a property of an element has its value: all that was declared for it, and who won.
public struct StyleExplanation {
    public let element: ElementID
    /// Canonical key path of the property.
    public let keyPath: String
    /// Complete, in definition order.
    public let arguments: [PropertyArgument]
    /// The row that the element has; nil if nothing gives it a value.
    public let winner: ComputedProperty?
    /// Everything declared for it that means something, the winner first, then from strong to weak. Declarations
    /// whose text is no value do not compete; they are among the styler's diagnostics.
    public let contenders: [Contender]
    /// The variables that the winner's text reads, each before those that it reads in turn.
    public let variables: [ReadVariable]

    /// A declaration that competes for the property: of the property itself, of a shorthand that sets it, or of a
    /// part of it.
    public struct Contender {
        /// The declaration's own property, value and place.
        public let row: ComputedProperty
        /// Nil where the declaration keeps the host's own value (`current`).
        public let value: StyleValue?
        /// Full name of its cascade layer; nil outside of layers.
        public let layer: String?
        public let isImportant: Bool
        /// What decided against it; nil for the winner, and for a part that goes into the winner's value.
        public let lostBecause: Loss?
    }

    /// What decides between two declarations, in the order in which it is asked.
    public enum Loss: String, Hashable, Sendable, CaseIterable {
        case importance, origin, layer, specificity, order
    }

    /// A variable that a value reads.
    public struct ReadVariable {
        public let name: String
        /// Its text as declared.
        public let raw: String
        /// Where it is declared.
        public let span: SourceSpan
    }
}

/// Why there is nothing to explain, in words for people.
public struct ExplanationFailure: Error {
    public let message: String
}
