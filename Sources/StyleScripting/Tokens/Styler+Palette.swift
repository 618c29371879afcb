import StyleDiagnostics
import StyleEngine
import StyleTokens

extension Styler {
    /// Makes the colors of a palette variables (weaker than those of sheets) and named colors of every sheet.
    ///
    /// A variable has the color's name as it is written; a name with other characters than letters, digits, `_` and
    /// `-` (GIMP and macOS palettes allow any) gets dashes for them.
    /// - Returns: a warning for each named color that is taken already, with case and dashes ignored.
    @discardableResult
    public func add(_ palette: Palette) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        var registry = registry
        for color in palette.colors {
            guard let name = color.variableName else { continue }
            setToken(name, color.color.text, at: color.span)
            do throws(RegistrationFailure) {
                try registry.asProvider(palette.name) { registry throws(RegistrationFailure) in
                    try registry.registerColor(name, color.color)
                }
            } catch {
                diagnostics.append(Diagnostic("tokens.color-taken", .warning, error.message, at: color.span))
            }
        }
        self.registry = registry
        return diagnostics
    }
}
