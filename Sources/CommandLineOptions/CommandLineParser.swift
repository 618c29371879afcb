import StyleDiagnostics

/// Reads a command line by a table of commands.
///
/// `--name value`, `--name=value`, single letters only where the table has one; names in full, no abbreviations.
/// `-` is an operand (standard input); `--` ends the options. Options of the program stand before or after the command.
public struct CommandLineParser: Sendable {
    public let program: CommandDefinition

    public init(program: CommandDefinition) { self.program = program }

    /// What the user wants. May gain cases.
    public enum Request: Sendable {
        case help(command: [String], CommandDefinition)
        case version
        case run(CommandDefinition, ParsedArguments)
    }

    /// Options that every command understands, without standing in its table.
    public static let help = OptionDefinition("help", letter: "h", doc: "show this help")
    public static let version = OptionDefinition("version", doc: "show the version")

    /// Reads the arguments that follow the program's name.
    ///
    /// The first fault is reported; `--help` and `--version` end the reading where they stand.
    public func parse(_ arguments: [String]) throws(UsageError) -> Request {
        var reading = Reading(program: program, arguments: arguments[...])
        while let argument = reading.rest.popFirst() {
            if reading.optionsEnded || argument == "-" || argument.utf8.first != UInt8(ascii: "-") {
                try reading.takeWord(argument)
            } else if argument == "--" {
                reading.optionsEnded = true
            } else {
                switch try reading.takeOption(argument) {
                case CommandLineParser.help.name: return .help(command: reading.parsed.command, reading.command)
                case CommandLineParser.version.name: return .version
                default: break
                }
            }
        }
        return try reading.finished()
    }
}

/// A command line read so far.
private struct Reading {
    let program: CommandDefinition
    /// The innermost command named so far; the program at first.
    var command: CommandDefinition
    var rest: ArraySlice<String>
    var optionsEnded = false
    var parsed = ParsedArguments(command: [])
    /// The first fault that `--help`, standing further on, would make unimportant.
    private var deferred: UsageError?

    init(program: CommandDefinition, arguments: ArraySlice<String>) {
        self.program = program
        command = program
        rest = arguments
    }

    /// A word that is no option: the name of a command while one is awaited, else an operand.
    mutating func takeWord(_ word: String) throws(UsageError) {
        if command.subcommands.isEmpty || optionsEnded {
            parsed.operands.append(word)
            return
        }
        guard let found = command.subcommands.first(where: { $0.name == word }) else {
            let names = command.subcommands.map(\.name)
            throw fault(
                "unknown command \"\((parsed.command + [word]).joined(separator: " "))\""
                    + Suggestion.phrase(for: word, in: names))
        }
        command = found
        parsed.command.append(word)
        if !found.isAvailable { deferred = deferred ?? notAvailable }
    }

    /// An option and its value; the name of the option.
    mutating func takeOption(_ argument: String) throws(UsageError) -> String {
        let (spelling, attached) = split(argument)
        guard let option = option(spelled: spelling) else {
            if let deferred { throw deferred }
            throw unknown(spelling)
        }
        guard option.isAvailable else { throw fault("option \"\(spelling)\" is not available yet") }
        guard let value = option.value else {
            if attached != nil { throw fault("option \"\(spelling)\" takes no value") }
            parsed.add("", to: option)
            return option.name
        }
        guard let text = attached ?? nextValue() else {
            throw fault("option \"\(spelling)\" needs a value: \(value.name)")
        }
        if let why = value.fault(of: text) { throw fault("option \"\(spelling)\": \(why)") }
        parsed.add(text, to: option)
        return option.name
    }

    func finished() throws(UsageError) -> CommandLineParser.Request {
        if let deferred { throw deferred }
        if !command.subcommands.isEmpty { throw fault("expected a command") }
        let count = parsed.operands.count
        if count > command.operands.count.upperBound {
            throw fault("unexpected argument \"\(parsed.operands[command.operands.count.upperBound])\"")
        }
        if count < command.operands.count.lowerBound { throw fault("expected \(command.operands.name)") }
        for option in command.options where option.isRequired && !parsed.has(option) {
            throw fault("expected option \"\(option.spelling)\"")
        }
        return .run(command, parsed)
    }

    // MARK: - Options

    /// The name and, after `=`, the value of a long option.
    private func split(_ argument: String) -> (spelling: String, value: String?) {
        guard argument.hasPrefix("--"), let pair = OptionValue.pair(argument, splitAt: .first) else {
            return (argument, nil)
        }
        return (pair.key, pair.value)
    }

    private var knownOptions: [OptionDefinition] {
        let everywhere = program.options + [CommandLineParser.help, CommandLineParser.version]
        return parsed.command.isEmpty ? everywhere : command.options + everywhere
    }

    private func option(spelled spelling: String) -> OptionDefinition? {
        knownOptions.first { $0.spelling == spelling || $0.letter.map { "-\($0)" } == spelling }
    }

    /// The next argument, unless it is an option itself: `--as --format` has forgotten a value.
    private mutating func nextValue() -> String? {
        guard let next = rest.first, next != "--", option(spelled: split(next).spelling) == nil else { return nil }
        return rest.popFirst()
    }

    // MARK: - Faults

    private func fault(_ message: String) -> UsageError { UsageError(message, command: parsed.command) }

    private var notAvailable: UsageError {
        fault("command \"\(parsed.command.joined(separator: " "))\" is not available yet")
    }

    private func unknown(_ spelling: String) -> UsageError {
        if parsed.command.isEmpty, !spelling.hasPrefix("--") || program.subcommands.isEmpty {
            return fault("unknown option \"\(spelling)\"")
        }
        if !spelling.hasPrefix("--") {
            return fault(
                "unknown option \"\(spelling)\"; what starts with \"-\" stands after \"--\": \"-- \(spelling)\"")
        }
        let names = knownOptions.filter { !$0.isHidden }.map(\.spelling)
        return fault("unknown option \"\(spelling)\"" + Suggestion.phrase(for: spelling, in: names))
    }
}
