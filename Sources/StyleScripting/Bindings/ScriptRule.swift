import StyleDiagnostics
import StyleEngine
import StyleSyntax

/// A rule that a script gives as a selector and a table; its place is the line of the call.
struct ScriptRule {
    let rules: [StyleRule]
    /// What the host keeps for it.
    let bytes: Int

    init(_ context: ScriptContext, _ call: borrowing LuaCall) throws {
        let text = try call.string(1)
        let place = call.place()
        let span = place?.span ?? SourceSpan(context.file, SourceRange(0, 0))
        let parsed = SelectorList.parse(SourceFile(name: "<selector>", text: text), dialect: .css)
        if let fault = parsed.diagnostics.first(where: { $0.severity == .error }) { throw call.fault(1, fault.message) }
        guard !parsed.selectors.isEmpty else { throw call.fault(1, "expected a selector") }
        var declarations: [Declaration] = []
        var bytes = text.utf8.count
        for (key, value) in try call.table(2).entries() {
            guard case .string(let name) = key else { throw call.fault(2, "expected properties as keys, got \(key.kindPhrase)") }
            let valueText = try value.valueText(call, 2)
            bytes += name.utf8.count + valueText.utf8.count
            let (source, note) = context.source(of: valueText, name: span.fileName, at: place)
            // A text that is not once in the script is placed at the call.
            let file = note == nil ? source : SourceFile(name: span.fileName, text: valueText, enclosing: .init(file: span.file, from: span.range))
            let block = DeclarationBlock.parse(SourceFile(name: "<property>", text: name + ": 0"), dialect: .css)
            guard let declaration = block.declarations.first, block.declarations.count == 1 else {
                throw call.fault(2, "\"\(name)\" is no name of a property")
            }
            let range = Self.value(in: valueText)
            declarations.append(
                Declaration(
                    keyPath: declaration.keyPath, arguments: declaration.arguments, value: SourceSpan(file, range),
                    isImportant: range.end < file.bytes.count, dialect: .css, nameSpan: span))
        }
        self.bytes = HostMemory.document(bytes)
        rules = parsed.selectors.map { StyleRule(selector: $0, declarations: declarations, span: span) }
    }

    /// The text without `!important` at its end.
    private static func value(in text: String) -> SourceRange {
        func trimmed(_ text: Substring) -> Substring {
            var text = text
            while text.last?.isWhitespace == true { text.removeLast() }
            return text
        }
        let whole = SourceRange(0, text.utf8.count)
        let value = trimmed(text[...])
        guard value.lowercased().hasSuffix("important") else { return whole }
        let sign = trimmed(value.dropLast("important".count))
        guard sign.hasSuffix("!") else { return whole }
        return SourceRange(0, trimmed(sign.dropLast()).utf8.count)
    }
}
