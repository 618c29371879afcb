import StyleDiagnostics
import StyleExpressions
import StyleValues

/// Everything that sheets may name: classes, properties, enums, converters, functions, pseudo-classes, colours.
///
/// A value: a copy is a snapshot, so that a script which fails leaves the host's registry as it was.
/// A name can be registered once; a second registration is an error that names both packs.
public struct PropertyRegistry {
    public private(set) var packs: [RegisteredPack] = []
    public private(set) var functions = FunctionLibrary()
    public private(set) var namedColors: [String: Color] = [:]
    /// The class whose properties elements of unknown types have; nil for none.
    public var fallbackClass: String?
    /// The texts that `localized()` looks up.
    public var strings = StringTable() { didSet { revision += 1 } }
    /// What packs let a host or script set; part of the snapshot.
    public var settings = PackSettings() { didSet { revision += 1 } }
    /// The colours of CSS and UIKit.
    let standardColors = NamedColors()
    private(set) var classesByName: [String: ClassDefinition] = [:]
    /// Folded spellings (with and without `UI`, element names) to class names.
    private(set) var classNames: [String: String] = [:]
    /// Folded key paths and aliases to definitions, by class name.
    private(set) var propertiesByClass: [String: [String: PropertyDefinition]] = [:]
    private(set) var enumsByName: [String: EnumMapping] = [:]
    private(set) var convertersByName: [String: ValueConverter] = [:]
    private(set) var pseudoClassesByName: [String: PseudoClassDefinition] = [:]
    /// Class of the object at a nested-property prefix, by class name and folded prefix.
    private(set) var prefixesByClass: [String: [String: KeyPathPrefix]] = [:]
    private(set) var functionProviders: [String: String] = [:]
    /// Short names of functions and types that several packs claim, with those packs.
    private(set) var contested: [String: [String]] = [:]
    private var colorProviders: [String: String] = [:]
    /// Counts registrations; equal numbers of one registry mean equal contents.
    public private(set) var revision = 0
    /// The pack that is registering.
    private var provider = "app"
    /// Whether that is a pack, whose names are reachable as `pack.name` too and may be claimed by another one.
    private var isPack = false

    /// A registry with nothing in it, not even the built-ins; see `standard`.
    public init() {}

    /// Adds all that an extension registers, under its name; nothing of it if a call fails.
    public mutating func add(_ pack: some StyleExtension) throws(RegistrationFailure) {
        if packs.contains(where: { $0.name == pack.name }) { return }
        var next = self
        next.provider = pack.name
        next.isPack = !(pack is StandardExtension)
        try pack.register(in: &next)
        next.packs.append(RegisteredPack(name: pack.name, version: pack.version, doc: pack.doc))
        next.provider = provider
        next.isPack = isPack
        self = next
    }

    /// Registers what `body` registers under the name of a pack that is no Swift type, or of a script.
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

    public mutating func register(_ definition: ClassDefinition) throws(RegistrationFailure) {
        try refuseSecond("class", definition.name, classesByName[definition.name]?.provider)
        var definition = definition
        definition.provider = provider
        var spellings = [definition.name] + definition.elementNames
        if definition.name.hasPrefix("UI"), definition.name.count > 2 {
            spellings.append(String(definition.name.dropFirst(2)))
        }
        for spelling in spellings where classNames[Self.folded(spelling)] == nil {
            classNames[Self.folded(spelling)] = definition.name
        }
        classesByName[definition.name] = definition
        revision += 1
    }

    /// Adds a property, with the type that it brings.
    ///
    /// - Parameter replacing: whether it may take the place of one of that name. The other one stays its fallback: it
    ///   sets and reads what the new one's closures refuse, and gives what the new one leaves out.
    public mutating func register(_ definition: PropertyDefinition, replacing: Bool = false) throws(RegistrationFailure)
    {
        let key = Self.folded(definition.keyPath)
        var definition = definition
        if replacing, let old = propertiesByClass[definition.owner]?[key] {
            definition = definition.falling(backTo: old)
            propertiesByClass[definition.owner] = propertiesByClass[definition.owner]?.filter {
                $0.value.keyPath != old.keyPath
            }
        } else {
            try refuseSecond(
                "property", "\(definition.owner).\(definition.keyPath)",
                propertiesByClass[definition.owner]?[key]?.provider)
        }
        if let type = definition.ownType, convertersByName[definition.type] == nil, enumsByName[definition.type] == nil
        {
            switch type {
            case .converter(let converter): try register(converter)
            case .enumeration(let mapping): try register(mapping)
            }
        }
        definition.provider = provider
        propertiesByClass[definition.owner, default: [:]][key] = definition
        for alias in definition.aliases where propertiesByClass[definition.owner]?[Self.folded(alias)] == nil {
            propertiesByClass[definition.owner]?[Self.folded(alias)] = definition
        }
        revision += 1
    }

    /// Adds an enum; with `replacing` in the place of one of that name.
    public mutating func register(_ mapping: EnumMapping, replacing: Bool = false) throws(RegistrationFailure) {
        var mapping = mapping
        mapping.provider = provider
        if isPack { enumsByName[qualified(mapping.name)] = mapping }
        revision += 1
        if !replacing, try contestType(mapping.name) { return }
        if !replacing { try refuseSecond("enum", mapping.name, enumsByName[mapping.name]?.provider) }
        try refuseSecond("type", mapping.name, convertersByName[mapping.name]?.provider)
        enumsByName[mapping.name] = mapping
    }

