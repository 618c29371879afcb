import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// Variables by name, each in a source of its own, as `--var` gives them.
struct FixtureScope: SymbolScope {
    private let declarations: [String: VariableDeclaration]
    private let bare: Set<String>

    init(_ values: [String: String], bare: Set<String> = [], dialect: Dialect = .css) {
        self.bare = bare
        declarations = values.reduce(into: [:]) { result, entry in
            let file = SourceFile(name: "\(entry.key).var", text: "\(entry.key): \(entry.value)")
            let start = entry.key.utf8.count
            result[entry.key] = VariableDeclaration(
                name: entry.key, value: SourceSpan(file, SourceRange(start + 2, file.bytes.count)),
                isBare: bare.contains(entry.key), dialect: dialect, nameSpan: SourceSpan(file, SourceRange(0, start)))
        }
    }

    func variable(_ name: String) -> VariableDeclaration? { declarations[name] }

    func isBareVariable(_ name: String, in file: SourceFile) -> Bool { bare.contains(name) }

    var variableNames: [String] { declarations.keys.sorted() }
}

/// What most tests evaluate with, made once.
enum Standard {
    // Never changed after it is made; its closures are pure.
    nonisolated(unsafe) static let functions = FunctionLibrary.standard
    static let context = EvaluationContext()
}

/// One expression evaluated: its value or what was wrong with it.
struct Evaluated {
    var value: ExpressionValue?
    var diagnostics: [Diagnostic]
    var bound: BoundExpression
    var expression: MathExpression

    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

    /// The canonical text, or the last parts of the ids of the errors with their ranges: `arity 4..<11`.
    var outcome: String { value?.text ?? errors.map(\.shown).joined(separator: "; ") }

    init(
        _ text: String, _ grammar: MathExpression.Grammar = .mathematics, dialect: Dialect = .css,
        scope: FixtureScope = FixtureScope([:]), functions: FunctionLibrary = Standard.functions,
        context: EvaluationContext = Standard.context, keeping: Set<String> = []
    ) {
        self.init(
            SourceFile(name: "test", text: text), grammar, dialect: dialect, scope: scope, functions: functions,
            context: context, keeping: keeping)
    }

    init(
        _ text: String, variables: VariableFrame, functions: FunctionLibrary = Standard.functions,
        context: EvaluationContext = Standard.context
    ) {
        let file = SourceFile(name: "test", text: text)
        expression = MathExpression.parse(SourceSpan(file, file.range), grammar: .mathematics, dialect: .css)
        bound = expression.bind(in: variables, functions: functions, context: context)
        let result = bound.evaluate()
        value = result.value
        diagnostics = bound.diagnostics + result.diagnostics
    }

    init(
        _ file: SourceFile, _ grammar: MathExpression.Grammar, dialect: Dialect = .css,
        scope: FixtureScope = FixtureScope([:]), functions: FunctionLibrary = Standard.functions,
        context: EvaluationContext = Standard.context, keeping: Set<String> = []
    ) {
        expression = MathExpression.parse(SourceSpan(file, file.range), grammar: grammar, dialect: dialect)
        bound = expression.bind(in: scope, functions: functions, context: context, keeping: keeping)
        let result = bound.evaluate()
        value = result.value
        diagnostics = bound.diagnostics + result.diagnostics
    }
}

extension Diagnostic {
    /// Last part of the id, and the range: `unit-mismatch 0..<9`.
    var shown: String {
        let name = id.rawValue.split(separator: ".").last ?? ""
        guard let range = span?.range else { return String(name) }
        return "\(name) \(range.start)..<\(range.end)"
    }
}
