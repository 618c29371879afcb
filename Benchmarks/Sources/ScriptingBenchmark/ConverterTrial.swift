import StyleDiagnostics
import StyleEngine
import StyleScripting

/// A tree of elements styled by a property whose converter is a function in Lua.
struct ConverterTrial {
    enum Sheet {
        case empty
        /// Each element has a text of its own, which is new in each pass.
        case manyTexts
        /// All elements have one text.
        case oneText
    }

    private static let count = 5000
    private let styler: Styler
    private let script: ThemeScript

    init() throws {
        var registry = PropertyRegistry.standard()
        try registry.register(ClassDefinition("UIView"))
        styler = Styler(registry: registry)
        script = ThemeScript(
            styler: styler, loader: SourceLoader(files: .memory([:])), limits: ScriptLimits(memoryBytes: 64 << 20, seconds: 600), packFolders: [], print: { _ in })
        let outcome = script.run(
            SourceFile(
                name: "b.lua",
                text: """
                    style.converter("delay", { parse = function(text) local n, u = text:match("^([%d.]+)(m?s)$") return tonumber(n) * (u == "ms" and 0.001 or 1) end,
                      print = function(seconds) return ("%gms"):format(seconds * 1000) end })
                    style.property("UIView", "delay", { type = "delay" })
                    """))
        precondition(outcome.diagnostics.isEmpty)
    }

    /// Nanoseconds an element of a first pass over a new tree, as a scheduler runs it: values are given, no list of changes
    /// is made.
    func pass(_ sheet: Sheet) -> Double {
        for element in styler.tree.allElements { styler.tree.remove(element) }
        styler.apply()
        for index in 0..<Self.count { styler.tree.insert("UIView", classes: ["c\(index)"]) }
        let id = styler.add(text: text(of: sheet))
        let taken = ScriptingBenchmark.time(Self.count) { styler.applyNow() }
        styler.remove(id)
        return taken
    }

    private func text(of sheet: Sheet) -> String {
        switch sheet {
        case .empty: "UIView { }"
        case .manyTexts: (0..<Self.count).map { ".c\($0) { delay: \($0)ms }" }.joined(separator: "\n")
        case .oneText: "UIView { delay: 200ms }"
        }
    }
}
