import StyleDiagnostics
import StyleMarkup

/// A xib or storyboard with the colors in it.
struct InterfaceFile {
    let source: SourceFile
    let tags: [MarkupItem]
    let colors: [InterfaceColor]

    /// Reads the file; nothing of it if something is wrong.
    init(_ source: SourceFile) throws(MarkupFileError) {
        self.source = source
        let expected = "a document of Interface Builder: \"<document type=\"com.apple.InterfaceBuilder…\">\""
        tags = try MarkupFile(source, root: expected) {
            ["document", "archive"].contains($0.name)
                && $0.attribute("type")?.value.hasPrefix("com.apple.InterfaceBuilder") == true
        }.tags
        var open: [MarkupItem] = []
        var colors: [InterfaceColor] = []
        for tag in tags {
            if tag.kind == .endTag {
                open.removeLast()
                continue
            }
            if tag.name == "color" {
                colors.append(
                    try InterfaceColor(
                        tag, parent: open.last?.name ?? "", parentName: open.last?.attribute("name")?.value))
            }
            if tag.kind == .startTag { open.append(tag) }
        }
        self.colors = colors
    }
}
