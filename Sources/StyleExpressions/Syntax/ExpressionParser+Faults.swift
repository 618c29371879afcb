import StyleDiagnostics
import StyleSyntax
import StyleValues

extension ExpressionParser {
    /// The next token where it cannot stand, with what would mend it where that is clear.
    func unexpected(_ expected: String) -> ExpressionFault {
        guard token.kind != .endOfFile else {
            return ExpressionFault(.unexpectedEnd, "\(expected), found the end", at: SourceRange(lastEnd, lastEnd))
        }
        let range = token.range
        let text = file.shown(range)
        var fault = ExpressionFault(.unexpectedToken, "\(expected), found \"\(text)\"", at: range)
        if let percent = gluedPercent {
            let sign = SourceSpan(file, percent)
            fault.message =
                "\"%\" glued to a number is percent, so no value may follow; write \" % \" for the remainder"
            fault.fixIts = [FixIt("write \" % \"", replace: sign, with: " % ")]
            return fault
        }
        switch token.kind {
        case .identifier where MeasureUnit(name: text) != nil && followsNumber:
            fault.message += "; a unit stands right after its number"
            let gap = SourceSpan(file, SourceRange(lastEnd, range.start))
            fault.fixIts = [FixIt("glue \"\(text)\" to the number", replace: gap, with: "")]
        case .identifier where followsNumber, .leftParenthesis where grammar == .mathematics,
            .dollarName where grammar == .mathematics:
            fault.message += "; \"*\" is never left out"
            let gap = SourceSpan(file, SourceRange(lastEnd, range.start))
            fault.fixIts = [FixIt("write \" * \"", replace: gap, with: " * ")]
        case .equal: fault.message += "; \"==\" compares"
        case .ampersand: fault.message += "; write \"&&\""
        case .bar: fault.message += "; write \"||\""
        default: break
        }
        return fault
    }

    /// The place of a `%` that the next token is glued to.
    private var gluedPercent: SourceRange? {
        guard index > 0, tokens[index - 1].kind == .unit else { return nil }
        let range = tokens[index - 1].range
        return file.bytes[range.start] == UInt8(ascii: "%") ? range : nil
    }

    private var followsNumber: Bool {
        var before = index - 1
        while before >= 0, tokens[before].kind.isTrivia { before -= 1 }
        return before >= 0 && tokens[before].kind == .number
    }
}

extension SourceFile {
    /// The text of a range for a message: at most forty bytes of it.
    func shown(_ range: SourceRange) -> String {
        range.count <= 40 ? text(in: range) : text(in: SourceRange(range.start, range.start + 40)) + "…"
    }
}

extension String {
    /// Without blanks at its ends.
    var trimmingBlanks: String {
        let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0x0C]
        var bytes = Substring(self).utf8
        while let first = bytes.first, blanks.contains(first) { bytes.removeFirst() }
        while let last = bytes.last, blanks.contains(last) { bytes.removeLast() }
        return String(Substring(bytes))
    }
}
