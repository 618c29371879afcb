// swift-tools-version: 6.1
import PackageDescription

// The palette and the font list in Sources/Palette are Swift before the sources are compiled: the plugin sees to it.
let package = Package(
    name: "Palette",
    dependencies: [.package(name: "swift-stylesheets", path: "../..")],
    targets: [
        .executableTarget(name: "Palette", plugins: [.plugin(name: "TokensPlugin", package: "swift-stylesheets")]),
        .testTarget(name: "PaletteTests", dependencies: ["Palette"]),
    ],
    swiftLanguageModes: [.v6]
)
