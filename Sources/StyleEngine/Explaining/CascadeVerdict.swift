import StyleSyntax
import StyleValues

/// A declaration that competes for a property, with all that the cascade asks of it.
struct CascadeCandidate {
    let key: UInt64
    let slot: PropertySlot
    let row: ComputedProperty
    let value: StyleValue?
    let declaration: Declaration
    let layer: String?
    /// Whether its text is a keyword of every property.
    let isKeyword: Bool
    /// Whether it sets a part of the property and not the whole.
    let isPart: Bool
}

/// Who won and why each of the others lost.
struct CascadeVerdict {
    /// The candidate that the element's row shows; nil if there is none, or if the value was handed down.
    let winner: CascadeCandidate?
    let contenders: [StyleExplanation.Contender]

    /// - Parameter candidates: from strong to weak.
    init(candidates: [CascadeCandidate], winner row: ComputedProperty?, slot: PropertySlot, order: CascadeOrder) {
        let shown = candidates.first { row?.isInherited == false && $0.row.span == row?.span }
        // A keyword may take a value that stands elsewhere, or leave the host's own.
        let winner = shown ?? candidates.first { $0.isKeyword } ?? (row == nil ? candidates.first : nil)
        self.winner = winner
        let whole = candidates.first { !$0.isPart }
        contenders = (candidates.filter { $0.key == winner?.key } + candidates.filter { $0.key != winner?.key }).map { candidate in
            var loss: StyleExplanation.Loss?
            if candidate.key != winner?.key, let winner {
                // What a part changes is the strongest whole, which then goes into the value too.
                let goesIn = winner.isPart && candidate.key == whole?.key
                let rival = candidate.isPart ? Self.rival(of: candidate, candidates, whole) : goesIn ? nil : winner
                loss = rival.map { Self.loss(of: candidate, against: $0, order) }
            }
            return StyleExplanation.Contender(
                row: candidate.row, value: candidate.value, layer: candidate.layer, isImportant: candidate.declaration.isImportant,
                lostBecause: loss)
        }
    }

    /// What keeps a part out of the whole: a stronger declaration of the same part, or of the whole.
    private static func rival(
        of part: CascadeCandidate, _ candidates: [CascadeCandidate], _ whole: CascadeCandidate?
    ) -> CascadeCandidate? {
        let strongest = candidates.first { $0.isPart && $0.slot.keyPath == part.slot.keyPath }
        if let strongest, strongest.key != part.key { return strongest }
        guard let whole, whole.key > part.key else { return nil }
        return whole
    }

    private static func loss(
        of loser: CascadeCandidate, against winner: CascadeCandidate, _ order: CascadeOrder
    ) -> StyleExplanation.Loss {
        if loser.declaration.isImportant != winner.declaration.isImportant { return .importance }
        if loser.row.origin != winner.row.origin { return .origin }
        if loser.layer != winner.layer { return .layer }
        if order == .specificity, loser.row.specificity != winner.row.specificity { return .specificity }
        return .order
    }
}
