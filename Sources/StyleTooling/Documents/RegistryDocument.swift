import StyleDiagnostics
import StyleEngine
import StyleValues

/// What `registry` prints: everything registered, by whom.
public struct RegistryDocument {
    /// One registered thing; what does not apply is empty.
    public struct Entry {
        public var kind: Kind
        public var name: String
        public var className: String?
        public var type: String?
        public var shape: String?
        public var defaultText: String?
        public var aliases: [String] = []
        public var arguments: [ArgumentDefinition] = []
        public var cases: [EnumMapping.Case] = []
        public var doc: String
        public var provider: String
    }

    /// The kinds, by the words of the command line.
    public enum Kind: String, CaseIterable, Sendable {
        case properties, classes, enums, converters, functions
        case pseudoClasses = "pseudo-classes"
        case colors, packs

        /// One of them.
        public var singular: String {
            switch self {
            case .properties: "property"
            case .classes: "class"
            case .pseudoClasses: "pseudo-class"
            default: String(rawValue.dropLast())
            }
        }
    }

    public let entries: [Entry]

    /// All entries of the kinds, in the order of the kinds, then by name.
    public init(_ registry: PropertyRegistry, kinds: [Kind]) {
        entries = kinds.flatMap { Self.entries(of: $0, registry) }
    }

    public var json: JSONValue {
        ["version": 1, "entries": .array(entries.map(\.json))]
    }

    /// The shape of the type, with the bounds of the property.
    private static func shape(of property: PropertyDefinition, _ registry: PropertyRegistry) -> String? {
        guard let shape = registry.converter(forType: property.type)?.shape else { return nil }
        return property.range.map { "\(shape) \($0.shape)" } ?? shape
    }

    private static func entries(of kind: Kind, _ registry: PropertyRegistry) -> [Entry] {
        switch kind {
        case .properties:
            registry.properties.map { property in
                Entry(
                    kind: kind, name: property.name, className: property.owner, type: property.type,
                    shape: shape(of: property, registry), defaultText: property.defaultText,
                    aliases: (property.keyPath == property.name ? [] : [property.keyPath]) + property.aliases,
                    arguments: property.arguments, doc: property.doc, provider: property.provider)
            }
        case .classes:
            registry.classes.map {
                Entry(
                    kind: kind, name: $0.name, className: $0.superclass, aliases: $0.elementNames, doc: $0.doc,
                    provider: $0.provider)
            }
        case .enums:
            registry.enums.map { mapping in
                Entry(
                    kind: kind, name: mapping.name, type: mapping.name,
                    shape: registry.converter(forType: mapping.name)?.shape,
                    cases: mapping.cases, doc: mapping.doc, provider: mapping.provider)
            }
        case .converters:
            registry.converters.map {
                Entry(kind: kind, name: $0.name, type: $0.name, shape: $0.shape, doc: $0.doc, provider: $0.provider)
            }
        case .functions:
            registry.listedFunctions.map {
                Entry(
                    kind: kind, name: $0.name, shape: "\($0.name)(\($0.parameters))", doc: $0.doc,
                    provider: registry.providerOfFunction($0.name))
            }
        case .pseudoClasses:
            registry.allPseudoClasses.map {
                Entry(kind: kind, name: $0.name, shape: $0.shape, doc: $0.doc, provider: $0.provider)
            }
        case .colors:
            registry.allColors.map {
                Entry(
                    kind: kind, name: $0.name, type: "color", defaultText: $0.color.text, doc: "", provider: $0.provider
                )
            }
        case .packs:
            registry.packs.map { Entry(kind: kind, name: $0.name, shape: $0.version, doc: $0.doc, provider: $0.name) }
        }
    }
}

extension RegistryDocument.Entry {
    var json: JSONValue {
        [
            "kind": .string(kind.singular), "name": .string(name), "class": .optional(className),
            "type": .optional(type),
            "shape": .optional(shape), "default": .optional(defaultText),
            "aliases": .array(aliases.map(JSONValue.string)),
            "arguments": .array(arguments.map { ["name": .string($0.name), "enum": .string($0.enumName)] }),
            "cases": .array(
                cases.map {
                    [
                        "name": .string($0.name), "rawValue": .integer($0.rawValue),
                        "otherNames": .array($0.otherNames.map(JSONValue.string)),
                    ]
                }),
            "doc": .string(doc), "provider": .string(provider),
        ]
    }
}
