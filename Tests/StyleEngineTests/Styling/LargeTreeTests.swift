import StyleEngine
import Testing

/// Trees whose cost would be felt if it grew with the square of their size: 20,000 elements in one row or one chain.
@Suite("Large trees")
struct LargeTreeTests {
    private static let count = 20_000

    private func stage(isChain: Bool, sheet: String) throws -> (Stage, [ElementID]) {
        let stage = try Stage(sheet)
        var elements = [stage.add("view", "first")]
        for _ in 1..<Self.count { elements.append(stage.add("view", "item", in: isChain ? elements[elements.count - 1] : elements[0])) }
        return (stage, elements)
    }

    @Test("positions, siblings and :has in a row", .timeLimit(.minutes(2)))
    func row() throws {
        let (stage, elements) = try stage(
            isChain: false,
            sheet: """
                .item:nth-child(2) { alpha: .1 } .item:nth-last-child(1) { alpha: .2 } .item:last-of-type { tag: 1 }
                .item:nth-child(3 of .item) { alpha: .3 } .none ~ .item, .item:has(~ .none), .item:has(.none) { tag: 2 }
                .item:nth-of-type(5) ~ .item { corner-radius: 5 } .first:has(> .last) { tag: 3 }
                """)
        stage.styler.apply()
        func text(_ index: Int, _ property: String) -> String? { stage.styler.computedStyle(of: elements[index]).property(property)?.text }
        #expect(text(2, "alpha") == "0.1" && text(3, "alpha") == "0.3" && text(Self.count - 1, "alpha") == "0.2")
        #expect(text(Self.count - 1, "tag") == "1" && text(Self.count - 2, "tag") == nil)
        #expect(text(5, "layer.cornerRadius") == nil && text(6, "layer.cornerRadius") == "5")
        #expect(stage.styler.tree.path(of: elements[Self.count - 1]) == "0/\(Self.count - 2)")
        // Every element changes, all in one pass.
        for element in elements { stage.styler.setState("selected", true, of: element) }
        for element in elements.dropFirst() { stage.styler.addClass("none", to: element) }
        stage.styler.addClass("last", to: elements[Self.count - 1])
        stage.styler.apply()
        #expect(text(2, "tag") == "2" && text(0, "tag") == "3")
    }

    @Test("descendants and :has in a chain, changed at every level", .timeLimit(.minutes(2)))
    func chain() throws {
        let (stage, elements) = try stage(
            isChain: true,
            sheet: """
                .first > .item .item { alpha: .1 } .item > .first .item { alpha: .2 } .item:has(.none .item) { tag: 1 }
                .mark .item { corner-radius: 5 } .item:has(.mark) { tag: 2 }
                """)
        stage.styler.apply()
        let last = elements[Self.count - 1]
        func text(_ element: ElementID, _ property: String) -> String? { stage.styler.computedStyle(of: element).property(property)?.text }
        #expect(text(elements[1], "alpha") == nil && text(last, "alpha") == "0.1" && text(last, "tag") == nil)
        for element in elements { stage.styler.addClass("mark", to: element) }
        stage.styler.apply()
        #expect(text(last, "layer.cornerRadius") == "5" && text(last, "tag") == nil && text(elements[Self.count - 2], "tag") == "2")
        stage.styler.remove(elements[1])
        stage.styler.apply()
        #expect(stage.styler.tree.count == 1)
    }

    @Test("a row is filled, emptied and filled again at given places", .timeLimit(.minutes(2)))
    func places() throws {
        let stage = try Stage(".item:nth-child(even) { alpha: .5 } .item:nth-last-child(1) { tag: 1 } .item + .item { corner-radius: 3 }")
        let root = stage.add("view")
        for round in 0..<2 {
            let items = (0..<Self.count).map { stage.styler.insert("view", classes: ["item"], into: root, at: $0) }
            stage.styler.apply()
            #expect(stage.styler.tree.children(of: root) == items, "round \(round)")
            #expect(stage.styler.computedStyle(of: items[Self.count - 1]).properties.map(\.text) == ["0.5", "3", "1"])
            for item in items { stage.styler.remove(item) }
            stage.styler.apply()
            #expect(stage.styler.tree.children(of: root).isEmpty)
        }
    }
}
