import StyleValues

/// The converters of the built-in types, each a row of its own file.
enum StandardConverters {
    static var all: [ValueConverter] {
        [
            .number, .bool, .string, .keyword, .color, .font, .image, .transform, .any, .list, .dictionary,
            .length, .angle, .time, .relativeNumber, .border, .shadow, .gradient, .attributedString, .textAttributes,
            layout,
        ] + geometry + FontPart.converters
    }

    /// Rules that place an element by others belong to a later version: each declaration of one is a warning.
    private static var layout: ValueConverter {
        ValueConverter("layout", shape: "<layout>", doc: "layout rules are not available yet") {
            input throws(ConversionFailure) in
            throw input.notAvailable("layout rules are")
        }
    }
}
