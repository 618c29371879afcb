import StyleSyntax

/// A sheet of a given size that stands for real ones: rules with nesting, variables, lists and the usual values, the
/// same in both dialects. Stylus reads the indented one too.
struct SampleSheet {
    let dialect: Dialect
    private(set) var text = ""

    init(dialect: Dialect, byteCount: Int) {
        self.dialect = dialect
        for number in 0..<8 { line(0, "$space-\(number) = \(number * 4)", ends: true) }
        var number = 0
        while text.utf8.count < byteCount {
            rule(number)
            number += 1
        }
    }

    private mutating func rule(_ number: Int) {
        let colors = ["#ffffff", "#336699", "rgb(36, 146, 211)", "dark-gray"]
        open(0, number % 3 == 0 ? ".card-\(number), .panel-\(number)" : ".row-\(number)")
        line(1, "background-color \(colors[number % 4])", ends: true)
        line(1, "corner-radius \(number % 12)", ends: true)
        line(1, "layout-margins 0 -\(number % 16) 8 $space-\(number % 8)", ends: true)
        open(1, "> .title")
        line(2, "font \"Avenir-Heavy\" \(12 + number % 9)", ends: true)
        line(2, "text-color \(colors[(number + 1) % 4])", ends: true)
        close(1)
        open(1, "&.selected")
        line(2, "alpha 0.\(1 + number % 9)", ends: true)
        close(1)
        close(0)
    }

    private mutating func open(_ depth: Int, _ header: String) {
        line(depth, dialect == .css ? header + " {" : header, ends: false)
    }

    private mutating func close(_ depth: Int) {
        if dialect == .css { line(depth, "}", ends: false) }
    }

    /// A line; `name value` becomes `name: value;` in braces.
    private mutating func line(_ depth: Int, _ content: String, ends: Bool) {
        text += String(repeating: " ", count: depth * 4)
        if dialect == .css, ends {
            text += content.contains(" = ") ? content + ";" : content.split(separator: " ", maxSplits: 1).joined(separator: ": ") + ";"
        } else {
            text += content
        }
        text += "\n"
    }
}
