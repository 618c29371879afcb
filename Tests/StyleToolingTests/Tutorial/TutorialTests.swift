import Foundation
import StyleDiagnostics
import StyleEngine
import StyleFiles
import StyleTooling
import Testing

@Suite("The tutorial")
struct TutorialTests {
    private let tutorial = Checkout.text("Docs/Tutorial.md")

    /// The blocks of a language, by the words after the fence.
    private func blocks(_ fence: String) -> [String] {
        tutorial.components(separatedBy: "```\(fence)\n").dropFirst().map { $0.components(separatedBy: "\n```")[0] }
    }

    @Test("its Lua blocks are one script that runs, and prints what the last one says")
    func luaBlocksRun() throws {
        let script = blocks("lua").joined(separator: "\n")
        #expect(blocks("lua").count >= 7)
        let lines = Lines()
        let run = try Checkout.run(script: script) { lines.all.append($0) }
        let document = try run.document()
        #expect(document.diagnostics.map(\.message) == [])
        #expect(lines.all.count == 1 && lines.all[0].hasSuffix("1\tToday"))
    }

    @Test("its Swift blocks are the code that these tests compile")
    func swiftBlocksAreCompiled() {
        let code = Checkout.text("Tests/StyleToolingTests/Tutorial/TutorialSteps.swift")
        func unindented(_ text: String) -> String {
            text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
        }
        for block in blocks("swift") { #expect(unindented(code).contains(unindented(block)), "\(block)") }
        #expect(blocks("swift").count >= 6)
    }

    @Test("both sides register the same things and style alike")
    func sidesAgree() throws {
        var registry = Run(in: Workspace(files: .disk)).styler.registry
        try TutorialSteps.register(in: &registry)
        let (styler, card) = TutorialSteps.style(registry)
        #expect(styler.computedStyle(of: card)["mood"]?.text == "loud")
        #expect(styler.computedStyle(of: card).property("readingTime")?.text == "30min")
        let script = blocks("lua").dropLast(2).joined(separator: "\n")
        let lua = try Checkout.run(script: script).styler.registry
        #expect(Checkout.entries(lua) == Checkout.entries(registry))
    }

    @Test("its pack loads, and its function is reachable by both names")
    func packLoads() throws {
        let pack = try #require(blocks("lua pack").first)
        let run = try Checkout.run(
            script: #"style.use("reading") assert(style.number("leading(2) + reading.leading(2)").value == 5.6)"#, files: ["reading/pack.lua": pack])
        #expect(run.registrationDiagnostics.map(\.message) == [])
    }
}

final class Lines { var all: [String] = [] }
