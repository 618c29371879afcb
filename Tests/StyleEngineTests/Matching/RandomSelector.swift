/// Selectors and elements of a small world of names, so that most of them meet.
enum RandomSelector {
    static let types = ["view", "label", "button"]
    static let classes = ["a", "b", "c", "d"]
    static let ids = ["one", "two"]
    static let states = ["selected", "disabled"]
    static let positions = ["1", "2", "odd", "even", "2n + 1", "-n + 2", "3n"]

    /// The text of a selector of up to four compounds.
    static func text(_ generator: inout SeededGenerator, depth: Int = 2) -> String {
        var text = compound(&generator, depth)
        for _ in 0..<generator.pick([0, 0, 1, 1, 2, 3]) {
            text += generator.pick([" ", " ", " > ", " + ", " ~ "]) + compound(&generator, depth)
        }
        return text
    }

    static func compound(_ generator: inout SeededGenerator, _ depth: Int) -> String {
        var text = ""
        switch generator.below(6) {
        case 0: text += generator.pick(types)
        case 1: text += "^view"
        case 2: text += generator.once(in: 3) ? "*" : ""
        default: break
        }
        if generator.once(in: 8) { text += "#" + generator.pick(ids) }
        for _ in 0..<generator.pick([0, 1, 1, 1, 2]) { text += "." + generator.pick(classes) }
        if generator.once(in: 8) { text += generator.pick(["[role]", "[role=main]", "[role~=b]", "[class~=a]", "[id=one]"]) }
        if generator.once(in: 3) { text += pseudo(&generator, depth) }
        return text.isEmpty ? "." + generator.pick(classes) : text
    }

    private static func pseudo(_ generator: inout SeededGenerator, _ depth: Int) -> String {
        switch generator.below(depth > 0 ? 12 : 7) {
        case 0: return ":" + generator.pick(["selected", "disabled", "enabled"])
        case 1: return ":" + generator.pick(["first-child", "last-child", "only-child", "empty", "root"])
        case 2: return ":" + generator.pick(["first-of-type", "last-of-type", "only-of-type"])
        case 3: return ":nth-child(\(generator.pick(positions)))"
        case 4: return ":nth-last-child(\(generator.pick(positions)))"
        case 5: return ":nth-of-type(\(generator.pick(positions)))"
        case 6: return ":nth-last-of-type(\(generator.pick(positions)))"
        case 7: return ":not(\(list(&generator, depth - 1)))"
        case 8: return ":is(\(list(&generator, depth - 1)))"
        case 9: return ":nth-child(\(generator.pick(positions)) of \(list(&generator, depth - 1)))"
        default: return ":has(\(generator.pick(["", "", "> ", "+ ", "~ "]))\(text(&generator, depth: depth - 1)))"
        }
    }

    private static func list(_ generator: inout SeededGenerator, _ depth: Int) -> String {
        generator.once(in: 3) ? text(&generator, depth: depth) + ", " + compound(&generator, depth) : compound(&generator, depth)
    }
}