    /// Adds a converter.
    ///
    /// - Parameter replacing: whether it may take the place of one of that name. The other one stays its fallback: it
    ///   reads what the new one refuses, and prints what the new one does not.
    public mutating func register(_ converter: ValueConverter, replacing: Bool = false) throws(RegistrationFailure) {
        var converter = converter
        if replacing, let old = self.converter(forType: converter.name) {
            converter = converter.falling(backTo: old)
        } else if try contestType(converter.name) {
            converter.provider = provider
            convertersByName[qualified(converter.name)] = converter
            revision += 1
            return
        } else {
            try refuseSecond("converter", converter.name, convertersByName[converter.name]?.provider)
            try refuseSecond("type", converter.name, enumsByName[converter.name]?.provider)
        }
        converter.provider = provider
        convertersByName[converter.name] = converter
        if isPack { convertersByName[qualified(converter.name)] = converter }
        revision += 1
    }

    /// Adds a function.
    ///
    /// - Parameter replacing: whether it may take the place of one of that name, which stays reachable as `pack.name`.
    public mutating func register(_ function: ExpressionFunction, replacing: Bool = false) throws(RegistrationFailure) {
        let name = function.name
        revision += 1
        if isPack { functions.set(function.named(qualified(name))) }
        if let first = functionProviders[name], first != provider {
            if replacing {
                if let old = functions[name] { functions.set(old.named("\(first).\(name)")) }
            } else if isPack, packs.contains(where: { $0.name == first && $0.name != StandardExtension().name }) {
                contest(name, first)
                functionProviders["\(first).\(name)"] = first
                functionProviders[name] = nil
            }
        }
        if contested[name] != nil, isPack, !replacing {
            contest(name, provider)
            functionProviders[qualified(name)] = provider
            functions.set(.contested(name, by: contested[name] ?? []))
            return
        }
        if !replacing { try refuseSecond("function", name, functionProviders[name]) }
        functionProviders[name] = provider
        functions.set(function)
    }

    /// Whether another pack claims the type's short name already; then it means neither.
    private mutating func contestType(_ name: String) throws(RegistrationFailure) -> Bool {
        guard isPack else { return false }
        if contested[name] == nil {
            guard let first = convertersByName[name]?.provider ?? enumsByName[name]?.provider, first != provider,
                packs.contains(where: { $0.name == first && $0.name != StandardExtension().name })
            else { return false }
            contest(name, first)
        }
        contest(name, provider)
        enumsByName[name] = nil
        convertersByName[name] = .contested(name, by: contested[name] ?? [])
        return true
    }

    private mutating func contest(_ name: String, _ pack: String) {
        if contested[name]?.contains(pack) != true { contested[name, default: []].append(pack) }
    }

    /// `pack.name` for a name that the present pack registers.
    private func qualified(_ name: String) -> String { "\(provider).\(name)" }

    public mutating func register(_ pseudoClass: PseudoClassDefinition) throws(RegistrationFailure) {
        let key = Self.folded(pseudoClass.name)
        try refuseSecond("pseudo-class", pseudoClass.name, pseudoClassesByName[key]?.provider)
        var pseudoClass = pseudoClass
        pseudoClass.provider = provider
        pseudoClassesByName[key] = pseudoClass
        if isPack { pseudoClassesByName[Self.folded(qualified(pseudoClass.name))] = pseudoClass }
        revision += 1
    }

    /// Names a colour for every sheet; case and dashes are ignored.
    public mutating func registerColor(_ name: String, _ color: Color) throws(RegistrationFailure) {
        let key = Self.folded(name)
        try refuseSecond("named color", name, colorProviders[key])
        colorProviders[key] = provider
        namedColors[key] = color
        if isPack { namedColors[Self.folded(qualified(name))] = color }
        revision += 1
    }

    /// Lets sheets write `titleLabel.font` on `owner`: the properties of `className` under a prefix.
    ///
    /// - Parameter object: the object at the prefix, which takes the values; nil for prefixes that only change sets
    ///   report.
    public mutating func registerKeyPath(
        _ prefix: String, of owner: String, class className: String, span: SourceSpan? = nil,
        object: ((AnyObject) -> AnyObject?)? = nil
    ) throws(RegistrationFailure) {
        let key = Self.folded(prefix)
        try refuseSecond("key path", "\(owner).\(prefix)", prefixesByClass[owner]?[key]?.provider)
        prefixesByClass[owner, default: [:]][key] = KeyPathPrefix(
            name: prefix, owner: owner, className: className, object: object, span: span, provider: provider)
        revision += 1
    }

    /// A name without case and dashes, as property names, enum cases and pseudo-classes are compared.
    static func folded(_ name: String) -> String {
        String(decoding: name.utf8.filter { $0 != 0x2D }, as: UTF8.self).lowercased()
    }

    func provider(ofFunction name: String) -> String { functionProviders[name] ?? "" }

    func provider(ofColor foldedName: String) -> String { colorProviders[foldedName] ?? "" }

    private func refuseSecond(_ kind: String, _ name: String, _ first: String?) throws(RegistrationFailure) {
        guard let first else { return }
        throw RegistrationFailure(
            first == provider
                ? "the \(kind) \"\(name)\" is registered twice by \"\(provider)\""
                : "the \(kind) \"\(name)\" of \"\(provider)\" is already registered by \"\(first)\"")
    }
}

/// A nested-property prefix of a class: `titleLabel` of `UIButton`, an object of class `UILabel`.
public struct KeyPathPrefix {
    public var name: String
    public var owner: String
    public var className: String
    /// The object at the prefix of an owner's object; nil where nobody said.
    public var object: ((AnyObject) -> AnyObject?)?
    public var span: SourceSpan?
    public var provider: String
}
