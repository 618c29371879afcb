import StyleDiagnostics

extension Metrics {
    /// All words that a table of values may have as keys.
    public var keys: [String] {
        SizeClass.allCases.map(\.rawValue) + MetricsScreen.idioms.filter { $0 != "pad" }
            + settings.breakpoints.map(\.name) + ["rest"]
    }

    /// Which value of a table holds on the screen: the index of its key.
    ///
    /// By `distance`: the first named breakpoint that holds, the size class, the idiom, `rest`, then the class whose
    /// width is nearest to the shorter side (of two the narrower). By `mmm`: class, `rest`, then a fixed order.
    /// Faults: an unknown or repeated key; no value for this screen.
    public func index(in keys: [String], mode: SizeClassMode = .distance) throws(MetricsFault) -> Int {
        var indexOfKey: [String: Int] = [:]
        for (index, key) in keys.enumerated() {
            guard self.keys.contains(key) else {
                throw MetricsFault(
                    "\"\(key)\" is no size class, idiom or breakpoint\(Suggestion.phrase(for: key, in: self.keys)); expected \(self.keys.joined(separator: ", "))",
                    key: index)
            }
            if indexOfKey.updateValue(index, forKey: key) != nil {
                throw MetricsFault("\"\(key)\" is given twice", key: index)
            }
        }
        let current = sizeClass(mode)
        if mode == .distance {
            for (index, key) in keys.enumerated()
            where settings.breakpoints.contains(where: { $0.name == key && $0.holds(screen) }) { return index }
        }
        if let exact = indexOfKey[current.rawValue] { return exact }
        if mode == .distance, screen.idiom != "pad", let idiom = indexOfKey[screen.idiom] { return idiom }
        if let rest = indexOfKey["rest"] { return rest }
        let classes =
            mode == .mmm
            ? current.mmmFallbacks
            : SizeClass.allCases.sorted { abs($0.width - screen.shorterSide) < abs($1.width - screen.shorterSide) }
        if let nearest = classes.first(where: { indexOfKey[$0.rawValue] != nil }) {
            return indexOfKey[nearest.rawValue] ?? 0
        }
        throw MetricsFault("there is no value for the size class \"\(current.rawValue)\" and none for \"rest\"")
    }

    /// The value of a table on the screen.
    public func value<Value>(_ table: KeyValuePairs<String, Value>, mode: SizeClassMode = .distance)
        throws(MetricsFault) -> Value
    {
        table[try index(in: table.map(\.key), mode: mode)].value
    }
}
