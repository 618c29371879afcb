import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

extension PropertyRegistry {
    /// The class of exactly that name.
    public func classDefinition(_ name: String) -> ClassDefinition? { classesByName[canonicalClass(name)] }

    /// Name of the registered class that a view or `.css` selector means: case ignored, `UI` optional.
    public func className(forElement name: String) -> String? {
        if classesByName[name] != nil { return name }
        if let known = classNames[Self.folded(name)] { return known }
        guard name.utf8.contains(UInt8(ascii: ".")) else { return nil }
        for (pack, rest) in Self.splits(name) {
            guard let known = classNames[Self.folded(String(rest))], let definition = classesByName[known] else { continue }
            if Self.folded(definition.provider) == Self.folded(String(pack)) { return known }
        }
        return nil
    }

    /// Name of the registered class that a type selector means, by the rules of its dialect.
    public func className(for selector: TypeSelector) -> String? {
        switch selector.dialect {
        case .css: className(forElement: selector.name)
        case .cas: classDefinition(selector.name)?.name
        }
    }

    /// The class and its superclasses, nearest first; ends at an unknown or repeated name.
    public func classChain(_ name: String) -> [String] {
        var chain: [String] = []
        var next: String? = canonicalClass(name)
        while let name = next, !chain.contains(name) {
            chain.append(name)
            next = classesByName[name]?.superclass.map(canonicalClass)
        }
        return chain
    }

    public func enumMapping(_ name: String) -> EnumMapping? { enumsByName[name] }

    public func pseudoClass(_ name: String) -> PseudoClassDefinition? { pseudoClassesByName[Self.folded(name)] }

    /// The converter of a type: a registered one, or the one that reads the cases of an enum.
    public func converter(forType type: String) -> ValueConverter? {
        convertersByName[type] ?? enumsByName[type].map(ValueConverter.init(cases:))
    }

    /// A named colour: those registered, then the names of the dialect.
    public func color(named name: String, dialect: Dialect) -> Color? {
        colorLookup(name, dialect)
    }

    /// The property that a key path means on elements of a class.
    ///
    /// Each component ignores case and dashes. Looked for, nearest class first: the whole path as a property
    /// or alias; then its first component as a nested-property prefix with the rest on that prefix's class.
    /// Complexity: length of the class chain times components.
    public func property(_ keyPath: String, ofClass className: String) -> ResolvedProperty? {
        property(folded: Self.folded(keyPath)[...], ofClass: className, depth: 0)
    }

    private func property(folded: Substring, ofClass className: String, depth: Int) -> ResolvedProperty? {
        let chain = classChain(className)
        let key = String(folded)
        for name in chain {
            if let found = propertiesByClass[name]?[key] {
                return ResolvedProperty(definition: found, keyPath: found.writtenKeyPath)
            }
        }
        guard depth < 16 else { return nil }
        let splits = Self.splits(key)
        for (first, rest) in splits {
            for name in chain {
                guard let prefix = prefixesByClass[name]?[String(first)] else { continue }
                return property(rest, below: prefix, depth: depth)
            }
        }
        return depth > 0 ? nil : property(splits, ofPackIn: chain, className)
    }

    private func property(_ rest: Substring, below prefix: KeyPathPrefix, depth: Int) -> ResolvedProperty? {
        guard var found = property(folded: rest, ofClass: prefix.className, depth: depth + 1) else { return nil }
        found.keyPath = prefix.name + "." + found.keyPath
        found.prefixes.insert(prefix, at: 0)
        return found
    }

    /// `pack.name`, or `pack.prefix.name`, where the name alone would do, or means what a nearer class has.
    private func property(
        _ splits: [(before: Substring, after: Substring)], ofPackIn chain: [String], _ className: String
    ) -> ResolvedProperty? {
        for (pack, rest) in splits {
            for name in chain {
                if let found = propertiesByClass[name]?[String(rest)], Self.folded(found.provider) == pack {
                    let isHidden = property(folded: rest, ofClass: className, depth: 16)?.definition.owner != found.owner
                    return ResolvedProperty(
                        definition: found, keyPath: isHidden ? "\(found.provider).\(found.keyPath)" : found.writtenKeyPath)
                }
                for (first, last) in Self.splits(String(rest)) {
                    guard let prefix = prefixesByClass[name]?[String(first)], Self.folded(prefix.provider) == pack else { continue }
                    return property(last, below: prefix, depth: 0)
                }
            }
        }
        return nil
    }

