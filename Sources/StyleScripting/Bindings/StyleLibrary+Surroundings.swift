import StyleEngine

extension StyleLibrary {
    static let surroundings: [Row] = [
        Row("env", "{ width = 375, … }", "sets parts of the environment") { context, call in
            for (key, value) in try call.table(1).entries() {
                guard case .string(let name) = key else { throw call.fault(1, "expected environment keys, got \(key.kindPhrase)") }
                do throws(StyleEnvironment.Refusal) {
                    try context.styler.environment.set(String(name.map { $0 == "_" ? "-" : $0 }), valueText(value))
                } catch {
                    throw call.fault(1, error.message)
                }
            }
            return []
        },
        Row("use", "pack", "loads an extension pack by name or folder") { context, call in
            [.string(try context.theme.load(pack: call.string(1), from: call.place()?.file ?? context.file))]
        },
    ]

    private static func valueText(_ value: LuaValue) -> String {
        switch value {
        case .string(let text): text
        case .bool(let flag): flag ? "true" : "false"
        default: value.numberValue.map(NumberText.shortest) ?? ""
        }
    }
}
