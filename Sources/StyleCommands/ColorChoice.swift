import CommandLineOptions
import Foundation

/// Whether output has colors: `--color auto|always|never`.
enum ColorChoice: String {
    case auto, always, never

    static let option = OptionDefinition(
        "color", .choice("auto", "always", "never"), default: "auto",
        doc: "colors in text output; auto: on a terminal, unless NO_COLOR is set")

    /// The choice on the command line.
    init(_ arguments: ParsedArguments?) {
        self = arguments?.value(ColorChoice.option).flatMap(ColorChoice.init(rawValue:)) ?? .auto
    }

    /// An empty NO_COLOR counts as unset, as no-color.org says.
    func usesColor(on descriptor: Int32) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            let environment = ProcessInfo.processInfo.environment
            return environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
                && isatty(descriptor) == 1
        }
    }
}
