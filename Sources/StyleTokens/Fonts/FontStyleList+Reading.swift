import StyleDiagnostics

extension FontStyleList {
    /// Reads a list: `FACE: font name`, `NAME FACE SIZE`, `# Section`, `// comment`; all errors at once.
    ///
    /// Errors: `fonts.bad-line`, `fonts.bad-size`, `fonts.unknown-face`, `fonts.duplicate-name`, `palette.encoding`.
    public static func read(_ file: SourceFile) -> (list: FontStyleList, diagnostics: [Diagnostic]) {
        var draft = PaletteDraft(file: file, format: .list, options: PaletteReadingOptions())
        var list = FontStyleList(name: Palette.name(ofFile: file.name))
        guard file.bytes.count <= Palette.byteLimit else {
            draft.report(
                "palette.too-large",
                "a list of \(file.bytes.count) bytes is larger than \(Palette.byteLimit >> 20) MiB", SourceRange(0, 0))
            return (list, draft.diagnostics)
        }
        guard draft.isText() else { return (list, draft.diagnostics) }
        var indexOfName: [String: Int] = [:]
        var faceRanges: [SourceRange] = []
        var section: String?
        for line in TextLines(file) where !draft.isFull {
            let content = file.bytes.trimmed(SourceRange(line.start, endBeforeComment(line, file.bytes)))
            let text = file.text(in: SourceRange(content))
            guard let first = text.first else { continue }
            if first == "#" {
                section = file.text(
                    in: SourceRange(file.bytes.trimmed(SourceRange(content.lowerBound + 1, content.upperBound))))
            } else if let colon = text.firstIndex(of: ":") {
                let face = text[..<colon].trimmed
                let font = text[text.index(after: colon)...].trimmed
                if !PaletteName.isName(face) || font.isEmpty {
                    draft.report(
                        "fonts.bad-line", "expected \"FACE: font name\", found \"\(text.shown)\"", SourceRange(content))
                } else if list.faces.updateValue(font, forKey: face) != nil {
                    draft.report(
                        "fonts.duplicate-name", "the face \"\(face.shown)\" is given twice", SourceRange(content))
                }
            } else if let style = style(text, SourceRange(content), section, &draft) {
                if let index = indexOfName[style.name] {
                    let other = list.styles[index]
                    let note = Diagnostic.Note("\"\(style.name)\" is here first", at: other.span)
                    draft.report(
                        "fonts.duplicate-name", "the style \"\(style.name)\" is given twice", SourceRange(content),
                        notes: [note])
                } else {
                    indexOfName[style.name] = list.styles.count
                    list.styles.append(style)
                    faceRanges.append(SourceRange(content))
                }
            }
        }
        for (style, range) in zip(list.styles, faceRanges)
        where list.faces[style.face] == nil && FontWeightWord.weight(of: style.face) == nil {
            let near = Suggestion.phrase(for: style.face, in: list.faces.keys.sorted() + FontWeightWord.words)
            draft.report(
                "fonts.unknown-face", "\"\(style.face.shown)\" is neither a face of this list nor a weight\(near)",
                range)
        }
        if list.styles.isEmpty, draft.diagnostics.isEmpty {
            draft.report("fonts.bad-line", "expected lines such as \"A1 medium 17\", found none", SourceRange(0, 0))
        }
        return (list, draft.diagnostics)
    }

    /// Whether a text is such a list: a line of it says a style.
    static func isLikely(_ file: SourceFile) -> Bool {
        var lines = 0
        for line in TextLines(file) {
            let words = file.text(in: line).split(whereSeparator: { $0 == " " || $0 == "\t" })
            guard let first = words.first, !first.hasPrefix("//"), words.count == 1 || first != "#" else { continue }
            if first.hasPrefix("#") && first.count > 1 { return false }
            if words.count >= 3, !first.contains(":"), PaletteName.isName(String(words[0])), Double(words[2]) != nil,
                PaletteName.isName(String(words[1])), Double(words[1]) == nil
            {
                return true
            }
            lines += 1
            if lines > 100 { return false }
        }
        return false
    }

    private static func style(_ text: String, _ range: SourceRange, _ section: String?, _ draft: inout PaletteDraft)
        -> FontStyle?
    {
        let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
        guard words.count == 3, let first = words[0].unicodeScalars.first, first.properties.isAlphabetic,
            PaletteName.isName(words[0])
        else {
            draft.report(
                "fonts.bad-line", "expected \"NAME FACE SIZE\" such as \"A1 medium 17\", found \"\(text.shown)\"", range
            )
            return nil
        }
        guard let size = Double(words[2]), size.isFinite, size > 0, size <= 10_000 else {
            draft.report("fonts.bad-size", "expected a size in points, found \"\(words[2].shown)\"", range)
            return nil
        }
        return FontStyle(
            name: words[0], face: words[1], size: size, section: section, span: SourceSpan(draft.file, range))
    }

    private static func endBeforeComment(_ line: SourceRange, _ bytes: [UInt8]) -> Int {
        var i = line.start
        while i + 1 < line.end {
            if bytes[i] == UInt8(ascii: "/"), bytes[i + 1] == UInt8(ascii: "/") { return i }
            i += 1
        }
        return line.end
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var part = self
        while let first = part.first, first == " " || first == "\t" { part.removeFirst() }
        while let last = part.last, last == " " || last == "\t" { part.removeLast() }
        return String(part)
    }
}
