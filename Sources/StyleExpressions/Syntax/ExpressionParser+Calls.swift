import StyleDiagnostics
import StyleSyntax

extension ExpressionParser {
    /// `name(…)`, from its opening parenthesis; some names have a syntax of their own.
    mutating func parseCall(_ name: String, _ nameRange: SourceRange) throws(ExpressionFault) {
        // In values `-max(…)` is one name to the tokenizer.
        if grammar == .value, name.utf8.first == UInt8(ascii: "-"), name.utf8.count > 1 {
            try parseCall(String(name.dropFirst()), SourceRange(nameRange.start + 1, nameRange.end))
            emit(.unary(.negate), from: nameRange.start)
            return
        }
        switch name.lowercased() {
        case "calc": try parseCalculation(nameRange)
        case "var": try parseVariableReference(nameRange)
        case "url" where gluedKind() != .string: try parseAddress(name, nameRange)
        default:
            try parseArguments(name, nameRange)
            try parseChain(from: nameRange.start)
        }
    }

    private mutating func parseArguments(_ name: String, _ nameRange: SourceRange) throws(ExpressionFault) {
        let opened = token.range
        advance()
        var site = ExpressionStep.CallSite(name: name, nameRange: nameRange, argumentRanges: [])
        let outer = (separatesSlash, callee)
        (separatesSlash, callee) = (CallSyntax.separatesSlash(name), name)
        if token.kind != .rightParenthesis {
            try nested { (parser) throws(ExpressionFault) in
                while true {
                    try parser.parseArgument(&site)
                    guard parser.token.kind == .comma else { break }
                    parser.advance()
                }
            }
        }
        (separatesSlash, callee) = outer
        try expect(.rightParenthesis, ")", opened: opened)
        emit(.call(site), from: nameRange.start)
    }

    private mutating func parseArgument(_ site: inout ExpressionStep.CallSite) throws(ExpressionFault) {
        guard site.argumentRanges.count < ExpressionLimits.arguments else {
            throw ExpressionFault(
                .argumentLimit, "a call has at most \(ExpressionLimits.arguments) arguments", at: token.range)
        }
        let start = token.range.start
        if let label = takeLabel() {
            while site.labels.count < site.argumentRanges.count { site.labels.append(nil) }
            site.labels.append(label)
        } else if !site.labels.isEmpty {
            site.labels.append(nil)
        }
        let count = try parseItems()
        if count > 1 {
            emit(.list(count: count, hasCommas: false), from: start)
            if site.firstSpacedArgument == nil { site.firstSpacedArgument = site.argumentRanges.count }
        }
        site.argumentRanges.append(SourceRange(start, lastEnd))
    }

    /// The name before an argument: a word, a number with what is glued to it, or a string, then a colon:
    /// `phone: 10`, `6plus: 12`, `"my break": 14`. A colon after the first token means nothing else in a call.
    private mutating func takeLabel() -> String? {
        var end = index + 1
        switch token.kind {
        case .identifier, .string: break
        case .number: if gluedKind() == .unit { end += 1 }
        default: return nil
        }
        var next = end
        while next < tokens.count, tokens[next].kind.isTrivia { next += 1 }
        guard next < tokens.count, tokens[next].kind == .colon else { return nil }
        let range = SourceRange(token.range.start, Int(tokens[end - 1].end))
        let label = token.kind == .string ? StringLiteral.content(of: file.slice(range)) : StringLiteral.name(of: file.slice(range))
        while index < next { advance() }
        advance()
        return label
    }

    /// `.name(…)` glued to a call, any number of times: `size(10%, 20%).left(10)`.
    private mutating func parseChain(from start: Int) throws(ExpressionFault) {
        var count = 1
        while token.kind == .period, !isAfterTrivia, gluedKind() == .identifier, gluedKind(after: 1) == .leftParenthesis
        {
            if count == 1, case .call(var site)? = steps.last?.operation {
                site.isChained = true
                steps[steps.count - 1].operation = .call(site)
            }
            advance()
            let nameRange = token.range
            let name = StringLiteral.name(of: file.slice(nameRange))
            advance()
            try parseArguments(name, nameRange)
            if case .call(var site)? = steps.last?.operation {
                site.isChained = true
                steps[steps.count - 1].operation = .call(site)
            }
            count += 1
        }
        if count > 1 { emit(.chain(count: count), from: start) }
    }

