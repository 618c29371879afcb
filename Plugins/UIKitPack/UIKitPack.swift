import StyleEngine

/// The catalogue of UIKit: classes, properties with their arguments, and enums, as tables.
///
/// It holds names only and needs no UIKit, so that sheets for apps are read, checked and resolved anywhere.
/// Sources: UIKit's headers; the property tables of InterfaCSS 1.5.5 and 2.0; the registrations of Classy.
public struct UIKitPack: StyleExtension {
    public let name = "UIKitPack"
    public let doc = "the classes, properties and enums of UIKit"

    /// The whole catalogue; there is nothing to choose.
    public init() {}

    public func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
        for mapping in Self.enums { try registry.register(mapping) }
        for table in Self.tables {
            try registry.register(table.classDefinition)
            for property in table.propertyDefinitions { try registry.register(property) }
            for (prefix, className) in table.keyPaths {
                try registry.registerKeyPath(prefix, of: table.name, class: className)
            }
        }
    }

    /// The enums, grouped as their files.
    static var enums: [EnumMapping] {
        EnumMapping.viewEnums + EnumMapping.controlEnums + EnumMapping.textEnums + EnumMapping.barEnums
            + EnumMapping.listEnums + EnumMapping.controllerEnums + EnumMapping.flexEnums
    }

    /// The classes, each superclass before its subclasses.
    static var tables: [ClassTable] {
        ClassTable.roots + ClassTable.layers + ClassTable.views + ClassTable.text + ClassTable.controls
            + ClassTable.indicators + ClassTable.lists + ClassTable.bars + ClassTable.barItems + ClassTable.controllers
    }
}
