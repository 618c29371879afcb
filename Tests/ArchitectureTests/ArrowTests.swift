import Foundation
import Testing

@Suite("Arrows between modules")
struct ArrowTests {
    private let manifest: PackageManifest

    init() throws { manifest = try PackageManifest() }

    @Test("the manifest is understood")
    func manifestIsRead() {
        #expect(manifest.target("StyleSyntax")?.dependencies == ["StyleDiagnostics"])
        #expect(manifest.targets.count >= 12)
    }

    @Test("a target depends only on targets that stand before it")
    func arrowsPointUp() {
        var above: Set<String> = []
        for target in manifest.targets where !target.isTest {
            for name in target.dependencies where manifest.target(name) != nil {
                #expect(above.contains(name), "\(target.name) depends on \(name), which stands below it")
            }
            above.insert(target.name)
        }
    }

    @Test("a file imports only what its target depends on")
    func importsFollowTheArrows() throws {
        for target in manifest.targets {
            let allowed = manifest.reachable(from: target)
            for (file, module) in try manifest.imports(of: target) where manifest.target(module) != nil {
                #expect(allowed.contains(module), "\(file) imports \(module), which \(target.name) does not depend on")
            }
        }
    }

    @Test(
        "the foundations need neither Foundation nor the C library, but for its mathematics",
        arguments: [
            "StyleDiagnostics", "StyleValues", "StyleSyntax", "StyleExpressions", "StyleMarkup", "StyleEngine", "CommandLineOptions",
        ])
    func foundationsStandAlone(name: String) throws {
        let target = try #require(manifest.target(name))
        for (file, module) in try manifest.imports(of: target) where !file.hasSuffix("/ElementaryFunctions.swift") {
            #expect(manifest.target(module) != nil, "\(file) imports \(module)")
        }
    }

    @Test("the engine reaches no scripting")
    func engineIsFreeOfLua() throws {
        let engine = manifest.reachable(from: try #require(manifest.target("StyleEngine")))
        #expect(engine.filter { $0.contains("Lua") || $0.contains("Scripting") } == [])
    }

    @Test("packs use the engine through its public door")
    func packsUseNoBackDoor() throws {
        for target in manifest.targets where target.path.hasPrefix("Plugins/") {
            for file in manifest.swiftFiles(below: target.path) {
                let text = try String(contentsOf: manifest.root.appending(path: file), encoding: .utf8)
                #expect(!text.contains("@testable") && !text.contains("@_spi"), "\(file)")
            }
        }
    }

    @Test("every folder of sources is a target, and every target stands in the plan of the house")
    func foldersAndPlanAgree() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: manifest.root.appending(path: "Sources").path)
        #expect(folders.filter { !$0.hasPrefix(".") && manifest.target($0) == nil } == [])
        let plan = try String(contentsOf: manifest.root.appending(path: "Docs/Architecture.md"), encoding: .utf8)
        #expect(manifest.targets.filter { !$0.isTest && !plan.contains($0.name) }.map(\.name) == [])
    }

    @Test("file names name a concept")
    func fileNames() {
        let empty = [
            "Manager", "Helper", "Util", "Misc", "Common", "Core", "Base", "Handler", "Info", "Data", "Processor",
        ]
        for file in manifest.targets.flatMap({ manifest.swiftFiles(below: $0.path) }) {
            let name = String(file.split(separator: "/").last?.dropLast(6) ?? "")
            // Whole words: "Database" or "Baseline" would be concepts.
            let words = name.matches(of: /[A-Z][a-z]+/).map { String($0.output) }
            #expect(
                words.filter { empty.contains($0) || $0 == "Utils" || $0 == "Helpers" } == []
                    || name.hasSuffix("PlainData"),
                "\(file)")
        }
    }

    @Test("functions, operators and values know nothing of the code that formulas become")
    func formulasStandAbove() throws {
        let folder = "Sources/StyleExpressions"
        func text(_ file: String) throws -> String {
            try String(contentsOf: manifest.root.appending(path: file), encoding: .utf8)
        }
        let files = manifest.swiftFiles(below: folder)
        var declared: Set<String> = []
        for file in files where file.contains("/Compilation/") {
            for match in try text(file).matches(
                of: /\n(?:package |public |final )*(?:struct|class|enum|protocol) (\w+)/)
            {
                declared.insert(String(match.output.1))
            }
        }
        #expect(declared.count > 15)
        for file in files where !file.contains("/Compilation/") {
            let code = try text(file).split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(
                separator: "\n")
            let words = Set(code.matches(of: /\w+/).map { String($0.output) })
            #expect(words.intersection(declared) == [], "\(file)")
        }
    }
}
