import Foundation
import Testing

@Suite("stylectl parse")
struct ParseTests {
    @Test("the JSON of one file is its root node, of several one document that names them")
    func json() throws {
        let place = try Workplace(["a.css": ".a { b: 1 }", "b.cas": ".c\n  d 2\n"])
        let one = try place.run("parse", "a.css", "--dump", "json")
        #expect(one.document["kind"] as? String == "sourceFile")
        let two = try place.run("parse", "a.css", "b.cas", "--dump", "json")
        #expect(two.code == 0)
        #expect(two.document["version"] as? Int == 1)
        let trees = try #require(two.document["trees"] as? [[String: Any]])
        #expect(trees.map { $0["file"] as? String } == ["a.css", "b.cas"])
        #expect(trees.map { ($0["tree"] as? [String: Any])?["kind"] as? String } == ["sourceFile", "sourceFile"])
        let missing = try place.run("parse", "a.css", "none.css", "--dump", "json")
        #expect(missing.code == 1)
        #expect((missing.document["trees"] as? [[String: Any]])?.count == 1)
    }

    @Test("no name of a sheet or a pack reaches the terminal as a control sequence")
    func terminal() throws {
        let place = try Workplace([
            "a.css": ".a\\\u{1B}x { b: \"\u{1B}]0;x\u{7}\u{9B}\" } /* \u{1B} */ \u{1B}[31m {}",
            "p/pack.lua": """
            style.named_color("red\\27[31m", "#f00")
            style.class("Odd\\27[2J", {})
            return { name = "p", version = "1.0.0" }
            """,
        ])
        for arguments in [
            ["parse", "a.css"], ["parse", "a.css", "--dump", "rules", "--format", "text"], ["registry", "--pack", "p"],
            ["registry", "packs", "--pack", "p"],
        ] {
            let answer = try place.run(list: arguments)
            #expect(!answer.output.isEmpty, "\(arguments)")
            for text in [answer.output, answer.errors] {
                let controls = text.unicodeScalars.filter { ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value) }
                #expect(controls.isEmpty, "\(arguments): \(Array(controls))")
            }
        }
    }
}
