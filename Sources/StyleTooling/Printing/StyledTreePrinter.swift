import StyleDiagnostics
import StyleEngine
import StyleSyntax
import StyleValues

/// A styled document as a tree for people: an element a line, its values below it with where they come from.
public struct StyledTreePrinter {
    public var style: TerminalStyle
    /// Whether each value is followed by the place it comes from.
    public var showsPlaces = true

    public init(style: TerminalStyle = TerminalStyle(usesColor: false)) { self.style = style }

    public func text(for document: StyledDocument) -> String {
        var lines: [String] = []
        let tree = document.styler.tree
        for element in document.elements {
            let depth = tree.path(of: element).utf8.count { $0 == 0x2F }
            let indent = String(repeating: "  ", count: depth)
            lines.append(indent + header(element, tree))
            lines += rows(document.styler.declaredProperties(of: element), tree).map { indent + "    " + $0 }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// `UIButton#ok.primary:selected "Save"`.
    private func header(_ element: ElementID, _ tree: ElementTree) -> String {
        var name = tree.type(of: element)
        if let id = tree.id(of: element) { name += "#" + id }
        for styleClass in tree.classes(of: element) { name += "." + styleClass }
        for state in tree.states(of: element) { name += ":" + state }
        let text = tree.text(of: element).map { " " + style.text(QuotedText.double(TerminalText.safe($0)), .faint) } ?? ""
        return style.text(TerminalText.safe(name), .strong) + text
    }

    /// `titleColor[highlighted]: #ffffff   main.css:13:5`, columns aligned.
    private func rows(_ properties: [ComputedProperty], _ tree: ElementTree) -> [String] {
        let cells = properties.map { property -> (name: String, value: String, width: Int, place: String) in
            let swatch = self.swatch(property.value)
            let text = TerminalText.safe(property.text)
            let location = property.span.startLocation
            var place = "\(property.span.fileName):\(location.line):\(location.column)"
            if let parent = property.inheritedFrom { place += " from \(tree.path(of: parent))" }
            return (label(property), swatch + text, text.count + (swatch.isEmpty ? 0 : 3), TerminalText.safe(place))
        }
        let nameWidth = cells.map(\.name.count).max() ?? 0
        let valueWidth = min(cells.map(\.width).max() ?? 0, 40)
        return cells.map { cell in
            let name = style.text(cell.name, .name) + ":" + blanks(nameWidth - cell.name.count)
            guard showsPlaces else { return "\(name) \(cell.value)" }
            return "\(name) \(cell.value)\(blanks(valueWidth - cell.width))  \(style.text(cell.place, .faint))"
        }
    }

    private func label(_ property: ComputedProperty) -> String {
        property.arguments.isEmpty
            ? property.keyPath : property.keyPath + "[" + property.arguments.map(\.value).joined(separator: ", ") + "]"
    }

    private func swatch(_ value: StyleValue) -> String {
        guard style.usesColor else { return "" }
        switch value {
        case .color(let color): return style.swatch(color)
        case .image(let image): return image.color.map(style.swatch) ?? ""
        default: return ""
        }
    }

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}

extension TerminalStyle {
    /// A swatch of an sRGB colour over black; nothing for other spaces.
    public func swatch(_ color: Color) -> String {
        guard color.space == .srgb else { return "" }
        let parts = color.components.map { UInt8((min(max($0 * color.alpha, 0), 1) * 255).rounded()) }
        return swatch(red: parts[0], green: parts[1], blue: parts[2])
    }
}
