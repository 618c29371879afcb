import StyleEngine
import StyleValues

/// A view of some app: a plain class with plain properties.
final class CardView {
    var cornerRadius = 0.0
    var title = ""
    var background = Color(red: 1, green: 1, blue: 1)
    var elevation = Elevation.flat

    var description: String {
        "title \"\(title)\", corner radius \(cornerRadius), background \(background.text), elevation \(elevation)"
    }
}

/// An enum of the app; the cases are the words of sheets.
enum Elevation: Int, CaseIterable {
    case flat = 0
    case raised = 4
    case floating = 12
}

extension Elevation: StyleConvertible {
    static var styleType: String { "Elevation" }

    init?(styleValue: StyleValue) {
        guard case .enumeration(let value) = styleValue else { return nil }
        self.init(rawValue: value.rawValue)
    }

    var styleValue: StyleValue {
        .enumeration(EnumValue(enumName: Self.styleType, caseName: "\(self)", rawValue: rawValue))
    }
}
