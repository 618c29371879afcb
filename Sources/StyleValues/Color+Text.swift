extension Color {
    /// Canonical text, which reads back to the same colour: `#rrggbb` or `#rrggbbaa` when every part is n/255,
    /// else `rgb(64 64 64 / 0.5)`, or `color(display-p3 1 0.5 0)`, `lab(50 20 -30)` in other spaces.
    ///
    /// A component that no number out of 255 gives exactly makes the text `color(srgb …)`.
    public var text: String {
        if space == .srgb {
            if let hex = hexText { return hex }
            let parts = components.compactMap(Color.outOf255)
            if parts.count == 3 { return "rgb(" + joined(parts) + ")" }
        }
        return (space.hasOwnFunction ? "\(space.rawValue)(" : "color(\(space.rawValue) ") + joined(components) + ")"
    }

    /// `#rrggbb`, or `#rrggbbaa` unless opaque; nil if a part is not exactly n/255.
    public var hexText: String? {
        var text = "#"
        for part in alpha == 1 ? components : components + [alpha] {
            guard part >= 0, part <= 1 else { return nil }
            let byte = (part * 255).rounded()
            guard byte / 255 == part else { return nil }
            let digits = String(Int(byte), radix: 16)
            text += digits.utf8.count == 1 ? "0" + digits : digits
        }
        return text
    }

    /// The same colour with sRGB components moved by less than 1e-12, to values that print as `rgb()` exactly.
    ///
    /// For results of computations: 127.50000000000001 out of 255 becomes 127.5.
    public func settled() -> Color {
        space == .srgb ? mapComponents { Color.round(outOf255: $0) / 255 } : self
    }

    private func joined(_ parts: [Double]) -> String {
        let text = parts.map(NumberText.shortest).joined(separator: " ")
        return alpha == 1 ? text : text + " / " + NumberText.shortest(alpha)
    }

    /// The number that divided by 255 is exactly `component`; nil if there is none.
    private static func outOf255(_ component: Double) -> Double? {
        guard component >= 0, component <= 1 else { return nil }
        let near = component * 255
        return [round(outOf255: component), near, near.nextUp, near.nextDown].first { $0 / 255 == component }
    }

    /// `component` out of 255, with ten decimals.
    private static func round(outOf255 component: Double) -> Double { (component * 255e10).rounded() / 1e10 }
}
