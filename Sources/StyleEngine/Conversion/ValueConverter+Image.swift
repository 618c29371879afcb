import StyleExpressions
import StyleValues

extension ValueConverter {
    /// A name with cap insets and tint, a URL, or a colour.
    static var image: ValueConverter {
        ValueConverter(
            "image",
            shape:
                "[<name> | image(<name>) | url(<string>)] [<number>{1,2,4} || <color> || template]? | image(<name>, <number>{1,2,4}) | <color>",
            doc:
                "an image by name or address, with the insets that do not stretch and a tint; a color alone stands for one pixel of it",
            calls: ["image", "url"]
        ) { input throws(ConversionFailure) in
            .image(try input.image(input.items(keeping: ["image", "url"])))
        }
    }
}

extension ConversionInput {
    /// The image that some values are: its name, then in any order cap insets, a tint, `template`.
    func image(_ items: [ExpressionValue]) throws(ConversionFailure) -> Image {
        guard let first = items.first else { throw expected("an image") }
        var rest = items.dropFirst()
        var image: Image
        switch first {
        case .call(let call) where call.name == "url" && call.chained.isEmpty:
            guard call.arguments.count == 1, let address = call.arguments[0].word else {
                throw expected("an address in url()")
            }
            image = Image(name: address, source: .url)
        case .call(let call) where call.name == "image" && call.chained.isEmpty && !call.arguments.isEmpty:
            guard !call.arguments.contains(where: { if case .call = $0 { true } else { false } }) else {
                throw expected("a name in image()")
            }
            image = try self.image(call.arguments)
        case .color(let color): image = Image(name: nil, source: .color, color: color)
        case .keyword(let word):
            if rest.isEmpty, let color = registry.color(named: word, dialect: dialect) {
                return Image(name: nil, source: .color, color: color)
            }
            image = named(word)
        case .string(let name): image = named(name)
        default: throw expected("an image's name, a url() or a color", found: first)
        }
        if image.source == .color, let extra = rest.first {
            throw expected("an image's name before more values", found: extra)
        }
        let numbers = rest.filter { if case .number = $0 { true } else { false } }
        if !numbers.isEmpty {
            guard image.capInsets == nil else { throw expected("cap insets once", found: numbers.first) }
            image.capInsets = try capInsets(numbers)
        }
        rest = rest.filter { if case .number = $0 { false } else { true } }
        for item in rest {
            if item == .keyword("template"), !image.isTemplate {
                image.isTemplate = true
            } else if image.tint == nil {
                image.tint = try color(from: item)
            } else {
                throw expected("one tint after the image", found: item)
            }
        }
        return image
    }

    /// A name with a scheme (`https://…`, `documents://…`) is an address.
    private func named(_ name: String) -> Image { Image(name: name, source: name.contains("://") ? .url : .name) }

    private func capInsets(_ items: [ExpressionValue]) throws(ConversionFailure) -> Insets {
        var numbers: [Double] = []
        for item in items { numbers.append(try points(item, "1, 2 or 4 cap insets after the image's name")) }
        switch numbers.count {
        case 1: return Insets(top: numbers[0], left: numbers[0], bottom: numbers[0], right: numbers[0])
        case 2: return Insets(top: numbers[0], left: numbers[1], bottom: numbers[0], right: numbers[1])
        case 4: return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        default: throw failure("value.count", "expected 1, 2 or 4 cap insets, found \(numbers.count)")
        }
    }
}
