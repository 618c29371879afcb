import CommandLineOptions
import Foundation
import StyleDiagnostics
import StyleEngine
import StyleFiles
import StyleTooling

/// `stylectl pack`: make, check, test and list extension packs, and write the types of the Lua API.
struct PackCommand: Command {
    static let definition = CommandDefinition(
        "pack", summary: "make and test extension packs",
        details: ["A pack is a folder with pack.lua, or a Swift package with a public type that conforms to StyleExtension."],
        subcommands: [
            CommandDefinition("new", summary: "make a new pack", operands: OperandDefinition("lua|swift NAME", 2...2)),
            CommandDefinition(
                "check", summary: "lint packs: unknown types, missing docs, collisions, the sandbox", operands: .many("NAME|DIR…"),
                options: [StylingOptions.format, strict, StylingOptions.timeout, StylingOptions.memory]),
            CommandDefinition(
                "test", summary: "run the scripts in a pack's tests folder and compare their trees", operands: .many("DIR…"),
                options: [update, strict, StylingOptions.timeout, StylingOptions.memory]),
            CommandDefinition("list", summary: "list the default packs and those on the search path", options: [StylingOptions.format]),
            CommandDefinition(
                "annotations", summary: "write the types of the Lua API, and of what is registered, for editors",
                details: ["With --output, style.lua goes below that folder, and .luarc.json beside it where there is none."],
                options: [StylingOptions.pack, StylingOptions.noDefaultPacks, manual, folder]),
        ])

    private static let strict = StylingOptions.strict
    private static let update = OptionDefinition("update", doc: "write the trees in place of comparing them")
    private static let manual = OptionDefinition("manual", doc: "print the manual of the Lua API in Markdown instead")
    private static let folder = OptionDefinition("output", OptionValue("DIR"), doc: "write files into this folder")

    func run(_ arguments: ParsedArguments, output: Output) throws(UsageError) -> ExitCode {
        switch arguments.command.last {
        case "new": return try make(arguments, output)
        case "check": return try check(arguments, output)
        case "test": return try test(arguments, output)
        case "list": return try list(arguments, output)
        case "annotations": return try annotate(arguments, output)
        default: throw UsageError("say what to do: new, check, test, list or annotations", command: arguments.command)
        }
    }

    private func styling(_ arguments: ParsedArguments, _ output: Output, packs: [String] = []) throws(UsageError) -> Run {
        var options = try StylingOptions.options(arguments, output: output)
        options.packs += packs
        return Run(options: options, in: Workspace(files: .disk), print: { output.relay($0) })
    }

    // MARK: new

    private func make(_ arguments: ParsedArguments, _ output: Output) throws(UsageError) -> ExitCode {
        let (word, name) = (arguments.operands[0], arguments.operands[1])
        guard let language = PackTemplate.Language(rawValue: word) else {
            let words = PackTemplate.Language.allCases.map(\.rawValue)
            throw UsageError("\"\(word)\" is no language of packs\(Suggestion.phrase(for: word, in: words)), expected lua or swift", command: arguments.command)
        }
        guard PackTemplate.accepts(name: name) else {
            throw UsageError("\"\(name)\" is no name of a pack: letters, digits, - and _, a letter first", command: arguments.command)
        }
        do throws(PackMaker.Failure) {
            let maker = PackMaker(language, name: name, sources: language == .swift ? FrameworkSources.folder : nil)
            for path in try maker.write() { output.writeLine("wrote \(path)") }
        } catch {
            output.report([Diagnostic("pack.not-made", error.message)])
            return .errors
        }
        return .ok
    }

    // MARK: check

    private func check(_ arguments: ParsedArguments, _ output: Output) throws(UsageError) -> ExitCode {
        var found: [Diagnostic] = []
        for pack in arguments.operands {
            let run = try styling(arguments, output, packs: [pack])
            var diagnostics = PackCheck(run, pack: pack).diagnostics
            let example = pack + "/example.lua"
            if !diagnostics.containsError, FileManager.default.fileExists(atPath: example) {
                run.add(.script(example))
                diagnostics += (try? run.document())?.diagnostics.filter { $0.severity == .error } ?? []
            }
            found += arguments.has(Self.strict) ? diagnostics.map(\.strict) : diagnostics
        }
        if arguments.operands.count > 1 {
            // Each was looked at alone; what they claim of one another shows when they are loaded together.
            let together = PackCheck.collisions(try styling(arguments, output, packs: arguments.operands))
            let new = together.filter { collision in !found.contains { $0.message == collision.message } }
            found += arguments.has(Self.strict) ? new.map(\.strict) : new
        }
        if arguments.value(StylingOptions.format) == "json" {
            output.write(["version": 1, "diagnostics": .array(found.map(\.json))])
        } else {
            output.report(found)
            if found.isEmpty { output.writeLine("nothing is wrong") }
        }
        return found.containsError ? .errors : .ok
    }

    // MARK: test

    private func test(_ arguments: ParsedArguments, _ output: Output) throws(UsageError) -> ExitCode {
        var code = ExitCode.ok
        for pack in arguments.operands {
            let options = try StylingOptions.options(arguments, output: output)
            let test = PackTest(folder: pack, isUpdating: arguments.has(Self.update)) {
                var options = options
                options.packs += [pack]
                return Run(options: options, in: Workspace(files: .disk), print: { output.relay($0) })
            }
            if test.outcomes.isEmpty { output.writeLine("\(pack): there are no tests/*.lua") }
            for outcome in test.outcomes {
                output.writeLine("\(outcome.isWritten ? "wrote" : outcome.isPassed ? "passed" : "failed") \(pack)/\(outcome.name)")
                if !outcome.difference.isEmpty { output.writeLine("  " + TerminalText.safe(outcome.difference)) }
                output.report(outcome.diagnostics)
                if !outcome.isPassed { code = .errors }
            }
            if test.outcomes.isEmpty, !FileManager.default.fileExists(atPath: pack) {
                output.report([Diagnostic("pack.missing", "there is no folder \"\(pack)\"")])
                code = .errors
            }
        }
        return code
    }

    // MARK: list

    private func list(_ arguments: ParsedArguments, _ output: Output) throws(UsageError) -> ExitCode {
        let listing = PackListing(options: try StylingOptions.options(arguments, output: output))
        if arguments.value(StylingOptions.format) == "json" {
            output.write(listing.json)
        } else {
            for pack in listing.packs {
                output.writeLine([pack.name, pack.version, pack.doc, pack.folder.map { "(\($0))" } ?? "(built in)"].filter { !$0.isEmpty }.joined(separator: "  "))
            }
            output.report(listing.diagnostics)
        }
        return listing.diagnostics.containsError ? .errors : .ok
    }

    // MARK: annotations

    private func annotate(_ arguments: ParsedArguments, _ output: Output) throws(UsageError) -> ExitCode {
        if arguments.has(Self.manual) {
            output.write(PackAnnotations.manual)
            return .ok
        }
        let run = try styling(arguments, output)
        let annotations = PackAnnotations(run.styler.registry)
        output.report(run.registrationDiagnostics)
        guard let folder = arguments.value(Self.folder) else {
            output.write(annotations.text)
            return run.registrationDiagnostics.containsError ? .errors : .ok
        }
        do throws(PackMaker.Failure) {
            for path in try annotations.write(to: folder) { output.writeLine("wrote \(path)") }
        } catch {
            output.report([Diagnostic("pack.not-made", error.message)])
            return .errors
        }
        return run.registrationDiagnostics.containsError ? .errors : .ok
    }
}
