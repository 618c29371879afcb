import StyleSyntax

/// What the variables declared for one element come to: of each name the strongest, by the rules that hold for
/// properties. Source: CSS Variables 1, §2 and §3.
struct VariableCascade {
    /// A variable that competes.
    struct Contender {
        let variable: VariableDeclaration
        let origin: Origin
        let priority: CascadePriority
    }

    private var contenders: [Contender] = []

    /// Lets a variable compete; of equal priorities the later one wins.
    mutating func add(_ contender: Contender) { contenders.append(contender) }

    /// The strongest of each name, by name. Names whose strongest says `inherit`, `unset`, or `revert` with nothing to go
    /// back to are left out: what is in sight from outside counts. One that says `initial` hides it; see `isInitial`.
    /// Complexity: n log n.
    var winners: [Contender] {
        var winners: [Contender] = []
        var rest = contenders.enumerated().sorted { a, b in
            if a.element.variable.name != b.element.variable.name { return a.element.variable.name < b.element.variable.name }
            return (a.element.priority, a.offset) > (b.element.priority, b.offset)
        }.map(\.element)[...]
        while let first = rest.first {
            let end = rest.firstIndex { $0.variable.name != first.variable.name } ?? rest.endIndex
            if let winner = Self.winner(of: rest[..<end]) { winners.append(winner) }
            rest = rest[end...]
        }
        return winners
    }

    /// - Parameter contenders: of one name, the strongest first.
    private static func winner(of contenders: ArraySlice<Contender>) -> Contender? {
        var rest = contenders
        while let winner = rest.first {
            switch winner.variable.wideKeyword {
            case .inherit, .unset: return nil
            case .revert: rest = rest.filter { !$0.origin.revertsWith(winner.origin) }[...]
            case .initial, .current, nil: return winner
            }
        }
        return nil
    }
}

extension VariableDeclaration {
    /// The keyword that its value is. Variables of the ancestors (`$x`, `@x`, bare words) hold any text.
    fileprivate var wideKeyword: CSSWideKeyword? { isCustomProperty ? CSSWideKeyword(value) : nil }

    /// Whether it takes the variable away, as if nobody had declared it.
    var isInitial: Bool { wideKeyword == .initial }
}
