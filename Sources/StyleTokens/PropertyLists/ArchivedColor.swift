import StyleValues

/// A color as its archive says it.
enum ArchivedColor {
    case color(Color)
    /// A color that another space says exactly, and why it is near only.
    case approximate(Color, String)
    case unsupported(String)

    static func read(
        _ members: [String: BinaryPropertyList.Object], _ archive: KeyedArchive, _ spaces: inout [Int: ColorSpace?]
    ) throws(BinaryPropertyList.Fault) -> ArchivedColor {
        guard case .integer(let space)? = members["NSColorSpace"] else { return .unsupported("has no color space") }
        if case .uid(let id)? = members["NSCustomColorSpace"], let parts = numbers(members["NSComponents"]) {
            // A profile stands once for all colors that have it.
            if spaces[id] == nil { spaces[id] = .some(try customSpace(id, archive)) }
            switch spaces[id] ?? nil {
            case .srgb? where parts.count >= 3: return .color(color(.srgb, parts))
            case .displayP3? where parts.count >= 3: return .color(color(.displayP3, parts))
            case nil where numbers(members["NSRGB"]) != nil || numbers(members["NSWhite"]) != nil: break
            default: if parts.count <= 2 { break } else { return .unsupported("has a color space that is not read") }
            }
            if let plain = plain(space, members) {
                // Gray profiles have one space each; their text is exact already.
                return parts.count <= 2
                    ? .color(plain)
                    : .approximate(plain, "is in a color space of its own; its calibrated numbers are taken")
            }
        }
        if let plain = plain(space, members) { return .color(plain) }
        switch space {
        case 5: return .unsupported("is in CMYK, which needs a profile")
        case 6: return .unsupported("is a color of the system, known by name only")
        case 10: return .unsupported("is a pattern image")
        default: return .unsupported("has a color space that is not read (\(space))")
        }
    }

    private static func plain(_ space: Int, _ members: [String: BinaryPropertyList.Object]) -> Color? {
        switch space {
        case 1, 2:
            guard let parts = numbers(members["NSRGB"]), parts.count >= 3 else { return nil }
            return color(.srgb, parts)
        case 3, 4:
            guard let parts = numbers(members["NSWhite"]), let white = parts.first else { return nil }
            return color(.srgb, [white, white, white] + parts.dropFirst())
        default: return nil
        }
    }

    private static func color(_ space: ColorSpace, _ parts: [Double]) -> Color {
        let parts = parts.map(settled)
        return Color(space, parts[0], parts[1], parts[2], alpha: parts.count > 3 ? parts[3] : 1)
    }

    /// n/255 for what is n/255 in 32 bits: 32-bit floats near 1 are 6e-8 apart, and archives print ten digits.
    private static func settled(_ part: Double) -> Double {
        let step = (part * 255).rounded() / 255
        return abs(step - part) < 1.2e-7 ? step : part
    }

    /// The numbers of `0.2 0.996 0.4` with or without a NUL; nil if the text is anything else.
    private static func numbers(_ object: BinaryPropertyList.Object?) -> [Double]? {
        guard case .data(let bytes)? = object, bytes.count <= 256 else { return nil }
        let words = bytes.prefix { $0 != 0 }.split(separator: 0x20)
        let numbers = words.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
        return numbers.count == words.count && !numbers.isEmpty && numbers.allSatisfy(\.isFinite) ? numbers : nil
    }

    /// Bytes of a profile; those of screens and printers have a few thousand to a million.
    private static let profileLimit = 4 << 20

    /// The space of an archived `NSColorSpace`, by the description in its ICC profile.
    private static func customSpace(
        _ id: Int, _ archive: KeyedArchive
    ) throws(BinaryPropertyList.Fault) -> ColorSpace? {
        var profile = try archive.members(id, byteLimit: profileLimit)["NSICC"]
        if case .uid(let id)? = profile { profile = try archive.object(id, byteLimit: profileLimit) }
        guard case .data(let bytes)? = profile else { return nil }
        if bytes.holds("sRGB IEC61966") { return .srgb }
        if bytes.holds("Display P3") { return .displayP3 }
        return nil
    }
}

extension [UInt8] {
    /// Whether an ASCII text stands in the bytes, with one or two bytes a letter as in the two versions of ICC.
    fileprivate func holds(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { letters in
            let limit = Swift.min(count, 1 << 16)
            for start in 0..<limit where self[start] == letters[0] {
                for step in [1, 2] where start + letters.count * step <= limit {
                    if letters.indices.allSatisfy({ self[start + $0 * step] == letters[$0] }) { return true }
                }
            }
            return false
        }
    }
}
