/// The name of a variable as people write it, without its mark: `$gap`, `@gap`, `--gap` and `gap` are one.
public struct VariableName: Hashable, Sendable {
    public let text: String

    /// Nil for what no sheet could name: no text, a digit first, other signs than `_`, `-` and `.`.
    public init?(_ written: some StringProtocol) {
        let bare = written.hasPrefix("--") ? written.dropFirst(2) : written.hasPrefix("$") || written.hasPrefix("@") ? written.dropFirst() : written[...]
        guard let first = bare.unicodeScalars.first, first.properties.isAlphabetic || first == "_" || first == "-",
            bare.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) })
        else { return nil }
        text = String(bare)
    }
}
