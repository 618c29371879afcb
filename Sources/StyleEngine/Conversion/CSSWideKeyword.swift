import StyleDiagnostics

/// The keywords that every property takes as its whole value.
enum CSSWideKeyword: String {
    /// Leave the host's value alone: no row.
    case current
    /// The parent's value.
    case inherit
    /// The property's default.
    case initial
    /// `inherit` for inherited properties, else `initial`.
    case unset
    /// As if the declarations of this origin were not there.
    case revert

    init?(_ value: SourceSpan) {
        guard value.range.count <= 8, let keyword = CSSWideKeyword(rawValue: value.text.lowercased()) else { return nil }
        self = keyword
    }
}
