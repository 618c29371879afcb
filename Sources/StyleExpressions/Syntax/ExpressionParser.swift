import StyleDiagnostics
import StyleSyntax
import StyleValues

/// Turns the tokens of an expression into steps, by recursive descent with a bound on the depth.
///
/// A fault that leaves the structure clear (a unit nobody knows, `10-5` in a value) is noted and parsing goes on; any
/// other ends it, so that there is one error and not an echo of it.
struct ExpressionParser {
    let file: SourceFile
    let tokens: [Token]
    let grammar: MathExpression.Grammar
    let dialect: Dialect
    /// The next token that is not trivia.
    var index = 0
    /// End of the last token taken.
    var lastEnd: Int
    var depth = 0
    /// Whether `/` separates, as directly inside a colour function.
    var separatesSlash = false
    /// The function whose arguments are being read.
    var callee: String?

    var steps: [ExpressionStep] = []
    var diagnostics: [Diagnostic] = []
    var variableNames: Set<String> = []
    /// Signs that start an item after a blank, `10 -5`: with a blank after them they would be operators.
    var itemSigns: [SourceRange] = []

    init(_ source: SourceSpan, grammar: MathExpression.Grammar, dialect: Dialect) {
        file = source.file
        self.grammar = grammar
        self.dialect = dialect
        lastEnd = source.range.start
        let limit = grammar == .mathematics ? ExpressionLimits.mathematicsBytes : ExpressionLimits.valueBytes
        guard source.range.count <= limit else {
            tokens = []
            report(
                ExpressionFault(
                    .lengthLimit, "an expression of \(source.range.count) bytes is longer than \(limit)",
                    at: source.range))
            return
        }
        tokens = Tokenizer.tokenize(file, in: source.range, namesHoldDashes: grammar == .value)
    }

    /// Reads all tokens; afterwards there are steps or an error.
    mutating func run() {
        guard !tokens.isEmpty else { return }
        steps.reserveCapacity(tokens.count)
        skipTrivia()
        do throws(ExpressionFault) {
            guard token.kind != .endOfFile else {
                throw ExpressionFault(.emptyExpression, "expected an expression, found nothing", at: token.range)
            }
            try parseList()
            guard token.kind == .endOfFile else {
                // `alpha: 1 hidden: true`: most often the declaration before has lost its end.
                let hasLostEnd = token.kind == .colon && grammar == .value
                throw unexpected(hasLostEnd ? "expected an operator, a \";\" or the end" : "expected an operator or the end")
            }
        } catch {
            report(error)
        }
        if diagnostics.containsError { steps = [] }
    }

    // MARK: Lists

    /// `a, b c, d`: items separated by commas or, in values, by blanks; more than one make a list.
    mutating func parseList() throws(ExpressionFault) {
        let start = token.range.start
        var count = try parseItems()
        var hasCommas = false
        while token.kind == .comma {
            advance()
            hasCommas = true
            count += try parseItems()
        }
        guard count > 1 else { return }
        try checkCount(count, from: start)
        emit(.list(count: count, hasCommas: hasCommas), from: start)
    }

    /// Items separated by blanks, where blanks separate; gives their number and leaves them apart.
    mutating func parseItems() throws(ExpressionFault) -> Int {
        try parseExpression()
        var count = 1
        while separatesBlanks, !endsList {
            if separatesSlash, token.kind == .slash {
                let start = token.range.start
                advance()
                emit(.constant(.keyword("/")), from: start)
                count += 1
            } else {
                guard isAfterTrivia || isAfterClosing else { throw unexpected("expected a blank or an operator") }
                if depth == 0, itemSigns.count < ExpressionLimits.joiningSigns,
                    token.kind == .minus || token.kind == .plus
                {
                    itemSigns.append(token.range)
                }
            }
            try parseExpression()
            count += 1
        }
        return count
    }

    private func checkCount(_ count: Int, from start: Int) throws(ExpressionFault) {
        let limit = grammar == .mathematics ? ExpressionLimits.tupleElements : ExpressionLimits.listElements
        guard count <= limit else {
            throw ExpressionFault(
                .tupleLimit, "a list of \(count) elements is longer than \(limit)", at: SourceRange(start, lastEnd))
        }
    }

    // MARK: Moving over tokens

    var token: Token { tokens[index] }

    /// Takes the next token and the trivia after it.
    mutating func advance() {
        guard tokens[index].kind != .endOfFile else { return }
        lastEnd = Int(tokens[index].end)
        index += 1
        skipTrivia()
    }

    private mutating func skipTrivia() {
        while tokens[index].kind.isTrivia { index += 1 }
    }

    mutating func expect(_ kind: TokenKind, _ text: String, opened: SourceRange) throws(ExpressionFault) {
        guard token.kind == kind else {
            var fault = unexpected("expected \"\(text)\"")
            fault.notes.append(
                Diagnostic.Note("\"\(file.text(in: opened))\" opens here", at: SourceSpan(file, opened)))
            throw fault
        }
        advance()
    }

    /// Whether blanks or comments stand before the next token.
    var isAfterTrivia: Bool { index > 0 && tokens[index - 1].kind.isTrivia }

    /// Whether blanks, comments or the end stand after the next token.
    var isBeforeTrivia: Bool {
        let next = index + 1 < tokens.count ? tokens[index + 1].kind : .endOfFile
        return next.isTrivia || next == .endOfFile
    }

    /// Whether the next token follows a closing parenthesis directly.
    private var isAfterClosing: Bool {
        guard index > 0 else { return false }
        return tokens[index - 1].kind == .rightParenthesis && token.kind != .leftParenthesis
    }

    /// The kind of the token after the next one if nothing stands between them.
    func gluedKind(after offset: Int = 0) -> TokenKind? {
        let next = index + 1 + offset
        guard next < tokens.count, !tokens[next].kind.isTrivia else { return nil }
        return tokens[next].kind
    }

    /// Whether blanks separate items here.
    var separatesBlanks: Bool { grammar == .value || separatesSlash }

    private var endsList: Bool {
        switch token.kind {
        case .endOfFile, .comma, .rightParenthesis, .rightBracket, .colon: true
        default: false
        }
    }

    // MARK: Results

    mutating func emit(_ operation: ExpressionStep.Operation, from start: Int) {
        steps.append(ExpressionStep(operation: operation, range: SourceRange(start, lastEnd)))
    }

    /// Runs `body` one level deeper.
    mutating func nested(
        _ body: (inout ExpressionParser) throws(ExpressionFault) -> Void
    ) throws(ExpressionFault) {
        guard depth < ExpressionLimits.depth else {
            throw ExpressionFault(
                .depthLimit, "the expression is nested more than \(ExpressionLimits.depth) levels deep",
                at: token.range)
        }
        depth += 1
        try body(&self)
        depth -= 1
    }

    /// Whether so much is wrong that more need not be said.
    var isFull: Bool { diagnostics.count >= ExpressionLimits.faults }

    mutating func report(_ fault: ExpressionFault) {
        guard !isFull else { return }
        diagnostics.append(
            Diagnostic(
                fault.id, .error, fault.message, at: SourceSpan(file, fault.range ?? token.range), notes: fault.notes,
                fixIts: fault.fixIts))
    }
}
