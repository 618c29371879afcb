import StyleDiagnostics

/// Words the fault of one node.
struct FaultWording {
    let node: SyntaxNode
    let parent: SyntaxNode

    /// The message; nil where another one already says it.
    var diagnostic: Diagnostic? {
        switch node.fault {
        case .none: nil
        case .missingValue: missing("missing-value", "expected a value after \"\(nameOfParent)\"")
        case .missingSemicolon:
            missing("missing-semicolon", "expected \";\" after \(quotedTextBefore)", insert: ";")
        case .missingRightBrace: unclosedBlock
        case .missingLeftBrace: lostBrace
        case .missingBlock: missing("missing-block", "expected a block after \"\(Self.short(statement(parent)))\"")
        case .missingSelector: missing("missing-selector", "expected a selector, found \(found)")
        case .missingCompound:
            missing("missing-selector", "expected a selector after \"\(textBefore)\", found \(found)")
        case .missingRightParenthesis: missing("missing-parenthesis", "expected \")\", found \(found)", insert: ")")
        case .missingPrelude: missing("missing-prelude", "expected \(preludeNeeded) after \"\(nameOfParent)\"")
        case .missingVariableSeparator:
            missingSeparator
        case .expectedRule: expectedRule
        case .expectedDeclaration:
            unexpected(
                "expected-declaration",
                "expected \"name: value\" or a nested rule, found \"\(text)\"\(reason ?? lostMark ?? "")")
        case .declarationOutsideRule:
            unexpected(
                "declaration-outside-rule", "the declaration \"\(text)\" stands outside any rule\(variableHint)")
        case .strayRightBrace: unexpected("stray-brace", "unexpected \"}\": no block is open", remove: true)
        case .tooDeep:
            unexpected(
                "too-deep", "blocks are nested more than \(SheetParser.depthLimit) deep: this one is not read",
                firstTokenOnly: true)
        case .mixedIndentation: mixedIndentation
        case .unexpectedIndentation:
            missing("unexpected-indentation", "this line is indented deeper than the one before, which starts no block")
        case .unreadableSelector: unexpected("unreadable-selector", "expected a selector, found \"\(text)\"\(digitHint)")
        case .selectorsTooDeep:
            unexpected(
                "too-deep", "selector lists are nested more than 32 deep: this one is not read", firstTokenOnly: true)
        case .parentlessSelector:
            unexpected("parentless-selector", "\"\(text)\" refers to an enclosing rule, but there is none")
        case .importInsideRule: unexpected("import-inside-rule", "\"@import\" must stand outside of all blocks")
        case .extendOutsideRule: unexpected("extend-outside-rule", "\"@extend\" must stand inside a rule")
        case .reservedVariableName:
            unexpected("reserved-name", "\"\(Self.short(firstToken))\" is the name of an at-rule, not of a variable")
        case .ruleInsideNestedProperty:
            unexpected("rule-inside-property", "a nested property holds declarations only, found the rule \"\(text)\"")
        case .unexpectedBlock: unexpected("unexpected-block", "\"\(Self.short(firstToken))\" takes no block")
        case .unreadableArguments:
            unexpected(
                "unreadable-arguments", "expected \"[name]\", \"[name=value]\" or \"[name:value]\", found \"\(text)\"")
        case .unterminatedString:
            unexpected("unterminated-string", "the string \(text) has no closing quote on its line")
        case .unexpectedCharacter: unexpectedCharacter
        case .unknownMark:
            unexpected(
                "unknown-mark",
                "\"\(text)\" after a value means nothing\(Suggestion.phrase(for: text, in: ["!important"]))")
        }
    }
}

// MARK: - Parts of messages

extension FaultWording {
    private var file: SourceFile { node.tree.file }
    /// The text of the node, without a `;` at its end.
    private var text: String { Self.short(statement(node)) }

    private func statement(_ node: SyntaxNode) -> String {
        let text = node.text
        return text.utf8.count > 1 && text.utf8.last == UInt8(ascii: ";") ? String(text.dropLast()) : text
    }

