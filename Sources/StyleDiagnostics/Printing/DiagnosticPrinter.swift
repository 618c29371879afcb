/// Diagnostics as people read them on a terminal.
///
/// ```
/// main.css:2:21: error: undefined variable "radus", did you mean "radius"? [expression.undefined-variable]
///   2 | .x { corner-radius: $radus }
///     |                     ^~~~~~
/// main.css:1:1: note: "radius" is declared here
///   1 | @radius: 4;
///     | ^~~~~~~
///   fix-it: write "$radius"
/// ```
public struct DiagnosticPrinter: Sendable {
    /// Whether and how text is colored.
    public var style: TerminalStyle
    /// Columns of source that a frame shows at most; longer lines are cut around the place.
    public var frameWidth: Int

    /// A printer for a terminal or a file; code frames show at most `frameWidth` characters of a line.
    public init(usesColor: Bool = false, frameWidth: Int = 100) {
        style = TerminalStyle(usesColor: usesColor)
        self.frameWidth = max(frameWidth, 20)
    }

    /// The diagnostic with frames, notes and fix-its; ends with a line end.
    public func text(for diagnostic: Diagnostic) -> String {
        var result = heading(diagnostic.severity, diagnostic.message, at: diagnostic.span, id: diagnostic.id)
        for note in diagnostic.notes { result += heading(.note, note.message, at: note.span, id: nil) }
        for fixIt in diagnostic.fixIts {
            result += "  " + style.text("fix-it:", .note) + " " + TerminalText.safe(fixIt.message) + "\n"
        }
        return result
    }

    /// All of them in the order given.
    public func text(for diagnostics: [Diagnostic]) -> String {
        diagnostics.reduce(into: "") { $0 += text(for: $1) }
    }

    private func heading(
        _ severity: Diagnostic.Severity, _ message: String, at span: SourceSpan?, id: DiagnosticID?
    ) -> String {
        var line = ""
        if let span {
            let start = span.startLocation
            let place = "\(TerminalText.safe(span.fileName)):\(start.line):\(start.column):"
            line += style.text(place, .strong) + " "
        }
        line += style.text(severity.rawValue + ":", role(of: severity)) + " " + TerminalText.safe(message)
        if let id { line += " " + style.text("[\(id)]", .faint) }
        line += "\n"
        if let span { line += CodeFrame(span, width: frameWidth).text(style) }
        return line
    }

    private func role(of severity: Diagnostic.Severity) -> TerminalStyle.Role {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }
}
