import StyleDiagnostics
import StyleSyntax
import StyleValues

extension Binder {
    // MARK: Words

    /// Pushes what a bare word means: a bool, a variable, in plain mathematics a constant or colour, else itself.
    mutating func bindWord(
        _ word: String, callee: String?, isOptional: Bool, _ range: SourceRange, _ draft: inout ProgramDraft
    ) {
        let expression = draft.expression
        let codeStart = draft.output.count
        if let bool = BoolWord.value(of: word, dialect: root.grammar == .mathematics ? nil : expression.dialect) {
            return draft.pushConstant(.bool(bool), range, from: codeStart)
        }
        // The variables of plain mathematics may themselves be formulas: all their words are names.
        let isName = root.grammar == .mathematics
        let isVariable = { [scope] (name: String) in
            isName && scope.variable(name) != nil || scope.isBareVariable(name, in: expression.source.file)
        }
        if isVariable(word) { return bindVariable(word, isOptional: isOptional, range, &draft) }
        if word.utf8.first == UInt8(ascii: "-"), isVariable(String(word.dropFirst())) {
            let inner = SourceRange(range.start + 1, range.end)
            bindVariable(String(word.dropFirst()), isOptional: isOptional, inner, &draft)
            return bindOperation(.unary(.negate), count: 1, range, &draft)
        }
        guard isName, callee.flatMap({ functions[$0] })?.keywords.contains(word) != true else {
            return draft.pushConstant(.keyword(word), range, from: codeStart)
        }
        if let number = MathConstant.value(named: word) {
            draft.pushConstant(.number(Quantity(number)), range, from: codeStart)
        } else if let color = context.namedColor(word, expression.dialect) {
            draft.pushConstant(.color(color), range, from: codeStart)
        } else if isOptional {
            draft.operands.append(Operand(value: nil, range: range, codeStart: codeStart, isUndefined: true))
        } else if expression.grammar == .value {
            draft.pushConstant(.keyword(word), range, from: codeStart)
        } else {
            if !isFull { report(unknown(word, range), in: expression) }
            draft.pushFaulty(range, from: codeStart)
        }
    }

    private func unknown(_ word: String, _ range: SourceRange) -> ExpressionFault {
        if functions[word] != nil {
            return ExpressionFault(
                .unknownSymbol, "\"\(word)\" is a function: its arguments stand in parentheses", at: range)
        }
        let names = scope.variableNames + MathConstant.table.map(\.name) + NamedColors.names
        return ExpressionFault(
            .unknownSymbol, "unknown name \"\(word)\"" + Suggestion.phrase(for: word, in: names), at: range)
    }

    // MARK: Undefined variables

    func undefined(_ name: String, _ range: SourceRange, in expression: MathExpression) -> ExpressionFault {
        let file = expression.source.file
        var fault = ExpressionFault(.unknownSymbol, "undefined variable \"\(name)\"", at: range)
        if let known = longestKnownPrefix(of: name) {
            let rest = String(name.dropFirst(known.count + 1))
            // The mark is as written: `$`, `@`; `--name` and `var()` hold dashes by nature.
            let mark = range.count > 0 ? file.text(in: SourceRange(range.start, range.start + 1)) : ""
            if mark == "$" || mark == "@" {
                let mended = "\(mark)\(known) - \(rest)"
                fault.message += "; write \"\(mended)\" to subtract"
                fault.fixIts = [FixIt("write \"\(mended)\"", replace: SourceSpan(file, range), with: mended)]
                return fault
            }
        }
        if let near = Suggestion.nearest(to: name, in: scope.variableNames) {
            fault.message += ", did you mean \"\(near)\"?"
            let written = file.slice(range)
            if let place = written.lastRange(of: Array(name.utf8)) {
                fault.fixIts = [FixIt("write \"\(near)\"", replace: SourceSpan(file, place), with: near)]
            }
        }
        return fault
    }

    /// The longest part of a name before a dash that is a variable.
    private func longestKnownPrefix(of name: String) -> String? {
        guard name.utf8.count <= 256 else { return nil }
        var candidate = Substring(name)
        while let dash = candidate.lastIndex(of: "-") {
            candidate = candidate[..<dash]
            if !candidate.isEmpty, scope.variable(String(candidate)) != nil { return String(candidate) }
        }
        return nil
    }

