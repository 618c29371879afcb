import StyleEngine
import Testing

@Suite("Random edits")
struct RandomEditTests {
    /// 24 scripts of 850 edits: 20,400 steps. Expected: the styles of a styler that never saw an edit.
    @Test("after any script of edits, styles equal those of a full restyle from nothing", arguments: 0..<24)
    func equalsFull(seed: Int) throws {
        var steps = 0
        var passes = 0
        var round: UInt64 = 0
        while steps < 850 {
            round += 1
            let stage = try Stage()
            var world = RandomWorld(stage.styler, SeededGenerator(seed: UInt64(seed) << 32 | round))
            world.hasAsides = round.isMultiple(of: 2)
            for _ in 0..<(3 + world.generator.below(8)) { world.insert() }
            world.addSheet(rules: 8)
            stage.styler.apply()
            for _ in 0..<6 {
                let edits = world.generator.pick([1, 2, 5, 20])
                for _ in 0..<edits { world.edit() }
                steps += edits
                passes += 1
                let before = stage.styler.snapshot.count
                stage.styler.apply()
                let fresh = world.fresh()
                let (actual, expected) = (stage.styler.snapshot, fresh.snapshot)
                #expect(before == actual.count)
                try #require(actual == expected, "seed \(seed), round \(round), after \(world.log.suffix(20))")
                // Nothing is left to do, and asking again changes nothing.
                #expect(stage.styler.apply().isEmpty && !stage.styler.needsStyle)
            }
        }
        #expect(passes > 50)
    }

    /// Expected: what each element had before the sheet came, and the change set turned round.
    @Test("what a removed sheet set is gone, and its values are those from before", arguments: 0..<20)
    func removedSheet(seed: Int) throws {
        let stage = try Stage()
        var world = RandomWorld(stage.styler, SeededGenerator(seed: UInt64(seed) + 1_000))
        for _ in 0..<12 { world.insert() }
        world.addSheet(rules: 6)
        stage.styler.apply()
        let before = stage.styler.snapshot
        let extra = stage.styler.add(text: "^view.a { alpha: .55; tag: 99 } .b, #one { tint-color: green; tag: 98 } * { corner-radius: 7 }")
        let came = stage.styler.apply()
        #expect(!came.isEmpty && stage.styler.snapshot != before)
        stage.styler.remove(extra)
        let went = stage.styler.apply()
        #expect(stage.styler.snapshot == before)
        func lines(_ changes: [StyleChange], turned: Bool) -> [String] {
            changes.map { change in
                let (old, new) = turned ? (change.new, change.old) : (change.old, change.new)
                return "\(stage.styler.tree.path(of: change.element)) \(change.keyPath) \(old?.text ?? "-") \(new?.text ?? "-")"
            }
        }
        #expect(lines(went, turned: true) == lines(came, turned: false))
    }
}
