// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "CustomProperty",
    dependencies: [.package(name: "swift-stylesheets", path: "../..")],
    targets: [
        .executableTarget(
            name: "CustomProperty", dependencies: [.product(name: "StyleEngine", package: "swift-stylesheets")])
    ],
    swiftLanguageModes: [.v6]
)
