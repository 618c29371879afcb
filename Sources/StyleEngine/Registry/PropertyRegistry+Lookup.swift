import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

extension PropertyRegistry {
    /// The class of exactly that name.
    public func classDefinition(_ name: String) -> ClassDefinition? { classesByName[name] }

    /// Name of the registered class that a view or `.css` selector means: case ignored, `UI` optional.
    public func className(forElement name: String) -> String? {
        classesByName[name] != nil ? name : classNames[Self.folded(name)]
    }

    /// Name of the registered class that a type selector means, by the rules of its dialect.
    public func className(for selector: TypeSelector) -> String? {
        switch selector.dialect {
        case .css: className(forElement: selector.name)
        case .cas: classesByName[selector.name] != nil ? selector.name : nil
        }
    }

    /// The class and its superclasses, nearest first; ends at an unknown or repeated name.
    public func classChain(_ name: String) -> [String] {
        var chain: [String] = []
        var next: String? = name
        while let name = next, !chain.contains(name) {
            chain.append(name)
            next = classesByName[name]?.superclass
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
                return ResolvedProperty(definition: found, keyPath: found.keyPath)
            }
        }
        guard depth < 16, let dot = folded.firstIndex(of: ".") else { return nil }
        let first = String(folded[..<dot])
        for name in chain {
            guard let prefix = prefixesByClass[name]?[first] else { continue }
            guard var found = property(folded: folded[folded.index(after: dot)...], ofClass: prefix.className, depth: depth + 1)
            else { return nil }
            found.keyPath = prefix.name + "." + found.keyPath
            found.prefixes.insert(prefix, at: 0)
            return found
        }
        // `pack.name`
        if depth == 0, packs.contains(where: { Self.folded($0.name) == first }),
            let found = property(folded: folded[folded.index(after: dot)...], ofClass: className, depth: 16),
            Self.folded(found.definition.provider) == first
        {
            return found
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
                let key = Self.folded(definition.keyPath)
                if seen[key] == nil { seen[key] = definition }
            }
        }
        return seen.values.sorted { $0.keyPath < $1.keyPath }
    }

    /// Names that a key path on the class might have meant, for suggestions, in stable order.
    func propertySpellings(ofClass className: String) -> [String] {
        properties(ofClass: className).flatMap { [$0.keyPath, $0.name] + $0.aliases }
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
        enumsByName.filter { isListed($0.key, $0.value.name, provider: $0.value.provider) }.values.sorted { $0.name < $1.name }
    }

    public var converters: [ValueConverter] {
        convertersByName.filter { isListed($0.key, $0.value.name, provider: $0.value.provider) }.values.sorted { $0.name < $1.name }
    }

    public var pseudoClasses: [PseudoClassDefinition] {
        pseudoClassesByName.filter { $0.key == Self.folded($0.value.name) }.values.sorted { $0.name < $1.name }
    }

    public var keyPathPrefixes: [KeyPathPrefix] {
        prefixesByClass.values.flatMap(\.values).sorted { ($0.owner, $0.name) < ($1.owner, $1.name) }
    }

    /// All properties, sorted by class, then key path; each once.
    public var properties: [PropertyDefinition] {
        propertiesByClass.keys.sorted().flatMap { owner in
            (propertiesByClass[owner] ?? [:]).filter { $0.key == Self.folded($0.value.keyPath) }
                .values.sorted { $0.keyPath < $1.keyPath }
        }
    }

    /// Names that type, property and enum definitions refer to and that nobody registered, each an error at
    /// the registering call.
    public func unresolvedReferences() -> [Diagnostic] {
        var found: [Diagnostic] = []
        for definition in classes {
            guard let superclass = definition.superclass, classesByName[superclass] == nil else { continue }
            found.append(
                Diagnostic(
                    "registry.unknown-class",
                    "unknown class \"\(superclass)\"\(Suggestion.phrase(for: superclass, in: classesByName.keys.sorted()))",
                    at: definition.span))
        }
        let types = (Array(convertersByName.keys) + Array(enumsByName.keys)).sorted()
        for definition in properties {
            if classesByName[definition.owner] == nil {
                found.append(
                    Diagnostic(
                        "registry.unknown-class",
                        "unknown class \"\(definition.owner)\"\(Suggestion.phrase(for: definition.owner, in: classesByName.keys.sorted()))",
                        at: definition.span))
            }
            if convertersByName[definition.type] == nil, enumsByName[definition.type] == nil {
                found.append(
                    Diagnostic(
                        "registry.unknown-type",
                        "unknown type \"\(definition.type)\" of the property \"\(definition.name)\"\(Suggestion.phrase(for: definition.type, in: types))",
                        at: definition.span))
            }
            for argument in definition.arguments where argument.kind == .enumeration && enumsByName[argument.enumName] == nil {
                found.append(
                    Diagnostic(
                        "registry.unknown-enum",
                        "unknown enum \"\(argument.enumName)\" of the argument \"\(argument.name)\"\(Suggestion.phrase(for: argument.enumName, in: enumsByName.keys.sorted()))",
                        at: definition.span))
            }
        }
        for prefix in keyPathPrefixes {
            for name in [prefix.owner, prefix.className] where classesByName[name] == nil {
                found.append(
                    Diagnostic(
                        "registry.unknown-class",
                        "unknown class \"\(name)\"\(Suggestion.phrase(for: name, in: classesByName.keys.sorted()))",
                        at: prefix.span))
            }
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
        for (name, doc) in [
            ("is", "matches one of the selectors"), ("where", "the same without weight"), ("not", "matches none of them"),
            ("has", "something below matches"),
        ] {
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
        let own = namedColors.keys.sorted().compactMap { name in
            namedColors[name].map { ListedColor(name: name, color: $0, provider: provider(ofColor: name)) }
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
