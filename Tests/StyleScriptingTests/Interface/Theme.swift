import StyleDiagnostics
import StyleEngine
import StyleScripting

/// A styler with a few classes, and scripts that run on it.
final class Theme {
    let styler: Styler
    let script: ThemeScript

    init(
        files: [String: String] = [:], mayWrite: Bool = false,
        limits: ScriptLimits = ScriptLimits(memoryBytes: 32 << 20, seconds: 5)
    ) throws {
        var registry = PropertyRegistry.standard()
        try registry.register(ClassDefinition("UIView"))
        try registry.register(ClassDefinition("UILabel", extends: "UIView"))
        try registry.register(PropertyDefinition("alpha", of: "UIView", type: "number", default: "1"))
        try registry.register(PropertyDefinition("backgroundColor", of: "UIView", type: "color"))
        try registry.register(PropertyDefinition("layoutMargins", of: "UIView", type: "insets"))
        registry.fallbackClass = "UIView"
        styler = Styler(registry: registry)
        let box = Box()
        script = ThemeScript(
            styler: styler, loader: SourceLoader(files: .memory(files.mapValues { Array($0.utf8) }), allowedFolders: files.isEmpty ? [] : ["."]),
            limits: limits, packFolders: [],
            write: mayWrite ? { path, bytes in box.written[path] = String(decoding: bytes, as: UTF8.self) } : nil, print: { box.printed.append($0) })
        self.box = box
    }

    private final class Box {
        var printed: [String] = []
        var written: [String: String] = [:]
    }
    private let box: Box

    var lines: [String] { box.printed }
    var files: [String: String] { box.written }

    /// Runs a script and gives the messages of what went wrong, in it and in its sheets.
    func run(_ text: String) -> [String] {
        let outcome = script.run(SourceFile(name: "t.lua", text: text))
        script.apply()
        return (outcome.diagnostics + script.takeDiagnostics() + script.explained(styler.diagnostics)).map(\.message)
    }
}
