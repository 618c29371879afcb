import StyleExpressions
import StyleValues

extension ValueConverter {
    /// A name with cap insets, a URL, or a colour.
    static var image: ValueConverter {
        ValueConverter(
            "image", shape: "[<name> | image(<name>)] <number>{1,2,4}? | url(<string>) | <color>",
            doc: "an image by name, with the insets that do not stretch; a colour stands for one pixel of it"
        ) { input throws(ConversionFailure) in
            .image(try input.image())
        }
    }
}

extension ConversionInput {
    func image() throws(ConversionFailure) -> Image {
        var items = try items(keeping: ["image", "url", "gradient"])
        if case .call(let call)? = items.first, items.count == 1 {
            switch call.name {
            case "url":
                guard call.arguments.count == 1, let address = call.arguments[0].word else { throw expected("an address in url()") }
                return Image(name: address, source: .url)
            case "image": items = call.arguments
            default: throw notAvailable("gradients are")
            }
        }
        guard let first = items.first else { throw expected("an image") }
        let capInsets = items.count > 1 ? try capInsets(items.dropFirst()) : nil
        switch first {
        case .color(let color):
            guard capInsets == nil else { throw expected("an image", found: first) }
            return Image(name: nil, source: .color, color: color)
        case .keyword(let word):
            if capInsets == nil, let color = registry.color(named: word, dialect: dialect) {
                return Image(name: nil, source: .color, color: color)
            }
            return named(word, capInsets)
        case .string(let name): return named(name, capInsets)
        default: throw expected("an image's name, a url() or a colour", found: first)
        }
    }

    /// A name with a scheme (`https://…`, `documents://…`) is an address.
    private func named(_ name: String, _ capInsets: Insets?) -> Image {
        return Image(name: name, source: name.contains("://") ? .url : .name, capInsets: capInsets)
    }

    private func capInsets(_ items: ArraySlice<ExpressionValue>) throws(ConversionFailure) -> Insets {
        var numbers: [Double] = []
        for item in items {
            guard case .number(let quantity) = item, let number = plainNumber(quantity) else {
                throw expected("1, 2 or 4 cap insets after the image's name", found: item)
            }
            numbers.append(number)
        }
        switch numbers.count {
        case 1: return Insets(top: numbers[0], left: numbers[0], bottom: numbers[0], right: numbers[0])
        case 2: return Insets(top: numbers[0], left: numbers[1], bottom: numbers[0], right: numbers[1])
        case 4: return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
        default: throw failure("value.count", "expected 1, 2 or 4 cap insets, found \(numbers.count)")
        }
    }
}
