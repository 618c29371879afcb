import StyleDiagnostics
import StyleSyntax

/// Selectors as flat steps, right to left, of one tree's atoms: what the matcher runs on.
///
/// A selector is a run of steps that ends with `.end`; between compounds stands the step of the combinator.
struct SelectorProgram: ~Copyable {
    var steps = Column<Step>()
    var positions: [PositionTest] = []
    var attributes: [AttributeTest] = []
    /// Starts of the selectors of a list: `:is(…)`, `:not(…)`, `… of …`.
    var lists: [[Int]] = []
    /// The selectors of a `:has(…)`.
    var relatives: [[RelativeSelector]] = []
    var questions: [Question] = []
    /// Types by number, a bit each, for classes with their subclasses.
    var typeSets: [Set<UInt32>] = []
    /// Questions that the environment alone answers, with the present answers.
    var conditions: [Condition] = []
    var answers = Column<Bool>()

    /// One test or one move.
    struct Step: BitwiseCopyable {
        var kind: Kind
        /// An atom, a bit, or an index into one of the tables.
        var operand: UInt32 = 0
    }

    enum Kind: UInt8, BitwiseCopyable {
        case end
        // Moves outwards
        case descendant, child, nextSibling, subsequentSibling
        // Tests of the element
        case type, typeIn, id, styleClass, stateOn, stateOff
        case root, empty, position, attribute
        case any, none, has
        case question, condition, never
    }

    struct PositionTest {
        var pattern: NthPattern
        var end: StructuralPseudoClass.End
        var among: Peers
        /// Tells it from all others, for what is remembered during a pass.
        var number: Int
    }

    /// Which siblings count in a position.
    enum Peers: Hashable {
        case all
        case sameType
        /// Those that match a selector of a list.
        case matching(list: Int)
    }

    struct AttributeTest {
        var selector: AttributeSelector
        var words: [String] = []
    }

    /// A selector that starts at the element it is asked of: its compounds from the left, each with the combinator
    /// that leads to it.
    struct RelativeSelector {
        var parts: [Part] = []

        struct Part {
            var combinator: Combinator
            /// Start of the compound's own steps.
            var start: Int
            /// Tells it from all others, for what is remembered during a pass.
            var number: UInt32
        }
    }

    /// Number of parts of relative selectors so far.
    var partCount: UInt32 = 0

    /// A pseudo-class of the registry, as one selector asks it.
    struct Question {
        var definition: PseudoClassDefinition
        var argument: String?
        /// Where the selector asks it.
        var span: SourceSpan?
    }

    struct Condition {
        var holds: (StyleEnvironment) throws -> Bool
        var span: SourceSpan?
    }

    /// What went wrong in conditions since somebody took it.
    private(set) var faults: [Diagnostic] = []

    mutating func takeFaults() -> [Diagnostic] {
        defer { faults = [] }
        return faults
    }

    /// Answers the conditions for an environment; the numbers of those whose answer is another than before.
    mutating func answer(_ environment: StyleEnvironment) -> [Int] {
        var changed: [Int] = []
        for (number, condition) in conditions.enumerated() {
            var answer = false
            do { answer = try condition.holds(environment) } catch {
                faults.append(
                    (error as? PseudoClassFailure)?.diagnostic
                        ?? Diagnostic(
                            "selector.pseudo-class-failed", "a pseudo-class failed: \(error)", at: condition.span))
            }
            if number < answers.count {
                if answers[number] != answer { changed.append(number) }
                answers[number] = answer
            } else {
                answers.append(answer)
            }
        }
        return changed
    }
}
