extension SheetParser {
    /// `@name`: a variable if a separator follows, an at-rule otherwise.
    mutating func atStatement(at first: Int) {
        let rule = atRule(at: first)
        if let separator = separator(after: first + 1), rule?.kind != .extendRule {
            var extent = scan(from: first, isValue: true)
            if rule != nil {
                if extent.ending == .leftBrace { extent = scan(from: first, isValue: false) }
                if extent.ending == .leftBrace || extent.ending == .deeperLine {
                    skipBlock(from: first, extent: extent, .reservedVariableName)
                } else {
                    unexpected(extent, at: first, .reservedVariableName)
                }
                return
            }
            // `@page :first {` is an at-rule; a value never runs into a block.
            let isGlued = separator == first + 1
            if extent.ending != .leftBrace || extent.lastLine != nil || isGlued {
                variable(at: first, extent: extent)
                return
            }
        }
        let extent = scan(from: first, isValue: false, isAtRule: true)
        guard let rule else {
            let hasBlock = extent.ending == .leftBrace || extent.ending == .deeperLine
            if !hasBlock, extent.end > first + 1, !isForeignAtRule(at: first) {
                return variableWithoutSeparator(at: first)
            }
            return unknownAtRule(at: first, extent: extent)
        }
        if rule.hasBlock {
            blockRule(rule, at: first, extent: extent)
        } else {
            plainRule(rule, at: first, extent: extent)
        }
    }

    /// `@media`, `@layer`, `@supports`.
    private mutating func blockRule(_ rule: AtRule, at first: Int, extent: Extent) {
        let hasBlock = extent.ending == .leftBrace || extent.ending == .deeperLine
        if hasBlock, isAtDepthLimit { return skipBlock(from: first, extent: extent, .tooDeep) }
        let node = arena.open(rule.kind, at: first)
        if let start = startOfLostBlock(rule, at: first, extent: extent), !isAtDepthLimit {
            let end = skipTriviaBack(start)
            prelude(from: first + 1, to: end, isNeeded: true)
            return openBlockWithoutBrace(owner: node, context: context, headerEnd: end, at: start)
        }
        let isNeeded = rule.kind != .layerRule
        prelude(from: first + 1, to: extent.end, isNeeded: isNeeded)
        if hasBlock {
            lastEnd = extent.end
            openBlock(
                owner: node, context: context, at: extent.terminator, byIndentation: extent.ending == .deeperLine)
            return
        }
        var extent = extent
        // One fault is enough where the condition is missing too.
        if isNeeded ? extent.end > first + 1 : extent.end == first + 1 {
            arena.leaf(.missing, extent.end, extent.end, fault: .missingBlock)
            // One fault is enough: no `;` is missing too.
            if extent.ending == .line { extent.ending = .endOfFile }
        }
        endStatement(node, extent: extent)
    }

    /// Where the first statement of a block stands that has lost its `{`: on the line after a whole condition, while a
    /// `}` further on is one too many.
    private mutating func startOfLostBlock(_ rule: AtRule, at first: Int, extent: Extent) -> Int? {
        guard dialect == .css, rule.kind != .layerRule, partners.lastStrayBrace > first, extent.end > first + 1 else {
            return nil
        }
        if extent.ending == .line { return extent.terminator }
        guard extent.ending == .leftBrace else { return nil }
        var last = first
        var index = first + 1
        while index < extent.end {
            let next = significant(from: index)
            guard next.index < extent.end else { return nil }
            if next.startsLine, last > first, !continuesCondition(at: next.index), !awaitsCondition(after: last) {
                return next.index
            }
            last = next.index
            index = next.index + 1
        }
        return nil
    }

    private mutating func isForeignAtRule(at token: Int) -> Bool {
        let range = tokens[token]
        return AtRule.isForeign(bytes[Int(range.start) + 1..<Int(range.end)])
    }

