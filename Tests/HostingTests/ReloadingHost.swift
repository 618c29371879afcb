import StyleEngine
import StyleSyntax

/// A theme of the app's own making that is made again, as a whole, when its source changes.
final class ReloadingTheme {
    let styler: Styler
    private var installed: InstalledTheme?

    init(styler: Styler) { self.styler = styler }

    /// Puts a new version in the place of the last one; if it cannot be made, the last one stays.
    func load(sheet: Stylesheet, gap: Double) throws -> [StyleChange] {
        let draft = try ThemeDraft(for: styler, replacing: installed)
        try draft.styler.registry.register(PropertyDefinition("elevation", of: "Card", type: "number"))
        draft.styler.setVariable("gap", "\(gap)")
        draft.styler.add(sheet)
        draft.styler.insert("Card", id: "footer")
        let result = try styler.install(draft)
        installed = result.theme
        return result.changes.changes
    }
}
