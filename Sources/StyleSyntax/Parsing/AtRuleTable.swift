/// The at-rules of the language: their names are reserved, no variable may have them.
struct AtRule {
    let name: String
    let kind: NodeKind
    /// Whether a block may follow.
    let hasBlock: Bool

    static let all: [AtRule] = [
        AtRule(name: "import", kind: .importRule, hasBlock: false),
        AtRule(name: "media", kind: .mediaRule, hasBlock: true),
        AtRule(name: "device", kind: .mediaRule, hasBlock: true),
        AtRule(name: "layer", kind: .layerRule, hasBlock: true),
        AtRule(name: "supports", kind: .supportsRule, hasBlock: true),
        AtRule(name: "charset", kind: .charsetRule, hasBlock: false),
        AtRule(name: "extend", kind: .extendRule, hasBlock: false),
        AtRule(name: "extends", kind: .extendRule, hasBlock: false),
    ]

    /// At-rules of CSS and of its preprocessors that end without a block. They are left out with a warning; any other
    /// `@name` without a block is a variable that has lost its separator.
    static let foreign = ["namespace", "use", "forward", "include", "apply", "tailwind"]

    /// Whether a name without `@` is one of those; case does not count.
    static func isForeign(_ name: UnsafeBufferPointer<UInt8>.SubSequence) -> Bool {
        foreign.contains { $0.utf8.count == name.count && zip($0.utf8, name).allSatisfy { $0 == $1 | 0x20 } }
    }

    /// The at-rule of a name without `@`; case does not count.
    static func named(_ name: UnsafeBufferPointer<UInt8>.SubSequence) -> AtRule? {
        all.first { rule in
            rule.name.utf8.count == name.count && zip(rule.name.utf8, name).allSatisfy { $0 == $1 | 0x20 }
        }
    }
}
