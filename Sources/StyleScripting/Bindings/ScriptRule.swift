import StyleEngine

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
            // The value's text stands at the call's line, so that a fault in it is placed there.
            let file = SourceFile(
                name: span.fileName, text: valueText, enclosing: .init(file: span.file, offset: span.range.start))
            let block = DeclarationBlock.parse(SourceFile(name: "<property>", text: name + ": 0"), dialect: .css)
            guard let declaration = block.declarations.first, block.declarations.count == 1 else {
                throw call.fault(2, "\"\(name)\" is no name of a property")
            }
            declarations.append(
                Declaration(
                    keyPath: declaration.keyPath, arguments: declaration.arguments, value: SourceSpan(file, file.range), dialect: .css,
                    nameSpan: span))
        }
        self.bytes = HostMemory.document(bytes)
        rules = parsed.selectors.map { StyleRule(selector: $0, declarations: declarations, span: span) }
    }
}