    /// The class itself, or the nearest superclass that has what a class without properties of its own lacks: key paths
    /// mean the same on both.
    func propertyClass(of className: String) -> String {
        classChain(className).first { propertiesByClass[$0]?.isEmpty == false || prefixesByClass[$0]?.isEmpty == false } ?? className
    }

    /// The properties of a class and its superclasses, sorted by key path; a nearer class hides a farther one.
    public func properties(ofClass className: String) -> [PropertyDefinition] {
        var seen: [String: PropertyDefinition] = [:]
        for name in classChain(className) {
            for definition in (propertiesByClass[name] ?? [:]).values {
                let key = Self.folded(definition.writtenKeyPath)
                if seen[key] == nil { seen[key] = definition }
            }
        }
        return seen.values.sorted { $0.keyPath < $1.keyPath }
    }

    /// Names that a key path on the class might have meant, for suggestions, in stable order.
    func propertySpellings(ofClass className: String) -> [String] {
        properties(ofClass: className).flatMap {
            $0.needsPackName ? [$0.writtenKeyPath] : [$0.keyPath, $0.name] + $0.aliases
        }
    }

    /// Classes that have a property of that key path or alias; sorted.
    func owners(ofProperty keyPath: String) -> [String] {
        let key = Self.folded(keyPath)
        return propertiesByClass.filter { $0.value[key] != nil }.map(\.key).sorted()
    }

    /// Whether the class has a nested-property prefix of that name.
    func hasPrefix(_ name: String, ofClass className: String) -> Bool {
        classChain(className).contains { prefixesByClass[$0]?[Self.folded(name)] != nil }
    }

    /// The nested-property prefix of that name on a class.
    func keyPathPrefix(_ name: String, ofClass className: String) -> KeyPathPrefix? {
        for owner in classChain(className) {
            if let prefix = prefixesByClass[owner]?[Self.folded(name)] { return prefix }
        }
        return nil
    }

    // MARK: Listings, sorted by name

    public var classes: [ClassDefinition] { classesByName.values.sorted { $0.name < $1.name } }

    public var enums: [EnumMapping] {
        enumsByName.filter {
            isListed($0.key, .type, short: $0.value.name, qualified: "\($0.value.provider).\($0.value.name)")
        }.values.sorted { $0.name < $1.name }
    }

    public var converters: [ValueConverter] {
        convertersByName.filter {
            isListed($0.key, .type, short: $0.value.name, qualified: "\($0.value.provider).\($0.value.name)")
        }.values.sorted { $0.name < $1.name }
    }

    public var pseudoClasses: [PseudoClassDefinition] {
        pseudoClassesByName.filter {
            isListed(
                $0.key, .pseudoClass, short: Self.folded($0.value.name),
                qualified: Self.folded("\($0.value.provider).\($0.value.name)"))
        }.values.sorted { ($0.name, $0.provider) < ($1.name, $1.provider) }
    }

    public var keyPathPrefixes: [KeyPathPrefix] {
        prefixesByClass.values.flatMap(\.values).sorted { ($0.owner, $0.name) < ($1.owner, $1.name) }
    }

    /// All properties, sorted by class, then key path; each once, without those that another one has replaced.
    public var properties: [PropertyDefinition] {
        propertiesByClass.keys.sorted().flatMap { owner in
            (propertiesByClass[owner] ?? [:]).filter { key, definition in
                key == Self.folded(definition.writtenKeyPath) && (!definition.needsPackName || isContested(definition))
            }.values.sorted { ($0.keyPath, $0.provider) < ($1.keyPath, $1.provider) }
        }
    }

    private func isContested(_ definition: PropertyDefinition) -> Bool {
        contested[.init(kind: .property, owner: definition.owner, name: Self.folded(definition.keyPath))] != nil
    }

