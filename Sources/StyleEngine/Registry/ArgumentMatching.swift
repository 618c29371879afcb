import StyleDiagnostics
import StyleSyntax

/// Finds which argument of a property each written one is, and completes the list.
enum ArgumentMatching {
    /// Complete arguments in definition order, or why the written ones do not fit.
    ///
    /// By name (`state:selected`) or by the case alone; case and dashes ignored. Several cases of one set of
    /// flags are combined. An omitted argument is its enum's first case.
    static func match(
        _ written: [Declaration.Argument], to definition: PropertyDefinition, in registry: PropertyRegistry
    ) -> Result<[PropertyArgument], Refusal> {
        var chosen: [String: [EnumMapping.Case]] = [:]
        for argument in written {
            switch candidates(argument, definition, registry) {
            case .failure(let refusal): return .failure(refusal)
            case .success(let match):
                let mapping = registry.enumMapping(match.definition.enumName)
                if chosen[match.definition.name] != nil, mapping?.kind != .set {
                    return refuse("the argument \"\(match.definition.name)\" is given twice", argument)
                }
                chosen[match.definition.name, default: []] += match.cases
            }
        }
        return .success(
            definition.arguments.map { argument in
                let mapping = registry.enumMapping(argument.enumName)
                guard let cases = chosen[argument.name], let mapping else {
                    return PropertyArgument(name: argument.name, value: mapping?.cases.first?.name ?? "")
                }
                guard mapping.kind == .set else { return PropertyArgument(name: argument.name, value: cases[0].name) }
                let flags = mapping.flags(cases.reduce(0) { $0 | $1.rawValue })
                return PropertyArgument(name: argument.name, value: flags.caseNames.joined(separator: " "))
            })
    }

    struct Refusal: Error {
        let diagnostic: Diagnostic
    }

    private struct Match {
        let definition: ArgumentDefinition
        let cases: [EnumMapping.Case]
    }

    private static func candidates(
        _ written: Declaration.Argument, _ definition: PropertyDefinition, _ registry: PropertyRegistry
    ) -> Result<Match, Refusal> {
        if definition.arguments.isEmpty {
            return refuse("the property \"\(definition.name)\" takes no arguments", written)
        }
        var open = definition.arguments
        if let name = written.name {
            // Setter labels begin with "for" (`forState`); the word does not count.
            let folded = PropertyRegistry.folded(name)
            open = open.filter { [folded, String(folded.dropFirst(folded.hasPrefix("for") ? 3 : 0))].contains(PropertyRegistry.folded($0.name)) }
            if open.isEmpty {
                let names = definition.arguments.map(\.name)
                return refuse(
                    "the property \"\(definition.name)\" has no argument \"\(name)\"\(suggestion(name, names))", written)
            }
        }
        let matches = open.compactMap { argument -> Match? in
            guard let mapping = registry.enumMapping(argument.enumName), let cases = cases(written.value, mapping) else { return nil }
            return Match(definition: argument, cases: cases)
        }
        switch matches.count {
        case 1: return .success(matches[0])
        case 0:
            let names = open.flatMap { registry.enumMapping($0.enumName)?.caseNames ?? [] }
            return refuse("unknown case \"\(written.value)\" for the argument \"\(open[0].name)\"\(suggestion(written.value, names))", written)
        default:
            let names = matches.map { "\($0.definition.name):\(written.value)" }.joined(separator: " or ")
            return refuse("\"\(written.value)\" may be \(names): name the argument", written)
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

    private static func suggestion(_ name: String, _ names: [String]) -> String {
        let phrase = Suggestion.phrase(for: name, in: names)
        return phrase.isEmpty && names.count <= 8 ? ", expected \(names.joined(separator: ", "))" : phrase
    }

    private static func refuse<T>(_ message: String, _ argument: Declaration.Argument) -> Result<T, Refusal> {
        .failure(Refusal(diagnostic: Diagnostic("property.bad-argument", message, at: argument.span)))
    }
}
