extension SheetParser {
    /// Reads one statement and steps after it.
    mutating func statement(at first: Int) {
        switch tokens[first].kind {
        case .atKeyword: atStatement(at: first)
        case .dollarName, .dashedName: markedVariable(at: first)
        default: ruleOrDeclaration(at: first)
        }
    }

    private mutating func ruleOrDeclaration(at first: Int) {
        let head = declarationHead(at: first)
        if dialect == .cas, context == .sheet, isBareVariable(head, at: first) {
            variable(at: first, extent: scan(from: first, isValue: true))
            return
        }
        var extent = scan(from: first, isValue: head?.separator != nil)
        if extent.ending == .leftBrace, let lastLine = extent.lastLine {
            // The lines before the header are a declaration that has lost its `;`.
            extent.ending = frames[frames.count - 1].outside == nil ? .line : .endOfFile
            extent.terminator = lastLine
            extent.end = extent.endBeforeLastLine
        }
        if extent.ending == .leftBrace || (extent.ending == .deeperLine && !isPlainDeclaration(head, first, extent)) {
            header(head, at: first, extent: extent)
        } else if context == .sheet || (context == .rule && head?.separator == nil),
            let start = startOfLostBlock(from: first, extent)
        {
            var end = start
            while tokens[end - 1].kind.isTrivia { end -= 1 }
            let node = arena.open(.styleRule, at: first)
            lastEnd = first
            selectorList(from: first, to: end, depth: 0, isNested: context == .rule)
            openBlockWithoutBrace(owner: node, context: .rule, headerEnd: end, at: start)
        } else if context == .sheet {
            unexpected(extent, at: first, head?.separator != nil ? .declarationOutsideRule : .expectedRule)
        } else if let head, head.separator != nil || (dialect == .cas && !hasOpenArguments(head)) {
            declaration(head, at: first, extent: extent)
        } else {
            unexpected(extent, at: first, .expectedDeclaration)
        }
    }

    /// Where the first declaration of a rule stands that has lost its `{`: after a selector, while a `}` further on is
    /// one too many.
    private mutating func startOfLostBlock(from first: Int, _ extent: Extent) -> Int? {
        guard partners.lastStrayBrace > first, !isAtDepthLimit else { return nil }
        var index = first + 1
        while index < extent.end {
            if tokens[index].kind == .identifier, tokens[index - 1].kind.isTrivia,
                let separator = declarationHead(at: index)?.separator,
                tokens[separator].kind == .equal || tokens[separator + 1].kind.isTrivia
                    || significant(from: skipTriviaBack(index)).startsLine
            {
                return index
            }
            index += 1
        }
        guard extent.ending == .line, context == .sheet, extent.end > first else { return nil }
        return startsDeclaration(at: extent.terminator) ? extent.terminator : nil
    }

    /// `title-color[state:selected red`: brackets glued to a name that are never closed.
    private mutating func hasOpenArguments(_ head: DeclarationHead) -> Bool {
        guard head.separator == nil, head.arguments == nil else { return false }
        let kind = tokens[head.nameEnd].kind
        return (kind == .leftBracket || kind == .leftParenthesis) && partners[head.nameEnd] == BracketPairs.none
    }

    /// `name = value` at the top of a `.cas` file.
    private mutating func isBareVariable(_ head: DeclarationHead?, at first: Int) -> Bool {
        guard let head, head.nameEnd == first + 1, head.arguments == nil, let separator = head.separator else {
            return false
        }
        return tokens[separator].kind == .equal
    }

    /// Whether a line is a declaration though the next one is indented deeper: no selector holds `: ` inside, a
    /// number or a string.
    private mutating func isPlainDeclaration(_ head: DeclarationHead?, _ first: Int, _ extent: Extent) -> Bool {
        guard let head, tokens[extent.lastToken].kind != .at else { return false }
        if let separator = head.separator, separator + 1 < extent.end {
            if tokens[separator].kind == .equal || tokens[separator + 1].kind.isTrivia { return true }
        }
        var index = first
        while index < extent.end {
            switch tokens[index].kind {
            case .number, .string, .dollarName, .dashedName: return true
            case .leftParenthesis, .leftBracket:
                if partners[index] != BracketPairs.none { index = Int(partners[index]) }
            default: break
            }
            index += 1
        }
        return false
    }

    /// Puts a stretch that fits nowhere into the tree.
    mutating func unexpected(_ extent: Extent, at first: Int, _ fault: SyntaxFault) {
        // A token that may not start anything ends its own scan: take it at least.
        var end = max(extent.end, first + 1)
        if extent.ending == .semicolon, extent.terminator >= end { end = extent.terminator + 1 }
        if extent.ending == .leftBrace, extent.terminator == first { end = endOfBlock(at: first, byIndentation: false) }
        arena.leaf(.unexpected, first, end, fault: fault)
        consume(to: end)
    }

    /// The end of a statement without a block: its `;`, or the report that it is missing.
    mutating func endStatement(_ node: Int, extent: Extent) {
        var end = extent.end
        if extent.ending == .semicolon {
            end = extent.terminator + 1
        } else if extent.ending == .line, dialect == .css, tokens[extent.lastToken].kind != .unterminatedString {
            // A string without its end has swallowed what comes after it.
            arena.leaf(.missing, extent.end, extent.end, fault: .missingSemicolon)
        }
        arena.close(node, at: end)
        consume(to: end)
    }
}

// MARK: Rules and nested properties

extension SheetParser {
    /// A selector list or the name of a nested property, followed by a block.
    private mutating func header(_ head: DeclarationHead?, at first: Int, extent: Extent) {
        let byIndentation = extent.ending == .deeperLine
        if isAtDepthLimit {
            skipBlock(from: first, extent: extent, .tooDeep)
        } else if let head, isNestedPropertyHeader(head, first, extent) {
            let node = arena.open(.nestedProperty, at: first)
            name(head, at: first)
            lastEnd = extent.end
            openBlock(owner: node, context: .nestedProperty, at: extent.terminator, byIndentation: byIndentation)
        } else if context == .nestedProperty {
            skipBlock(from: first, extent: extent, .ruleInsideNestedProperty)
        } else {
            let node = arena.open(.styleRule, at: first)
            if extent.end <= first {
                arena.leaf(.missing, first, first, fault: .missingSelector)
            } else {
                // A colon after the selector (`UILabel: {`) says nothing.
                let colon = tokens[extent.lastToken].kind == .colon && extent.lastToken > first
                lastEnd = first
                selectorList(
                    from: first, to: colon ? extent.lastToken : extent.end, depth: 0, isNested: context == .rule)
            }
            lastEnd = extent.end
            openBlock(owner: node, context: .rule, at: extent.terminator, byIndentation: byIndentation)
        }
    }

    /// `name @`, `name: @`, `name[args] @`; inside a nested property the `@` may be left out.
    private mutating func isNestedPropertyHeader(_ head: DeclarationHead, _ first: Int, _ extent: Extent) -> Bool {
        let nameEnd = head.separator.map { $0 + 1 } ?? head.arguments.map { $0.close + 1 } ?? head.nameEnd
        let next = skipTrivia(nameEnd, extent.end)
        if next >= extent.end { return context == .nestedProperty }
        return tokens[next].kind == .at && next == extent.lastToken && context != .sheet
    }

    /// Keeps a header with its block unread.
    mutating func skipBlock(from first: Int, extent: Extent, _ fault: SyntaxFault) {
        let end = endOfBlock(at: extent.terminator, byIndentation: extent.ending == .deeperLine)
        arena.leaf(.unexpected, first, end, fault: fault)
        consume(to: end)
    }
}
