import Foundation
import StyleEngine
import StyleScripting

/// The types of the Lua API as files for editors.
public struct PackAnnotations {
    public let text: String

    public init(_ registry: PropertyRegistry) { text = ScriptAnnotations(registry).text }

    /// The manual of the Lua API in Markdown.
    public static var manual: String { ScriptManual().text }

    /// Writes `style.lua` into a folder, and `.luarc.json` beside that folder where there is none; gives what was written.
    public func write(to folder: String) throws(PackMaker.Failure) -> [String] {
        let file = folder + "/style.lua"
        try PackMaker.write(text, to: file)
        let url = URL(fileURLWithPath: folder)
        let settings = url.deletingLastPathComponent().appendingPathComponent(".luarc.json").path
        guard !FileManager.default.fileExists(atPath: settings) else { return [file] }
        try PackMaker.write(ScriptAnnotations.settings(library: url.lastPathComponent), to: settings)
        return [file, settings]
    }
}
