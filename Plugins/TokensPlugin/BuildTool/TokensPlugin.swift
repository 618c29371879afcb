import Foundation
import PackagePlugin

/// Turns the palettes and font lists of a target into Swift before it is compiled.
///
/// Files are found by name: `.palette`, `.gpl`, `.clr`, `.fonts`, and `.palette.txt`, `.palette.json`,
/// `.palette.xml`, `.palette.css`, `.fonts.txt`. `brand.palette` becomes the enum `Brand`.
@main
struct TokensPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let module = target as? SourceModuleTarget else { return [] }
        let generator = try context.tool(named: "style-generate").url
        return module.sourceFiles.map(\.url).filter(isTokenFile).sorted { $0.path < $1.path }.map { input in
            let output = context.pluginWorkDirectoryURL.appending(path: "\(name(of: input))+Tokens.swift")
            return .buildCommand(
                displayName: "Generating Swift from \(input.lastPathComponent)", executable: generator,
                arguments: [input.path, "--to", "swift", "--out", output.path], inputFiles: [input],
                outputFiles: [output])
        }
    }

    private func isTokenFile(_ url: URL) -> Bool {
        let name = url.lastPathComponent.lowercased()
        let endings = [
            ".palette", ".gpl", ".clr", ".fonts", ".palette.txt", ".palette.json", ".palette.xml", ".palette.css",
            ".fonts.txt",
        ]
        return endings.contains { name.hasSuffix($0) && name.count > $0.count }
    }

    private func name(of url: URL) -> String {
        let parts = url.lastPathComponent.split(separator: ".")
        return parts.first.map(String.init) ?? "Tokens"
    }
}
