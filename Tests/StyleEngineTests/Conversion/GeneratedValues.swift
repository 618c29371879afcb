import StyleEngine
import StyleValues

/// Values of a type, the same ones for the same seed.
struct GeneratedValues {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// A value that the type's converter may give; nil for an unknown type.
    mutating func next(_ type: String) -> StyleValue? {
        switch type {
        case "number": .number(Quantity(number, [nil, nil, .percent, .em].randomElement(using: &self) ?? nil))
        case "bool": .bool(chance)
        case "string": .string(text)
        case "keyword": .keyword(chance ? word : text.isEmpty ? word : text)
        case "any": plain
        case "list": .list((0..<3).map { _ in plain })
        case "dictionary": .dictionary(["a": plain, "b c": plain, word: plain])
        case "color": chance ? .color(color) : [.gradient(gradient), .image(image(pattern: true))].randomElement(using: &self)
        case "gradient": .gradient(gradient)
        case "point": chance ? .point(Point(x: number, y: number)) : .relative(.point(RelativePoint(reference, offset: Offset(horizontal: number, vertical: number))))
        case "size": .size(Size(width: number, height: number))
        case "offset": .offset(Offset(horizontal: number, vertical: number))
        case "rect": chance ? .rect(Rect(x: number, y: number, width: number, height: number)) : .relative(.rect(relativeRect))
        case "insets": .insets(insets)
        case "length": chance ? .number(Quantity(number, [.pt, .percent, .em].randomElement(using: &self))) : .calc([Quantity(nonZero, .percent), Quantity(nonZero, .pt)])
        case "angle": .number(Quantity(number, .deg))
        case "time": .number(Quantity(number, .s))
        case "relativeNumber": [.number(Quantity(number)), .relative(.number(.percent(number))), .relative(.number(.automatic))].randomElement(using: &self)
        case "transform": .transform(Transform(a: number, b: number, c: number, d: number, tx: number, ty: number))
        case "border": .border(Border(width: abs(number), color: color))
        case "shadow": .shadow(Shadow(offset: Size(width: number, height: number), radius: abs(number), color: chance ? color : nil))
        case "image": .image(image(pattern: false))
        case "font": .font(font)
        case "attributedString": .attributedString(AttributedText((0..<2).map { _ in .init(text, attributes) }))
        case "textAttributes": .textAttributes(attributes)
        case "fontFamily": chance ? .keyword("system") : .string(text)
        case "fontSize": .number(Quantity(abs(number)))
        case "fontStyle": .keyword(chance ? "italic" : "normal")
        case "fontScalingStyle": .keyword(FontWords.styleNames.randomElement(using: &self) ?? "none")
        case "fontWeight": .number(Quantity(Double(Int.random(in: 1...9, using: &self) * 100)))
        default: nil
        }
    }

    // MARK: Parts

    private var chance: Bool { mutating get { Bool.random(using: &self) } }

    private var number: Double {
        mutating get {
            switch Int.random(in: 0..<5, using: &self) {
            case 0: Double(Int.random(in: -1000...1000, using: &self))
            case 1: Double.random(in: -1...1, using: &self)
            case 2: Double.random(in: -1e9...1e9, using: &self)
            case 3: Double(Int.random(in: -400...400, using: &self)) / 4
            default: [0, 1e-7, 2.5e-9, 1e21, -3].randomElement(using: &self) ?? 0
            }
        }
    }

    private var nonZero: Double {
        mutating get {
            let found = number
            return found == 0 ? 1 : found
        }
    }

    private var word: String {
        mutating get { ["up", "down-left", "Helvetica", "HelveticaNeue-Medium", "x1", "été"].randomElement(using: &self) ?? "up" }
    }

    private var text: String {
        mutating get {
            ["", "a", "two words", "it's", "say \"hi\"", "back\\slash", "line\nend\ttab", "été 海", "12", "none", "bold", "pi", "a, b: (c); {d}", "\u{7}", "$x", "//", "system"].randomElement(using: &self) ?? ""
        }
    }

    private var color: Color {
        mutating get {
            switch Int.random(in: 0..<4, using: &self) {
            case 0: Color(red8: byte, green8: byte, blue8: byte, alpha8: byte)
            case 1: Color(red: fraction, green: fraction, blue: fraction, alpha: fraction).settled()
            case 2: Color(.displayP3, fraction, fraction, fraction, alpha: chance ? 1 : fraction)
            default: Color(red8: byte, green8: byte, blue8: byte)
            }
        }
    }

    private var byte: Int { mutating get { Int.random(in: 0...255, using: &self) } }

    private var fraction: Double { mutating get { Double.random(in: 0...1, using: &self) } }

    private var gradient: Gradient { mutating get { Gradient((0..<Int.random(in: 2...4, using: &self)).map { _ in color }) } }

    private var insets: Insets { mutating get { Insets(top: number, left: number, bottom: number, right: number) } }

    private var reference: RelativeReference { mutating get { chance ? .parent : .window } }

    private var length: RelativeNumber {
        mutating get { [.points(number), .percent(number), .automatic].randomElement(using: &self) ?? .automatic }
    }

    /// Never one that is a plain rectangle.
    private var relativeRect: RelativeRect {
        mutating get {
            if chance { return RelativeRect(reference, top: .points(number), left: .points(number), bottom: .points(number), right: .points(number)) }
            return RelativeRect(
                width: length, height: length, isFitted: chance, top: chance ? length : nil, left: chance ? length : nil, bottom: length, right: chance ? length : nil)
        }
    }

    private mutating func image(pattern: Bool) -> Image {
        if chance { return Image(name: nil, source: .color, color: color) }
        let name = text.isEmpty ? "a.png" : text
        var image = chance ? Image(name: name, source: .name) : Image(name: "http://e.org/" + word, source: .url)
        if chance { image.capInsets = insets }
        if chance { image.tint = color }
        image.isTemplate = chance
        return image
    }

    private var font: Font {
        mutating get {
            var font = Font(
                family: chance ? text.isEmpty ? word : text : nil, size: chance ? abs(number) : nil,
                weight: chance ? Int.random(in: 1...9, using: &self) * 100 : nil, isItalic: chance,
                textStyle: chance ? FontWords.styleNames.randomElement(using: &self) : nil)
            if font.textStyle != nil, chance { font.maximumSize = abs(number) }
            return font
        }
    }

    private var attributes: TextAttributes {
        mutating get {
            var result = TextAttributes()
            if chance { result["kern"] = .number(Quantity(number)) }
            if chance { result["font"] = .font(font) }
            if chance { result["foregroundColor"] = .color(color) }
            if chance { result["shadow.shadowOffset"] = .size(Size(width: number, height: number)) }
            if chance { result["paragraphStyle.lineSpacing"] = .number(Quantity(number)) }
            if chance { result["paragraphStyle.alignment"] = .enumeration(EnumValue(enumName: "NSTextAlignment", caseName: "center", rawValue: 1)) }
            return result
        }
    }

    private var plain: StyleValue {
        mutating get {
            switch Int.random(in: 0..<6, using: &self) {
            case 0: .number(Quantity(number, [nil, .pt, .deg, .s].randomElement(using: &self) ?? nil))
            case 1: .bool(chance)
            case 2: .string(text)
            case 3: .color(color)
            case 4: .list([.number(Quantity(number)), .string(text)])
            default: .keyword(["up", "down-left", "Helvetica"].randomElement(using: &self) ?? "up")
            }
        }
    }
}

extension GeneratedValues: RandomNumberGenerator {
    /// SplitMix64. Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