    /// `; its "(" is never closed`.
    private var reason: String? {
        var open: [Token] = []
        for token in node.tokens {
            switch token.kind {
            case .leftParenthesis, .leftBracket: open.append(token)
            case .rightParenthesis, .rightBracket: _ = open.popLast()
            default: break
            }
        }
        return open.last.map { ": its \"\(file.text(in: $0.range))\" is never closed" }
    }

    /// The name of an at-rule without its `@`.
    private var lostMark: String? {
        guard let first = node.tokens.first, first.kind == .identifier, node.tokens.count > 1 else { return nil }
        let name = file.text(in: first.range).lowercased()
        return AtRule.all.contains { $0.name == name } ? ", did you mean \"@\(name)\"?" : nil
    }

    /// A line between rules that is none: often a selector whose block is not where it should be.
    private var expectedRule: Diagnostic {
        let first = node.tokens.first?.kind
        let isSelector = first == .period || first == .hash || first == .caret || first == .ampersand
        let hint =
            if node.tree.dialect == .css, isSelector, text.contains(":") {
                ": a block stands in \"{\" and \"}\" here"
            } else if node.tree.dialect == .cas, isSelector {
                ": the lines of its block are indented deeper"
            } else {
                lostMark ?? ""
            }
        return unexpected("expected-rule", "expected a rule, found \"\(text)\"\(hint)")
    }

    /// `gap: 4` at the top of a `.cas` sheet looks like a variable.
    private var variableHint: String {
        guard node.tree.dialect == .cas, let name = node.tokens.first.map({ file.text(in: $0.range) }) else { return "" }
        return "; a variable is written \"\(Self.short(name)) = …\" or \"$\(Self.short(name)): …\""
    }

    private var digitHint: String {
        let kinds = node.tokens.prefix(2).map(\.kind)
        return kinds.first == .number || kinds == [.period, .number] ? ": a name starts with a letter" : ""
    }

    /// At the node of a variable, or at a stretch that is not read.
    private var missingSeparator: Diagnostic? {
        let name = node.kind == .missing ? parent.tokens.first : node.tokens.first
        let spelled = name.map { file.text(in: $0.range) } ?? ""
        let rules = AtRule.all.map { "@" + $0.name }
        let phrase = name?.kind == .atKeyword ? Suggestion.phrase(for: spelled, in: rules) : ""
        let message = "expected \":\" or \"=\" after \"\(Self.short(spelled))\"\(phrase)"
        if node.kind == .missing {
            return missing("missing-separator", message, insert: phrase.isEmpty ? ":" : nil)
        }
        return unexpected("missing-separator", message, firstTokenOnly: true)
    }

    /// At the end of the header, or at the `}` of a block that was opened by indentation.
    private var lostBrace: Diagnostic {
        var index = node.kind == .missing ? node.tokenIndices.lowerBound : parent.tokenIndices.lowerBound
        while index > 0, node.tree.tokens[index - 1].kind.isTrivia { index -= 1 }
        let end = index > 0 ? Int(node.tree.tokens[index - 1].end) : 0
        let place = SourceSpan(file, SourceRange(end, end))
        // The header, from the start of its line; of a very long line only the last token.
        let nearby = file.bytes[max(0, end - 200)..<end]
        let lineStart = nearby.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? (nearby.startIndex == 0 ? 0 : nil)
        let lastToken = index > 0 ? Int(node.tree.tokens[index - 1].start) : 0
        let before = Self.short(file.text(in: SourceRange(lineStart ?? lastToken, end)))
        return Diagnostic(
            "syntax.missing-brace", .error, "expected \"{\" after \"\(before)\": a \"}\" further on closes its block", at: place,
            fixIts: [FixIt("insert \"{\"", replace: place, with: " {")])
    }
    private var firstToken: String { node.tokens.first.map { file.text(in: $0.range) } ?? "" }

    private var nameOfParent: String {
        switch parent.kind {
        case .declaration, .variableDeclaration:
            Self.short(parent.children.first { _ in true }?.text ?? "")
        default: Self.short(parent.tokens.first.map { file.text(in: $0.range) } ?? "")
        }
    }

