import CommandLineOptions
import Testing

@Suite("CommandLineParser")
struct CommandLineParserTests {
    private static let sheet = OptionDefinition("sheet", OptionValue("FILE"), doc: "load a sheet").repeatable()
    private static let format = OptionDefinition(
        "format", .choice("text", "json"), default: "text", doc: "how results are printed")
    private static let variable = OptionDefinition(
        "var", OptionValue("NAME=VALUE", .pair(splitAt: .first)), doc: "set a variable"
    ).repeatable()
    private static let state = OptionDefinition(
        "state", OptionValue("ELEMENT=STATE", .pair(splitAt: .last)), doc: "set a state"
    ).repeatable()
    private static let timeout = OptionDefinition(
        "timeout", OptionValue("SECONDS", .positiveNumber), default: "5", doc: "time")
    private static let size = OptionDefinition("size", OptionValue("WxH", .size), doc: "size")
    private static let strict = OptionDefinition("strict", doc: "warnings are errors")
    private static let out = OptionDefinition("out", OptionValue("OUT"), letter: "o", doc: "where to write")
    private static let color = OptionDefinition("color", .choice("auto", "never"), default: "auto", doc: "colors")
    private static let program = CommandDefinition(
        "tool", summary: "do things", options: [color],
        subcommands: [
            CommandDefinition(
                "resolve", summary: "resolve things", operands: .many("FILE…", atLeast: 0),
                options: [
                    sheet, format, variable, state, timeout, size, strict, out,
                    OptionDefinition("later", doc: "later").notAvailableYet(),
                ]),
            CommandDefinition("run", summary: "run a script", operands: .one("SCRIPT")),
            CommandDefinition(
                "render", summary: "draw",
                options: [OptionDefinition("to", OptionValue("OUT"), doc: "where").required()]),
            CommandDefinition("check", summary: "check things", options: [strict]).notAvailableYet(),
            CommandDefinition(
                "tokens", summary: "tokens",
                subcommands: [
                    CommandDefinition("diff", summary: "compare", operands: OperandDefinition("OLD NEW", 2...2))
                ]),
        ])
    private let parser = CommandLineParser(program: program)

    private func arguments(_ line: String...) throws -> ParsedArguments {
        guard case .run(_, let parsed) = try parser.parse(line) else { throw UsageError("no command to run") }
        return parsed
    }

    private func fault(_ line: [String]) throws -> UsageError {
        try #require(throws: UsageError.self) { try parser.parse(line) }
    }

    @Test("a value follows its option, or stands after an equals sign")
    func values() throws {
        let parsed = try arguments(
            "resolve", "--sheet", "a.css", "--sheet=b=c.css", "--format=json", "x", "--strict", "y")
        #expect(parsed.command == ["resolve"])
        #expect(parsed.values(Self.sheet) == ["a.css", "b=c.css"])
        #expect(parsed.value(Self.format) == "json")
        #expect(parsed.has(Self.strict))
        #expect(parsed.operands == ["x", "y"])
    }

    @Test("without an option its default counts")
    func defaults() throws {
        let parsed = try arguments("resolve")
        #expect(parsed.value(Self.format) == "text")
        #expect(parsed.number(Self.timeout) == 5)
        #expect(parsed.value(Self.out) == nil)
        #expect(!parsed.has(Self.format))
        #expect(!parsed.has(Self.strict))
    }

    @Test("the last one of an option that is not repeatable counts")
    func lastWins() throws {
        #expect(try arguments("resolve", "--format", "json", "--format", "text").values(Self.format) == ["text"])
    }

