/// What the matcher remembers during one pass, so that questions about many elements at once are answered once.
final class MatchMemory {
    /// Positions among some of the siblings, by test and parent.
    private var positions: [PositionKey: [UInt32: UInt32]] = [:]
    /// Answers of `:has(…)`, by list and element.
    private var answers: [AnswerKey: Bool] = [:]

    struct PositionKey: Hashable {
        let test: Int
        let parent: UInt32
    }

    private struct AnswerKey: Hashable {
        let list: UInt32
        let element: UInt32
    }

    func positions(_ key: PositionKey, _ compute: () -> [UInt32: UInt32]) -> [UInt32: UInt32] {
        if let known = positions[key] { return known }
        let computed = compute()
        positions[key] = computed
        return computed
    }

    func answer(_ list: UInt32, _ element: UInt32) -> Bool? { answers[AnswerKey(list: list, element: element)] }

    func keep(_ answer: Bool, _ list: UInt32, _ element: UInt32) { answers[AnswerKey(list: list, element: element)] = answer }

    func clear() {
        if !positions.isEmpty { positions = [:] }
        if !answers.isEmpty { answers = [:] }
    }
}
