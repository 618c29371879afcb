import CommandLineOptions

/// Commands that stand in the table and do not work yet: the help shows them, running them is wrong usage.
enum PlannedCommands {
    static let definitions = [
        check, format, layout, render, preview, watch, lsp, completions,
    ]
    .map { $0.notAvailableYet() }

    private static let strict = StylingOptions.strict
    private static let out = OptionDefinition(
        "out", OptionValue("OUT"), letter: "o", doc: "the file or folder to write"
    ).required()

    private static let check = CommandDefinition(
        "check", summary: "lint sheets, views, tokens, packs and scripts", operands: .many("FILE…"),
        options: [
            OptionDefinition("rules", OptionValue("RULES"), doc: "the lint rules to apply"),
            OptionDefinition(
                "format", .choice("text", "json", "sarif"), default: "text", doc: "how findings are printed"),
            OptionDefinition("fix", doc: "apply the fix-its"), strict,
        ])
    private static let format = CommandDefinition(
        "format", summary: "lay out stylesheets canonically, comments kept", operands: .many("FILE…"),
        options: [
            OptionDefinition("check", doc: "exit 1 if a file would change, write nothing"),
            OptionDefinition("in-place", doc: "write the files"),
            OptionDefinition("minify", doc: "leave out all that can go"),
            OptionDefinition("to", .choice("css", "cas"), doc: "translate to the other dialect"),
        ])
    private static let layout = CommandDefinition(
        "layout", summary: "print the frames of every element",
        options: StylingOptions.all + [OptionDefinition("size", OptionValue("WxH", .size), doc: "size of the root")])
    private static let render = CommandDefinition(
        "render", summary: "draw a styled view as SVG, PNG or PDF", operands: .optional("SCRIPT.lua"),
        options: StylingOptions.all + [out])
    private static let preview = CommandDefinition(
        "preview", summary: "serve a local page that follows every save", operands: .one("SCRIPT.lua"),
        options: StylingOptions.all)
    private static let watch = CommandDefinition(
        "watch", summary: "run a script again on every change and print what changed", operands: .one("SCRIPT.lua"),
        options: StylingOptions.all)
    private static let lsp = CommandDefinition("lsp", summary: "run the language server on standard input and output")
    private static let completions = CommandDefinition(
        "completions", summary: "print completions for a shell", operands: .one("bash|zsh|fish"))
}
