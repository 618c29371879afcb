import StyleDiagnostics
import StyleEngine
import StyleTooling

/// The prompt of `eval` without expressions: a line is evaluated; `name = expression` keeps its value as a variable.
struct EvaluationPrompt {
    let output: Output
    /// Evaluates an expression.
    let evaluate: (String) -> Evaluation
    /// Keeps a text as the variable of that name.
    let assign: (_ name: String, _ text: String) -> Void

    private static let mark = "> "

    /// Runs until the input ends, or a line says `exit` or `quit`.
    func run() {
        guard let terminal = TerminalInput() else { return runPlain() }
        output.writeLine("Expressions, or name = expression; ^D ends.")
        var editor = LineEditor()
        show(editor, terminal)
        while let key = terminal.nextKey() {
            switch editor.take(key) {
            case .editing: break
            case .cancelled: output.write("\r\n")
            case .ended:
                output.write("\r\n")
                output.flush()
                return
            case .line(let line):
                output.write("\r\n")
                output.flush()
                guard answer(line) else { return }
            }
            show(editor, terminal)
        }
    }

    /// Without editing: the terminal cannot move its cursor.
    private func runPlain() {
        output.write(Self.mark)
        output.flush()
        while let line = readLine(), answer(line) {
            output.write(Self.mark)
            output.flush()
        }
    }

    private func show(_ editor: LineEditor, _ terminal: TerminalInput) {
        let visible = editor.visible(width: terminal.columns - Self.mark.count - 1)
        output.write("\r\u{1B}[K" + Self.mark + visible.text)
        let back = visible.text.count - visible.cursor
        if back > 0 { output.write("\u{1B}[\(back)D") }
        output.flush()
    }

    /// Evaluates a line and prints what comes of it; false where it ends the prompt.
    private func answer(_ line: String) -> Bool {
        let text = line.trimmingPrefix(while: \.isWhitespace)
        if text.isEmpty { return true }
        if ["exit", "quit"].contains(text.split(separator: " ").joined()) { return false }
        let assignment = Assignment(String(text))
        let result = evaluate(assignment?.expression ?? line)
        if let value = result.text {
            output.writeLine(TerminalText.safe(value))
            if let assignment { assign(assignment.name, value) }
        }
        output.report(result.diagnostics)
        output.flush()
        return true
    }
}

/// `name = expression`, the name with or without its mark.
struct Assignment {
    let name: String
    let expression: String

    /// Nil for any other text, comparisons among them.
    init?(_ text: String) {
        guard let sign = text.firstIndex(of: "="), text.index(after: sign) == text.endIndex || text[text.index(after: sign)] != "="
        else { return nil }
        var written = text[..<sign]
        while written.last?.isWhitespace == true { written = written.dropLast() }
        guard let name = VariableName(written) else { return nil }
        self.name = name.text
        expression = String(text[text.index(after: sign)...])
    }
}
