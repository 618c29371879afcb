import StyleDiagnostics
import StyleSyntax

extension ExpressionParser {
    /// `condition ? a : b`, or an operation.
    mutating func parseExpression() throws(ExpressionFault) {
        let start = token.range.start
        try parseOperation(.coalescing)
        guard token.kind == .question else { return }
        let question = token.range
        advance()
        emit(.branch, from: start)
        try nested { (parser) throws(ExpressionFault) in
            try parser.parseExpression()
            parser.emit(.otherwise, from: start)
            try parser.expect(.colon, ":", opened: question)
            try parser.parseExpression()
        }
        emit(.merge, from: start)
    }

    /// Operands with operators of `least` precedence or higher between them.
    private mutating func parseOperation(_ least: Precedence) throws(ExpressionFault) {
        let start = token.range.start
        try parsePrefix()
        var last: Precedence?
        while let found = infixOperator(), found.precedence >= least {
            let precedence = found.precedence
            if precedence == last, precedence == .comparison || precedence == .equality {
                throw chainedComparison(from: start)
            }
            last = precedence
            if case .binary(let sign, .addition) = found { noteMissingBlanks(sign) }
            advance()
            switch found {
            case .binary: break
            case .shortcut(let isAnd): emit(.shortcut(isAnd: isAnd), from: start)
            case .coalescing:
                if case .variable(let name, _)? = steps.last?.operation, steps.last?.range.start == start {
                    steps[steps.count - 1].operation = .variable(name, isOptional: true)
                } else if case .word(let name, let callee, _)? = steps.last?.operation, steps.last?.range.start == start
                {
                    steps[steps.count - 1].operation = .word(name, callee: callee, isOptional: true)
                }
                emit(.coalesce, from: start)
            }
            if case .coalescing = found {
                // To the right: in `$a ?? $b ?? 1` each variable may be undefined.
                try nested { (parser) throws(ExpressionFault) in try parser.parseOperation(.coalescing) }
            } else if let next = precedence.next {
                try parseOperation(next)
            } else {
                try parsePrefix()
            }
            switch found {
            case .binary(let sign, _): emit(.binary(sign), from: start)
            case .shortcut(let isAnd): emit(.endShortcut(isAnd: isAnd), from: start)
            case .coalescing: emit(.endCoalesce, from: start)
            }
        }
    }

    /// `-a`, `+a`, `!a`, `not a`, or a power.
    private mutating func parsePrefix() throws(ExpressionFault) {
        let sign: UnaryOperator
        switch token.kind {
        case .minus: sign = .negate
        case .plus: sign = .plus
        case .exclamation: sign = .not
        case .identifier where isWord("not"): sign = .not
        default: return try parsePower()
        }
        let start = token.range.start
        advance()
        try nested { (parser) throws(ExpressionFault) in try parser.parsePrefix() }
        emit(.unary(sign), from: start)
    }

    /// `a ^ b`, `a ** b`: binds tighter than a sign before it, and to the right.
    private mutating func parsePower() throws(ExpressionFault) {
        let start = token.range.start
        try parsePostfix()
        guard token.kind == .caret || token.kind == .asteriskAsterisk else { return }
        advance()
        try nested { (parser) throws(ExpressionFault) in try parser.parsePrefix() }
        emit(.binary(.power), from: start)
    }

    /// `a[i]`.
    private mutating func parsePostfix() throws(ExpressionFault) {
        let start = token.range.start
        try parsePrimary()
        while token.kind == .leftBracket, grammar == .mathematics || !isAfterTrivia {
            let opened = token.range
            advance()
            try nested { (parser) throws(ExpressionFault) in
                let outer = parser.separatesSlash
                parser.separatesSlash = false
                try parser.parseExpression()
                parser.separatesSlash = outer
            }
            try expect(.rightBracket, "]", opened: opened)
            emit(.index, from: start)
        }
    }

