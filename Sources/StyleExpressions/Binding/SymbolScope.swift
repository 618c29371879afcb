import StyleDiagnostics
import StyleSyntax

/// Where an expression finds its variables.
public protocol SymbolScope {
    /// The variable of that name (without `$`, `@`, `--`), exact case; nil if there is none.
    func variable(_ name: String) -> VariableDeclaration?
    /// Whether the bare word `name`, written in `file`, means the variable of that name.
    func isBareVariable(_ name: String, in file: SourceFile) -> Bool
    /// All names, for suggestions; any order.
    var variableNames: [String] { get }
}

/// No variables at all.
public struct EmptyScope: SymbolScope {
    /// There is nothing in it.
    public init() {}

    /// Nil for every name.
    public func variable(_ name: String) -> VariableDeclaration? { nil }

    /// False for every name.
    public func isBareVariable(_ name: String, in file: SourceFile) -> Bool { false }

    /// None.
    public var variableNames: [String] { [] }
}
