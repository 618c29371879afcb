import StyleDiagnostics
import StyleValues

/// The keys of `--env`, of media features and of the JSON `environment`, each a row.
public struct EnvironmentKey: Sendable {
    public let name: String
    public let kind: Kind
    /// The present value as text.
    public let read: @Sendable (StyleEnvironment) -> String
    fileprivate let write: @Sendable (inout StyleEnvironment, String) -> Void

    public enum Kind: Hashable, Sendable {
        /// A finite number from 0 up.
        case number
        /// One of these words.
        case word([String])
        /// Dotted numbers.
        case version
        case text

        /// What a condition may compare a fact of this kind with, in words.
        var phrase: String {
            switch self {
            case .number: "a number"
            case .word(let words): "one of \(words.joined(separator: ", "))"
            case .version: "dotted numbers such as 17.0"
            case .text: "a text"
            }
        }

        /// Whether a condition may compare a fact of this kind with the text.
        func accepts(_ text: String) -> Bool {
            switch self {
            case .number: MediaFeature.number(text) != nil
            case .word(let words): words.contains(text.lowercased())
            case .version: MediaFeature.isVersion(text)
            case .text: !text.isEmpty
            }
        }
    }

    /// In the order of printing.
    public static let all: [EnvironmentKey] = [
        EnvironmentKey(name: "idiom", kind: .word(StyleEnvironment.Idiom.allCases.map(\.rawValue)), read: { $0.idiom.rawValue }) {
            $0.idiom = StyleEnvironment.Idiom(rawValue: $1) ?? .phone
        },
        EnvironmentKey(name: "width", kind: .number, read: { NumberText.shortest($0.width) }) { $0.width = Double($1) ?? 0 },
        EnvironmentKey(name: "height", kind: .number, read: { NumberText.shortest($0.height) }) { $0.height = Double($1) ?? 0 },
        EnvironmentKey(name: "scale", kind: .number, read: { NumberText.shortest($0.scale) }) { $0.scale = Double($1) ?? 1 },
        EnvironmentKey(name: "orientation", kind: .word(["portrait", "landscape"]), read: { $0.orientation }) {
            $0.fixedOrientation = $1
        },
        EnvironmentKey(name: "color-scheme", kind: .word(["light", "dark"]), read: { $0.colorScheme }) { $0.colorScheme = $1 },
        EnvironmentKey(name: "contrast", kind: .word(["normal", "high"]), read: { $0.contrast }) { $0.contrast = $1 },
        EnvironmentKey(name: "os-version", kind: .version, read: { $0.osVersion }) { $0.osVersion = $1 },
        EnvironmentKey(name: "locale", kind: .text, read: { $0.locale }) { $0.locale = $1 },
        EnvironmentKey(name: "device-model", kind: .text, read: { $0.deviceModel }) { $0.deviceModel = $1 },
        EnvironmentKey(name: "horizontal-size-class", kind: .word(["compact", "regular"]), read: { $0.horizontalSizeClass }) {
            $0.fixedHorizontalSizeClass = $1
        },
        EnvironmentKey(name: "vertical-size-class", kind: .word(["compact", "regular"]), read: { $0.verticalSizeClass }) {
            $0.fixedVerticalSizeClass = $1
        },
        EnvironmentKey(name: "length-model", kind: .word(["points", "css"]), read: { $0.usesCSSLengths ? "css" : "points" }) {
            $0.usesCSSLengths = $1 == "css"
        },
    ]

    public static func named(_ name: String) -> EnvironmentKey? { all.first { $0.name == name } }
}

extension StyleEnvironment {
    /// Why a key or value is refused, in words for people.
    public struct Refusal: Error {
        public var message: String
    }

    /// Sets a key from text. Unknown keys and values that do not fit the key are refused.
    public mutating func set(_ key: String, _ value: String) throws(Refusal) {
        guard let entry = EnvironmentKey.named(key) else {
            throw Refusal(
                message: "unknown environment key \"\(key)\"\(Suggestion.phrase(for: key, in: EnvironmentKey.all.map(\.name)))")
        }
        switch entry.kind {
        case .number:
            guard let number = Double(value), number.isFinite, number >= 0, number > 0 || key != "scale" else {
                throw Refusal(message: "\"\(key)\" needs a number \(key == "scale" ? "above 0" : "from 0 on"), not \"\(value)\"")
            }
        case .word(let words):
            guard words.contains(value) else {
                throw Refusal(
                    message: "\"\(key)\" is one of \(words.joined(separator: ", ")), not \"\(value)\"\(Suggestion.phrase(for: value, in: words))")
            }
        case .version:
            guard MediaFeature.isVersion(value) else {
                throw Refusal(message: "\"\(key)\" needs dotted numbers such as 17.0, not \"\(value)\"")
            }
        case .text: break
        }
        entry.write(&self, value)
    }
}
