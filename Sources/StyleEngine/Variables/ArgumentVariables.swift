import StyleDiagnostics
import StyleSyntax

/// Variables as arguments of properties: `title-color(@state): red`.
///
/// Global ones alone: which property a declaration sets may not depend on the element that it is for.
struct ArgumentVariables {
    /// Variables that name variables that name …: more is a cycle.
    private static let depthLimit = 16

    let globals: VariableTable

    /// Whether an argument is written as a variable.
    static func names(_ argument: Declaration.Argument) -> Bool { name(in: argument.value) != nil }

    /// The arguments with the texts of variables in their places.
    func resolved(_ arguments: [Declaration.Argument]) -> Result<[Declaration.Argument], ArgumentMatching.Refusal> {
        var resolved = arguments
        for place in arguments.indices {
            var depth = 0
            while let name = Self.name(in: resolved[place].value) {
                guard let variable = globals.find(name) else {
                    return refuse(
                        "undefined variable \"\(name)\"\(Suggestion.phrase(for: name, in: globals.names))", arguments[place])
                }
                depth += 1
                guard depth <= Self.depthLimit else {
                    return refuse("the variable \"\(name)\" names other variables without end", arguments[place])
                }
                resolved[place].value = Self.unquoted(variable.value.text)
            }
        }
        return .success(resolved)
    }

    /// The name in `$x`, `@x`, `--x` or `var(--x)`; nil for any other text.
    private static func name(in text: String) -> String? {
        if text.hasPrefix("$") || text.hasPrefix("@") { return String(text.dropFirst()) }
        if text.hasPrefix("--") { return String(text.dropFirst(2)) }
        if text.hasPrefix("var(--"), text.hasSuffix(")") { return String(text.dropFirst(6).dropLast()) }
        return nil
    }

    private static func unquoted(_ text: String) -> String {
        guard text.utf8.count >= 2, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else { return text }
        return String(text.dropFirst().dropLast())
    }

    private func refuse<T>(_ message: String, _ argument: Declaration.Argument) -> Result<T, ArgumentMatching.Refusal> {
        .failure(ArgumentMatching.Refusal(diagnostic: Diagnostic("property.bad-argument", message, at: argument.span)))
    }
}
