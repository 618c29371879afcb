// swift-tools-version: 6.1
// Sections in the order of Docs/Architecture.md; inside a section, targets stand in the order in which they may
// depend on each other (arrows only point up), one line a dependency where there is more than one.
import PackageDescription

let package = Package(
    name: "swift-stylesheets",
    products: [
        .library(name: "StyleEngine", targets: ["StyleEngine"]),
        .executable(name: "stylectl", targets: ["stylectl"]),
    ],
    targets: [
        // Foundations
        .target(name: "StyleDiagnostics"),
        .target(name: "StyleValues"),
        .target(name: "StyleSyntax", dependencies: ["StyleDiagnostics"]),
        .target(name: "StyleExpressions", dependencies: ["StyleDiagnostics", "StyleValues", "StyleSyntax"]),
        // Engine
        .target(name: "StyleEngine", dependencies: ["StyleExpressions"]),
        .target(name: "StyleViews", dependencies: ["StyleEngine"]),
        // Scripting
        .systemLibrary(name: "CLua", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),
        .target(name: "CLuaSupport", dependencies: ["CLua"], linkerSettings: [.linkedLibrary("m")]),
        .target(name: "StyleScripting", dependencies: ["StyleViews", "CLuaSupport"]),
        // Packs
        .target(name: "UIKitPack", dependencies: ["StyleEngine"], path: "Plugins/UIKitPack"),
        // Tools
        .target(name: "StyleTooling", dependencies: ["StyleScripting", "UIKitPack"]),
        .executableTarget(name: "stylectl", dependencies: ["StyleTooling"]),
        // Tests
        .testTarget(name: "StyleScriptingTests", dependencies: ["StyleScripting"]),
    ],
    swiftLanguageModes: [.v6]
)
