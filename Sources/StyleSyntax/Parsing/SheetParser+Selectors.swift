extension SheetParser {
    /// Selector lists inside selector lists (`:is(:not(…))`) that are read; deeper ones are kept unread.
    private static var selectorDepthLimit: Int { 32 }

    /// The whole source as a selector list.
    mutating func parseSelectorListAlone() {
        let root = arena.open(.sourceFile, at: 0)
        let first = significant(from: 0).index
        let end = tokens.count - 1
        if first < end {
            lastEnd = first
            selectorList(from: first, to: end, depth: 0, isNested: false)
        } else {
            arena.leaf(.missing, end, end, fault: .missingSelector)
        }
        arena.close(root, at: tokens.count)
    }

    /// Selectors separated by commas, up to `end`.
    ///
    /// - Parameter isNested: whether `&` and a leading combinator have a parent to refer to.
    mutating func selectorList(from first: Int, to end: Int, depth: Int, isNested: Bool) {
        let list = arena.open(.selectorList, at: first)
        var index = first
        while true {
            index = selector(from: skipTrivia(index, end), to: end, depth: depth, isNested: isNested)
            guard index < end else { break }
            // The comma.
            index += 1
            lastEnd = index
        }
        arena.close(list, at: lastEnd)
    }

    /// One selector; gives the index of the comma after it, or `end`.
    private mutating func selector(from first: Int, to end: Int, depth: Int, isNested: Bool) -> Int {
        guard first < end, tokens[first].kind != .comma else {
            arena.leaf(.missing, min(first, lastEnd), min(first, lastEnd), fault: .missingSelector)
            return first
        }
        let node = arena.open(.selector, at: first)
        var index = first
        // A combinator waits for its right side; at the start one is allowed only where a parent stands before it.
        var awaitsCompound = false
        while true {
            index = skipTrivia(index, end)
            let kind = index < end ? tokens[index].kind : .comma
            if kind == .comma {
                if awaitsCompound { arena.leaf(.missing, lastEnd, lastEnd, fault: .missingCompound) }
                break
            }
            if !awaitsCompound, kind == .greater || kind == .plus || kind == .tilde {
                if index == first, !isNested, depth == 0 {
                    arena.leaf(.unexpected, index, index + 1, fault: .parentlessSelector)
                } else {
                    arena.leaf(.combinator, index, index + 1)
                }
                awaitsCompound = true
                index += 1
                lastEnd = index
                continue
            }
            let next = compound(from: index, to: end, depth: depth, isNested: isNested)
            if next == index {
                index = skipBrokenSelector(from: index, to: end)
                break
            }
            index = next
            awaitsCompound = false
        }
        arena.close(node, at: lastEnd)
        return index
    }

    /// Keeps the rest of a selector, up to the next comma, unread.
    private mutating func skipBrokenSelector(from first: Int, to end: Int) -> Int {
        var index = first
        var last = first
        while index < end, tokens[index].kind != .comma {
            if tokens[index].kind == .leftParenthesis || tokens[index].kind == .leftBracket,
                partners[index] != BracketPairs.none, Int(partners[index]) < end
            {
                index = Int(partners[index])
            }
            if !tokens[index].kind.isTrivia { last = index + 1 }
            index += 1
        }
        arena.leaf(.unexpected, first, last, fault: .unreadableSelector)
        lastEnd = last
        return index
    }

    /// Simple selectors that stand together; gives `first` if there is none.
    private mutating func compound(from first: Int, to end: Int, depth: Int, isNested: Bool) -> Int {
        let node = arena.open(.compoundSelector, at: first)
        var index = first
        while index < end {
            let next = simpleSelector(at: index, to: end, isFirst: index == first, depth: depth, isNested: isNested)
            if next == index { break }
            index = next
        }
        if index == first {
            arena.discard(node)
        } else {
            lastEnd = max(lastEnd, index)
            arena.close(node, at: index)
        }
        return index
    }

    private mutating func simpleSelector(at index: Int, to end: Int, isFirst: Bool, depth: Int, isNested: Bool) -> Int {
        guard index < end else { return index }
        switch tokens[index].kind {
        case .identifier where isFirst || tokens[index - 1].kind == .ampersand:
            arena.leaf(.typeSelector, index, index + 1)
            return index + 1
        case .caret where isFirst:
            let name = skipTrivia(index + 1, end)
            guard name < end, tokens[name].kind == .identifier else { return index }
            arena.leaf(.typeSelector, index, name + 1)
            return name + 1
        case .asterisk where isFirst:
            arena.leaf(.universalSelector, index, index + 1)
            return index + 1
        case .ampersand, .ampersandAmpersand:
            if isNested {
                arena.leaf(.nestingSelector, index, index + 1)
            } else {
                arena.leaf(.unexpected, index, index + 1, fault: .parentlessSelector)
            }
            return index + 1
        case .hash:
            arena.leaf(.idSelector, index, index + 1)
            return index + 1
        case .period where index + 1 < end && tokens[index + 1].kind == .identifier:
            arena.leaf(.classSelector, index, index + 2)
            return index + 2
        case .leftBracket: return bracketSelector(at: index, to: end)
        case .colon:
            let name = index + 1 < end && tokens[index + 1].kind == .colon ? index + 2 : index + 1
            guard name < end, tokens[name].kind == .identifier else { return index }
            return pseudoClass(at: index, nameIndex: name, to: end, depth: depth, isNested: isNested)
        default: return index
        }
    }

    private mutating func pseudoClass(at first: Int, nameIndex: Int, to end: Int, depth: Int, isNested: Bool) -> Int {
        let open = nameIndex + 1
        guard open < end, tokens[open].kind == .leftParenthesis else {
            arena.leaf(.pseudoClass, first, open)
            return open
        }
        let node = arena.open(.pseudoClass, at: first)
        let partner = Int(partners[open])
        let isClosed = partners[open] != BracketPairs.none && partner < end
        let close = isClosed ? partner : end
        let inside = skipTrivia(open + 1, close)
        lastEnd = open + 1
        // `:is()` and `:where()` may be empty: they match nothing then.
        if takesSelectors(nameIndex), inside < close || !isForgiving(nameIndex) {
            if depth < Self.selectorDepthLimit {
                selectorList(from: inside, to: close, depth: depth + 1, isNested: isNested)
            } else {
                arena.leaf(.unexpected, inside, close, fault: .selectorsTooDeep)
            }
        } else {
            flagBadTokens(from: inside, to: close)
        }
        let last = isClosed ? close + 1 : end
        if !isClosed { arena.leaf(.missing, last, last, fault: .missingRightParenthesis) }
        lastEnd = last
        arena.close(node, at: last)
        return last
    }

    /// Whether the argument of a pseudo-class is a selector list.
    private mutating func takesSelectors(_ name: Int) -> Bool {
        isForgiving(name) || spells(name, "not") || spells(name, "has")
    }

    /// Whether a selector of the list that cannot be read leaves the others alone (Selectors 4, §4.1).
    private mutating func isForgiving(_ name: Int) -> Bool { spells(name, "is") || spells(name, "where") }

    /// `[state:selected]` or `[role="x"]`.
    private mutating func bracketSelector(at open: Int, to end: Int) -> Int {
        let close = Int(partners[open])
        guard partners[open] != BracketPairs.none, close < end else { return open }
        let name = skipTrivia(open + 1, close)
        let next = skipTrivia(name + 1, close)
        if name < close, tokens[name].kind == .identifier {
            if next < close, tokens[next].kind == .colon {
                arena.leaf(.selectorArguments, open, close + 1)
                return close + 1
            }
            if next >= close || isAttributeComparison(from: next, to: close) {
                arena.leaf(.attributeSelector, open, close + 1)
                return close + 1
            }
        }
        arena.leaf(.unexpected, open, close + 1, fault: .unreadableArguments)
        return close + 1
    }

    /// `= value`, `~= "value"`, with an optional letter for case.
    private mutating func isAttributeComparison(from first: Int, to end: Int) -> Bool {
        var index = first
        switch tokens[index].kind {
        case .equal: break
        case .tilde, .bar, .caret, .asterisk: index += 1
        case .unexpected where bytes[Int(tokens[index].start)] == UInt8(ascii: "$"): index += 1
        default: return false
        }
        guard index < end, tokens[index].kind == .equal else { return false }
        index = skipTrivia(index + 1, end)
        guard index < end else { return false }
        switch tokens[index].kind {
        case .string: break
        case .identifier, .number, .hash:
            // A bare value goes on to the next blank.
            while index + 1 < end, !tokens[index + 1].kind.isTrivia, tokens[index + 1].kind != .string { index += 1 }
        default: return false
        }
        index = skipTrivia(index + 1, end)
        if index < end, tokens[index].kind == .identifier { index = skipTrivia(index + 1, end) }
        return index == end
    }
}
