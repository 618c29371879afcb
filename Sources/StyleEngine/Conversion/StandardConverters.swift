import StyleValues

/// The converters of the built-in types, each a row of its own file.
enum StandardConverters {
    static var all: [ValueConverter] {
        [.number, .bool, .string, .keyword, .color, .font, .image, .transform, .any] + geometry + later
    }

    /// Types whose values belong to a later version: each declaration of one is a warning.
    private static var later: [ValueConverter] {
        [
            ("attributedString", "attributed strings are"), ("textAttributes", "text attributes are"),
            ("layout", "layout rules are"), ("gradient", "gradients are"), ("shadow", "shadows are"),
            ("border", "borders are"),
        ].map { name, subject in
            ValueConverter(name, shape: "<\(name)>", doc: "\(subject) not available yet") { input throws(ConversionFailure) in
                throw input.notAvailable(subject)
            }
        }
    }
}
