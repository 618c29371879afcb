import StyleDiagnostics

/// The declarations of a `style` attribute, without braces.
public struct DeclarationBlock: Sendable {
    public var declarations: [Declaration]
    public var variables: [VariableDeclaration]
    public var diagnostics: [Diagnostic]

    /// Parses `name: value; name: value`; the last `;` is free.
    ///
    /// Nested rules and at-rules have no meaning here and are reported.
    /// Errors: `syntax.…`. Complexity: linear.
    public static func parse(_ file: SourceFile, dialect: Dialect) -> DeclarationBlock {
        let tree = SyntaxTree.parse(file, dialect: dialect, as: .declarations)
        var block = DeclarationBlock(declarations: [], variables: [], diagnostics: tree.diagnostics)
        for child in tree.root.children {
            switch child.kind {
            case .declaration, .nestedProperty, .variableDeclaration:
                DeclarationCollector.collect(child, into: &block)
            case .missing, .unexpected: break
            default:
                block.diagnostics.append(
                    Diagnostic(
                        "syntax.rule-in-attribute", .error,
                        "expected \"name: value\", found \"\(FaultWording.short(child.text))\"", at: child.span))
            }
        }
        return block
    }
}

/// Gathers declarations and variables, those of nested properties included.
enum DeclarationCollector {
    /// Recursion is bounded by the parser's limit for blocks.
    static func collect(_ node: SyntaxNode, under path: NestedPath = NestedPath(), into block: inout DeclarationBlock) {
        switch node.kind {
        case .declaration:
            if let declaration = DeclarationReader.declaration(node, under: path) {
                block.declarations.append(declaration)
            }
        case .variableDeclaration:
            if let variable = DeclarationReader.variable(node) { block.variables.append(variable) }
        case .nestedProperty:
            guard let name = node.child(.propertyName), let inside = node.child(.block) ?? node.child(.indentedBlock)
            else { return }
            let path = path.adding(name, node.child(.arguments))
            for child in inside.children { collect(child, under: path, into: &block) }
        default: break
        }
    }
}
