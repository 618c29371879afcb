import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
    @Test("the first theme prints what the page says")
    func firstTheme() throws {
        let text = try String(contentsOf: DocumentPage.package.appending(path: "README.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix("Your first theme") })
        let blocks = section.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let place = try Workplace()
        var answers = 0
        for block in blocks {
            let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
            let first = lines.first ?? ""
            if let name = ["theme.lua", "gauge.css", "gauge.xml"].first(where: { first.contains($0) && !first.hasPrefix("$") }) {
                try place.write(name, Data(lines.joined(separator: "\n").utf8))
            } else if first == "$ stylectl run theme.lua" {
                let answer = try place.run("run", "theme.lua")
                #expect(answer.errors == "")
                #expect(answer.output == lines.dropFirst().joined(separator: "\n"))
                answers += 1
            }
        }
        #expect(answers == 1)
    }
}
