/// The colours that have a name: those of CSS Color 4 and those of UIKit.
///
/// A few names mean different colours in the two (`green` is `#008000` in CSS, `#00ff00` in UIKit): the caller says
/// whose come first. Case and dashes are ignored (`dark-gray`, `darkGray`); a name with the suffix `Color` is
/// UIKit's (`darkGrayColor`) before it is anyone else's.
public struct NamedColors: Sendable {
    /// Whose meaning a name has where both know it.
    public enum Precedence: Hashable, Sendable {
        /// As browsers do.
        case css
        /// As Classy documents.
        case uikit
    }

    private let css: [String: Color]
    private let uikit: [String: Color]

    /// The two standard tables.
    public init() {
        css = Dictionary(
            NamedColors.cssTable.map { ($0.name, $0.color) }, uniquingKeysWith: { first, _ in first })
        uikit = Dictionary(
            NamedColors.uikitTable.map { (NamedColors.folded($0.name), $0.color) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The colour of that name, or nil.
    /// Complexity: constant.
    public func color(named name: String, precedence: Precedence) -> Color? {
        guard name.utf8.count <= 64 else { return nil }
        let key = NamedColors.folded(name)
        if let color = lookUp(key, precedence) { return color }
        guard key.utf8.count > 5, key.hasSuffix("color") else { return nil }
        return lookUp(String(key.dropLast(5)), .uikit)
    }

    /// UIKit's colour of that name, whatever CSS says.
    public func uikitColor(named name: String) -> Color? {
        let key = NamedColors.folded(name)
        return uikit[key] ?? (key.hasSuffix("color") ? uikit[String(key.dropLast(5))] : nil)
    }

    /// All names as they are usually written, CSS's first; for suggestions and the registry.
    public static var names: [String] {
        cssTable.map(\.name)
            + uikitTable.map(\.name).filter { name in
                !cssTable.contains { $0.name == folded(name) }
            }
    }

    private func lookUp(_ key: String, _ precedence: Precedence) -> Color? {
        switch precedence {
        case .css: css[key] ?? uikit[key]
        case .uikit: uikit[key] ?? css[key]
        }
    }

    /// Lower case without dashes.
    private static func folded(_ name: String) -> String {
        String(
            decoding: name.utf8.compactMap { $0 == 0x2D ? nil : (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 },
            as: UTF8.self)
    }
}

extension NamedColors {
    /// One named colour.
    public struct Entry: Sendable {
        /// In the spelling of its source.
        public var name: String
        /// What the name stands for.
        public var color: Color

        init(_ name: String, _ color: Color) {
            self.name = name
            self.color = color
        }

        /// An opaque colour as `0xRRGGBB`.
        init(_ name: String, _ hex: Int) {
            self.init(name, Color(red8: hex >> 16, green8: hex >> 8 & 0xFF, blue8: hex & 0xFF))
        }
    }
}
