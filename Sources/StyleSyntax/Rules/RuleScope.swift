/// The conditions and the layer that enclose a rule.
struct RuleScope {
    var media: MediaCondition?
    var supports: SupportsCondition?
    /// Full name of the cascade layer.
    var layer: String?

    /// Whether no condition decides about rules here.
    var isUnconditional: Bool { media == nil && supports == nil }

    mutating func addMedia(_ inner: MediaCondition) { media = media.map { inner.joined(with: $0) } ?? inner }

    mutating func addSupports(_ inner: SupportsCondition) { supports = supports.map { .all([inner, $0]) } ?? inner }

    mutating func enterLayer(_ name: String) { layer = layer.map { $0 + "." + name } ?? name }
}
