import StyleDiagnostics
import StyleEngine
import StyleSyntax
import Testing

@Suite("Selector matching on random trees")
struct RandomMatchingTests {
    /// Expected: the definitions of Selectors 4, asked one by one.
    @Test("equals a matcher that tries everything", arguments: 0..<8)
    func equalsNaive(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed) &* 7919 &+ 1)
        var found = 0
        for _ in 0..<40 {
            let stage = try Stage()
            var world = RandomWorld(stage.styler, generator)
            for _ in 0..<(3 + world.generator.below(7)) { world.insert() }
            for _ in 0..<10 {
                let text = RandomSelector.text(&world.generator, depth: world.generator.below(2) + world.generator.below(2))
                let parsed = SelectorList.parse(SourceFile(name: "selector", text: text), dialect: .css)
                try #require(!parsed.diagnostics.containsError && parsed.selectors.count == 1, "\(text)")
                let naive = NaiveMatcher(tree: stage.styler.tree, registry: stage.styler.registry)
                let expected = stage.styler.tree.allElements.filter { naive.matches($0, parsed.selectors[0]) }
                let actual = stage.styler.elements(matching: parsed.selectors)
                #expect(actual == expected, "\(text) with seed \(seed)")
                found += actual.count
            }
            generator = world.generator
        }
        #expect(found > 60, "the selectors hardly match anything: the test says little")
    }

    @Test("long chains and rows are searched as short ones are", arguments: [true, false])
    func farSearches(isChain: Bool) throws {
        // Longer than what is searched without a look at what is known; every tenth has the class that is looked for.
        let stage = try Stage()
        let root = stage.add("view", "start")
        var parent = root
        for number in 1...60 {
            let element = stage.add("view", id: "e\(number)", number % 10 == 0 ? "ten" : "x", number == 5 ? "five" : "y", in: parent)
            if isChain { parent = element }
        }
        let naive = NaiveMatcher(tree: stage.styler.tree, registry: stage.styler.registry)
        let texts = isChain
            ? [".five .ten .x", ".none .x .y", ".start > .ten .y", ".five .x .ten .y", ".x:has(.ten .ten)", ".y:has(> .x .five)"]
            : [".five ~ .ten ~ .x", ".none ~ .x ~ .y", ".five + .y ~ .ten", ".x:has(~ .ten ~ .five)", ".y:has(~ .ten + .x)", "^view:has(> .five ~ .ten)"]
        for text in texts {
            let selectors = SelectorList.parse(SourceFile(name: "selector", text: text), dialect: .css).selectors
            let expected = stage.styler.tree.allElements.filter { naive.matches($0, selectors[0]) }
            #expect(stage.styler.elements(matching: selectors) == expected, "\(text)")
        }
    }
}
