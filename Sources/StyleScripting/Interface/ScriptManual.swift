/// The manual of the Lua API in Markdown: a section for each function and each kind of object, from their tables.
public struct ScriptManual {
    public let text: String

    public init() {
        var lines = Self.introduction
        lines += ["## Functions", ""]
        for (title, functions) in Self.chapters {
            lines += ["### \(title)", ""]
            for function in functions { lines += Self.lines(function, owner: "style.", level: "####") }
        }
        lines += ["## Objects", ""]
        for object in StyleLibrary.objects { lines += Self.lines(object) }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static var chapters: [(title: String, functions: [LibraryFunction])] {
        [
            ("What sheets may name", StyleLibrary.registering), ("Variables", StyleLibrary.variables), ("Sheets and rules", StyleLibrary.sheets),
            ("Elements", StyleLibrary.views), ("Surroundings", StyleLibrary.surroundings), ("Values", StyleLibrary.values),
            ("Output", StyleLibrary.output),
        ]
    }

    private static let introduction = [
        "# The Lua API", "",
        "<!-- Generated from the tables in Sources/StyleScripting by `stylectl pack annotations --manual`; do not edit. -->", "",
        "A script is Lua 5.4 with one library, `style` (also what `require(\"style\")` gives). A call with a wrong argument or",
        "key is an error at the script's own line that says what was expected and, where it can, what was meant. Classes, types,",
        "enums and packs may be registered after the line that names them; one still unknown at the end is an error at that line.",
        "Lists that the library gives are sorted or in document order, and count from 1.", "",
        "A script may read only below its own folder and those of `--allow-read`. There is no `io`, `os`, `debug` or `package`,",
        "no byte code, no `__gc`; `pairs` goes by sorted keys; no text holds an address. A run ends when its time (`--timeout`,",
        "5 s) or memory (`--memory`, 64 MiB) is used up; `print` goes to standard error and is cut at 64 KiB. When a script",
        "fails, what it registered and the sheets it added are taken back.", "",
        "`require(\"parts.card\")` runs `parts/card.lua` once and gives what it returns, `true` for nothing. The file is looked for",
        "below the folder of the script (in a pack, of its `pack.lua`), then below the folder of the file that requires it; so a",
        "folder of modules that name each other can be moved into another one. Modules that require each other are an error.", "",
    ]

    private static func lines(_ function: LibraryFunction, owner: String, level: String) -> [String] {
        var lines = ["\(level) \(signature(function, owner: owner))", "", sentence(function.doc)]
        if !function.parameters.isEmpty {
            lines += ["", "| parameter | type | |", "| --- | --- | --- |"]
            for parameter in function.parameters { lines += row(parameter, prefix: "") }
        }
        if let result = function.result { lines += ["", "Gives `\(result.annotation)`."] }
        if !function.example.isEmpty { lines += ["", "```lua", function.example, "```"] }
        return lines + [""]
    }

    private static func row(_ parameter: LibraryParameter, prefix: String) -> [String] {
        var shape = parameter.shape.annotation
        var keys: [LibraryParameter] = []
        if case .options(let list) = parameter.shape {
            shape = "table"
            keys = list
        }
        let doc = parameter.doc.split(separator: "|").joined(separator: "\\|")
        let name = "\(prefix)\(parameter.name)"
        let cell = shape.split(separator: "|").joined(separator: "\\|")
        return ["| `\(name)`\(parameter.isOptional ? " (may be left out)" : "") | `\(cell)` | \(doc) |"]
            + keys.flatMap { row($0, prefix: "\(name).") }
    }

    private static func lines(_ object: LibraryObject) -> [String] {
        var lines = ["### \(object.kind.annotation)", "", sentence(object.doc)]
        if !object.fields.isEmpty {
            lines += ["", "| field | type | |", "| --- | --- | --- |"]
            for field in object.fields {
                let cell = field.shape.annotation.split(separator: "|").joined(separator: "\\|")
                lines.append("| `\(field.name)` | `\(cell)\(field.isOptional ? "?" : "")` | \(field.doc) |")
            }
        }
        lines.append("")
        for method in object.methods { lines += Self.lines(method, owner: object.kind.rawValue + ":", level: "####") }
        return lines
    }

    private static func signature(_ function: LibraryFunction, owner: String) -> String {
        let parameters = function.parameters.map { $0.isOptional ? "[\($0.name)]" : $0.name }.joined(separator: ", ")
        return "`\(owner)\(function.name)(\(parameters))`"
    }

    private static func sentence(_ doc: String) -> String { doc.prefix(1).uppercased() + doc.dropFirst() + "." }
}
