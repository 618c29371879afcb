import StyleDiagnostics
import StyleEngine

/// What is wrong with a pack or missing in it: it is loaded as `--pack` would, then its registrations are looked at.
public struct PackCheck {
    public let diagnostics: [Diagnostic]

    /// Errors: whatever keeps the pack from loading, unknown types, classes and enums, defaults that are no values.
    /// Warnings: registrations without a doc, types that nothing prints, names that another pack claims.
    package init(_ run: Run, pack: String) {
        let registry = run.styler.registry
        let own = Set(registry.packs.map(\.name)).subtracting(["standard", "UIKitPack", "MetricsPack"])
        var found = run.registrationDiagnostics
        let document = RegistryDocument(registry, kinds: RegistryDocument.Kind.allCases)
        for entry in document.entries where own.contains(entry.provider) && entry.doc.isEmpty && entry.kind != .colors {
            let name = entry.kind == .properties ? "\(entry.className ?? "").\(entry.name)" : entry.name
            let owner = entry.kind == .packs ? "" : " of \"\(entry.provider)\""
            found.append(Diagnostic("pack.missing-doc", .warning, "the \(entry.kind.singular) \"\(name)\"\(owner) has no doc"))
        }
        for entry in document.entries where own.contains(entry.provider) && entry.kind == .converters && entry.shape == "<\(entry.name)>" {
            found.append(Diagnostic("pack.missing-shape", .warning, "the converter \"\(entry.name)\" does not say what it accepts: give a shape"))
        }
        diagnostics = found + Self.collisions(registry, own)
    }

    /// The collisions of packs that are loaded together, a warning for each name.
    package static func collisions(_ run: Run) -> [Diagnostic] {
        collisions(run.styler.registry, Set(run.styler.registry.packs.map(\.name)))
    }

    private static func collisions(_ registry: PropertyRegistry, _ packs: Set<String>) -> [Diagnostic] {
        registry.contestedNames.filter { !packs.isDisjoint(with: $0.packs) }.map {
            Diagnostic("pack.contested-name", .warning, "\($0.claim): neither is reachable by it")
        }
    }
}
