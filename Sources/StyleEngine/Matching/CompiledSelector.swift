import StyleSyntax

/// A selector whose names are atoms of one tree and classes of one registry: what the matcher runs on.
struct CompiledSelector {
    /// Right to left: the subject first.
    var compounds: [Compound]

    struct Compound {
        /// How the element relates to the one of the next compound (to its left).
        var combinator: Combinator
        var type: TypeTest
        var id: Atom?
        var classes: [Atom]
        var attributes: [AttributeSelector]
        var pseudoClasses: [PseudoTest]
    }

    enum TypeTest {
        case any
        case exactly(Atom)
        /// One of these: a class with its registered subclasses.
        case oneOf(Set<Atom>)
        /// A name that no element has.
        case never
    }

    indirect enum PseudoTest {
        case asks(PseudoClassDefinition, argument: String?)
        case position(NthPattern, from: End, among: Peers)
        case isOnly(among: Peers)
        case isRoot
        case isEmpty
        case any([CompiledSelector])
        case none([CompiledSelector])
        case has([CompiledSelector])
        case never
    }

    enum End: Sendable {
        case first, last
    }

    /// Which siblings count in a position.
    indirect enum Peers {
        case all
        case sameType
        case matching([CompiledSelector])
    }
}
