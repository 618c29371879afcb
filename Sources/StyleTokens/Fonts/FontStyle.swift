import StyleDiagnostics

/// A named font of a small system: letter for the size family, digit for the variant: `A1`.
public struct FontStyle: Sendable {
    /// Letters and digits, starting with a letter.
    public var name: String
    /// The base face that it is set in: `medium`.
    public var face: String
    /// Size in points.
    public var size: Double
    /// The heading that it stands under in its list; nil for none.
    public var section: String?
    /// Where it stands; nil for one that was made in code.
    public var span: SourceSpan?

    /// A style from its name, the key of its face and its size in points.
    public init(name: String, face: String, size: Double, section: String? = nil, span: SourceSpan? = nil) {
        self.name = name
        self.face = face
        self.size = size
        self.section = section
        self.span = span
    }
}

/// The fonts of a design: base faces and the styles made of them.
///
/// ```
/// regular: Avenir-Book
/// medium: Avenir-Medium
/// A1 medium 17
/// B1 regular 14
/// ```
public struct FontStyleList: Sendable {
    /// Name of the file without folder and extensions.
    public var name: String
    /// Font of each base face that has one; a face without is the system's font in the weight of its name.
    public var faces: [String: String]
    /// In the order of the list.
    public var styles: [FontStyle]

    /// A list from its name, the faces by key and its styles.
    public init(name: String, faces: [String: String] = [:], styles: [FontStyle] = []) {
        self.name = name
        self.faces = faces
        self.styles = styles
    }

    /// The weight that a face is named after, 100 to 900; 400 for a name of its own.
    func weight(ofFace face: String) -> Int { FontWeightWord.weight(of: face) ?? 400 }
}

/// The words for weights of fonts.
enum FontWeightWord {
    /// The weight of a word; nil for any other.
    /// Source: CSS Fonts 4, section 2.2.1, and the design token format, section 8.4.
    static func weight(of word: String) -> Int? {
        let key = word.lowercased().filter { $0 != "-" }
        return table.first { $0.words.contains(key) }?.weight
    }

    static var words: [String] { table.flatMap(\.words) }

    /// The name that UIKit and SwiftUI give a weight.
    static func uikitName(of weight: Int) -> String {
        table.last { $0.weight <= weight }?.uikit ?? "regular"
    }

    private static var table: [(weight: Int, uikit: String, words: [String])] {
        [
            (100, "ultraLight", ["thin", "hairline"]), (200, "thin", ["extralight", "ultralight"]),
            (300, "light", ["light"]),
            (400, "regular", ["regular", "normal", "book"]), (500, "medium", ["medium"]),
            (600, "semibold", ["semibold", "demibold"]), (700, "bold", ["bold"]),
            (800, "heavy", ["extrabold", "ultrabold"]),
            (900, "black", ["black", "heavy"]),
        ]
    }
}