    /// Names that type, property and enum definitions refer to and that nobody registered, each an error at
    /// the registering call.
    public func unresolvedReferences() -> [Diagnostic] {
        var found: [Diagnostic] = []
        let classNames = classesByName.keys.sorted()
        let types = (Array(convertersByName.keys) + Array(enumsByName.keys)).sorted()
        func checkClass(_ name: String, at span: SourceSpan?) {
            guard classDefinition(name) == nil else { return }
            if let contested = contestedClass(name) {
                found.append(Diagnostic("registry.contested-name", contested.message, at: span))
            } else {
                let hint = Suggestion.phrase(for: name, in: classNames)
                found.append(Diagnostic("registry.unknown-class", "unknown class \"\(name)\"\(hint)", at: span))
            }
        }
        func checkType(_ id: DiagnosticID, _ name: String, _ isKnown: Bool, _ phrase: String, _ names: [String], at span: SourceSpan?) {
            if let contested = contested[.init(kind: .type, name: name)] {
                found.append(Diagnostic("registry.contested-name", contested.message, at: span))
            } else if !isKnown {
                found.append(Diagnostic(id, "unknown \(phrase)\(Suggestion.phrase(for: name, in: names))", at: span))
            }
        }
        for definition in classes {
            if let superclass = definition.superclass { checkClass(superclass, at: definition.span) }
        }
        for definition in properties {
            checkClass(definition.owner, at: definition.span)
            checkType(
                "registry.unknown-type", definition.type, convertersByName[definition.type] != nil || enumsByName[definition.type] != nil,
                "type \"\(definition.type)\" of the property \"\(definition.name)\"", types, at: definition.span)
            for argument in definition.arguments where argument.kind == .enumeration {
                checkType(
                    "registry.unknown-enum", argument.enumName, enumsByName[argument.enumName] != nil,
                    "enum \"\(argument.enumName)\" of the argument \"\(argument.name)\"", enumsByName.keys.sorted(), at: definition.span)
            }
        }
        for prefix in keyPathPrefixes {
            for name in [prefix.owner, prefix.className] { checkClass(name, at: prefix.span) }
        }
        return found
    }
}

/// A definition with the key path that reaches it from an element: `titleLabel.font`.
public struct ResolvedProperty {
    public var definition: PropertyDefinition
    /// Canonical key path from the element.
    public var keyPath: String
    /// The prefixes that lead to the object which has the property, outermost first.
    public var prefixes: [KeyPathPrefix] = []

    /// The object that has the property, from the element's own; nil where a prefix leads to none.
    public func object(from object: AnyObject) -> AnyObject? {
        var object: AnyObject? = object
        for prefix in prefixes { object = object.flatMap { prefix.object?($0) } }
        return object
    }

    /// Last component of the key path.
    public var name: String { keyPath.split(separator: ".").last.map(String.init) ?? keyPath }
}

extension PropertyRegistry {
    /// `color(named:dialect:)` as a function of its own, for evaluation.
    var colorLookup: @Sendable (String, Dialect) -> Color? {
        let own = namedColors
        let standard = standardColors
        return { name, dialect in
            own[PropertyRegistry.folded(name)] ?? standard.color(named: name, precedence: dialect == .cas ? .uikit : .css)
        }
    }
}

// MARK: - Listings for people

extension PropertyRegistry {
    /// A pseudo-class as `stylectl registry` lists it.
    public struct ListedPseudoClass {
        public var name: String
        public var shape: String
        public var doc: String
        public var provider: String
    }

    /// All pseudo-classes: registered ones, those of structure, and those that take selectors; sorted by name.
    public var allPseudoClasses: [ListedPseudoClass] {
        var rows = pseudoClasses.map { definition in
            let argument = definition.argument == .none ? "" : "(<argument>)"
            return ListedPseudoClass(
                name: definition.name, shape: ":\(definition.name)\(argument)", doc: definition.doc, provider: definition.provider)
        }
        rows += StructuralPseudoClass.all.map {
            ListedPseudoClass(name: $0.name, shape: $0.shape, doc: $0.doc, provider: StandardExtension().name)
        }
        for (name, doc) in StructuralPseudoClass.functional {
            rows.append(ListedPseudoClass(name: name, shape: ":\(name)(<selector>#)", doc: doc, provider: StandardExtension().name))
        }
        return rows.sorted { $0.name < $1.name }
    }

    /// A named colour with its pack.
    public struct ListedColor {
        public var name: String
        public var color: Color
        public var provider: String
    }

    /// All named colours: registered ones first, then those of CSS and UIKit.
    public var allColors: [ListedColor] {
        let own = namedColors.keys.sorted().compactMap { key -> ListedColor? in
            guard let color = namedColors[key] else { return nil }
            let provider = provider(ofColor: key)
            let short = key.hasPrefix(Self.folded(provider) + ".") ? String(key.dropFirst(Self.folded(provider).count + 1)) : key
            // A color of a pack is there under two names: the short one is listed, where it has not lost it.
            guard short == key || contestedColor(short) != nil else { return nil }
            return ListedColor(name: key, color: color, provider: provider)
        }
        let standard = NamedColors.names.compactMap { name in
            standardColors.color(named: name, precedence: .css).map {
                ListedColor(name: name, color: $0, provider: StandardExtension().name)
            }
        }
        return own + standard
    }

    public func providerOfFunction(_ name: String) -> String { provider(ofFunction: name) }
}
