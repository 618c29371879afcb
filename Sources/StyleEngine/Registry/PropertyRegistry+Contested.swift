import StyleExpressions

// What stands for a short name that several packs claim: whoever uses it is told to say which pack is meant.

extension ExpressionFunction {
    /// The same function under another name.
    func named(_ name: String) -> ExpressionFunction {
        var copy = self
        copy.name = name
        return copy
    }

    /// A function that only says which packs claim its name.
    static func contested(_ name: String, by packs: [String]) -> ExpressionFunction {
        ExpressionFunction(name, arity: 0...Int.max, isPure: false) { _ throws(FunctionFailure) in
            throw FunctionFailure(contestedMessage("function", name, by: packs), id: "registry.contested-name")
        }
    }
}

extension ValueConverter {
    /// A converter that only says which packs claim its name.
    static func contested(_ name: String, by packs: [String]) -> ValueConverter {
        ValueConverter(name, shape: "") { input throws(ConversionFailure) in
            throw input.failure("registry.contested-name", contestedMessage("type", name, by: packs))
        }
    }
}

private func contestedMessage(_ kind: String, _ name: String, by packs: [String]) -> String {
    let owners = packs.map { "\"\($0)\"" }.joined(separator: " and ")
    let spellings = packs.map { "\"\($0).\(name)\"" }.joined(separator: " or ")
    return "the \(kind) \"\(name)\" is claimed by the packs \(owners): write \(spellings)"
}

extension PropertyRegistry {
    /// Whether the key of a table is a name to list: a short name that is not contested, or the qualified name of one
    /// that is.
    func isListed(_ key: String, _ name: String, provider: String) -> Bool {
        contested[name] == nil ? key == name : key == "\(provider).\(name)"
    }

    /// Short names that several packs claim, sorted, with those packs.
    public var contestedNames: [(name: String, packs: [String])] {
        contested.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// All functions under the names to list them by, sorted.
    public var listedFunctions: [ExpressionFunction] { functions.all.filter { functionProviders[$0.name] != nil } }
}