    /// The operator that the next token is, if it stands between operands here.
    private func infixOperator() -> InfixOperator? {
        switch token.kind {
        case .plus: isBinarySign ? .binary(.add, .addition) : nil
        case .minus: isBinarySign ? .binary(.subtract, .addition) : nil
        case .asterisk: .binary(.multiply, .multiplication)
        case .slash: separatesSlash ? nil : .binary(.divide, .multiplication)
        case .percent: .binary(.modulo, .multiplication)
        case .less: .binary(.less, .comparison)
        case .lessEqual: .binary(.lessOrEqual, .comparison)
        case .greater: .binary(.greater, .comparison)
        case .greaterEqual: .binary(.greaterOrEqual, .comparison)
        case .equalEqual: .binary(.equal, .equality)
        case .notEqual: .binary(.notEqual, .equality)
        case .ampersandAmpersand: .shortcut(isAnd: true)
        case .barBar: .shortcut(isAnd: false)
        case .questionQuestion: .coalescing
        case .identifier: wordOperator()
        default: nil
        }
    }

    private func wordOperator() -> InfixOperator? {
        if isWord("and") { return .shortcut(isAnd: true) }
        if isWord("or") { return .shortcut(isAnd: false) }
        if isWord("≤") { return .binary(.lessOrEqual, .comparison) }
        if isWord("≥") { return .binary(.greaterOrEqual, .comparison) }
        if isWord("≠") { return .binary(.notEqual, .equality) }
        return nil
    }

    /// Whether the next token is exactly this word.
    func isWord(_ word: StaticString) -> Bool {
        guard token.kind == .identifier, token.range.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { file.slice(token.range).elementsEqual($0) }
    }

    /// Where blanks separate, a sign with a blank before it and none after it starts an item.
    private var isBinarySign: Bool { !separatesBlanks || !isAfterTrivia || isBeforeTrivia }

    /// In values an operator `+` or `-` has blanks on both sides; without them it is read as what was meant, with an
    /// error.
    private mutating func noteMissingBlanks(_ sign: BinaryOperator) {
        guard grammar == .value, !isFull, !isAfterTrivia || !isBeforeTrivia else { return }
        let range = token.range
        let left = SourceRange(steps.last?.range.start ?? range.start, range.start)
        var rightEnd = index + 1
        while rightEnd < tokens.count, tokens[rightEnd].kind == .whitespace { rightEnd += 1 }
        let blanksEnd = Int(tokens[min(rightEnd, tokens.count - 1)].start)
        while rightEnd + 1 < tokens.count, !tokens[rightEnd].kind.endsOperand { rightEnd += 1 }
        let right = SourceRange(blanksEnd, Int(tokens[min(rightEnd, tokens.count - 1)].start))
        let mended = "\(file.shown(left).trimmingBlanks) \(sign.rawValue) \(file.shown(right).trimmingBlanks)"
        var fault = ExpressionFault(
            .missingBlanks, "\"\(sign.rawValue)\" between values needs a blank on both sides", at: range)
        fault.fixIts = [
            FixIt(
                "write \"\(mended)\"", replace: SourceSpan(file, SourceRange(range.start, max(range.end, blanksEnd))),
                with: isAfterTrivia ? "\(sign.rawValue) " : " \(sign.rawValue) ")
        ]
        report(fault)
    }

    private func chainedComparison(from start: Int) -> ExpressionFault {
        var fault = ExpressionFault(
            .chainedComparison, "a comparison of a comparison compares true or false", at: token.range)
        let written = file.shown(SourceRange(start, lastEnd))
        fault.notes = [
            Diagnostic.Note("write \"&&\" between two comparisons", at: SourceSpan(file, SourceRange(start, lastEnd)))
        ]
        fault.message += "; write \"\(written) && …\""
        return fault
    }
}

extension TokenKind {
    /// Whether an operand cannot go on over this token.
    fileprivate var endsOperand: Bool {
        switch self {
        case .number, .unit, .identifier, .dollarName, .atKeyword, .dashedName, .period, .hash, .string: false
        default: true
        }
    }
}