    private var preludeNeeded: String {
        switch parent.kind {
        case .importRule: "the name of a file"
        case .charsetRule: "the name of an encoding"
        case .supportsRule: "a condition such as \"(alpha: 1)\""
        default: "a condition"
        }
    }

    /// The last token before the place.
    private var textBefore: String {
        var index = node.tokenIndices.lowerBound - 1
        while index > 0, node.tree.tokens[index].kind.isTrivia { index -= 1 }
        return index < 0 ? "" : Self.short(file.text(in: node.tree.tokens[index].range))
    }

    private var quotedTextBefore: String {
        let text = textBefore
        return text.hasPrefix("\"") ? text : "\"\(text)\""
    }

    /// The token that stands at the place instead.
    private var found: String {
        var index = node.tokenIndices.lowerBound
        while node.tree.tokens[index].kind.isTrivia {
            if node.tree.dialect == .cas, node.tree.tokens[index].kind == .newline { return "the end of the line" }
            index += 1
        }
        let token = node.tree.tokens[index]
        return token.kind == .endOfFile ? "the end" : "\"\(Self.short(file.text(in: token.range)))\""
    }

    /// One line of at most 40 characters.
    static func short(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 40 ? line.prefix(40) + "…" : line
    }

    /// A message at the place where something is missing: just after the token before it.
    private func missing(_ name: String, _ message: String, insert: String? = nil) -> Diagnostic {
        let span = SourceSpan(file, placeBefore)
        var diagnostic = Diagnostic(DiagnosticID(rawValue: "syntax." + name), .error, message, at: span)
        if let insert { diagnostic.fixIts = [FixIt("insert \"\(insert)\"", replace: span, with: insert)] }
        return diagnostic
    }

    private var placeBefore: SourceRange {
        switch node.fault {
        case .missingSelector, .unexpectedIndentation: return node.range
        default:
            var index = node.tokenIndices.lowerBound
            while index > 0, node.tree.tokens[index - 1].kind.isTrivia { index -= 1 }
            let end = index > 0 ? Int(node.tree.tokens[index - 1].end) : 0
            return SourceRange(end, end)
        }
    }

    private func unexpected(
        _ name: String, _ message: String, remove: Bool = false, firstTokenOnly: Bool = false
    ) -> Diagnostic {
        let range = firstTokenOnly ? node.tokens.first?.range ?? node.range : node.range
        var diagnostic = Diagnostic(
            DiagnosticID(rawValue: "syntax." + name), .error, message, at: SourceSpan(file, range))
        if remove { diagnostic.fixIts = [FixIt("remove \"\(text)\"", replace: node.span, with: "")] }
        return diagnostic
    }

    private var unclosedBlock: Diagnostic {
        let brace = parent.tokens.first?.range ?? node.range
        let end = SourceSpan(file, placeBefore)
        return Diagnostic(
            "syntax.missing-brace", .error, "this block is never closed, expected \"}\"", at: SourceSpan(file, brace),
            fixIts: [FixIt("insert \"}\"", replace: end, with: "}")])
    }

    /// Invalid UTF-8 is reported once a file.
    private var unexpectedCharacter: Diagnostic? {
        guard let byte = file.slice(node.range).first, byte < 0x80 else { return nil }
        let shown =
            byte > 0x20 && byte < 0x7F
            ? "\"\(text)\"" : "control character 0x\(String(byte, radix: 16, uppercase: true))"
        return unexpected("unexpected-character", "unexpected \(shown)")
    }

    private var mixedIndentation: Diagnostic {
        let index = node.tokenIndices.lowerBound
        let blanks = index > 0 ? node.tree.tokens[index - 1].range : node.range
        let hasTab = file.slice(blanks).contains(0x09)
        let hasBlank = file.slice(blanks).contains(0x20)
        let expected =
            hasTab && hasBlank
            ? "tabs or blanks, not both"
            : hasTab ? "blanks as elsewhere in this file, found tabs" : "tabs as elsewhere in this file, found blanks"
        return Diagnostic(
            "syntax.mixed-indentation", .error, "expected indentation by \(expected)", at: SourceSpan(file, blanks))
    }
}
