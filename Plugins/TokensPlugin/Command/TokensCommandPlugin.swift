import Foundation
import PackagePlugin

/// `swift package generate-tokens IN --to TARGET --out OUT`: code and assets from tokens into the package itself.
@main
struct TokensCommandPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let generator = Process()
        generator.executableURL = try context.tool(named: "style-generate").url
        generator.arguments = arguments
        generator.currentDirectoryURL = context.package.directoryURL
        try generator.run()
        generator.waitUntilExit()
        guard generator.terminationStatus == 0 else {
            Diagnostics.error("style-generate ended with status \(generator.terminationStatus)")
            return
        }
    }
}