    /// `@import`, `@charset`, `@extend`: end at `;` or the line.
    private mutating func plainRule(_ rule: AtRule, at first: Int, extent: Extent) {
        let nameEnd = rule.kind == .extendRule ? nil : endOfLostLine(at: first, extent: extent)
        if extent.ending == .leftBrace, nameEnd == nil {
            return skipBlock(from: first, extent: extent, .unexpectedBlock)
        }
        switch rule.kind {
        case .importRule where frames.count > 1 || context != .sheet:
            if extent.ending == .leftBrace { return skipBlock(from: first, extent: extent, .importInsideRule) }
            return unexpected(extent, at: first, .importInsideRule)
        case .extendRule where context != .rule: return unexpected(extent, at: first, .extendOutsideRule)
        default: break
        }
        let node = arena.open(rule.kind, at: first)
        if let nameEnd {
            prelude(from: first + 1, to: nameEnd, isNeeded: true)
            arena.leaf(.missing, nameEnd, nameEnd, fault: .missingSemicolon)
            arena.close(node, at: nameEnd)
            return consume(to: nameEnd)
        }
        if rule.kind == .extendRule {
            let colon = separator(after: first + 1)
            let start = skipTrivia((colon ?? first) + 1, extent.end)
            lastEnd = start
            if start < extent.end {
                selectorList(from: start, to: extent.end, depth: 0, isNested: false)
            } else {
                arena.leaf(.missing, start, start, fault: .missingSelector)
            }
        } else {
            prelude(from: first + 1, to: extent.end, isNeeded: true)
        }
        endStatement(node, extent: extent)
        if extent.ending == .deeperLine, rule.kind == .importRule || rule.kind == .charsetRule {
            arena.leaf(.missing, extent.terminator, extent.terminator, fault: .unexpectedIndentation)
        }
    }

    /// Where `@import "a.css"` ends if a rule follows without a `;` between.
    private mutating func endOfLostLine(at first: Int, extent: Extent) -> Int? {
        guard extent.ending == .leftBrace || extent.ending == .deeperLine else { return nil }
        let start = skipTrivia(first + 1, extent.end)
        var end = start
        while end < extent.end, !tokens[end].kind.isTrivia {
            let isOpen = tokens[end].kind == .leftParenthesis && partners[end] != BracketPairs.none
            end = isOpen ? Int(partners[end]) + 1 : end + 1
        }
        let rest = skipTrivia(end, extent.end)
        guard end > start, rest < extent.end else { return nil }
        if extent.ending == .leftBrace { return end }
        // A deeper line alone says nothing: the words may be conditions.
        switch tokens[rest].kind {
        case .period, .hash, .caret, .ampersand, .asterisk, .colon: return end
        default: return nil
        }
    }

    private mutating func unknownAtRule(at first: Int, extent: Extent) {
        let node = arena.open(.unknownAtRule, at: first)
        prelude(from: first + 1, to: extent.end, isNeeded: false)
        guard extent.ending == .leftBrace || extent.ending == .deeperLine else {
            return endStatement(node, extent: extent)
        }
        let byIndentation = extent.ending == .deeperLine
        let end = endOfBlock(at: extent.terminator, byIndentation: byIndentation)
        let block = arena.open(.rawBlock, at: extent.terminator)
        if !byIndentation, partners[extent.terminator] == BracketPairs.none {
            arena.leaf(.missing, end, end, fault: .missingRightBrace)
        }
        arena.close(block, at: end)
        arena.close(node, at: end)
        consume(to: end)
    }

    private mutating func prelude(from start: Int, to end: Int, isNeeded: Bool) {
        let first = skipTrivia(start, end)
        if first < end {
            let node = arena.open(.prelude, at: first)
            flagBadTokens(from: first, to: end)
            arena.close(node, at: end)
        } else if isNeeded {
            arena.leaf(.missing, end, end, fault: .missingPrelude)
        }
    }
}