    // MARK: Calls

    mutating func bindCall(_ site: ExpressionStep.CallSite, _ range: SourceRange, _ draft: inout ProgramDraft) {
        let count = site.argumentRanges.count
        if let labeled = site.labels.firstIndex(where: { $0 != nil }),
            site.isChained || keeping.contains(site.name) || (functions[site.name] ?? functions[site.name.lowercased()])?.takesLabels == false
        {
            return fail(
                ExpressionFault(
                    .arity, "\"\(site.name)\" takes no arguments with names, found \"\(site.labels[labeled] ?? "")\"",
                    at: site.argumentRanges[labeled]), count, range, &draft)
        }
        if site.isChained || keeping.contains(site.name) {
            return bindOperation(.keep(name: site.name, count: count), count: count, range, &draft)
        }
        guard let function = functions[site.name] ?? functions[site.name.lowercased()] else {
            let phrase = isFull ? "" : Suggestion.phrase(for: site.name, in: functions.names + keeping.sorted())
            let fault = ExpressionFault(
                .unknownSymbol, "unknown function \"\(site.name)\"" + phrase, at: site.nameRange)
            return fail(fault, count, range, &draft)
        }
        guard function.arity.contains(count) else {
            let message = "\"\(site.name)\" takes \(function.arityText), found \(count)"
            return fail(ExpressionFault(.arity, message, at: range), count, range, &draft)
        }
        if function.isElementwise, let spaced = site.firstSpacedArgument {
            return fail(
                ExpressionFault(
                    .unexpectedToken,
                    "values with blanks between them are no argument of \"\(site.name)\": write a comma or an operator",
                    at: site.argumentRanges[spaced]), count, range, &draft)
        }
        bindOperation(
            .call(function, site), count: count, range, &draft,
            mayCompute: function.isPure && (draft.speculation == 0 || function.mayRunAhead))
    }

    /// Reports a fault of a call and takes its arguments.
    private mutating func fail(
        _ fault: ExpressionFault, _ count: Int, _ range: SourceRange, _ draft: inout ProgramDraft
    ) {
        let codeStart = draft.pop(count).first?.codeStart ?? draft.output.count
        report(fault, in: draft.expression)
        draft.pushFaulty(range, from: codeStart)
    }
}

extension ExpressionFunction {
    /// `1 argument (x)`, `2 or 3 arguments (color, amount)`, `at least 1 argument`.
    var arityText: String {
        let least = arity.lowerBound
        let most = arity.upperBound
        let count =
            if least == most {
                least == 0 ? "no argument" : "\(least)"
            } else if most == .max {
                "at least \(least)"
            } else {
                most == least + 1 ? "\(least) or \(most)" : "\(least) to \(most)"
            }
        let noun = most == 0 ? "" : most == 1 || (most == .max && least == 1) ? " argument" : " arguments"
        return count + noun + (parameters.isEmpty ? "" : " (\(parameters))")
    }
}

/// The words for true and false.
enum BoolWord {
    /// Those of plain mathematics, and exactly these of `.cas`.
    static let mathematics: [(name: String, value: Bool)] = [
        ("true", true), ("false", false), ("YES", true), ("NO", false),
    ]

    /// Exactly `true false YES NO`; in `.css` whatever the case. A nil dialect is plain mathematics.
    static func value(of word: String, dialect: Dialect?) -> Bool? {
        guard word.utf8.count <= 5 else { return nil }
        if let exact = mathematics.first(where: { $0.name == word }) { return exact.value }
        guard dialect == .css else { return nil }
        let key = word.lowercased()
        return mathematics.first { $0.name.lowercased() == key }?.value
    }
}

extension ArraySlice<UInt8> {
    /// The last place of some bytes, as a range of the source that this is a slice of.
    fileprivate func lastRange(of bytes: [UInt8]) -> SourceRange? {
        guard !bytes.isEmpty, bytes.count <= count else { return nil }
        var start = endIndex - bytes.count
        while start >= startIndex {
            if self[start..<start + bytes.count].elementsEqual(bytes) { return SourceRange(start, start + bytes.count) }
            start -= 1
        }
        return nil
    }
}
