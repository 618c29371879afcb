import StyleMarkup
import StyleValues

/// A page that shows tokens: every color with swatch, values and contrast, every font style as a line of text.
///
/// One file without scripts, fonts or images from elsewhere.
enum StyleGuide {
    static func page(_ palette: WritablePalette) -> String {
        var body = ""
        var section: String?
        var isOpen = false
        for color in palette.colors {
            if !isOpen || color.section != section {
                if isOpen { body += "</ul>\n" }
                if let title = color.section, !title.isEmpty { body += "<h2>\(MarkupText.escaped(title))</h2>\n" }
                body += "<ul>\n"
                (section, isOpen) = (color.section, true)
            }
            body += swatch(color)
        }
        if isOpen { body += "</ul>\n" }
        return document(palette.name, "\(palette.colors.count) colors", body)
    }

    static func page(_ list: FontStyleList) -> String {
        var body = ""
        for style in list.styles {
            let family =
                list.faces[style.face].map {
                    "'\(MarkupText.escaped($0.filter { $0 != "'" && $0 != ";" }))', system-ui"
                } ?? "system-ui"
            let size = NumberText.shortest(style.size)
            let css = "font-family: \(family); font-weight: \(list.weight(ofFace: style.face)); font-size: \(size)px"
            body +=
                "<p><span class=\"name\">\(MarkupText.escaped(style.name))</span> <code>\(MarkupText.escaped(style.face)) \(size)</code><br>"
            body += "<span style=\"\(css)\">The quick brown fox jumps over the lazy dog</span></p>\n"
        }
        return document(list.name, "\(list.styles.count) font styles", body)
    }

    private static func swatch(_ color: WritablePalette.Entry) -> String {
        let hex = color.eightBits.hex(.rgba)
        let onWhite = Contrast.ratio(color.color, Color(red: 1, green: 1, blue: 1))
        let onBlack = Contrast.ratio(color.color, Color(red: 0, green: 0, blue: 0))
        return """
            <li><span class="swatch"><span style="background: \(color.color.text)"></span></span>
            <span class="name">\(MarkupText.escaped(color.name))</span> <code>\(color.color.text)</code>\(color.color.text == hex ? "" : " <code>\(hex)</code>")
            <small>contrast \(Contrast.text(onWhite)) on white, \(Contrast.text(onBlack)) on black</small></li>

            """
    }

    private static func document(_ name: String, _ count: String, _ body: String) -> String {
        let title = MarkupText.escaped(name.oneLine)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>
            body { font: 15px/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 60em; padding: 0 1em; color: #222; background: #fff }
            ul { list-style: none; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(14em, 1fr)); gap: 1em }
            .swatch { display: block; height: 5em; border-radius: 8px; overflow: hidden; border: 1px solid #0002; background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0 / 16px 16px }
            .swatch span { display: block; height: 100% }
            .name { font-weight: 600 }
            code { font-size: 13px }
            small { display: block; color: #666 }
            </style>
            </head>
            <body>
            <h1>\(title)</h1>
            <p>\(count)</p>
            \(body)</body>
            </html>

            """
    }
}
