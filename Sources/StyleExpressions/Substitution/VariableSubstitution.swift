import StyleDiagnostics
import StyleSyntax

/// A declaration's text with the text of its variables put in: for converters that read text, such as strings and
/// those of scripts.
///
/// ```
/// $name: "Avenir"; font: $name /* bold */   14      // "Avenir" 14
/// ```
public enum VariableSubstitution {
    /// The text: variables replaced (by variables in their values, too), comments out, blanks and line ends between
    /// tokens one blank, none at the ends; strings as written, with their quotes.
    ///
    /// Errors: `expression.unknown-symbol`, `expression.cycle`; beyond 64 KiB of text `expression.length-limit`, beyond
    /// 64 variables in each other `expression.depth-limit`. A variable at fault leaves nothing in the text.
    public static func text(
        of source: SourceSpan, dialect: Dialect, scope: some SymbolScope
    ) -> (text: String, diagnostics: [Diagnostic]) {
        var pass = SubstitutionPass(scope: scope)
        let bytes = pass.bytes(of: source)
        return (String(decoding: bytes, as: UTF8.self), pass.diagnostics)
    }
}

/// One substitution in progress.
private struct SubstitutionPass<Scope: SymbolScope> {
    let scope: Scope
    var diagnostics: [Diagnostic] = []
    /// Texts of variables that are complete.
    private var texts: [String: [UInt8]] = [:]
    /// The variables being replaced, outermost first, with their uses.
    private var path: [(declaration: VariableDeclaration, use: SourceSpan)] = []

    init(scope: Scope) { self.scope = scope }

    mutating func bytes(of source: SourceSpan) -> [UInt8] {
        guard source.range.count <= ExpressionLimits.valueBytes else {
            report(
                .lengthLimit, "a value of \(source.range.count) bytes is longer than \(ExpressionLimits.valueBytes)",
                at: source)
            return []
        }
        let tokens = Tokenizer.tokenize(source.file, in: source.range)
        var result: [UInt8] = []
        var index = 0
        var isAfterBlank = false
        while index < tokens.count, tokens[index].kind != .endOfFile {
            let token = tokens[index]
            if token.kind.isTrivia {
                isAfterBlank = true
                index += 1
                continue
            }
            if isAfterBlank, !result.isEmpty { result.append(0x20) }
            isAfterBlank = false
            if let reference = VariableReference(in: tokens, at: index, of: source.file, scope: scope) {
                result += bytes(of: reference, in: source.file)
                index = reference.nextToken
            } else {
                result += source.file.slice(token.range)
                index += 1
            }
            guard result.count <= ExpressionLimits.valueBytes else {
                report(
                    .lengthLimit, "with its variables the value is longer than \(ExpressionLimits.valueBytes) bytes",
                    at: source)
                return []
            }
        }
        while result.last == 0x20 { result.removeLast() }
        return result
    }

    private mutating func bytes(of reference: VariableReference, in file: SourceFile) -> [UInt8] {
        let use = SourceSpan(file, reference.range)
        if let known = texts[reference.name] { return known }
        guard let declaration = scope.variable(reference.name) else {
            if let fallback = reference.fallback { return bytes(of: SourceSpan(file, fallback)) }
            guard diagnostics.count < ExpressionLimits.faults else { return [] }
            let phrase = Suggestion.phrase(for: reference.name, in: scope.variableNames)
            report(.unknownSymbol, "undefined variable \"\(reference.name)\"" + phrase, at: use)
            return []
        }
        if let start = path.firstIndex(where: { $0.declaration.name == reference.name }) {
            let cycle = path[start...].map(\.declaration)
            let names = (cycle.map(\.name) + [reference.name]).map { "\"\($0)\"" }.joined(separator: " → ")
            report(.cycle, "variables use each other in a cycle: \(names)", at: path[0].use)
            return []
        }
        guard path.count < ExpressionLimits.depth else {
            report(.depthLimit, "variables use each other more than \(ExpressionLimits.depth) levels deep", at: use)
            return []
        }
        path.append((declaration, use))
        let text = bytes(of: declaration.value)
        path.removeLast()
        texts[reference.name] = text
        return text
    }

    private mutating func report(_ id: DiagnosticID, _ message: String, at span: SourceSpan) {
        var notes = path.reversed().map {
            Diagnostic.Note("variable \"\($0.declaration.name)\" is declared here", at: $0.declaration.nameSpan)
        }
        if let first = path.first { notes.append(Diagnostic.Note("used here", at: first.use)) }
        diagnostics.append(Diagnostic(id, .error, message, at: span, notes: notes))
    }
}
