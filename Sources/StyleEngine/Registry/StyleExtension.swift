/// A pack of registrations: classes, properties, enums, converters, functions, pseudo-classes, colours, sheets.
///
/// The built-ins are one (`StandardExtension`); an app or a pack adds its own with the same calls.
public protocol StyleExtension {
    /// The pack's name: letters, digits, `-`, `_`, `.`; it shows in `stylectl registry packs`.
    var name: String { get }
    /// Semantic version of the pack.
    var version: String { get }
    /// One sentence for people.
    var doc: String { get }

    /// Registers everything; the first failure ends it.
    func register(in registry: inout PropertyRegistry) throws(RegistrationFailure)
}

extension StyleExtension {
    public var version: String { "1.0.0" }
    public var doc: String { "" }
}

/// A pack that has been added to a registry.
public struct RegisteredPack: Hashable, Sendable {
    public var name: String
    public var version: String
    public var doc: String

    public init(name: String, version: String, doc: String = "") {
        self.name = name
        self.version = version
        self.doc = doc
    }
}
