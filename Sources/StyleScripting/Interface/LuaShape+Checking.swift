import StyleDiagnostics

extension LuaShape {
    /// Where a value stands, for messages.
    struct Place {
        let number: Int
        let function: String
        /// The key inside it; nil for the argument itself.
        var key: String?

        /// `argument 2 of style.class`; made only for messages.
        var argument: String { "argument \(number) of \(function)" }

        func at(_ key: String) -> Place { Place(number: number, function: function, key: key) }

        func fault(expected: String, found: String, hint: String = "") -> LuaFault {
            let subject = key.map { " as \"\($0)\"" } ?? ""
            return LuaFault("\(argument): expected \(expected)\(subject), got \(found)\(hint)", id: "script.argument")
        }
    }

    /// Refuses a value that is not of this shape.
    func check(_ value: LuaValue, at place: Place) throws {
        switch (self, value) {
        case (.string, .string), (.number, .integer), (.number, .number), (.integer, .integer), (.boolean, .bool),
            (.function, .function), (.any, _):
            return
        case (.integer, .number(let number)) where number == number.rounded() && abs(number) < 1e15: return
        case (.word(let words), .string(let word)):
            guard !words.contains(word) else { return }
            throw place.fault(expected: phrase, found: "\"\(word)\"", hint: Suggestion.phrase(for: word, in: words))
        case (.value, _):
            var room = LuaValue.largestText
            try Self.checkValue(value, at: place, depth: 0, room: &room)
        case (.list(let item), .table(let table)):
            for (key, value) in try table.entries() {
                guard case .integer = key else { throw place.fault(expected: phrase, found: "\(key.shown) as a key") }
                try item.check(value, at: place)
            }
        case (.map(let item), .table(let table)):
            for (key, value) in try table.entries() {
                guard case .string(let name) = key else { throw place.fault(expected: "named keys", found: "\(key.kindPhrase) as a key") }
                try item.check(value, at: place.at(name))
            }
        case (.options(let keys), .table(let table)): try Self.check(table, keys: keys, at: place)
        case (.object(let kind), .object(let object)) where object.kind.name == kind.rawValue: return
        case (.either(let shapes), _):
            // The shape of the value's kind says best what is wrong inside it.
            guard let fitting = shapes.first(where: { $0.fits(value) }) else {
                throw place.fault(expected: phrase, found: value.kindPhrase)
            }
            try fitting.check(value, at: place)
        default: throw place.fault(expected: phrase, found: value.kindPhrase)
        }
    }

    /// Whether the value is of the right kind, whatever is inside.
    private func fits(_ value: LuaValue) -> Bool {
        switch (self, value) {
        case (.string, .string), (.word, .string), (.number, .integer), (.number, .number), (.integer, .integer), (.integer, .number),
            (.boolean, .bool), (.function, .function), (.any, _), (.value, _), (.list, .table), (.map, .table), (.options, .table):
            true
        case (.object(let kind), .object(let object)): object.kind.name == kind.rawValue
        default: false
        }
    }

    private static func check(_ table: LuaTable, keys: [LibraryParameter], at place: Place) throws {
        let names = keys.map(\.name)
        var missing = keys.filter { !$0.isOptional }.map(\.name)
        for (key, value) in try table.entries() {
            guard case .string(let name) = key else { throw place.fault(expected: "named keys", found: "\(key.kindPhrase) as a key") }
            guard let parameter = keys.first(where: { $0.name == name }) else {
                let hint = Suggestion.phrase(for: name, in: names)
                throw LuaFault(
                    "\(place.argument): unknown key \"\(name)\"\(hint.isEmpty ? ", expected \(names.joined(separator: ", "))" : hint)",
                    id: "script.argument")
            }
            missing.removeAll { $0 == name }
            try parameter.shape.check(value, at: place.at(name))
        }
        guard let first = missing.first, let parameter = keys.first(where: { $0.name == first }) else { return }
        throw place.fault(expected: "\(parameter.shape.phrase) as \"\(first)\"", found: "nothing")
    }

    private static func checkValue(_ value: LuaValue, at place: Place, depth: Int, room: inout Int) throws {
        room -= 1
        guard room >= 0 else {
            throw place.fault(expected: LuaShape.value.phrase, found: "more than \(LuaValue.largestText) values")
        }
        switch value {
        case .string, .bool, .integer, .number: return
        case .object(let object) where object.instance is ScriptValue: return
        case .table(let table) where depth < 16:
            let items = try table.list()
            guard !items.isEmpty, try table.entries().count == items.count else {
                throw place.fault(expected: LuaShape.value.phrase, found: "a table that is no list")
            }
            for item in items { try checkValue(item, at: place, depth: depth + 1, room: &room) }
        case .table: throw place.fault(expected: LuaShape.value.phrase, found: "a table that contains itself, or is too deep")
        default: throw place.fault(expected: LuaShape.value.phrase, found: value.kindPhrase)
        }
    }
}

extension LuaValue {
    fileprivate var shown: String {
        if case .string(let text) = self { return "\"\(text)\"" }
        return kindPhrase
    }
}
