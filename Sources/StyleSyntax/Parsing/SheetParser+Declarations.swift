extension SheetParser {
    /// Name and arguments of a declaration or nested property.
    mutating func name(_ head: DeclarationHead, at first: Int) {
        arena.leaf(.propertyName, first, head.nameEnd)
        if let arguments = head.arguments { arena.leaf(.arguments, arguments.open, arguments.close + 1) }
    }

    mutating func declaration(_ head: DeclarationHead, at first: Int, extent: Extent) {
        let node = arena.open(.declaration, at: first)
        name(head, at: first)
        let start = head.separator ?? (head.arguments?.close ?? head.nameEnd - 1)
        value(from: start + 1, extent: extent, mayBeEmpty: false)
        endStatement(node, extent: extent)
        flagDeeperLine(after: extent)
    }

    /// `@x: …`, `$x = …`, `--x: …`, bare `x = …`; the caller has seen the separator, or says what is wrong.
    mutating func variable(at first: Int, extent scanned: Extent) {
        var extent = scanned
        if extent.ending == .leftBrace, let lastLine = extent.lastLine {
            extent.ending = frames[frames.count - 1].outside == nil ? .line : .endOfFile
            extent.terminator = lastLine
            extent.end = extent.endBeforeLastLine
        }
        guard extent.ending != .leftBrace else {
            skipBlock(from: first, extent: extent, .unexpectedBlock)
            return
        }
        let node = arena.open(.variableDeclaration, at: first)
        arena.leaf(.variableName, first, first + 1)
        if let separator = separator(after: first + 1), separator < extent.end {
            value(from: separator + 1, extent: extent, mayBeEmpty: tokens[first].kind == .dashedName)
        } else {
            arena.leaf(.missing, first + 1, first + 1, fault: .missingVariableSeparator)
            value(from: first + 1, extent: extent, mayBeEmpty: false)
        }
        endStatement(node, extent: extent)
        flagDeeperLine(after: extent)
    }

    mutating func markedVariable(at first: Int) {
        guard let separator = separator(after: first + 1) else { return variableWithoutSeparator(at: first) }
        let extent = blockValue(after: separator, of: first) ?? scan(from: first, isValue: true)
        variable(at: first, extent: extent)
    }

    /// `$x 4`: the value counts, since every use of the variable would be a fault too.
    mutating func variableWithoutSeparator(at first: Int) {
        let extent = scan(from: first, isValue: true)
        if extent.ending == .leftBrace, extent.lastLine == nil {
            skipBlock(from: first, extent: extent, .missingVariableSeparator)
        } else if extent.end == first + 1 {
            unexpected(extent, at: first, .missingVariableSeparator)
        } else {
            variable(at: first, extent: extent)
        }
    }

    /// The extent of `--x: { … }`, which CSS allows as the value of a custom property.
    private mutating func blockValue(after separator: Int, of first: Int) -> Extent? {
        let brace = significant(from: separator + 1).index
        guard tokens[first].kind == .dashedName, tokens[brace].kind == .leftBrace,
            partners[brace] != BracketPairs.none
        else { return nil }
        let close = Int(partners[brace])
        let next = significant(from: close + 1)
        var extent = Extent(at: first)
        let kind = tokens[next.index].kind
        if next.startsLine, kind != .semicolon, kind != .rightBrace, kind != .endOfFile {
            extent.ending = .line
            extent.terminator = next.index
        } else {
            extent = scan(from: next.index, isValue: true)
        }
        if extent.end <= next.index {
            extent.end = close + 1
            extent.lastToken = close
        }
        return extent
    }

    /// A value up to the end of its statement, with `!important` apart.
    private mutating func value(from start: Int, extent: Extent, mayBeEmpty: Bool) {
        let first = skipTrivia(start, extent.end)
        guard first < extent.end else {
            let place = min(start, extent.end)
            if mayBeEmpty {
                arena.leaf(.value, place, place)
            } else {
                arena.leaf(.missing, place, place, fault: .missingValue)
            }
            return
        }
        var end = extent.end
        let important = importantStart(first, extent)
        if let important {
            end = important
            while end > first, tokens[end - 1].kind.isTrivia { end -= 1 }
        }
        if end > first {
            let node = arena.open(.value, at: first)
            flagBadTokens(from: first, to: end)
            arena.close(node, at: end)
        } else {
            arena.leaf(.missing, first, first, fault: .missingValue)
        }
        if let important {
            if spells(extent.end - 1, "important") {
                arena.leaf(.important, important, extent.end)
            } else {
                arena.leaf(.unexpected, important, extent.end, fault: .unknownMark)
            }
        }
    }

    /// The `!` of a final `!important`, or of another word after a value, where `!` is no operator; blanks between and
    /// case do not count.
    private mutating func importantStart(_ first: Int, _ extent: Extent) -> Int? {
        let word = extent.end - 1
        guard word > first, tokens[word].kind == .identifier else { return nil }
        var mark = word - 1
        while mark > first, tokens[mark].kind.isTrivia { mark -= 1 }
        guard tokens[mark].kind == .exclamation else { return nil }
        if mark == first || spells(word, "important") { return spells(word, "important") ? mark : nil }
        var before = mark - 1
        while before > first, tokens[before].kind.isTrivia { before -= 1 }
        let kind = tokens[before].kind
        return kind.isPlain || kind == .rightParenthesis ? mark : nil
    }

    /// Marks tokens that no value or prelude can hold.
    mutating func flagBadTokens(from first: Int, to end: Int) {
        guard partners.hasBadTokens else { return }
        for index in first..<end {
            switch tokens[index].kind {
            case .unterminatedString: arena.leaf(.unexpected, index, index + 1, fault: .unterminatedString)
            case .unexpected: arena.leaf(.unexpected, index, index + 1, fault: .unexpectedCharacter)
            default: break
            }
        }
    }

    /// A deeper line after a declaration belongs to no header; in braces indentation is free.
    private mutating func flagDeeperLine(after extent: Extent) {
        guard extent.ending == .deeperLine, frames[frames.count - 1].indent != nil || frames.count == 1,
            !isMixed(extent.terminator)
        else { return }
        arena.leaf(.missing, extent.terminator, extent.terminator, fault: .unexpectedIndentation)
    }

    /// Whether a token is a word in lower case, written in any case.
    mutating func spells(_ token: Int, _ word: StaticString) -> Bool {
        let range = tokens[token]
        guard Int(range.end - range.start) == word.utf8CodeUnitCount else { return false }
        for offset in 0..<word.utf8CodeUnitCount where bytes[Int(range.start) + offset] | 0x20 != word.utf8Start[offset]
        {
            return false
        }
        return true
    }
}
