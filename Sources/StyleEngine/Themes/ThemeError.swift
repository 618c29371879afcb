/// Why a theme was not installed; the styler is as it was before.
public enum ThemeError: Error, Hashable, CustomStringConvertible {
    /// The styler is matching elements: a function, a converter or a pseudo-class asked for the theme.
    case stylerIsBusy
    /// The styler, its tree, its registry or its sheets changed after the draft was begun.
    case stylerChanged
    /// The draft was installed before, or is another styler's.
    case foreignDraft
    /// The theme to replace is not installed on this styler, or was replaced already.
    case notInstalled

    /// The reason in a sentence.
    public var description: String {
        switch self {
        case .stylerIsBusy: "a theme cannot be installed while elements are styled"
        case .stylerChanged: "the styler changed since the draft was begun: begin another one"
        case .foreignDraft: "the draft is another styler's, or was installed before"
        case .notInstalled: "the theme to replace is not installed"
        }
    }
}
