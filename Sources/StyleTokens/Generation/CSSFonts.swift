import StyleValues

/// Font styles as CSS: a variable and a class each, with the properties of labels.
enum CSSFonts {
    static func write(_ list: FontStyleList, _ options: GenerationOptions) -> String {
        let prefix = options.prefix.isEmpty ? "" : options.prefix + "-"
        var text = "/* \(GeneratedHeader.text(list.name.oneLine.filter { $0 != "*" })) */\n:root {\n"
        for style in list.styles { text += "  --\(prefix)\(style.name): \(font(style, list));\n" }
        text += "}\n"
        for style in list.styles { text += "\n.\(prefix)\(style.name) { font: var(--\(prefix)\(style.name)); }\n" }
        return text
    }

    private static func font(_ style: FontStyle, _ list: FontStyleList) -> String {
        let size = style.size
        if let face = list.faces[style.face] { return Font(family: face, size: size).text }
        return Font(family: nil, size: size, weight: list.weight(ofFace: style.face)).text
    }
}
