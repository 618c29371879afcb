import StyleEngine

/// One class with its rows: the format of every file in `Tables/`.
struct ClassTable: Sendable {
    var name: String
    var superclass: String?
    /// Names in views besides the class name and the class name without `UI`.
    var elementNames: [String]
    var doc: String
    /// Objects that sheets may reach into: the property's name and the class of the object.
    var keyPaths: KeyValuePairs<String, String>
    /// The properties that the class adds to those of its superclass, sorted by key path.
    var properties: [PropertyRow]

    init(
        _ name: String, extends superclass: String? = nil, elementNames: [String] = [], _ doc: String,
        keyPaths: KeyValuePairs<String, String> = [:], properties: [PropertyRow] = []
    ) {
        self.name = name
        self.superclass = superclass
        self.elementNames = elementNames
        self.doc = doc
        self.keyPaths = keyPaths
        self.properties = properties
    }

    var classDefinition: ClassDefinition {
        ClassDefinition(name, extends: superclass, elementNames: elementNames, doc: doc)
    }

    /// The definitions of the rows; a class with a font has the properties of the font's parts too.
    var propertyDefinitions: [PropertyDefinition] {
        let hasFont = properties.contains { $0.keyPath == "font" && $0.type == "font" }
        return properties.map { $0.definition(of: name) }
            + (hasFont ? FontPart.allCases.map { $0.definition(of: name) } : [])
    }
}
