import StyleDiagnostics

/// A xib or storyboard with the colors in it.
struct InterfaceFile {
    let source: SourceFile
    let tags: [MarkupTag]
    let colors: [InterfaceColor]

    /// Reads the file; nothing of it if something is wrong.
    init(_ source: SourceFile) throws(MarkupFault) {
        self.source = source
        if source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF]) {
            throw MarkupFault(message: "the file is in UTF-16, expected UTF-8", range: SourceRange(0, 2))
        }
        if let offset = source.bytes.firstInvalidUTF8 {
            throw MarkupFault(message: "the file is not valid UTF-8", range: SourceRange(offset, offset + 1))
        }
        tags = try MarkupTagScanner.tags(of: source)
        let types = ["document", "archive"]
        guard let root = tags.first, types.contains(root.name),
            root.attribute("type")?.value.hasPrefix("com.apple.InterfaceBuilder") == true
        else {
            throw MarkupFault(
                message:
                    "expected a document of Interface Builder: \"<document type=\"com.apple.InterfaceBuilder…\">\"",
                range: tags.first?.range ?? SourceRange(0, 0))
        }
        var open: [MarkupTag] = []
        var colors: [InterfaceColor] = []
        for tag in tags {
            if tag.kind == .end {
                open.removeLast()
                continue
            }
            if tag.name == "color" {
                colors.append(
                    try InterfaceColor(
                        tag, parent: open.last?.name ?? "", parentName: open.last?.attribute("name")?.value))
            }
            if tag.kind == .start { open.append(tag) }
        }
        self.colors = colors
    }
}
