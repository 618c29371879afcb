import StyleDiagnostics
import StyleValues

extension StyleValue {
    /// The value as programs read it: an object with `type` and the parts of that type.
    public var json: JSONValue {
        switch self {
        case .number(let quantity):
            ["type": "number", "value": .number(quantity.value), "unit": .optional(quantity.unit?.rawValue)]
        case .bool(let flag): ["type": "bool", "value": .bool(flag)]
        case .string(let text): ["type": "string", "value": .string(text)]
        case .keyword(let word): ["type": "keyword", "value": .string(word)]
        case .color(let color): color.json
        case .point(let point): ["type": "point", "x": .number(point.x), "y": .number(point.y)]
        case .size(let size): ["type": "size", "width": .number(size.width), "height": .number(size.height)]
        case .offset(let offset):
            ["type": "offset", "horizontal": .number(offset.horizontal), "vertical": .number(offset.vertical)]
        case .rect(let rect):
            [
                "type": "rect", "x": .number(rect.x), "y": .number(rect.y), "width": .number(rect.width),
                "height": .number(rect.height),
            ]
        case .insets(let insets): insets.json
        case .font(let font):
            [
                "type": "font", "family": .optional(font.family), "size": font.size.map(JSONValue.number) ?? nil,
                "weight": font.weight.map(JSONValue.integer) ?? nil, "italic": .bool(font.isItalic),
                "textStyle": .optional(font.textStyle),
            ]
        case .image(let image):
            [
                "type": "image", "name": .optional(image.name), "source": .string(image.source.rawValue),
                "capInsets": image.capInsets?.json ?? nil, "tint": image.tint?.json ?? nil, "color": image.color?.json ?? nil,
            ]
        case .transform(let t):
            ["type": "transform", "matrix": .array([t.a, t.b, t.c, t.d, t.tx, t.ty].map(JSONValue.number))]
        case .enumeration(let value):
            [
                "type": "enum", "enum": .string(value.enumName), "case": .string(value.caseName),
                "rawValue": .integer(value.rawValue),
            ]
        case .flags(let value):
            [
                "type": "flags", "enum": .string(value.enumName), "cases": .array(value.caseNames.map(JSONValue.string)),
                "rawValue": .integer(value.rawValue),
            ]
        case .list(let items): ["type": "list", "items": .array(items.map(\.json))]
        case .dictionary(let entries):
            [
                "type": "dictionary",
                "entries": .object(JSONObject(entries.keys.sorted().map { .init($0, entries[$0]?.json ?? nil) })),
            ]
        case .custom(let custom):
            ["type": "custom", "converter": .string(custom.converter), "value": custom.data.json]
        }
    }
}

extension Color {
    fileprivate var json: JSONValue {
        [
            "type": "color", "space": .string(space.rawValue), "components": .array(components.map(JSONValue.number)),
            "alpha": .number(alpha),
        ]
    }
}

extension Insets {
    fileprivate var json: JSONValue {
        ["type": "insets", "top": .number(top), "left": .number(left), "bottom": .number(bottom), "right": .number(right)]
    }
}

extension PlainData {
    /// Plain data as JSON; keys in bytewise order.
    var json: JSONValue {
        switch self {
        case .bool(let flag): .bool(flag)
        case .number(let number): .number(number)
        case .string(let text): .string(text)
        case .list(let items): .array(items.map(\.json))
        case .dictionary(let entries):
            .object(JSONObject(entries.keys.sorted().map { .init($0, entries[$0]?.json ?? nil) }))
        }
    }
}
