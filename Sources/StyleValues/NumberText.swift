/// Numbers as text, the same on every machine and in every locale.
public enum NumberText {
    /// The shortest text that reads back to the same double: no `.0`, no `-0`, `NaN`, `Infinity`, `-Infinity`.
    public static func shortest(_ value: Double) -> String {
        if value == 0 { return "0" }
        if value.isNaN { return "NaN" }
        if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
