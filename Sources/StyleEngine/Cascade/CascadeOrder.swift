/// What decides between declarations of one origin and layer.
public enum CascadeOrder: String, Hashable, Sendable, CaseIterable {
    /// Specificity, then order: what CSS does.
    case specificity
    /// Order alone: what InterfaCSS 1.x does unless told otherwise.
    case order
}
