import StyleDiagnostics

/// A block with the flattened selectors it applies to: what rules are made of once `@extend` is resolved.
struct RuleBlock {
    let selectors: [Selector]
    /// Where each selector stands.
    let spans: [SourceSpan]
    let scope: RuleScope
    var content = DeclarationBlock(declarations: [], variables: [], diagnostics: [])
    var extends: [Extend] = []

    /// One `@extend`.
    struct Extend {
        let base: Selector
        let span: SourceSpan
        /// Index of the file in the import graph.
        let sheet: Int
    }

    /// One rule a selector.
    var rules: [StyleRule] {
        zip(selectors, spans).map { selector, span in
            StyleRule(
                selector: selector, media: scope.media, supports: scope.supports, layer: scope.layer,
                declarations: content.declarations, variables: content.variables, span: span)
        }
    }
}
