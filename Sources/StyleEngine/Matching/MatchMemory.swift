/// What the matcher remembers during one pass, so that questions about many elements at once are answered once.
final class MatchMemory {
    /// Positions among some of the siblings, by test and parent.
    @exclusivity(unchecked) private var positions: [PositionKey: [UInt32: UInt32]] = [:]
    /// Whether a part of a `:has(…)` leads somewhere, by part and element.
    @exclusivity(unchecked) private var answers: [AnswerKey: Bool] = [:]
    /// How long searches outwards end, by step and the candidate from which on.
    @exclusivity(unchecked) private var outcomes: [AnswerKey: SelectorMatcher.Outcome] = [:]
    /// What went wrong in pseudo-classes.
    @exclusivity(unchecked) var faults = QuestionFaults()

    struct PositionKey: Hashable {
        let test: Int
        let parent: UInt32
    }

    private struct AnswerKey: Hashable {
        let number: UInt32
        let element: UInt32
    }

    func positions(_ key: PositionKey, _ compute: () -> [UInt32: UInt32]) -> [UInt32: UInt32] {
        if let known = positions[key] { return known }
        let computed = compute()
        positions[key] = computed
        return computed
    }

    func answer(_ part: UInt32, _ element: UInt32) -> Bool? { answers[AnswerKey(number: part, element: element)] }

    func keep(_ answer: Bool, _ part: UInt32, _ element: UInt32) { answers[AnswerKey(number: part, element: element)] = answer }

    func outcome(_ step: Int, from candidate: UInt32) -> SelectorMatcher.Outcome? {
        outcomes[AnswerKey(number: UInt32(step), element: candidate)]
    }

    func keep(_ outcome: SelectorMatcher.Outcome, _ step: Int, from candidate: UInt32) {
        outcomes[AnswerKey(number: UInt32(step), element: candidate)] = outcome
    }

    /// Forgets everything, because the tree may have changed.
    func clear() {
        if !positions.isEmpty { positions = [:] }
        if !answers.isEmpty { answers = [:] }
        if !outcomes.isEmpty { outcomes = [:] }
    }
}
