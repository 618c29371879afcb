// swift-tools-version: 6.1
// Sections in the order of Docs/Architecture.md; inside a section, targets stand in the order in which they may
// depend on each other (arrows only point up), one line a dependency where there is more than one.
import PackageDescription

let package = Package(
    name: "swift-stylesheets",
    products: [
        .library(name: "StyleEngine", targets: ["StyleDiagnostics", "StyleValues", "StyleSyntax", "StyleExpressions", "StyleEngine"]),
        .library(name: "StyleScripting", targets: ["StyleScripting"]),
        .library(name: "StyleTesting", targets: ["StyleTesting"]),
        .library(name: "StyleViews", targets: ["StyleViews"]),
        .library(name: "StyleTokens", targets: ["StyleTokens"]),
        .library(name: "UIKitPack", targets: ["UIKitPack"]),
        .library(name: "StyleCommands", targets: ["StyleCommands"]),
        .library(name: "MetricsPack", targets: ["MetricsPack"]),
        .executable(name: "stylectl", targets: ["stylectl"]),
        .executable(name: "style-generate", targets: ["style-generate"]),
        .plugin(name: "TokensPlugin", targets: ["TokensPlugin"]),
        .plugin(name: "TokensCommandPlugin", targets: ["TokensCommandPlugin"]),
    ],
    targets: [
        // Foundations
        .target(name: "StyleDiagnostics"),
        // Rounding calls the C library's mathematics, which nothing links for a program that imports no C library.
        .target(name: "StyleValues", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
        .target(name: "StyleSyntax", dependencies: ["StyleDiagnostics"]),
        .target(name: "StyleExpressions", dependencies: ["StyleDiagnostics", "StyleValues", "StyleSyntax"]),
        .target(name: "StyleMarkup", dependencies: ["StyleDiagnostics"]),
        // Tokens
        .target(
            name: "StyleTokens", dependencies: ["StyleDiagnostics", "StyleValues", "StyleSyntax", "StyleExpressions", "StyleMarkup"]),
        // Engine
        .target(name: "StyleEngine", dependencies: ["StyleExpressions"]),
        .target(name: "StyleTesting", dependencies: ["StyleEngine"]),
        .target(name: "StyleViews", dependencies: ["StyleEngine", "StyleMarkup"]),
        // Scripting
        .systemLibrary(name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),
        .target(name: "CLuaSupport", dependencies: ["CLua"], linkerSettings: [.linkedLibrary("m")]),
        .target(name: "StyleScripting", dependencies: ["StyleViews", "StyleTokens", "CLuaSupport"]),
        // Packs
        .target(name: "UIKitPack", dependencies: ["StyleEngine"], path: "Plugins/UIKitPack"),
        .target(name: "MetricsPack", dependencies: ["StyleEngine", "StyleTokens"], path: "Plugins/MetricsPack"),
        // Tools
        .target(name: "StyleFiles", dependencies: ["StyleDiagnostics"]),
        .target(name: "StyleTooling", dependencies: ["StyleScripting", "StyleFiles", "UIKitPack", "MetricsPack"]),
        .target(name: "CommandLineOptions", dependencies: ["StyleDiagnostics"]),
        .target(name: "StyleCommands", dependencies: ["StyleTooling", "CommandLineOptions"]),
        // Built twice by whoever uses the plugin, once for the host: no C library, no engine.
        .executableTarget(name: "style-generate", dependencies: ["StyleTokens", "StyleFiles", "CommandLineOptions"]),
        .plugin(
            name: "TokensPlugin", capability: .buildTool(), dependencies: ["style-generate"], path: "Plugins/TokensPlugin/BuildTool"),
        .plugin(
            name: "TokensCommandPlugin",
            capability: .command(
                intent: .custom(verb: "generate-tokens", description: "Write code and assets from palettes and font lists"),
                permissions: [.writeToPackageDirectory(reason: "writes the generated files")]),
            dependencies: ["style-generate"], path: "Plugins/TokensPlugin/Command"),
        .executableTarget(name: "stylectl", dependencies: ["StyleCommands"]),
        // Tests
        .testTarget(name: "StyleEngineTests", dependencies: ["StyleEngine"]),
        .testTarget(name: "StyleTestingTests", dependencies: ["StyleTesting"]),
        .testTarget(name: "HostingTests", dependencies: ["StyleTesting"]),
        .testTarget(name: "StyleSyntaxTests", dependencies: ["StyleSyntax"]),
        .testTarget(name: "StyleDiagnosticsTests", dependencies: ["StyleDiagnostics"]),
        .testTarget(name: "StyleMarkupTests", dependencies: ["StyleMarkup"]),
        .testTarget(name: "StyleFilesTests", dependencies: ["StyleFiles"]),
        .testTarget(name: "StyleViewsTests", dependencies: ["StyleViews"]),
        .testTarget(name: "UIKitPackTests", dependencies: ["UIKitPack"]),
        .testTarget(name: "CommandLineOptionsTests", dependencies: ["CommandLineOptions"]),
        .testTarget(name: "StyleToolingTests", dependencies: ["StyleTooling"]),
        .testTarget(name: "stylectlTests", dependencies: ["stylectl"]),
        .testTarget(name: "ArchitectureTests"),
        .testTarget(name: "StyleValuesTests", dependencies: ["StyleValues"]),
        .testTarget(name: "StyleExpressionsTests", dependencies: ["StyleExpressions"]),
        .testTarget(name: "StyleScriptingTests", dependencies: ["StyleScripting"]),
        .testTarget(name: "StyleTokensTests", dependencies: ["StyleTokens"]),
        .testTarget(name: "MetricsPackTests", dependencies: ["MetricsPack"]),
    ],
    swiftLanguageModes: [.v6]
)
