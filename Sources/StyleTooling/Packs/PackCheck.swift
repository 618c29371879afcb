import StyleDiagnostics
import StyleEngine

/// What is wrong with a pack or missing in it: it is loaded as `--pack` would, then its registrations are looked at.
public struct PackCheck {
    public let diagnostics: [Diagnostic]

    /// Errors: whatever keeps the pack from loading, unknown types, classes and enums, defaults that are no values.
    /// Warnings: registrations without a doc, types that nothing prints, names that another pack claims.
    public init(_ session: StylingSession, pack: String) {
        let registry = session.styler.registry
        let own = Set(registry.packs.map(\.name)).subtracting(["standard", "UIKitPack", "MetricsPack"])
        var found = session.registrationDiagnostics
        let document = RegistryDocument(registry, kinds: RegistryDocument.Kind.allCases)
        for entry in document.entries where own.contains(entry.provider) && entry.doc.isEmpty && entry.kind != .colors {
            let name = entry.kind == .properties ? "\(entry.className ?? "").\(entry.name)" : entry.name
            found.append(Diagnostic("pack.missing-doc", .warning, "the \(entry.kind.singular) \"\(name)\" of \"\(entry.provider)\" has no doc"))
        }
        for entry in document.entries where own.contains(entry.provider) && entry.kind == .converters && entry.shape == "<\(entry.name)>" {
            found.append(Diagnostic("pack.missing-shape", .warning, "the converter \"\(entry.name)\" does not say what it accepts: give a shape"))
        }
        for (name, packs) in registry.contestedNames where !own.isDisjoint(with: packs) {
            found.append(
                Diagnostic("pack.contested-name", .warning, "\"\(name)\" is claimed by the packs \(packs.map { "\"\($0)\"" }.joined(separator: " and ")): neither is reachable by it"))
        }
        diagnostics = found
    }
}
