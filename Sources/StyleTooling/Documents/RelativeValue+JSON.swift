import StyleDiagnostics
import StyleValues

extension RelativeValue {
    /// `type` and `kind` (`number`, `point` or `rect`), then the parts; a length is a number with its unit or the
    /// keyword `auto`, an edge that was not named is null.
    var json: JSONValue {
        switch self {
        case .number(let number): ["type": "relative", "kind": "number", "value": number.json]
        case .point(let point):
            [
                "type": "relative", "kind": "point", "reference": .string(point.reference.rawValue),
                "offset": StyleValue.offset(point.offset).json,
            ]
        case .rect(let rect):
            [
                "type": "relative", "kind": "rect", "reference": .string(rect.reference.rawValue),
                "width": rect.width.json,
                "height": rect.height.json, "sizeToFit": .bool(rect.isFitted), "top": rect.top?.json ?? nil,
                "left": rect.left?.json ?? nil, "bottom": rect.bottom?.json ?? nil, "right": rect.right?.json ?? nil,
            ]
        }
    }
}

extension RelativeNumber {
    fileprivate var json: JSONValue {
        switch self {
        case .points(let value): StyleValue.number(Quantity(value)).json
        case .percent(let value): StyleValue.number(Quantity(value, .percent)).json
        case .automatic: StyleValue.keyword("auto").json
        }
    }
}
