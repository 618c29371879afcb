import StyleSyntax

/// Asks whether an element matches a selector, from the subject outwards with back-tracking.
///
/// A failed search tells how far it is hopeless, so that the ancestors are walked once a combinator and not
/// once a combination of them.
final class SelectorMatcher {
    let tree: ElementTree
    @exclusivity(unchecked) var view: TreeView
    let steps: UnsafePointer<SelectorProgram.Step>
    let answers: UnsafePointer<Bool>
    let tables: Tables
    let environment: StyleEnvironment
    let memory: MatchMemory

    /// The tables of a program, shared.
    final class Tables {
        let positions: [SelectorProgram.PositionTest]
        let attributes: [SelectorProgram.AttributeTest]
        let lists: [[Int]]
        let relatives: [[SelectorProgram.RelativeSelector]]
        let questions: [SelectorProgram.Question]
        let typeSets: [Set<UInt32>]

        init(_ program: borrowing SelectorProgram) {
            positions = program.positions
            attributes = program.attributes
            lists = program.lists
            relatives = program.relatives
            questions = program.questions
            typeSets = program.typeSets
        }
    }

    /// - Parameter program: must outlive the matcher.
    init(
        tree: ElementTree, view: TreeView, program: borrowing SelectorProgram, tables: Tables, environment: StyleEnvironment,
        memory: MatchMemory
    ) {
        self.tree = tree
        self.view = view
        steps = UnsafePointer(program.steps.base)
        answers = UnsafePointer(program.answers.base)
        self.tables = tables
        self.environment = environment
        self.memory = memory
    }

    /// Whether the selector whose steps start there matches the element.
    @inline(__always)
    func matches(_ start: Int, _ element: UInt32) -> Bool {
        search(start, element) == .matched
    }

    enum Outcome {
        case matched
        /// This candidate fails; the next one of the same combinator may match.
        case failedHere
        /// No sibling of this candidate can match; an ancestor of another element may.
        case failedAmongSiblings
        /// Nothing further out can match.
        case failedEverywhere
    }

    func search(_ start: Int, _ element: UInt32) -> Outcome {
        var step = steps + start
        let i = Int(element)
        while true {
            let operand = step.pointee.operand
            switch step.pointee.kind {
            case .end: return .matched
            case .type: if view.types[i].rawValue != operand { return .failedHere }
            case .styleClass: if !view.hasClass(operand, i) { return .failedHere }
            case .id: if view.ids[i].rawValue != operand { return .failedHere }
            case .stateOn: if view.stateBits[i] >> UInt64(operand) & 1 == 0 { return .failedHere }
            case .stateOff: if view.stateBits[i] >> UInt64(operand) & 1 == 1 { return .failedHere }
            case .root: if view.parents[i] != ElementTree.none { return .failedHere }
            case .empty: if view.firstChildren[i] != ElementTree.none { return .failedHere }
            case .condition: if !answers[Int(operand)] { return .failedHere }
            case .never: return .failedHere
            case .descendant, .child, .nextSibling, .subsequentSibling:
                return move(step.pointee.kind, step - steps + 1, element)
            default: if !test(step.pointee, element) { return .failedHere }
            }
            step += 1
        }
    }

    /// Steps outwards after which a search looks for what is known of the rest. Trees in practice are less deep.
    private static let nearSteps = 24

    /// Goes on with the next compound at the elements that the combinator leads to.
    private func move(_ combinator: SelectorProgram.Kind, _ next: Int, _ element: UInt32) -> Outcome {
        switch combinator {
        case .descendant:
            if view.hasAlternatives { return moveUp(next, element, isChild: false) }
            var candidate = view.matchParents[Int(element)]
            for _ in 0..<Self.nearSteps {
                if candidate == ElementTree.none { return .failedEverywhere }
                let outcome = search(next, candidate)
                if outcome == .matched || outcome == .failedEverywhere { return outcome }
                candidate = view.matchParents[Int(candidate)]
            }
            return moveFar(.descendant, next, candidate)
        case .child:
            if view.hasAlternatives { return moveUp(next, element, isChild: true) }
            let parent = view.matchParents[Int(element)]
            guard parent != ElementTree.none else { return .failedEverywhere }
            let outcome = search(next, parent)
            return outcome == .matched || outcome == .failedEverywhere ? outcome : .failedAmongSiblings
        case .nextSibling:
            let sibling = view.previousSibling(element)
            return sibling == ElementTree.none ? .failedAmongSiblings : search(next, sibling)
        default:
            var sibling = view.previousSibling(element)
            for _ in 0..<Self.nearSteps {
                if sibling == ElementTree.none { return .failedAmongSiblings }
                let outcome = search(next, sibling)
                if outcome != .failedHere { return outcome }
                sibling = view.previousSibling(sibling)
            }
            return moveFar(.subsequentSibling, next, sibling)
        }
    }

    /// The rest of a long search, which is the same for all elements further in: it is kept for them, so that asking
    /// every element of a chain or a row stays linear.
    /// - Parameter first: the next candidate.
    private func moveFar(_ combinator: SelectorProgram.Kind, _ next: Int, _ first: UInt32) -> Outcome {
        let isUp = combinator == .descendant
        var outcome: Outcome = isUp ? .failedEverywhere : .failedAmongSiblings
        var visited: [UInt32] = []
        var candidate = first
        while candidate != ElementTree.none {
            if let known = memory.outcome(next, from: candidate) {
                outcome = known
                break
            }
            visited.append(candidate)
            let found = search(next, candidate)
            if found == .matched || found == .failedEverywhere || !isUp && found != .failedHere {
                outcome = found
                break
            }
            candidate = isUp ? view.matchParents[Int(candidate)] : view.previousSibling(candidate)
        }
        for element in visited { memory.keep(outcome, next, from: element) }
        return outcome
    }

    /// The same where elements may have two parents: the alternative one is asked first.
    private func moveUp(_ next: Int, _ element: UInt32, isChild: Bool) -> Outcome {
        var here = element
        while true {
            if view.flags[Int(here)].contains(.hasAlternativeParent), let other = tree.alternativeParents[here] {
                let outcome = search(next, other)
                if outcome == .matched { return outcome }
                // Where both stand below the same parent, the walk from there was this walk.
                if outcome == .failedEverywhere, !isChild, view.matchParents[Int(other)] == view.matchParents[Int(here)] {
                    return outcome
                }
            }
            here = view.matchParents[Int(here)]
            if here == ElementTree.none { return isChild ? .failedHere : .failedEverywhere }
            let outcome = search(next, here)
            if outcome == .matched || outcome == .failedEverywhere && !isChild { return outcome }
            if isChild { return .failedHere }
        }
    }
}
