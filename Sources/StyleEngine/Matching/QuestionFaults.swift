import StyleDiagnostics

/// What went wrong while pseudo-classes were asked: errors that they raised, changes of the tree that they tried.
///
/// Each is told once for a place that asks, with the number of elements, however many those are.
struct QuestionFaults {
    private var failures: [Int: (question: SelectorProgram.Question, error: any Error, count: Int)] = [:]
    private var changes: [Int: (question: SelectorProgram.Question, count: Int)] = [:]

    /// Notes that a pseudo-class threw an error for one element; only the first of a place is kept.
    mutating func noteFailure(of question: SelectorProgram.Question, _ number: Int, _ error: any Error) {
        failures[number] = (failures[number]?.question ?? question, failures[number]?.error ?? error, (failures[number]?.count ?? 0) + 1)
    }

    /// Number of refused changes of the tree that pseudo-classes tried.
    private(set) var refusedChanges = 0

    /// Notes that a pseudo-class tried to change the tree, some times for one element.
    mutating func noteChange(by question: SelectorProgram.Question, _ number: Int, _ times: Int) {
        refusedChanges += times
        changes[number] = (question, (changes[number]?.count ?? 0) + 1)
    }

    /// The diagnostics, in the order of the selectors; nothing is left of them.
    mutating func take() -> [Diagnostic] {
        guard !failures.isEmpty || !changes.isEmpty else { return [] }
        defer { self = QuestionFaults() }
        var diagnostics: [Diagnostic] = []
        for number in Set(failures.keys).union(changes.keys).sorted() {
            if let failure = failures[number] { diagnostics.append(Self.diagnostic(failure.question, failure.error, failure.count)) }
            if let change = changes[number] { diagnostics.append(Self.diagnostic(change.question, change.count)) }
        }
        return diagnostics
    }

    /// An error's own diagnostic where it has one: a script knows the line.
    private static func diagnostic(_ question: SelectorProgram.Question, _ error: any Error, _ count: Int) -> Diagnostic {
        let failure = error as? PseudoClassFailure
        var diagnostic = failure?.diagnostic
            ?? Diagnostic("selector.pseudo-class-failed", "the pseudo-class \":\(question.definition.name)\" failed: \(error)", at: question.span)
        if failure != nil, let span = question.span {
            diagnostic.notes.append(.init("asked by the selector here", at: span))
        }
        if count > 1 { diagnostic.notes.append(.init("raised for \(count) elements; none of them matches", at: nil)) }
        return diagnostic
    }

    private static func diagnostic(_ question: SelectorProgram.Question, _ count: Int) -> Diagnostic {
        var diagnostic = Diagnostic(
            "tree.locked", .warning,
            "the pseudo-class \":\(question.definition.name)\" changes the tree while elements are matched; the change is refused",
            at: question.span)
        if count > 1 { diagnostic.notes.append(.init("tried for \(count) elements", at: nil)) }
        return diagnostic
    }
}
