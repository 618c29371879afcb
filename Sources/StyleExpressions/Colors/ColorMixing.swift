import StyleValues

/// Mixing of two colours with premultiplied alpha.
/// Source: CSS Color Module Level 4, section 12; Level 5, section 3.
enum ColorMixing {
    /// In sRGB, `share` of the first and the rest of the second; beyond 0…1 it is cut.
    static func mix(_ a: Color, _ b: Color, share: Double) -> Color {
        let share = share.isNaN ? 0.5 : min(max(share, 0), 1)
        return mix(a.inSRGB, b.inSRGB, share: share, MixingMethod(space: .space(.srgb)))
    }

    static func mix(_ a: Color, _ b: Color, share: Double, _ method: MixingMethod) -> Color {
        var (first, second) = (method.space.coordinates(of: a), method.space.coordinates(of: b))
        let rest = 1 - share
        let alpha = a.alpha * share + b.alpha * rest
        var mixed = first.parts * share + second.parts * rest
        if alpha != 0, a.alpha != b.alpha {
            mixed = (first.parts * (a.alpha * share) + second.parts * (b.alpha * rest)) / alpha
        }
        if let place = method.space.hueIndex {
            if first.isHueMissing { first.parts[place] = second.parts[place] }
            if second.isHueMissing { second.parts[place] = first.parts[place] }
            mixed[place] = method.hueWay.mix(first.parts[place], second.parts[place], share: share)
        }
        return method.space.color(mixed, alpha: alpha)
    }

    /// `color-mix(in oklch, color p%, color p%)`: shares that are left out fill up to 100%, others are scaled to it; a
    /// sum below 100% makes the result more transparent.
    static func colorMix(_ call: FunctionCall) throws(FunctionFailure) -> Color {
        let method = try MixingMethod(call.arguments[0])
        let (first, firstShare) = try colorAndShare(call, 1)
        let (second, secondShare) = try colorAndShare(call, 2)
        let shares =
            switch (firstShare, secondShare) {
            case (nil, nil): (0.5, 0.5)
            case (let share?, nil): (share, 1 - share)
            case (nil, let share?): (1 - share, share)
            case (let a?, let b?): (a, b)
            }
        let sum = shares.0 + shares.1
        guard sum > 0 else { throw FunctionFailure("both shares are 0") }
        var color = mix(first, second, share: shares.0 / sum, method)
        color.alpha *= min(sum, 1)
        return color
    }

    private static func colorAndShare(_ call: FunctionCall, _ index: Int) throws(FunctionFailure) -> (Color, Double?) {
        guard case .list(let list) = call.arguments[index] else { return (try call.color(index), nil) }
        guard list.items.count == 2 else {
            throw FunctionFailure("expected a color and a percentage", argument: index, id: .typeMismatch)
        }
        let isShareFirst = if case .number = list.items[0] { true } else { false }
        let share = try call.quantity(list.items[isShareFirst ? 0 : 1], index)
        guard share.unit == .percent, share.value >= 0, share.value <= 100 else {
            throw FunctionFailure("expected a percentage from 0% to 100%, found \"\(share.text)\"", argument: index)
        }
        return (try call.color(list.items[isShareFirst ? 1 : 0], index), share.value / 100)
    }
}

/// The first argument of `color-mix()`: `in oklch longer hue`.
struct MixingMethod {
    var space: MixingSpace
    var hueWay = HueWay.shorter

    init(space: MixingSpace) { self.space = space }

    init(_ value: ExpressionValue) throws(FunctionFailure) {
        var words: [String] = []
        if case .list(let list) = value {
            for item in list.items { if case .keyword(let word) = item { words.append(word.lowercased()) } }
            if words.count < list.items.count { words = [] }
        }
        guard words.count == 2 || words.count == 4, words[0] == "in" else {
            throw FunctionFailure("expected a space such as \"in srgb\" or \"in oklch longer hue\", found \(value.text)", argument: 0)
        }
        guard let space = MixingSpace(name: words[1]) else {
            throw FunctionFailure(
                "\"\(words[1])\" is no color space" + MixingSpace.suggestionPhrase(for: words[1]), argument: 0, id: .unknownSymbol)
        }
        self.space = space
        guard words.count == 4 else { return }
        guard let way = HueWay(rawValue: words[2]), words[3] == "hue" else {
            throw FunctionFailure(
                "expected \"shorter hue\", \"longer hue\", \"increasing hue\" or \"decreasing hue\", found "
                    + "\"\(words[2]) \(words[3])\"", argument: 0)
        }
        guard space.hueIndex != nil else {
            throw FunctionFailure("\"\(words[1])\" has no hue to go the \(words[2]) way", argument: 0)
        }
        hueWay = way
    }

    /// Which way round from one hue to the other.
    enum HueWay: String, CaseIterable {
        case shorter, longer, increasing, decreasing

        /// `share` of the first hue and the rest of the second; 0..<360.
        func mix(_ a: Double, _ b: Double, share: Double) -> Double {
            var (a, b) = (a, b)
            switch self {
            case .shorter:
                if b - a > 180 { a += 360 } else if b - a < -180 { b += 360 }
            case .longer:
                if b - a > 0, b - a < 180 { a += 360 } else if b - a > -180, b - a <= 0 { b += 360 }
            case .increasing: if b < a { b += 360 }
            case .decreasing: if a < b { a += 360 }
            }
            let hue = (a * share + b * (1 - share)).truncatingRemainder(dividingBy: 360)
            return hue < 0 ? hue + 360 : hue
        }
    }
}
