import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// The variables of a stylesheet that are colors: custom properties, and `$name` or `@name` outside of rules.
///
/// Values may be anything that CSS calls a color, other variables and functions included. Variables that are no
/// color are left out with a warning.
enum CSSPalette {
    static func read(_ draft: inout PaletteDraft) {
        let sheet = Stylesheet.load(draft.file, dialect: .css)
        draft.append(sheet.diagnostics)
        var variables = sheet.variables + sheet.rules.flatMap(\.variables)
        // One block with several selectors is several rules with the same variables.
        var seen: Set<SourceSpan> = []
        variables.removeAll { !seen.insert($0.nameSpan).inserted }
        variables.sort { $0.nameSpan.range.start < $1.nameSpan.range.start }
        let scope = PaletteScope(variables)
        let context = EvaluationContext()
        for variable in variables where !draft.isFull {
            let expression = MathExpression.parse(variable.value, grammar: .value, dialect: .css)
            let bound = expression.bind(in: scope, functions: scope.functions, context: context)
            let (value, faults) = bound.evaluate()
            if (bound.diagnostics + faults).containsError {
                draft.append(bound.diagnostics + faults)
            } else if let color = color(of: value, context) {
                draft.add(variable.name, at: variable.nameSpan.range, color)
            } else {
                draft.warn(
                    "palette.not-a-color",
                    "\"\(variable.name.shown)\" is no color: \"\(variable.value.text.shown)\" is left out",
                    variable.value.range)
            }
        }
    }

    private static func color(of value: ExpressionValue?, _ context: EvaluationContext) -> Color? {
        switch value {
        case .color(let color): color
        case .keyword(let word): context.namedColor(word, .css)
        default: nil
        }
    }

    /// `:root` with custom properties; colors keep their space and precision.
    static func write(_ palette: WritablePalette) -> String {
        ":root {\n" + palette.colors.map { "  --\($0.name): \($0.color.text);\n" }.joined() + "}\n"
    }
}

/// The variables of one sheet.
private struct PaletteScope: SymbolScope {
    let functions = FunctionLibrary.standard
    private let variables: [String: VariableDeclaration]

    init(_ variables: [VariableDeclaration]) {
        self.variables = Dictionary(variables.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    }

    func variable(_ name: String) -> VariableDeclaration? { variables[name] }

    func isBareVariable(_ name: String, in file: SourceFile) -> Bool { false }

    var variableNames: [String] { Array(variables.keys.sorted().prefix(1000)) }
}
