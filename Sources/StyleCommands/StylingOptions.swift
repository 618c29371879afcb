import CommandLineOptions

/// The options that the commands which style have in common.
enum StylingOptions {
    static let sheet = OptionDefinition("sheet", OptionValue("FILE"), doc: "load a stylesheet, in the order given")
        .repeatable()
    static let view = OptionDefinition("view", OptionValue("FILE"), doc: "load a view definition (XML)").repeatable()
    static let pack = OptionDefinition("pack", OptionValue("NAME|DIR"), doc: "load an extension pack").repeatable()
    static let noDefaultPacks = OptionDefinition("no-default-packs", doc: "load no pack that is not named")
    static let tokens = OptionDefinition(
        "tokens", OptionValue("FILE"), doc: "load design tokens or a palette as variables"
    ).repeatable()
    static let variable = OptionDefinition(
        "var", OptionValue("NAME=VALUE", .pair(splitAt: .first)),
        doc: "set a global variable: wins over those of sheets and scripts, not over one that a rule declares nearer to the element"
    ).repeatable()
    static let strings = OptionDefinition(
        "strings", OptionValue("FILE"), doc: "table of texts for localized(): JSON, or \"key\" = \"text\"; a line")
    static let environment = OptionDefinition(
        "env", OptionValue("KEY=VALUE", .pair(splitAt: .first)),
        doc: "set a part of the environment: idiom, width, height, scale, orientation, color-scheme …"
    ).repeatable()
    static let select = OptionDefinition("select", OptionValue("SELECTOR"), doc: "print only the elements that match")
    static let state = OptionDefinition(
        "state", OptionValue("ELEMENT=STATE,…", .pair(splitAt: .last)),
        doc: "put an element (a path such as 0/2/1, or a selector) into states"
    ).repeatable()
    static let cascade = OptionDefinition(
        "cascade", .choice("specificity", "order"), default: "specificity", doc: "what decides between rules that match"
    )
    static let format = OptionDefinition(
        "format", .choice("text", "json"), default: "text", doc: "how results are printed")
    static let strict = OptionDefinition("strict", doc: "make every warning an error")
    static let verbose = OptionDefinition("verbose", doc: "tell more on standard error")
    static let timeout = OptionDefinition(
        "timeout", OptionValue("SECONDS", .positiveNumber), default: "5", doc: "time that scripts may take")
    static let memory = OptionDefinition(
        "memory", OptionValue("MIB", .positiveNumber), default: "64", doc: "memory that scripts may take")
    static let allowRead = OptionDefinition(
        "allow-read", OptionValue("DIR"), doc: "let sheets and scripts read files below this folder too"
    ).repeatable()
    static let output = OptionDefinition("output", OptionValue("DIR"), doc: "let scripts write files below this folder")

    static let all = [
        sheet, view, pack, noDefaultPacks, tokens, variable, strings, environment, select, state, cascade, format,
        strict, verbose,
        timeout, memory, allowRead, output,
    ]
}
