import StyleDiagnostics
import StyleSyntax
import StyleValues

/// Finds which argument of a property each written one is, and completes the list.
enum ArgumentMatching {
    /// Complete arguments in definition order, or why the written ones do not fit.
    ///
    /// By name (`state:selected`) or by the case alone; case and dashes ignored. Several cases of one set of
    /// flags are combined. An omitted argument is its enum's first case, 0 or no text. A number alone is the first
    /// argument that takes numbers; any other text that is no case, the first one that takes text.
    static func match(
        _ written: [Declaration.Argument], to definition: PropertyDefinition, in registry: PropertyRegistry
    ) -> Result<[PropertyArgument], Refusal> {
        var chosen: [String: Value] = [:]
        for argument in written {
            switch candidates(argument, definition, registry, taken: Set(chosen.keys)) {
            case .failure(let refusal): return .failure(refusal)
            case .success(let match):
                switch (chosen[match.definition.name], match.value) {
                case (.cases(let before)?, .cases(let more))
                where registry.enumMapping(match.definition.enumName)?.kind == .set:
                    chosen[match.definition.name] = .cases(before + more)
                case (nil, _): chosen[match.definition.name] = match.value
                default: return refuse("the argument \"\(match.definition.name)\" is given twice", argument)
                }
            }
        }
        return .success(
            definition.arguments.map { argument in
                PropertyArgument(name: argument.name, value: text(chosen[argument.name], argument, registry))
            })
    }

    struct Refusal: Error {
        let diagnostic: Diagnostic
    }

    private enum Value {
        case cases([EnumMapping.Case])
        case text(String)
    }

    private struct Match {
        let definition: ArgumentDefinition
        let value: Value
    }

    private static func text(_ value: Value?, _ argument: ArgumentDefinition, _ registry: PropertyRegistry) -> String {
        switch value {
        case .text(let text): return text
        case .cases(let cases):
            guard let mapping = registry.enumMapping(argument.enumName), mapping.kind == .set else {
                return cases.first?.name ?? ""
            }
            return mapping.flags(cases.reduce(0) { $0 | $1.rawValue }).caseNames.joined(separator: " ")
        case nil:
            switch argument.kind {
            case .number: return "0"
            case .string: return ""
            case .enumeration: return registry.enumMapping(argument.enumName)?.cases.first?.name ?? ""
            }
        }
    }

    private static func candidates(
        _ written: Declaration.Argument, _ definition: PropertyDefinition, _ registry: PropertyRegistry,
        taken: Set<String>
    ) -> Result<Match, Refusal> {
        if definition.arguments.isEmpty {
            return refuse("the property \"\(definition.name)\" takes no arguments", written)
        }
        var open = definition.arguments
        if let name = written.name {
            // Setter labels begin with "for" (`forState`); the word does not count.
            let folded = PropertyRegistry.folded(name)
            open = open.filter {
                [folded, String(folded.dropFirst(folded.hasPrefix("for") ? 3 : 0))].contains(
                    PropertyRegistry.folded($0.name))
            }
            if open.isEmpty {
                let names = definition.arguments.map(\.name)
                return refuse(
                    "the property \"\(definition.name)\" has no argument \"\(name)\"\(suggestion(name, names))", written
                )
            }
        } else {
            open = open.filter { $0.kind == .enumeration || !taken.contains($0.name) }
        }
        let matches = open.compactMap { argument in
            value(of: written.value, argument, registry).map { Match(definition: argument, value: $0) }
        }
        // A case is meant before a number, a number before any text.
        for kind in [ArgumentDefinition.Kind.enumeration, .number, .string] {
            let found = matches.filter { $0.definition.kind == kind }
            if kind == .enumeration, found.count > 1 {
                let names = found.map { "\($0.definition.name):\(written.value)" }.joined(separator: " or ")
                return refuse("\"\(written.value)\" may be \(names): name the argument", written)
            }
            if let first = found.first { return .success(first) }
        }
        return unknown(written, open.isEmpty ? definition.arguments : open, registry)
    }

    /// The value of one argument; nil if the text is none.
    private static func value(of text: String, _ argument: ArgumentDefinition, _ registry: PropertyRegistry) -> Value? {
        switch argument.kind {
        case .number: return Double(text).flatMap { $0.isFinite ? .text(NumberText.shortest($0)) : nil }
        case .string: return .text(text)
        case .enumeration: return registry.enumMapping(argument.enumName).flatMap { cases(text, $0) }.map(Value.cases)
        }
    }

    /// The case of a word; for flags also several words, separated by blanks, `|` or `-`.
    private static func cases(_ text: String, _ mapping: EnumMapping) -> [EnumMapping.Case]? {
        if let found = mapping.find(text) { return [found] }
        guard mapping.kind == .set else { return nil }
        let words = text.split { $0 == " " || $0 == "|" || $0 == "-" || $0 == "," }
        let found = words.compactMap { mapping.find(String($0)) }
        return !found.isEmpty && found.count == words.count ? found : nil
    }

    // MARK: Refusals

    private static func unknown(
        _ written: Declaration.Argument, _ open: [ArgumentDefinition], _ registry: PropertyRegistry
    ) -> Result<Match, Refusal> {
        guard let argument = open.first(where: { $0.kind == .enumeration }) else {
            return refuse("expected a number as the argument \"\(open[0].name)\", found \"\(written.value)\"", written)
        }
        let names = open.flatMap { registry.enumMapping($0.enumName)?.caseNames ?? [] }
        return refuse(
            "unknown case \"\(written.value)\" for the argument \"\(argument.name)\"\(suggestion(written.value, names))",
            written)
    }

    private static func suggestion(_ name: String, _ names: [String]) -> String {
        let phrase = Suggestion.phrase(for: name, in: names)
        return phrase.isEmpty && names.count <= 8 ? ", expected \(names.joined(separator: ", "))" : phrase
    }

    private static func refuse<T>(_ message: String, _ argument: Declaration.Argument) -> Result<T, Refusal> {
        .failure(Refusal(diagnostic: Diagnostic("property.bad-argument", message, at: argument.span)))
    }
}
