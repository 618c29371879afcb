import StyleDiagnostics
import StyleSyntax

/// A sheet loaded from memory, printed so that tests read as tables.
struct FlatRules {
    let sheet: Stylesheet

    init(_ text: String, _ dialect: Dialect, files: [String: String] = [:], variables: [String: String] = [:]) {
        let main = "main." + dialect.rawValue
        var contents = files.mapValues { Array($0.utf8) }
        contents[main] = Array(text.utf8)
        let loader = SourceLoader(files: .memory(contents))
        guard case .success(let file) = loader.open(main) else {
            sheet = Stylesheet(name: main)
            return
        }
        sheet = Stylesheet.load(file, dialect: dialect, loader: loader, variables: variables)
    }

    /// `selector { name: value; name[arguments]: value !important } @media … @layer …`, a line a rule.
    var lines: [String] { sheet.rules.map { Self.line($0) } }

    var selectors: [String] { sheet.rules.map(\.selector.text) }

    /// Name and raw text of the global variables, the last of a name.
    var variables: [String: String] {
        Dictionary(sheet.variables.map { ($0.name, $0.value.text) }, uniquingKeysWith: { $1 })
    }

    /// `line:column id`, errors and warnings.
    var faults: [String] { sheet.diagnostics.map { Self.place($0) + " " + $0.id.rawValue } }

    static func place(_ diagnostic: Diagnostic) -> String {
        guard let location = diagnostic.span?.startLocation else { return "-" }
        return "\(location.line):\(location.column)"
    }

    static func line(_ rule: StyleRule) -> String {
        let variables = rule.variables.map { "$\($0.name): \(squeezed($0.value.text))" }
        let declarations = rule.declarations.map { text($0) }
        var line = "\(rule.selector.text) { \((variables + declarations).joined(separator: "; ")) }"
        if let media = rule.media { line += " @media " + media.text }
        if let layer = rule.layer { line += " @layer " + layer }
        return line
    }

    static func text(_ declaration: Declaration) -> String {
        let arguments = declaration.arguments.map { ($0.name.map { $0 + ":" } ?? "") + $0.value }
        return declaration.keyPath + (arguments.isEmpty ? "" : "[\(arguments.joined(separator: ", "))]") + ": "
            + squeezed(declaration.value.text) + (declaration.isImportant ? " !important" : "")
    }

    /// Blanks and line ends as single blanks.
    static func squeezed(_ text: String) -> String {
        text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    }
}