    /// `calc(…)`: parentheses round one value.
    private mutating func parseCalculation(_ nameRange: SourceRange) throws(ExpressionFault) {
        let opened = token.range
        advance()
        let outer = (separatesSlash, callee)
        (separatesSlash, callee) = (false, nil)
        try nested { (parser) throws(ExpressionFault) in try parser.parseExpression() }
        (separatesSlash, callee) = outer
        try expect(.rightParenthesis, ")", opened: opened)
        steps[steps.count - 1].range = SourceRange(nameRange.start, lastEnd)
    }

    /// `var(--name)`, `var(--name, fallback)`.
    private mutating func parseVariableReference(_ nameRange: SourceRange) throws(ExpressionFault) {
        let opened = token.range
        advance()
        let start = token.range.start
        // In plain mathematics the name is several tokens; all that are glued together are it.
        repeat { advance() } while !isAfterTrivia && ![.comma, .rightParenthesis, .endOfFile].contains(token.kind)
        let written = file.slice(SourceRange(start, lastEnd))
        guard written.count > 2, written.starts(with: [0x2D, 0x2D]) else {
            throw ExpressionFault(
                .unexpectedToken,
                "expected a name such as \"--gap\" in var(), found \"\(file.shown(SourceRange(start, lastEnd)))\"",
                at: SourceRange(start, lastEnd))
        }
        let name = StringLiteral.name(of: written.dropFirst(2))
        variableNames.insert(name)
        let hasFallback = token.kind == .comma
        steps.append(
            ExpressionStep(operation: .variable(name, isOptional: hasFallback), range: SourceRange(start, lastEnd)))
        if hasFallback {
            advance()
            emit(.coalesce, from: nameRange.start)
            try nested { (parser) throws(ExpressionFault) in try parser.parseList() }
            emit(.endCoalesce, from: nameRange.start)
        }
        try expect(.rightParenthesis, ")", opened: opened)
        steps[steps.count - 1].range = SourceRange(nameRange.start, lastEnd)
    }

    /// `url(…)` with an address without quotes: all up to the parenthesis is a string.
    private mutating func parseAddress(_ name: String, _ nameRange: SourceRange) throws(ExpressionFault) {
        let opened = token.range
        advance()
        let start = token.range.start
        while token.kind != .rightParenthesis, token.kind != .endOfFile { advance() }
        let range = SourceRange(start, max(start, lastEnd))
        guard token.kind == .rightParenthesis else {
            try expect(.rightParenthesis, ")", opened: opened)
            return
        }
        steps.append(ExpressionStep(operation: .constant(.string(file.text(in: range))), range: range))
        advance()
        let site = ExpressionStep.CallSite(name: name, nameRange: nameRange, argumentRanges: [range])
        emit(.call(site), from: nameRange.start)
    }

    /// `rgb 1 2 3`: up to four numbers after the name, with or without commas.
    mutating func parseBareCall(_ name: String, _ nameRange: SourceRange) throws(ExpressionFault) {
        var site = ExpressionStep.CallSite(name: name, nameRange: nameRange, argumentRanges: [])
        while site.argumentRanges.count < CallSyntax.bareArguments {
            let start = token.range.start
            try parsePrimary()
            site.argumentRanges.append(SourceRange(start, lastEnd))
            guard site.argumentRanges.count < CallSyntax.bareArguments, bareArgumentFollows() else { break }
        }
        emit(.call(site), from: nameRange.start)
    }

    /// Steps over a comma before a further number.
    private mutating func bareArgumentFollows() -> Bool {
        var next = index
        if tokens[next].kind == .comma {
            next += 1
            while tokens[next].kind.isTrivia { next += 1 }
        }
        switch tokens[next].kind {
        case .number, .dollarName, .atKeyword, .dashedName:
            if next > index { advance() }
            return true
        default: return false
        }
    }
}
