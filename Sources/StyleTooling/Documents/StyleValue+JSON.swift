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
        case .image(let image): image.json
        case .transform(let t):
            ["type": "transform", "matrix": .array([t.a, t.b, t.c, t.d, t.tx, t.ty].map(JSONValue.number))]
        case .gradient(let gradient): ["type": "gradient", "colors": .array(gradient.colors.map(\.json))]
        case .shadow(let shadow):
            [
                "type": "shadow", "offset": StyleValue.size(shadow.offset).json, "radius": .number(shadow.radius),
                "color": shadow.color?.json ?? nil,
            ]
        case .border(let border): ["type": "border", "width": .number(border.width), "color": border.color.json]
        case .textAttributes(let attributes): ["type": "textAttributes", "attributes": attributes.json]
        case .attributedString(let text):
            [
                "type": "attributedString",
                "runs": .array(text.runs.map { ["text": .string($0.text), "attributes": $0.attributes.json] }),
            ]
        case .relative(let value): value.json
        case .calc(let terms): ["type": "calc", "terms": .array(terms.map(\.json))]
        case .enumeration(let value):
            [
                "type": "enum", "enum": .string(value.enumName), "case": .string(value.caseName),
                "rawValue": .integer(value.rawValue),
            ]
        case .flags(let value):
            [
                "type": "flags", "enum": .string(value.enumName),
                "cases": .array(value.caseNames.map(JSONValue.string)),
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

extension Image {
    /// `template` stands there only for images that are one.
    fileprivate var json: JSONValue {
        var members: [JSONObject.Member] = [
            .init("type", "image"), .init("name", .optional(name)), .init("source", .string(source.rawValue)),
            .init("capInsets", capInsets?.json ?? nil), .init("tint", tint?.json ?? nil),
            .init("color", color?.json ?? nil),
        ]
        if isTemplate { members.append(.init("template", true)) }
        return .object(JSONObject(members))
    }
}

extension Quantity {
    /// Value and unit.
    fileprivate var json: JSONValue { ["value": .number(value), "unit": .optional(unit?.rawValue)] }
}

extension TextAttributes {
    fileprivate var json: JSONValue { .object(JSONObject(names.map { .init($0, self[$0]?.json ?? nil) })) }
}

extension Insets {
    fileprivate var json: JSONValue {
        [
            "type": "insets", "top": .number(top), "left": .number(left), "bottom": .number(bottom),
            "right": .number(right),
        ]
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
