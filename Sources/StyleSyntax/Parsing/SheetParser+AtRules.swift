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
        guard let rule else { return unknownAtRule(at: first, extent: extent) }
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
        prelude(from: first + 1, to: extent.end, isNeeded: rule.kind != .layerRule)
        if hasBlock {
            lastEnd = extent.end
            openBlock(
                owner: node, context: context, at: extent.terminator, byIndentation: extent.ending == .deeperLine)
            return
        }
        var extent = extent
        if rule.kind != .layerRule || extent.end == first + 1 {
            arena.leaf(.missing, extent.end, extent.end, fault: .missingBlock)
            // One fault is enough: no `;` is missing too.
            if extent.ending == .line { extent.ending = .endOfFile }
        }
        endStatement(node, extent: extent)
    }

    /// `@import`, `@charset`, `@extend`: end at `;` or the line.
    private mutating func plainRule(_ rule: AtRule, at first: Int, extent: Extent) {
        if extent.ending == .leftBrace { return skipBlock(from: first, extent: extent, .unexpectedBlock) }
        switch rule.kind {
        case .importRule where frames.count > 1 || context != .sheet:
            return unexpected(extent, at: first, .importInsideRule)
        case .extendRule where context != .rule: return unexpected(extent, at: first, .extendOutsideRule)
        default: break
        }
        let node = arena.open(rule.kind, at: first)
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
