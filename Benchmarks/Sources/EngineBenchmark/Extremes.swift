import StyleEngine

/// Trees at the edge of what anybody styles: they must come out right, in a time that grows with their size.
enum Extremes {
    static func print() throws -> Bool {
        let clock = ContinuousClock()
        var holds = true
        func line(_ name: String, _ duration: Duration, _ isRight: Bool) {
            Report.line("extreme\t\(name)\t\(Int(duration / .milliseconds(1))) ms\t\(isRight ? "right" : "WRONG")")
            holds = holds && isRight
        }
        let styled = try StyledWorkload(Workload(elements: 1_000_000, rules: 10_000), isStyled: false)
        line("1000000 elements x 10000 rules, first pass", clock.measure { styled.styler.applyNow() }, styled.checksum != 0)
        line("the same, every element again", clock.measure { styled.restyle() }, true)
        for (name, isChain) in [("a chain 100000 deep", true), ("a row of 100000", false)] {
            let styler = try tree(of: 100_000, isChain: isChain)
            let duration = clock.measure { styler.applyNow() }
            let last = styler.tree.allElements[99_999]
            line(name, duration, styler.computedStyle(of: last).property("tag")?.text == (isChain ? "1" : "2"))
        }
        return holds
    }

    private static func tree(of count: Int, isChain: Bool) throws -> Styler {
        var registry = PropertyRegistry.standard()
        try registry.register(ClassDefinition("Node"))
        try registry.register(PropertyDefinition("tag", of: "Node", type: "number"))
        let styler = Styler(registry: registry)
        styler.add(
            text: """
                .first .item { tag: 1 } .item + .item { tag: 2 } .none .item .item { tag: 3 } .none ~ .item { tag: 4 }
                .item:nth-last-of-type(100001) { tag: 5 } .item:has(.none), .item:has(~ .none) { tag: 6 }
                """)
        let root = styler.tree.insert("Node", classes: ["first"])
        var parent = root
        for _ in 1..<count {
            let element = styler.tree.insert("Node", classes: ["item"], into: parent)
            if isChain { parent = element }
        }
        return styler
    }
}
