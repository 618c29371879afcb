// swift-tools-version: 6.1
// Fuzzers, in a package of their own so that nobody who uses the framework builds them: one program for each part that
// reads input of others. Scripts/fuzz builds and runs them with libFuzzer; Seeds/NAME holds inputs to start from,
// Dictionaries/NAME.dict, where there is one, words to put in.
import PackageDescription

/// No `@main`: the fuzzer's library brings it.
let entry: [SwiftSetting] = [.unsafeFlags(["-parse-as-library"])]

let package = Package(
    name: "Fuzzers",
    dependencies: [.package(name: "swift-stylesheets", path: "..")],
    targets: [
        .executableTarget(
            name: "ExpressionFuzzer", dependencies: [.product(name: "StyleEngine", package: "swift-stylesheets")],
            swiftSettings: entry),
        .target(name: "SheetTrial", dependencies: [.product(name: "StyleEngine", package: "swift-stylesheets")]),
        .executableTarget(name: "BraceSheetFuzzer", dependencies: ["SheetTrial"], swiftSettings: entry),
        .executableTarget(name: "IndentedSheetFuzzer", dependencies: ["SheetTrial"], swiftSettings: entry),
    ],
    swiftLanguageModes: [.v6]
)
