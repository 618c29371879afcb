import StyleDiagnostics

/// Reads declarations and variables off their nodes.
enum DeclarationReader {
    /// The declaration of a node under the key path and arguments of its nested properties; nil if it is faulty.
    static func declaration(_ node: SyntaxNode, under path: NestedPath = NestedPath()) -> Declaration? {
        guard let name = node.child(.propertyName), let value = node.child(.value),
            isWhole(node, value, allowing: [.unexpectedIndentation])
        else { return nil }
        let own = path.adding(name, node.child(.arguments))
        return Declaration(
            keyPath: own.keyPath, arguments: own.arguments, value: value.span,
            isImportant: node.child(.important) != nil, dialect: node.tree.dialect, nameSpan: name.span)
    }

    /// The variable of a node; nil if it is faulty.
    static func variable(_ node: SyntaxNode) -> VariableDeclaration? {
        guard let name = node.child(.variableName), let token = name.tokens.first, let value = node.child(.value),
            isWhole(node, value, allowing: [.unexpectedIndentation, .missingSemicolon, .missingVariableSeparator])
        else { return nil }
        return VariableDeclaration(
            name: node.tree.name(of: token), value: value.span, isBare: token.kind == .identifier,
            isCustomProperty: token.kind == .dashedName, isImportant: node.child(.important) != nil,
            dialect: node.tree.dialect, nameSpan: name.span)
    }

    /// A strange indentation spoils nothing; a lost `;` or `:` spoils no variable, since every use of it would
    /// then be a fault too.
    private static func isWhole(_ node: SyntaxNode, _ value: SyntaxNode, allowing faults: [SyntaxFault]) -> Bool {
        !value.hasFaultyChild && !node.children.contains { $0.fault != .none && !faults.contains($0.fault) }
    }
}

/// The names of enclosing `name @{ … }` blocks, with their arguments.
struct NestedPath {
    var keyPath = ""
    var arguments: [Declaration.Argument] = []

    /// The path with one more name: `layer`, `title`, `color__selected-highlighted`.
    func adding(_ name: SyntaxNode, _ brackets: SyntaxNode?) -> NestedPath {
        let tree = name.tree
        var path = self
        for token in name.tokens where token.kind == .identifier {
            var component = tree.file.slice(token.range)
            if let mark = Self.parameterMark(in: component) {
                let after = component[(mark + 2)...]
                path.addParameters(after, in: tree.file)
                component = component[..<mark]
            }
            if !path.keyPath.isEmpty { path.keyPath += "." }
            path.keyPath += NameText.decoded(component)
        }
        if let brackets {
            let inside = SourceRange(brackets.range.start + 1, brackets.range.end - 1)
            path.arguments += ArgumentList.split(brackets.tokens.dropFirst().dropLast(), of: tree.file, in: inside)
        }
        return path
    }

    /// The `__` that starts parameters; at the start or end of a name it is part of it.
    private static func parameterMark(in name: ArraySlice<UInt8>) -> Int? {
        guard name.count > 4 else { return nil }
        return (name.startIndex + 1..<name.endIndex - 2).first {
            name[$0] == UInt8(ascii: "_") && name[$0 + 1] == UInt8(ascii: "_")
        }
    }

    /// Parameters separated by one underscore.
    private mutating func addParameters(_ bytes: ArraySlice<UInt8>, in file: SourceFile) {
        for part in bytes.split(separator: UInt8(ascii: "_")) {
            arguments.append(
                Declaration.Argument(
                    name: nil, value: NameText.decoded(part),
                    span: SourceSpan(file, SourceRange(part.startIndex, part.endIndex))))
        }
    }
}
