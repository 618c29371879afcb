import StyleDiagnostics
import StyleSyntax

/// A condition of `@media` or `@device`, read once and asked of an environment many times.
///
/// Takes the words and features of both worlds: `ipad, (version:>= 6)`, `phone and (screen-width: > 100)`,
/// `(min-width: 600px) and (not (scale: 2))`, `(400px <= width < 700px)`. Lengths are points whatever their
/// unit says. An unknown word or feature is a warning, and the condition that needs it does not hold.
public struct MediaQuery {
    /// Warnings about what nobody knows, errors about what nobody can read.
    public private(set) var diagnostics: [Diagnostic] = []
    private var root: Node = .unknown

    indirect enum Node: Sendable {
        case any([Node])
        case all([Node])
        case not(Node)
        case test(MediaFeature, Relation, String)
        /// A feature without a value: holds where the value is no 0, no empty text.
        case has(MediaFeature)
        case always(Bool)
        case unknown
    }

    enum Relation: String, Sendable {
        case equal = "=", less = "<", lessEqual = "<=", greater = ">", greaterEqual = ">="

        /// The relation read from the other side.
        var mirrored: Relation {
            switch self {
            case .equal: .equal
            case .less: .greater
            case .lessEqual: .greaterEqual
            case .greater: .less
            case .greaterEqual: .lessEqual
            }
        }
    }

    public init(_ condition: MediaCondition) {
        let file = SourceFile(name: condition.span?.file.name ?? "", text: condition.text)
        var reader = MediaQueryReader(file: file, place: condition.span)
        root = reader.read()
        diagnostics = reader.diagnostics
        // What was read of it before the fault may say anything.
        if diagnostics.containsError { root = .unknown }
    }

    /// Whether the condition holds.
    public func matches(_ environment: StyleEnvironment) -> Bool { Self.value(root, environment) ?? false }

    /// True, false, or nil where an unknown term decides (Media Queries 4, §3.1: Kleene's logic).
    private static func value(_ node: Node, _ environment: StyleEnvironment) -> Bool? {
        switch node {
        case .always(let holds): return holds
        case .unknown: return nil
        case .has(let feature): return feature.isPresent(environment)
        case .test(let feature, let relation, let value): return feature.compare(environment, relation, value)
        case .not(let inner): return value(inner, environment).map { !$0 }
        case .any(let parts):
            var unknown = false
            for part in parts {
                guard let holds = value(part, environment) else { unknown = true; continue }
                if holds { return true }
            }
            return unknown ? nil : false
        case .all(let parts):
            var unknown = false
            for part in parts {
                guard let holds = value(part, environment) else { unknown = true; continue }
                if !holds { return false }
            }
            return unknown ? nil : true
        }
    }
}
