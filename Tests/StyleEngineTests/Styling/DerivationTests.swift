import StyleEngine
import Testing

/// Elements with the same rules may share a style only where nothing else decides. Expected: worked out by hand.
@Suite("Derivations")
struct DerivationTests {
    @Test("a value taken from the parent that is not inherited follows each parent")
    func inherit() throws {
        let stage = try Stage(".a { alpha: .25 } .b { alpha: .75 } .child { alpha: inherit; tag: 1 }")
        let children = ["a", "b", "none"].map { stage.add("view", "child", in: stage.add("view", $0)) }
        stage.styler.apply()
        #expect(children.map { stage.text("alpha", of: $0) } == ["0.25", "0.75", nil])
        #expect(children.allSatisfy { stage.text("tag", of: $0) == "1" })
    }

    @Test("rules alike on classes unlike: each has its own properties")
    func classes() throws {
        let stage = try Stage(".x { text: \"t\"; tag: 2 }")
        let (label, view) = (stage.add("label", "x"), stage.add("view", "x"))
        stage.styler.apply()
        #expect(stage.text("text", of: label) != nil && stage.text("text", of: view) == nil && stage.text("tag", of: view) == "2")
        #expect(stage.faults.count == 1)
    }

    @Test("variables in sight, the environment and declarations of its own tell elements with the same rules apart")
    func surroundings() throws {
        let stage = try Stage(".x { tag: var(--n, 0) } .one { --n: 1 } .two { --n: 2 }")
        let elements = ["one", "two", "none"].map { stage.add("view", "x", in: stage.add("view", $0)) }
        func tags() -> [String?] { elements.map { stage.text("tag", of: $0) } }
        #expect(tags() == ["1", "2", "0"])
        stage.styler.setVariable("n", "3")
        #expect(tags() == ["1", "2", "3"])
        stage.styler.setVariable("n", "4", on: elements[0])
        #expect(tags() == ["4", "2", "3"])
        stage.styler.setVariable("n", nil, on: elements[0])
        #expect(tags() == ["1", "2", "3"])
    }

    @Test("more situations than are remembered come out right, the first ones again too")
    func forgetting() throws {
        let count = 6_000
        let stage = try Stage((0..<count).map { ".k\($0) { tag: \($0) }" }.joined(separator: "\n"))
        let view = stage.add("view")
        for number in Array(0..<count) + [0, 1, 2, count - 1] {
            stage.styler.addClass("k\(number)", to: view)
            try #require(stage.text("tag", of: view) == "\(number)")
            stage.styler.removeClass("k\(number)", from: view)
        }
        #expect(stage.text("tag", of: view) == nil)
    }
}
