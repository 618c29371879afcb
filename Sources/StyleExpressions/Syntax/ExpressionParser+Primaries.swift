import StyleDiagnostics
import StyleSyntax
import StyleValues

extension ExpressionParser {
    /// A literal, a name, a call, or something in parentheses.
    mutating func parsePrimary() throws(ExpressionFault) {
        switch token.kind {
        case .number: try parseNumber()
        case .string:
            let range = token.range
            advance()
            emit(.constant(.string(StringLiteral.content(of: file.slice(range)))), from: range.start)
        case .hash: parseColor()
        case .identifier: try parseWord()
        case .dollarName: parseVariable(mark: 1)
        case .atKeyword: parseVariable(mark: 1)
        case .dashedName: parseVariable(mark: 2)
        case .leftParenthesis: try parseParentheses()
        case .asterisk where grammar == .value && isAlone:
            let start = token.range.start
            advance()
            emit(.constant(.keyword("*")), from: start)
        case .unterminatedString:
            throw ExpressionFault(
                .unexpectedToken, "the string \(file.shown(token.range)) is not closed", at: token.range)
        default: throw unexpected("expected a value")
        }
    }

    /// Whether the next token stands between commas, parentheses or ends, alone.
    private var isAlone: Bool {
        var next = index + 1
        while next < tokens.count, tokens[next].kind.isTrivia { next += 1 }
        return next >= tokens.count || [.comma, .rightParenthesis, .endOfFile].contains(tokens[next].kind)
    }

    // MARK: Literals

    /// Digits with the unit glued to them.
    private mutating func parseNumber() throws(ExpressionFault) {
        let range = token.range
        let value = Double(file.text(in: range)) ?? .nan
        var unit: MeasureUnit?
        if gluedKind() == .period || gluedKind() == .number {
            let end = Int(tokens[index + 1].end)
            throw ExpressionFault(
                .badNumber,
                "\"\(file.shown(SourceRange(range.start, end)))\" is no number: a point stands between digits",
                at: SourceRange(range.start, end))
        }
        if gluedKind() == .unit {
            advance()
            let unitRange = token.range
            let name = file.text(in: unitRange)
            unit = MeasureUnit(name: name)
            if unit == nil, !isFull { report(unknownUnit(name, SourceRange(range.start, unitRange.end))) }
        }
        advance()
        emit(.constant(.number(Quantity(value, unit))), from: range.start)
    }

    private func unknownUnit(_ name: String, _ range: SourceRange) -> ExpressionFault {
        let names = MeasureUnit.allCases.map(\.rawValue)
        return ExpressionFault(
            .unknownUnit, "\"\(name)\" is no unit" + Suggestion.phrase(for: name, in: names), at: range)
    }

    private mutating func parseColor() {
        let range = token.range
        let color = Color(hexDigits: file.slice(SourceRange(range.start + 1, range.end)))
        if color == nil {
            report(
                ExpressionFault(
                    .badColor, "\"\(file.shown(range))\" is no colour: expected 3, 4, 6 or 8 hexadecimal digits",
                    at: range))
        }
        advance()
        emit(.constant(.color(color ?? Color(red: 0, green: 0, blue: 0))), from: range.start)
    }

    // MARK: Names

    /// `$name`, `@name`, `--name`, with the parts of a token path: `$color.brand.500`.
    private mutating func parseVariable(mark: Int) {
        let start = token.range.start
        let end = endOfDottedName(holdingNumbers: true)
        let name = StringLiteral.name(of: file.slice(SourceRange(start + mark, end)))
        variableNames.insert(name)
        emit(.variable(name, isOptional: false), from: start)
    }

    /// A word, or the name of a call.
    private mutating func parseWord() throws(ExpressionFault) {
        let start = token.range.start
        let end = endOfDottedName(holdingNumbers: grammar == .value)
        let range = SourceRange(start, end)
        let name = StringLiteral.name(of: file.slice(range))
        if token.kind == .leftParenthesis, grammar == .mathematics || !isAfterTrivia {
            try parseCall(name, range)
        } else if grammar == .value, dialect == .cas, CallSyntax.needsNoParentheses(name), startsNumber {
            try parseBareCall(name, range)
        } else {
            // Which words are variables is known to the scope; whoever asks early is told of all that may be.
            variableNames.insert(name)
            emit(.word(name, callee: callee, isOptional: false), from: start)
        }
    }

    /// Takes a name and what is glued to it by points; gives its end.
    private mutating func endOfDottedName(holdingNumbers: Bool) -> Int {
        while true {
            let next = gluedKind()
            if next == .period, let after = gluedKind(after: 1),
                after == .identifier || after == .number && holdingNumbers
            {
                advance()
                advance()
            } else if next == .number, holdingNumbers, file.bytes[Int(token.end)] == UInt8(ascii: ".") {
                advance()
                if gluedKind() == .unit { advance() }
            } else if next == .minus, separatesSlash, grammar == .mathematics, gluedKind(after: 1) == .identifier {
                // `color(display-p3 …)`
                advance()
                advance()
            } else {
                break
            }
        }
        advance()
        return lastEnd
    }

    private var startsNumber: Bool {
        switch token.kind {
        case .number, .dollarName, .dashedName, .atKeyword: true
        default: false
        }
    }

    // MARK: Parentheses

    private mutating func parseParentheses() throws(ExpressionFault) {
        let opened = token.range
        advance()
        let first = steps.count
        let outer = (separatesSlash, callee)
        (separatesSlash, callee) = (false, nil)
        try nested { (parser) throws(ExpressionFault) in try parser.parseList() }
        (separatesSlash, callee) = outer
        try expect(.rightParenthesis, ")", opened: opened)
        guard steps.count > first else { return }
        steps[steps.count - 1].range = SourceRange(opened.start, lastEnd)
    }
}