    @Test("a lone dash is an operand, two dashes end the options")
    func dashes() throws {
        #expect(
            try arguments("resolve", "-", "--strict", "--", "--format", "-2px", "--").operands == [
                "-", "--format", "-2px", "--",
            ])
        #expect(try arguments("resolve", "--sheet", "-").values(Self.sheet) == ["-"])
        #expect(try arguments("resolve", "--sheet", "-2").values(Self.sheet) == ["-2"])
        #expect(try arguments("resolve", "--sheet=--").values(Self.sheet) == ["--"])
    }

    @Test("pairs are split at the first equals sign, states at the last")
    func pairs() throws {
        let parsed = try arguments("resolve", "--var", "a=b=c", "--var=d=", "--state", "[role=main]=selected")
        #expect(parsed.pairs(Self.variable).map(\.key) == ["a", "d"])
        #expect(parsed.pairs(Self.variable).map(\.value) == ["b=c", ""])
        #expect(parsed.pairs(Self.state).map(\.key) == ["[role=main]"])
        #expect(parsed.pairs(Self.state).map(\.value) == ["selected"])
    }

    @Test("numbers and sizes are read")
    func numbers() throws {
        let parsed = try arguments("resolve", "--timeout", ".5", "--size=320x1e3")
        #expect(parsed.number(Self.timeout) == 0.5)
        let size = try #require(parsed.size(Self.size))
        #expect(size.width == 320 && size.height == 1000)
    }

    @Test("a letter stands for its option only where the table has one")
    func letters() throws {
        #expect(try arguments("resolve", "-o", "x").value(Self.out) == "x")
        #expect(try fault(["resolve", "-s"]).message.contains("unknown option \"-s\""))
    }

    @Test("options of the program stand before or after the command")
    func programOptions() throws {
        #expect(try arguments("--color", "never", "resolve").value(Self.color) == "never")
        #expect(try arguments("resolve", "--color=never").value(Self.color) == "never")
    }

    @Test("commands of a command are found")
    func subcommands() throws {
        let parsed = try arguments("tokens", "diff", "a", "b")
        #expect(parsed.command == ["tokens", "diff"])
        #expect(parsed.operands == ["a", "b"])
    }

    @Test(
        "help and version are told apart from commands",
        arguments: [
            ["--help"], ["-h"], ["resolve", "--help"], ["resolve", "--strict", "--help", "--nonsense"],
            ["check", "--help"], ["check", "x", "--strict", "--help"], ["tokens", "--help"],
        ])
    func help(line: [String]) throws {
        guard case .help(let path, _) = try parser.parse(line) else { throw UsageError("no help") }
        #expect(path == line.filter { !$0.hasPrefix("-") && $0 != "x" })
    }

    @Test("the version is asked for with or without a command", arguments: [["--version"], ["resolve", "--version"]])
    func version(line: [String]) throws {
        guard case .version = try parser.parse(line) else { throw UsageError("no version") }
    }

    @Test(
        "what is wrong is said, with what was expected",
        arguments: [
            ([], "expected a command"), (["reslove"], "unknown command \"reslove\", did you mean \"resolve\"?"),
            (["tokens"], "expected a command"),
            (["tokens", "dif"], "unknown command \"tokens dif\", did you mean \"diff\"?"),
            (["resolve", "--sheeet", "x"], "unknown option \"--sheeet\", did you mean \"--sheet\"?"),
            (["resolve", "--form", "json"], "unknown option \"--form\""),
            (["resolve", "--sheet"], "option \"--sheet\" needs a value: FILE"),
            (["resolve", "--sheet", "--format", "json"], "option \"--sheet\" needs a value: FILE"),
            (["resolve", "--sheet", "--", "x"], "option \"--sheet\" needs a value: FILE"),
            (
                ["resolve", "--format", "jsn"],
                "option \"--format\": expected text or json, found \"jsn\", did you mean \"json\"?"
            ), (["resolve", "--format="], "option \"--format\": expected text or json, found \"\""),
            (["resolve", "--strict=yes"], "option \"--strict\" takes no value"),
            (["resolve", "--timeout", "0"], "option \"--timeout\": expected a number above 0, found \"0\""),
            (["resolve", "--timeout=nan"], "option \"--timeout\": expected a number above 0, found \"nan\""),
            (["resolve", "--timeout=0x9"], "option \"--timeout\": expected a number above 0, found \"0x9\""),
            (["resolve", "--var", "a"], "option \"--var\": expected NAME=VALUE, found \"a\""),
            (["resolve", "--var", "=a"], "option \"--var\": expected NAME=VALUE, found \"=a\""),
            (["resolve", "--size", "3"], "option \"--size\": expected WxH such as 320x480, found \"3\""),
            (["resolve", "--later"], "option \"--later\" is not available yet"),
            (["resolve", "-2px"], "unknown option \"-2px\"; what starts with \"-\" stands after \"--\": \"-- -2px\""),
            (["run"], "expected SCRIPT"), (["run", "a", "b"], "unexpected argument \"b\""),
            (["render"], "expected option \"--to\""),
            (["check"], "command \"check\" is not available yet"),
            (["check", "--nonsense", "x"], "command \"check\" is not available yet"),
            (["--nonsense"], "unknown option \"--nonsense\""), (["-x"], "unknown option \"-x\""),
        ])
    func faults(line: [String], message: String) throws {
        #expect(try fault(line).message == message)
    }

    @Test("a fault names the command it is about")
    func faultNamesCommand() throws {
        #expect(try fault(["tokens", "diff", "a"]).command == ["tokens", "diff"])
        #expect(try fault(["nonsense"]).command == [])
    }
}
