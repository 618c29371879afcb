import StyleDiagnostics

/// References in text and values: `&amp;`, `&#228;`.
enum MarkupReference {
    static let predefinedNames = ["amp", "lt", "gt", "quot", "apos"]

    /// The references that mean nothing, in order; the span of each begins at its `&`.
    static func faults(
        in range: SourceRange, of scanner: MarkupScanner, file: SourceFile, entities: [String], limit: Int = .max
    ) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var at = range.start
        while at < range.end, found.count < limit {
            guard scanner.bytes[at] == UInt8(ascii: "&") else {
                at += 1
                continue
            }
            var end = at + 1
            while end < range.end, isNameByte(scanner.bytes[end]) { end += 1 }
            let name = scanner.text(SourceRange(at + 1, end))
            let isFinished = end < range.end && scanner.bytes[end] == UInt8(ascii: ";")
            let whole = SourceSpan(file, SourceRange(at, isFinished ? end + 1 : end))
            if name.isEmpty {
                found.append(Diagnostic(
                    "xml.bare-ampersand", .error, "\"&\" must be written \"&amp;\"", at: SourceSpan(file, SourceRange(at, at + 1)),
                    fixIts: [FixIt("write \"&amp;\"", replace: SourceSpan(file, SourceRange(at, at + 1)), with: "&amp;")]))
                at += 1
                continue
            }
            guard isFinished else {
                found.append(Diagnostic(
                    "xml.bare-ampersand", .error, "\"&\(name.prefix(40))\" does not end with \";\", a plain \"&\" is written \"&amp;\"", at: whole,
                    fixIts: [FixIt("write \"&amp;\"", replace: SourceSpan(file, SourceRange(at, at + 1)), with: "&amp;")]))
                at = end
                continue
            }
            if name.hasPrefix("#") {
                if !isCharacter(name.dropFirst()) {
                    found.append(Diagnostic("xml.invalid-character", .error, "\"&\(name.prefix(40));\" names no character that XML allows", at: whole))
                }
            } else if !entities.contains(name) {
                found.append(Diagnostic(
                    "xml.unknown-entity", .error, "unknown entity \"&\(name.prefix(40));\"\(Suggestion.phrase(for: name, in: entities))", at: whole))
            }
            at = end + 1
        }
        return found
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte >= 0x80 || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x3A).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "#")
    }

    private static func isCharacter(_ digits: Substring) -> Bool {
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let value, Unicode.Scalar(value) != nil else { return false }
        return value >= 0x20 ? value != 0xFFFE && value != 0xFFFF : [0x09, 0x0A, 0x0D].contains(value)
    }
}
