import StyleEngine
import StyleSyntax
import Testing

/// The table of CSS Cascade 5, §6.1, with the origins that CONTRACT names: weakest first.
@Suite("Cascade priority")
struct CascadePriorityTests {
    private func priority(
        _ origin: Origin, important: Bool = false, layer: Int = 0, _ specificity: (Int, Int, Int) = (0, 0, 0), order: Int = 0
    ) -> CascadePriority {
        CascadePriority(
            origin: origin, isImportant: important, layer: layer,
            specificity: Specificity(ids: specificity.0, classes: specificity.1, types: specificity.2), order: order)
    }

    @Test("origins rank base, pack, author, inline, user; important ones user, author, inline, pack, base")
    func origins() {
        let ranked = [
            priority(.base), priority(.pack), priority(.author), priority(.inline), priority(.user),
            priority(.user, important: true), priority(.author, important: true), priority(.inline, important: true),
            priority(.pack, important: true), priority(.base, important: true),
        ]
        #expect(ranked == ranked.sorted())
        #expect(Set(ranked).count == ranked.count)
    }

    @Test("later layers win, rules outside layers win over all; important ones the other way round")
    func layers() {
        #expect(priority(.author, layer: 1) < priority(.author, layer: 2))
        #expect(priority(.author, layer: 2, (9, 9, 9)) < priority(.author))
        #expect(priority(.author, important: true) < priority(.author, important: true, layer: 2))
        #expect(priority(.author, important: true, layer: 2) < priority(.author, important: true, layer: 1))
    }

    @Test("ids before classes before types before order")
    func specificity() {
        #expect(priority(.author, (0, 255, 255)) < priority(.author, (1, 0, 0)))
        #expect(priority(.author, (0, 0, 255)) < priority(.author, (0, 1, 0)))
        #expect(priority(.author, (0, 0, 0), order: 9_999_999) < priority(.author, (0, 0, 1)))
        #expect(priority(.author, order: 1) < priority(.author, order: 2))
    }

    @Test("what does not fit its field counts as the field's greatest value")
    func overflow() {
        #expect(priority(.author, (0, 300, 0)) == priority(.author, (0, 255, 0)))
        #expect(priority(.author, (0, 300, 0)) < priority(.author, (1, 0, 0)))
        #expect(priority(.author, layer: 5000) < priority(.author))
        #expect(priority(.author, order: 1 << 30) < priority(.author, (0, 0, 1)))
    }

    /// Expected: the columns of the table compared one after the other, as words and not as one number.
    @Test("is a strict total order: exactly one of less, equal, greater, and no circle")
    func strictTotalOrder() {
        var generator = SeededGenerator(seed: 4)
        func random() -> (CascadePriority, [Int]) {
            let origin = generator.pick(Origin.allCases)
            let isImportant = generator.once(in: 2)
            let layer = generator.below(3)
            let specificity = (generator.below(3), generator.below(3), generator.below(3))
            let order = generator.below(4)
            let important: [Origin] = [.user, .author, .inline, .pack, .base]
            let level = isImportant ? 5 + (important.firstIndex(of: origin) ?? 0) : (Origin.allCases.firstIndex(of: origin) ?? 0)
            let layerRank = layer == 0 ? 9 : layer
            return (
                priority(origin, important: isImportant, layer: layer, specificity, order: order),
                [level, isImportant ? -layerRank : layerRank, specificity.0, specificity.1, specificity.2, order]
            )
        }
        for _ in 0..<3_000 {
            let (a, b, c) = (random(), random(), random())
            #expect((a.0 < b.0) == a.1.lexicographicallyPrecedes(b.1))
            #expect([a.0 < b.0, a.0 == b.0, b.0 < a.0].count { $0 } == 1)
            #expect(!(a.0 < b.0 && b.0 < c.0) || a.0 < c.0)
            #expect(!(a.0 < a.0))
        }
    }
}
