import StyleDiagnostics

extension PropertyRegistry {
    /// A warning of a state that no pseudo-class asks for; nil for one that some may ask for.
    ///
    /// What a pseudo-class with code of its own asks for is not known: where there is one, only a state that looks like
    /// a misspelt one is warned of.
    public func unknownState(_ name: String, at span: SourceSpan? = nil) -> Diagnostic? {
        var (known, hasOpenOnes) = (["enabled"], false)
        for definition in pseudoClassesByName.values {
            switch definition.reads {
            case .states(let states): known += states
            case .environment: continue
            case .element, .anything:
                known.append(definition.name)
                hasOpenOnes = true
            }
        }
        let folded = Self.folded(name)
        guard !known.contains(where: { Self.folded($0) == folded }) else { return nil }
        let hint = Suggestion.phrase(for: name, in: Set(known).sorted())
        guard !hint.isEmpty || !hasOpenOnes else { return nil }
        return Diagnostic("element.unknown-state", .warning, "no pseudo-class asks for the state \"\(name)\"\(hint)", at: span)
    }
}
