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
        #expect(children.map { stage.text("alpha", of: $0) } == ["0.25", "0.75", "1"])
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

    @Test("classes without properties of their own share styles; what they lack is reported for each")
    func shapes() throws {
        let stage = try Stage(".x { text: \"t\"; tag: 2 }")
        try stage.styler.registry.register(ClassDefinition("FirstCell", extends: "UIView"))
        try stage.styler.registry.register(ClassDefinition("SecondCell", extends: "UIView"))
        let cells = ["FirstCell", "SecondCell", "FirstCell"].map { stage.add($0, "x") }
        #expect(cells.map { stage.text("tag", of: $0) } == ["2", "2", "2"])
        #expect(stage.styler.diagnostics.map(\.id.rawValue) == ["property.not-of-class", "property.not-of-class"])
        #expect(stage.styler.diagnostics.map { $0.message.contains("FirstCell") } == [true, false])
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

    /// Expected: the styles of a styler that never saw a change, on an equal tree.
    @Test("where hardly two elements are alike, changes of many at once come out as from nothing", arguments: 0..<4)
    func unlike(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed) + 77)
        let rules = (0..<16).map { number in
            let first = number % 3 == 0 ? "tint-color: #00000\(number % 10)" : "tag: \(number)"
            return ".k\(number) { \(first); alpha: 0.\(number % 10) }"
        }
        let stage = try Stage(
            rules.joined(separator: "\n"),
            ".on .k1 { tag: 99 } .on > .k2, .k4 + .k5 { tint-color: red } .k7 { corner-radius: var(--r, 1) }")
        func toggle(_ name: String, _ element: ElementID) {
            if stage.styler.tree.hasClass(name, element) {
                stage.styler.removeClass(name, from: element)
            } else {
                stage.styler.addClass(name, to: element)
            }
        }
        let root = stage.add("view")
        var elements = [root]
        for _ in 0..<500 {
            let element = stage.add("view", in: generator.pick(elements))
            for number in 0..<16 where generator.once(in: 3) { stage.styler.addClass("k\(number)", to: element) }
            elements.append(element)
        }
        for step in 0..<12 {
            switch step % 4 {
            case 0: stage.styler.setVariable("r", "\(step)")
            case 1: stage.styler.setNeedsStyle()
            default: toggle("on", root)
            }
            for _ in 0..<step * 40 { toggle("k\(generator.below(16))", generator.pick(elements)) }
            stage.styler.apply()
            let copy = stage.styler.copyWithoutElements()
            var twins: [ElementID: ElementID] = [:]
            for element in stage.styler.tree.allElements {
                twins[element] = copy.tree.insert(
                    stage.styler.tree.type(of: element), classes: stage.styler.tree.classes(of: element),
                    into: stage.styler.tree.parent(of: element).flatMap { twins[$0] })
            }
            copy.apply()
            try #require(stage.styler.snapshot == copy.snapshot, "step \(step)")
        }
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
