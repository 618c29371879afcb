import CommandLineOptions

/// Commands that stand in the table and do not work yet: the help shows them, running them is wrong usage.
enum PlannedCommands {
    static let definitions = [
        check, format, explain, layout, tokens, metrics, recolor, render, preview, watch, lsp, completions,
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
    private static let explain = CommandDefinition(
        "explain", summary: "say why a property of an element has its value",
        operands: OperandDefinition("ELEMENT PROPERTY", 2...2),
        options: StylingOptions.all)
    private static let layout = CommandDefinition(
        "layout", summary: "print the frames of every element",
        options: StylingOptions.all + [OptionDefinition("size", OptionValue("WxH", .size), doc: "size of the root")])
    private static let tokens = CommandDefinition(
        "tokens", summary: "convert, check and generate design tokens and palettes",
        subcommands: tokenCommands.map { $0.notAvailableYet() })
    private static let metrics = CommandDefinition(
        "metrics", summary: "print the metrics of the current size class",
        options: [StylingOptions.environment, StylingOptions.pack, StylingOptions.format])
    private static let recolor = CommandDefinition(
        "recolor", summary: "replace colors in xib and storyboard files by those of a palette",
        operands: .many("FILE…"),
        options: [
            OptionDefinition("palette", OptionValue("FILE"), doc: "the palette").required(),
            OptionDefinition(
                "tolerance", OptionValue("N", .number), default: "0", doc: "largest difference, in steps of 8 bits"),
            OptionDefinition("dry-run", doc: "write nothing"),
            OptionDefinition("audit", doc: "list what the palette lacks"),
            OptionDefinition("link", doc: "refer to named colors in place of values"),
        ])
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

    private static let from = OptionDefinition(
        "from", OptionValue("FORMAT"), doc: "format of the input; by extension unless given")
    private static let prefix = OptionDefinition("prefix", OptionValue("PREFIX"), doc: "put before every name")
    private static let rmr = OptionDefinition("rmr", doc: "write robust palette lists")
    private static let tokenCommands = [
        CommandDefinition(
            "convert", summary: "convert palettes and tokens between formats", operands: .one("IN"),
            options: [
                out, from,
                OptionDefinition("to", OptionValue("FORMAT"), doc: "format of the output; by extension unless given"),
                OptionDefinition(
                    "alpha", .choice("rgba", "argb"), default: "rgba", doc: "where alpha stands in eight digits"), rmr,
            ]),
        CommandDefinition(
            "generate", summary: "write code and assets from tokens", operands: .one("IN"),
            options: [
                out,
                OptionDefinition(
                    "to",
                    .choice(
                        "swift", "swift-uikit", "swiftui", "objc", "clr", "xcassets", "css", "android", "lua", "html"),
                    doc: "what to write"
                ).required(),
                prefix, rmr, OptionDefinition("check", doc: "exit 1 if the output is stale, write nothing"),
            ]),
        CommandDefinition(
            "check", summary: "lint tokens", operands: .many("FILE…"), options: [StylingOptions.format, strict]),
        CommandDefinition(
            "diff", summary: "compare two versions of tokens", operands: OperandDefinition("OLD NEW", 2...2),
            options: [StylingOptions.format]),
        CommandDefinition(
            "contrast", summary: "print the contrast of every pair of colors", operands: .one("FILE"),
            options: [StylingOptions.format]),
    ]
}
