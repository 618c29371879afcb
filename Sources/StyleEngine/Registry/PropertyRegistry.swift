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
    var classesByName: [String: ClassDefinition] = [:]
    /// Folded spellings (with and without `UI`, element names) to class names.
    var classNames: [String: String] = [:]
    /// Folded key paths and aliases to definitions, by class name; with the pack's name before a contested one, and
    /// before one that another has replaced.
    var propertiesByClass: [String: [String: PropertyDefinition]] = [:]
    private(set) var enumsByName: [String: EnumMapping] = [:]
    private(set) var convertersByName: [String: ValueConverter] = [:]
    private(set) var pseudoClassesByName: [String: PseudoClassDefinition] = [:]
    /// Class of the object at a nested-property prefix, by class name and folded prefix.
    var prefixesByClass: [String: [String: KeyPathPrefix]] = [:]
    private(set) var functionProviders: [String: String] = [:]
    /// Short names that several packs claim.
    var contested: [ContestedName.Key: ContestedName] = [:]
    private var colorProviders: [String: String] = [:]
    /// The Swift types of packs, by name.
    private var extensionTypes: [String: ObjectIdentifier] = [:]
    /// Counts registrations; equal numbers of one registry mean equal contents.
    public private(set) var revision = 0
    /// The pack that is registering.
    private var provider = "app"
    /// Whether that is a pack, whose names are reachable as `pack.name` too and may be claimed by another one.
    private var isPack = false

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

    /// Adds a class.
    public mutating func register(_ definition: ClassDefinition) throws(RegistrationFailure) {
        try WritableName.check("a class", definition.name)
        for name in definition.elementNames { try WritableName.check("an element", name) }
        try refuseCycle(definition)
        var definition = definition
        let short = definition.name
        definition.provider = provider
        definition.superclass = definition.superclass.map(ownClass)
        let claimed = try claim(.init(kind: .class, name: short), spelled: short, classesByName[short]?.provider)
        if let claimed {
            if let first = claimed { separateClasses(short, first: first, second: provider) }
            definition.name = qualified(short)
        }
        var spellings = [short]
        if short.hasPrefix("UI"), short.count > 2 { spellings.append(String(short.dropFirst(2))) }
        for spelling in spellings {
            let key = Self.folded(spelling)
            if definition.name != short {
                classNames[Self.folded(qualified(spelling))] = definition.name
                contested[.init(kind: .element, name: key)] = contested[.init(kind: .class, name: short)]
                // Without case and `UI` the name is as contested as it is in full.
                if let first = claimed ?? nil, classNames[key] == "\(first).\(short)" {
                    classNames[Self.folded("\(first).\(spelling)")] = classNames[key]
                    classNames[key] = nil
                }
            } else if classNames[key] == nil {
                classNames[key] = definition.name
            }
        }
        for spelling in definition.elementNames { try register(element: spelling, of: definition.name) }
        classesByName[definition.name] = definition
        adoptMembers(of: definition.name, calledBefore: qualified(short))
        revision += 1
    }

    /// A class may be registered before the one it extends: the last of a circle closes it.
    private func refuseCycle(_ definition: ClassDefinition) throws(RegistrationFailure) {
        guard let superclass = definition.superclass else { return }
        let chain = superclass == definition.name ? [superclass] : classChain(superclass)
        guard chain.last == definition.name || classesByName[chain.last ?? ""]?.superclass == definition.name else { return }
        let names = [definition.name] + chain + (chain.last == definition.name ? [] : [definition.name])
        throw RegistrationFailure(
            chain == [definition.name]
                ? "the class \"\(definition.name)\" extends itself"
                : "classes extend each other in a circle: \(names.joined(separator: " → "))", id: "registry.bad-definition")
    }

    private mutating func register(element spelling: String, of className: String) throws(RegistrationFailure) {
        let key = Self.folded(spelling)
        let other = classNames[key]
        guard other != className else { return }
        if let first = try claim(
            .init(kind: .element, name: key), spelled: spelling, other.flatMap { classesByName[$0]?.provider })
        {
            if let first, let other { classNames[Self.folded("\(first).\(spelling)")] = other }
            classNames[key] = nil
            classNames[Self.folded(qualified(spelling))] = className
        } else {
            classNames[key] = className
        }
    }

    /// Properties and key paths may be registered before their class, by its name with the pack's.
    private mutating func adoptMembers(of name: String, calledBefore qualified: String) {
        guard isPack, name != qualified else { return }
        for (key, definition) in propertiesByClass.removeValue(forKey: qualified) ?? [:] {
            var definition = definition
            definition.owner = name
            propertiesByClass[name, default: [:]][key] = definition
        }
        for (key, prefix) in prefixesByClass.removeValue(forKey: qualified) ?? [:] {
            var prefix = prefix
            prefix.owner = name
            prefixesByClass[name, default: [:]][key] = prefix
        }
    }

    /// Adds a property, with the type that it brings.
    ///
    /// - Parameter replacing: whether it may take the place of one of that name. The other one stays its fallback: it
    ///   sets and reads what the new one's closures refuse, and gives what the new one leaves out; and it stays
    ///   reachable by its pack's name.
    public mutating func register(_ definition: PropertyDefinition, replacing: Bool = false) throws(RegistrationFailure)
    {
        try WritableName.check("a property", definition.keyPath)
        for alias in definition.aliases { try WritableName.check("a property", alias) }
        for (index, argument) in definition.arguments.enumerated() {
            try WritableName.check("an argument", argument.name)
            let before = definition.arguments[..<index]
            guard before.contains(where: { Self.folded($0.name) == Self.folded(argument.name) }) else { continue }
            throw RegistrationFailure(
                "the property \"\(definition.owner).\(definition.keyPath)\" has two arguments \"\(argument.name)\"",
                id: "registry.bad-definition")
        }
        let key = Self.folded(definition.keyPath)
        var definition = definition
        definition.owner = ownClass(definition.owner)
        definition.registrations = []
        let owner = definition.owner
        if replacing, let old = propertiesByClass[owner]?[key] {
            definition = definition.falling(backTo: old)
            rename(old, of: owner, removing: true)
        } else {
            let present = propertiesByClass[owner]?[key]
            if let first = try claim(
                .init(kind: .property, owner: owner, name: key), spelled: definition.keyPath, present?.provider)
            {
                if first != nil, let present { giveUp(key, of: owner, present) }
                definition.needsPackName = true
            }
        }
        if let type = definition.ownType, convertersByName[definition.type] == nil, enumsByName[definition.type] == nil
        {
            switch type {
            case .converter(let converter): try register(converter)
            case .enumeration(let mapping): try register(mapping)
            }
        }
        definition.provider = provider
        definition.registrations.insert(revision + 1, at: 0)
        definition.type = ownType(definition.type)
        for index in definition.arguments.indices {
            definition.arguments[index].enumName = ownType(definition.arguments[index].enumName)
        }
        propertiesByClass[owner, default: [:]][definition.needsPackName ? Self.folded(definition.writtenKeyPath) : key] = definition
        for alias in definition.aliases { try register(alias, as: definition) }
        revision += 1
    }

    private mutating func register(_ alias: String, as definition: PropertyDefinition) throws(RegistrationFailure) {
        let (owner, key) = (definition.owner, Self.folded(alias))
        let other = propertiesByClass[owner]?[key]
        if let other, other.provider == provider {
            guard other.keyPath != definition.keyPath else { return }
            let role = Self.folded(other.keyPath) == key ? "the name" : "an alias"
            throw RegistrationFailure(
                "the alias \"\(alias)\" of the property \"\(owner).\(definition.keyPath)\" is \(role) of "
                    + "\"\(owner).\(other.keyPath)\" already")
        }
        if let first = try claim(.init(kind: .property, owner: owner, name: key), spelled: alias, other?.provider) {
            if first != nil, let other { giveUp(key, of: owner, other) }
            let name = Self.folded(qualified(alias))
            propertiesByClass[owner]?[name] = definition
        } else {
            propertiesByClass[owner]?[key] = definition
        }
    }

    /// Takes a name that two packs claim from the property that had it: it has the name with its pack's instead.
    private mutating func giveUp(_ key: String, of owner: String, _ present: PropertyDefinition) {
        if Self.folded(present.keyPath) == key {
            rename(present, of: owner, removing: false)
        } else {
            propertiesByClass[owner]?[key] = nil
            propertiesByClass[owner]?[Self.folded("\(present.provider).") + key] = present
        }
    }

    /// Lets a property be reached by its key path with its pack's name before it, and not by the key path alone.
    ///
    /// - Parameter removing: whether the short aliases go too.
    private mutating func rename(_ old: PropertyDefinition, of owner: String, removing: Bool) {
        var renamed = old
        renamed.needsPackName = true
        for (key, definition) in propertiesByClass[owner] ?? [:]
        where definition.keyPath == old.keyPath && definition.provider == old.provider {
            if removing || key == Self.folded(old.keyPath) {
                propertiesByClass[owner]?[key] = nil
            } else {
                propertiesByClass[owner]?[key] = renamed
            }
        }
        propertiesByClass[owner]?[Self.folded(renamed.writtenKeyPath)] = renamed
    }

    /// Adds an enum; with `replacing` in the place of one of that name.
    public mutating func register(_ mapping: EnumMapping, replacing: Bool = false) throws(RegistrationFailure) {
        try mapping.checkCases()
        var mapping = mapping
        mapping.provider = provider
        if isPack { enumsByName[qualified(mapping.name)] = mapping }
        revision += 1
        if !replacing, try contestsType(mapping.name) { return }
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
        } else if try contestsType(converter.name) {
            converter.provider = provider
            convertersByName[qualified(converter.name)] = converter
            revision += 1
            return
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
        try WritableName.check(function: name)
        revision += 1
        if isPack { functions.set(function.named(qualified(name))) }
        let present = functionProviders[name]
        if replacing {
            if let present, present != provider, let old = functions[name] { functions.set(old.named("\(present).\(name)")) }
        } else if let first = try claim(.init(kind: .function, name: name), spelled: name, present) {
            if let first { functionProviders["\(first).\(name)"] = first }
            functionProviders[name] = nil
            functionProviders[qualified(name)] = provider
            if let contested = contested[.init(kind: .function, name: name)] { functions.set(.contested(contested)) }
            return
        }
        functionProviders[name] = provider
        functions.set(function)
    }

    /// Whether another pack claims the type's short name already; then it means neither.
    private mutating func contestsType(_ name: String) throws(RegistrationFailure) -> Bool {
        let key = ContestedName.Key(kind: .type, name: name)
        let present = enumsByName[name]?.provider ?? convertersByName[name]?.provider
        guard let first = try claim(key, spelled: name, present) else { return false }
        if let first { separateTypes(name, first: first, second: provider) }
        enumsByName[name] = nil
        if let contested = contested[key] { convertersByName[name] = .contested(contested) }
        return true
    }

    public mutating func register(_ pseudoClass: PseudoClassDefinition) throws(RegistrationFailure) {
        let key = Self.folded(pseudoClass.name)
        try WritableName.check("a pseudo-class", pseudoClass.name)
        if StructuralPseudoClass.isBuiltIn(key) { try refuseSecond("pseudo-class", pseudoClass.name, StandardExtension().name) }
        var pseudoClass = pseudoClass
        pseudoClass.provider = provider
        let isContested = try claim(
            .init(kind: .pseudoClass, name: key), spelled: pseudoClass.name, pseudoClassesByName[key]?.provider) != nil
        pseudoClassesByName[key] = isContested ? nil : pseudoClass
        if isPack { pseudoClassesByName[Self.folded(qualified(pseudoClass.name))] = pseudoClass }
        revision += 1
    }

    /// Names a colour for every sheet; case and dashes are ignored.
    public mutating func registerColor(_ name: String, _ color: Color) throws(RegistrationFailure) {
        let key = Self.folded(name)
        let first = try claim(.init(kind: .color, name: key), spelled: name, colorProviders[key])
        colorProviders[key] = first == nil ? provider : nil
        namedColors[key] = first == nil ? color : nil
        if isPack {
            namedColors[Self.folded(qualified(name))] = color
            colorProviders[Self.folded(qualified(name))] = provider
        }
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
        try WritableName.check("a key path", prefix)
        let owner = ownClass(owner)
        var key = Self.folded(prefix)
        var definition = KeyPathPrefix(
            name: prefix, owner: owner, className: ownClass(className), object: object, span: span, provider: provider)
        if let first = try claim(
            .init(kind: .keyPath, owner: owner, name: key), spelled: prefix, prefixesByClass[owner]?[key]?.provider)
        {
            if let first, var present = prefixesByClass[owner]?.removeValue(forKey: key) {
                present.name = "\(first).\(present.name)"
                prefixesByClass[owner]?[Self.folded(present.name)] = present
            }
            definition.name = qualified(prefix)
            key = Self.folded(definition.name)
        }
        prefixesByClass[owner, default: [:]][key] = definition
        revision += 1
    }

    // MARK: Claims

    /// Claims a short name for the present pack, or refuses it.
    ///
    /// - Parameter present: who has the name now; nil for nobody.
    /// - Returns: nil if the name is the pack's alone; else the pack that it must be taken from, nil inside where that
    ///   was done before.
    private mutating func claim(
        _ key: ContestedName.Key, spelled name: String, _ present: String?
    ) throws(RegistrationFailure) -> String?? {
        if isPack, let claims = contested[key]?.packs {
            if claims.contains(provider) { try refuseSecond(key, name, provider) }
            contested[key]?.packs.append(provider)
            return .some(nil)
        }
        guard let present else { return nil }
        if isPack, present != provider, packs.contains(where: { $0.name == present && $0.name != StandardExtension().name }) {
            let owner = key.owner.isEmpty ? nil : key.owner
            contested[key] = ContestedName(kind: key.kind, name: name, owner: owner, packs: [present, provider])
            return .some(present)
        }
        try refuseSecond(key, name, present)
        return nil
    }

    private func refuseSecond(_ key: ContestedName.Key, _ name: String, _ first: String) throws(RegistrationFailure) {
        try refuseSecond(key.kind.rawValue, key.owner.isEmpty ? name : "\(key.owner).\(name)", first)
    }

    /// The class that the present pack means by a name: its own, where another pack claims the short name too.
    private func ownClass(_ name: String) -> String {
        contestedClass(name)?.packs.contains(provider) == true ? qualified(name) : canonicalClass(name)
    }

    /// The type that the present pack means by a name.
    private func ownType(_ name: String) -> String {
        contested[.init(kind: .type, name: name)]?.packs.contains(provider) == true ? qualified(name) : name
    }

    /// `pack.name` for a name that the present pack registers.
    private func qualified(_ name: String) -> String { "\(provider).\(name)" }

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
