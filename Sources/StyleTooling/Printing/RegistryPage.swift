import StyleDiagnostics
import StyleEngine

/// Registered things as a page in Markdown, a chapter a kind; the reference pages in `Docs/` are made by it.
public struct RegistryPage {
    private let registry: PropertyRegistry

    public init(_ registry: PropertyRegistry) { self.registry = registry }

    /// - Parameter command: the command that makes the page, named at its top.
    public func text(for kinds: [RegistryDocument.Kind], command: String) -> String {
        var lines = ["<!-- Made by `\(command)`, renewed by `make docs`; do not edit. -->"]
        for kind in kinds { lines += [""] + chapter(kind) }
        return lines.map { $0 + "\n" }.joined()
    }

    private func chapter(_ kind: RegistryDocument.Kind) -> [String] {
        switch kind {
        case .properties: return properties
        case .converters: return converters
        case .enums: return enums
        default:
            let entries = RegistryDocument(registry, kinds: [kind]).entries
            return ["# \(kind.rawValue.capitalizedFirst)", ""]
                + table(["name", "form", "means"], entries.map { [code($0.name), $0.shape.map(code) ?? "", $0.doc] })
        }
    }

    // MARK: Chapters

    private var properties: [String] {
        var lines = [
            "# Properties", "",
            "A class has the properties of its superclasses too. Names are compared without case and dashes. A type is one of",
            "[Values.md](Values.md). *inherited*: children take the value; *animatable*: changes may be animated; *layout*, *paint*, *text*:",
            "what a change costs.",
        ]
        let byOwner = Dictionary(grouping: registry.properties, by: \.owner)
        for definition in registry.classes {
            guard let rows = byOwner[definition.name], !rows.isEmpty else { continue }
            let superclass = definition.superclass.map { " : \($0)" } ?? ""
            lines += ["", "## \(definition.name)\(superclass)", "", definition.doc + ".", ""]
            lines += table(["property", "type", "default", "traits", "means"], rows.map(row))
            let prefixes = registry.keyPathPrefixes.filter { $0.owner == definition.name }
            if !prefixes.isEmpty {
                let list = prefixes.map { "\(code($0.name + ".")) (\($0.className))" }.joined(separator: ", ")
                lines += ["", "Objects inside: \(list)."]
            }
        }
        return lines
    }

    private func row(_ property: PropertyDefinition) -> [String] {
        let arguments = property.arguments.map { "\($0.name): \($0.enumName)" }.joined(separator: ", ")
        let name = code(property.keyPath + (arguments.isEmpty ? "" : "[\(arguments)]"))
        let aliases = property.aliases.isEmpty ? "" : " also " + property.aliases.map(code).joined(separator: ", ")
        var traits: [String] = []
        if property.isInherited { traits.append("inherited") }
        if property.isAnimatable { traits.append("animatable") }
        traits += property.affects.names
        if let range = property.range { traits.append(range.shape) }
        if let part = property.part { traits.append("part of \(code(part.whole))") }
        if let shorthand = property.shorthand, shorthand.longhands.count < 4 {
            traits.append("sets " + shorthand.longhands.map(code).joined(separator: ", "))
        }
        return [
            name + aliases, property.type, property.defaultText.map(code) ?? "", traits.joined(separator: ", "),
            property.doc,
        ]
    }

    private var converters: [String] {
        [
            "# Types", "",
            "What follows `--as` and what properties are of. A length is a number with a unit; percentages, `em` and their",
            "like stay as written.", "",
        ] + table(["type", "form", "means"], registry.converters.map { [code($0.name), code($0.shape), $0.doc] })
    }

    private var enums: [String] {
        var lines = [
            "# Enums", "",
            "A case is written in camelCase, with dashes, as the full constant, or by one of its other spellings. In a set (*flags*)",
            "any number of cases stand with blanks, commas or `|` between them.",
        ]
        for mapping in registry.enums {
            lines += [
                "", "## \(mapping.name)\(mapping.kind == .set ? " (flags)" : "")", "",
                mapping.doc.capitalizedFirst + ".", "",
            ]
            lines += table(
                ["case", "value", "also"],
                mapping.cases.map {
                    [code($0.name), String($0.rawValue), $0.otherNames.map(code).joined(separator: ", ")]
                })
        }
        return lines
    }

    // MARK: Markdown

    private func table(_ head: [String], _ rows: [[String]]) -> [String] {
        [line(head), line(head.map { _ in "---" })] + rows.map(line)
    }

    private func line(_ cells: [String]) -> String {
        "| " + cells.map { cell in cell.map { $0 == "|" ? "\\|" : String($0) }.joined() }.joined(separator: " | ")
            + " |"
    }

    private func code(_ text: String) -> String { "`\(text)`" }
}

extension ClosedRange<Double> {
    /// `[0,1]`, as CSS writes ranges.
    var shape: String { "[\(bound(lowerBound)),\(bound(upperBound))]" }

    private func bound(_ value: Double) -> String {
        value == .infinity ? "∞" : value == -.infinity ? "-∞" : JSONValue.number(value).compactText
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
