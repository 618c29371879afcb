import StyleDiagnostics
import StyleExpressions
import StyleValues

/// Everything that sheets may name: classes, properties, enums, converters, functions, pseudo-classes, colours.
///
/// A value: a copy is a snapshot, so that a script which fails leaves the host's registry as it was.
/// A name can be registered once. Packs that claim one name are reachable by `pack.name`, and the name alone means neither;
/// any other second registration is an error that names both.
public struct PropertyRegistry {
    public internal(set) var packs: [RegisteredPack] = []
    public internal(set) var functions = FunctionLibrary()
    public internal(set) var namedColors: [String: Color] = [:]
    /// The class whose properties elements of unknown types have; nil for none.
    public var fallbackClass: String?
    /// The texts that `localized()` looks up.
    public var strings = StringTable() { didSet { revision += 1 } }
    /// What packs let a host or script set; part of the snapshot.
    public var settings = PackSettings() { didSet { revision += 1 } }
    /// The colours of CSS and UIKit.
    let standardColors = NamedColors()
    var classesByName: [String: ClassDefinition] = [:]
    /// Folded spellings (with and without `UI`, element names) to class names.
    var classNames: [String: String] = [:]
    /// Folded key paths and aliases to definitions, by class name; with the pack's name before a contested one, and
    /// before one that another has replaced.
    var propertiesByClass: [String: [String: PropertyDefinition]] = [:]
    var enumsByName: [String: EnumMapping] = [:]
    var convertersByName: [String: ValueConverter] = [:]
    var pseudoClassesByName: [String: PseudoClassDefinition] = [:]
    /// Class of the object at a nested-property prefix, by class name and folded prefix.
    var prefixesByClass: [String: [String: KeyPathPrefix]] = [:]
    /// Numbers properties; shared by all copies of a registry, so that a number never means two things.
    let identities = PropertyIdentities()
    var definitionsByID: [PropertyID: PropertyDefinition] = [:]
    var prefixesByID: [PropertyID: KeyPathPrefix] = [:]
    var functionProviders: [String: String] = [:]
    /// Short names that several packs claim.
    var contested: [ContestedName.Key: ContestedName] = [:]
    var colorProviders: [String: String] = [:]
    /// The Swift types of packs, by name.
    private var extensionTypes: [String: ObjectIdentifier] = [:]
    /// Counts registrations; equal numbers of one registry mean equal contents.
    public internal(set) var revision = 0
    /// The pack that is registering.
    var provider = "app"
    /// Whether that is a pack, whose names are reachable as `pack.name` too and may be claimed by another one.
    var isPack = false

    /// A registry with nothing in it, not even the built-ins; see `standard`.
    public init() {}

    /// Adds all that an extension registers, under its name; nothing of it if a call fails, or if it is there already.
    public mutating func add(_ pack: some StyleExtension) throws(RegistrationFailure) {
        let identity = ObjectIdentifier(type(of: pack))
        if let taken = packs.first(where: { $0.name.lowercased() == pack.name.lowercased() }) {
            if taken.name == pack.name, extensionTypes[pack.name] == identity { return }
            throw RegistrationFailure(
                "\"\(pack.name)\" is the name of another pack, \"\(taken.name)\" \(taken.version): "
                    + "this one needs a name of its own")
        }
        try WritableName.check("the name of a pack", pack.name)
        var next = self
        next.extensionTypes[pack.name] = identity
        next.provider = pack.name
        next.isPack = !(pack is StandardExtension)
        try pack.register(in: &next)
        next.packs.append(RegisteredPack(name: pack.name, version: pack.version, doc: pack.doc))
        next.provider = provider
        next.isPack = isPack
        self = next
    }

    /// Registers what `body` registers under the name of a pack that is no Swift type, or of a script.
    @discardableResult
    public mutating func asProvider<R>(
        _ name: String, isPack: Bool = false, _ body: (inout PropertyRegistry) throws(RegistrationFailure) -> R
    ) throws(RegistrationFailure) -> R {
        let before = (provider, self.isPack)
        (provider, self.isPack) = (name, isPack)
        defer { (provider, self.isPack) = before }
        return try body(&self)
    }

    /// Notes a pack that registers by other calls (a Lua pack).
    public mutating func note(_ pack: RegisteredPack) {
        if !packs.contains(where: { $0.name == pack.name }) { packs.append(pack) }
    }

    /// A name without case and dashes, as property names, enum cases and pseudo-classes are compared.
    static func folded(_ name: String) -> String {
        String(decoding: name.utf8.filter { $0 != 0x2D }, as: UTF8.self).lowercased()
    }

    func provider(ofFunction name: String) -> String { functionProviders[name] ?? "" }

    func provider(ofColor foldedName: String) -> String { colorProviders[foldedName] ?? "" }
}
