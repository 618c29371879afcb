// swift-tools-version: 6.1
// Measurements, in a package of their own so that nobody who uses the framework builds them: one program a stage,
// each with a target of `make`.
import PackageDescription

let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "swift-stylesheets", path: "..")],
    targets: [
        .target(name: "CAllocator"),
        .target(name: "Measuring"),
        .executableTarget(
            name: "ExpressionBenchmark", dependencies: [.product(name: "StyleEngine", package: "swift-stylesheets")]),
        .executableTarget(
            name: "SyntaxBenchmark", dependencies: ["Measuring", .product(name: "StyleEngine", package: "swift-stylesheets")]),
        .systemLibrary(name: "CLuaTwin", pkgConfig: "lua5.4", providers: [.apt(["liblua5.4-dev"])]),
        .target(name: "LuaTwins", dependencies: ["CLuaTwin"]),
        .executableTarget(
            name: "ScriptingBenchmark",
            dependencies: [
                "LuaTwins", .product(name: "StyleEngine", package: "swift-stylesheets"), .product(name: "StyleScripting", package: "swift-stylesheets"),
            ]),
        .executableTarget(
            name: "EngineBenchmark", dependencies: ["CAllocator", "Measuring", .product(name: "StyleEngine", package: "swift-stylesheets")]),
        .executableTarget(
            name: "ValuesBenchmark", dependencies: [.product(name: "StyleScripting", package: "swift-stylesheets")]),
    ],
    swiftLanguageModes: [.v6]
)
