import StyleDiagnostics

extension MarkupReader {
    mutating func checkStartTag(_ item: inout MarkupItem) throws(MarkupFault) {
        try checkElementName(item)
        if open.isEmpty, let root {
            throw MarkupFault(.secondRoot(Self.shown(item.name), root: root.name), item.range, related: root.tag)
        }
        var attributes = scanner.attributes(of: item)
        if attributes.count > Self.attributeLimit {
            throw MarkupFault(.tooManyAttributes(Self.shown(item.name)), attributes[Self.attributeLimit].nameRange)
        }
        var seen: [String: SourceRange] = [:]
        for index in attributes.indices {
            try checkAttribute(attributes[index], of: item)
            if attributes.count > 1,
                let first = seen.updateValue(attributes[index].nameRange, forKey: attributes[index].name)
            {
                throw MarkupFault(
                    .duplicateAttribute(Self.shown(attributes[index].name)), attributes[index].nameRange, related: first
                )
            }
            attributes[index].value = try resolved(attributes[index].valueRange, isValue: true)
        }
        guard item.isFinished else { throw unfinishedTag(item) }
        guard open.count < Self.depthLimit else { throw MarkupFault(.tooDeep, item.range) }
        item.attributes = attributes
        if root == nil { root = (item.name, item.range) }
        if item.kind == .startTag { open.append((item.name, item.range)) }
    }

    mutating func checkEndTag(_ item: inout MarkupItem) throws(MarkupFault) {
        guard let element = open.popLast() else { throw MarkupFault(.strayEndTag(Self.shown(item.name)), item.range) }
        item.depth = open.count
        let isRight =
            item.isFinished && scanner.skipBlanks(item.nameRange.end, before: scanner.bytes.count) == item.range.end - 1
        if item.name != element.name {
            let place = isRight ? item.range : SourceRange(item.range.start, item.nameRange.end)
            throw MarkupFault(
                .mismatchedTag(Self.shown(item.name), expected: element.name), place, related: element.tag)
        }
        if !isRight { throw unfinishedTag(item) }
    }

    private func unfinishedTag(_ item: MarkupItem) -> MarkupFault {
        let start = SourceRange(item.range.start, item.nameRange.end)
        return MarkupFault(.unfinishedTag(Self.shown(file.text(in: start))), start)
    }

    // MARK: Names

    private func checkElementName(_ item: MarkupItem) throws(MarkupFault) {
        let name = item.nameRange
        guard item.name.unicodeScalars.first.map(MarkupCharacter.startsName) ?? false else {
            let next = SourceRange(name.start, min(max(name.end, name.start + 1), scanner.bytes.count))
            let isBlank = !next.isEmpty && MarkupScanner.isBlank(scanner.bytes[next.start])
            throw MarkupFault(
                .missingName(found: next.isEmpty ? nil : isBlank ? "a blank" : quoted(next)),
                SourceRange(item.range.start, next.end))
        }
        try checkName(name)
    }

    /// Refuses a name that is none; it is not empty.
    func checkName(_ range: SourceRange) throws(MarkupFault) {
        let name = scanner.text(range).unicodeScalars
        guard name.first.map(MarkupCharacter.startsName) ?? false, name.allSatisfy(MarkupCharacter.continuesName) else {
            throw MarkupFault(.invalidName(Self.shown(scanner.text(range))), range)
        }
    }

    // MARK: Attributes

    private func checkAttribute(_ attribute: MarkupAttribute, of item: MarkupItem) throws(MarkupFault) {
        let (name, value) = (attribute.nameRange, attribute.valueRange)
        guard attribute.name.unicodeScalars.first.map(MarkupCharacter.startsName) ?? false else {
            if attribute.name.hasPrefix("<") { throw unfinishedTag(item) }
            throw MarkupFault(.invalidAttributeName(quoted(name)), name)
        }
        try checkName(name)
        let shown = Self.shown(attribute.name)
        if !attribute.hasBlankBefore { throw MarkupFault(.missingBlank(shown), name) }
        switch attribute.form {
        case .missing: throw MarkupFault(.missingValue(shown), name)
        case .unclosed: throw MarkupFault(.unclosedValue(shown), SourceRange(name.start, value.start))
        case .unquoted: throw MarkupFault(.unquotedValue(Self.shown(file.text(in: value)), of: shown), value)
        case .quoted: break
        }
        if let less = scanner.bytes[value.start..<value.end].firstIndex(of: UInt8(ascii: "<")) {
            throw MarkupFault(
                .openingInValue(shown), SourceRange(less, less + 1), related: SourceRange(name.start, value.start))
        }
    }
}
