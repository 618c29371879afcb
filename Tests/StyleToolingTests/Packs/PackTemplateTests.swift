import Foundation
import StyleEngine
import StyleFiles
import StyleTooling
import Testing

@Suite("New packs")
struct PackTemplateTests {
    private func file(_ path: String, _ language: PackTemplate.Language) -> String {
        PackTemplate(language, name: "demo", sources: "/tmp").files.first { $0.path == path }?.text ?? ""
    }

    @Test("the Swift source of a new pack is the one that these tests compile")
    func swiftSourceCompiles() {
        let compiled = Checkout.text("Tests/StyleToolingTests/Packs/DemoExtension.swift")
        #expect(compiled == file("Sources/DemoPack/DemoExtension.swift", .swift))
    }

    @Test("a new pack in Lua and one in Swift register the same things")
    func languagesAgree() throws {
        var registry = Run(in: Workspace(files: .disk)).styler.registry
        try registry.add(DemoExtension())
        let folder = TemporaryFolder()
        defer { withExtendedLifetime(folder) {} }
        try folder.write(["demo/pack.lua": file("pack.lua", .lua)])
        var options = StylingOptions()
        options.packs = [folder.url.path + "/demo"]
        let run = Run(options: options, in: Workspace(files: .disk))
        #expect(run.registrationDiagnostics.map(\.message) == [])
        #expect(Checkout.entries(run.styler.registry) == Checkout.entries(registry))
        #expect(run.styler.registry.packs == registry.packs)
    }

    @Test("names of packs are checked", arguments: [("demo", true), ("my-pack_2", true), ("", false), ("2x", false), ("../x", false), ("a b", false)])
    func names(name: String, isAccepted: Bool) { #expect(PackTemplate.accepts(name: name) == isAccepted) }
}
