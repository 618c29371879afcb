import StyleDiagnostics
import StyleScripting
import Testing

/// Runs a script in a state of its own.
@discardableResult
func run(
    _ text: String, name: String = "t.lua", limits: LuaLimits = LuaLimits(), print: @escaping LuaState.Printer = { _, _ in }
) throws -> [LuaValue] {
    try LuaState(limits: limits, print: print).run(SourceFile(name: name, text: text))
}

/// The error that a script ends with.
func failure(of text: String, name: String = "t.lua", limits: LuaLimits = LuaLimits()) -> LuaError? {
    do {
        try run(text, name: name, limits: limits)
        return nil
    } catch {
        return error as? LuaError
    }
}

/// Results of a script as text, strings as they are.
func shown(_ text: String) throws -> [String] {
    try run(text).map { value in
        switch value {
        case .nil: "nil"
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): value
        default: value.kindPhrase
        }
    }
}

/// The lines that a script prints, with their places.
func printed(_ text: String, limits: LuaLimits = LuaLimits()) throws -> [String] {
    let lines = Lines()
    try run(text, limits: limits) { line, place in
        lines.all.append("\(place.map { "\($0.file.name):\($0.line): " } ?? "")\(line)")
    }
    return lines.all
}

private final class Lines { var all: [String] = [] }
