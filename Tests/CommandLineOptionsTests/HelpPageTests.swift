import CommandLineOptions
import Testing

@Suite("HelpPage")
struct HelpPageTests {
    private let program = CommandDefinition(
        "tool", summary: "do things",
        options: [OptionDefinition("color", .choice("auto", "never"), default: "auto", doc: "colors")],
        subcommands: [
            CommandDefinition(
                "draw", summary: "draw things", details: ["It draws."], operands: .many("FILE…"),
                options: [
                    OptionDefinition("out", OptionValue("OUT"), letter: "o", doc: "where to write").required(),
                    OptionDefinition("sheet", OptionValue("FILE"), doc: "a sheet").repeatable(),
                    OptionDefinition("later", doc: "not today").notAvailableYet(),
                    OptionDefinition("secret", doc: "nobody knows").hidden(),
                ]),
            CommandDefinition("sing", summary: "sing things").notAvailableYet(),
        ])

    @Test("the page of a command has a usage line and a row an option")
    func command() {
        #expect(
            HelpPage(program: program, path: ["draw"], command: program.subcommands[0]).text == """
                tool draw: draw things

                Usage: tool draw --out OUT [options] FILE…

                It draws.

                Options:
                  -o, --out OUT               where to write
                  --sheet FILE                a sheet; repeatable
                  --later                     not today (not available yet)

                Everywhere:
                  --color auto|never          colors [auto]
                  -h, --help                  show this help
                  --version                   show the version

                """)
    }

    @Test("the page of the program lists its commands")
    func topLevel() {
        let text = HelpPage(program: program, path: [], command: program).text
        #expect(text.contains("Usage: tool COMMAND [options]\n"))
        #expect(text.contains("\n  draw                        draw things\n"))
        #expect(text.contains("\n  sing                        sing things (not available yet)\n"))
    }

    @Test("long explanations are broken, long names stand alone")
    func wrapping() {
        let words = Array(repeating: "word", count: 30).joined(separator: " ")
        let command = CommandDefinition(
            "x", summary: "y",
            options: [OptionDefinition("a-name-that-is-rather-long", OptionValue("VALUE"), doc: words)])
        let lines = HelpPage(program: program, path: ["x"], command: command).text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 100 })
        #expect(lines.contains("  --a-name-that-is-rather-long VALUE"))
    }
}
