/// The numbers that have a name.
public enum MathConstant {
    /// The constant of that name, case ignored; with a `-` before it its opposite, as CSS writes `-infinity`.
    /// Source: CSS Values and Units Level 4, section 10.7.
    public static func value(named name: String) -> Double? {
        guard name.utf8.count <= 9 else { return nil }
        let isNegative = name.utf8.first == 0x2D
        let key = (isNegative ? String(name.dropFirst()) : name).lowercased()
        guard let row = table.first(where: { $0.name.lowercased() == key }) else { return nil }
        return isNegative ? -row.value : row.value
    }

    /// Names and values.
    public static var table: [(name: String, value: Double)] {
        [("e", 2.718281828459045), ("pi", .pi), ("infinity", .infinity), ("NaN", .nan)]
    }
}
