/// What the grammar knows of some functions by their names.
enum CallSyntax {
    /// Whether `/` and blanks separate directly inside the call, as in `rgb(1 2 3 / 50%)`.
    static func separatesSlash(_ name: String) -> Bool { colorFunctions.contains(name.lowercased()) }

    /// Whether `.cas` lets the parentheses out, as in `rgb 1 2 3`.
    static func needsNoParentheses(_ name: String) -> Bool { bareFunctions.contains(name) }

    /// The most arguments of a call without parentheses.
    static let bareArguments = 4

    private static let colorFunctions: Set<String> = [
        "rgb", "rgba", "hsl", "hsla", "hsb", "hsba", "hsv", "hsva", "hwb", "lab", "lch", "oklab", "oklch", "color",
        // `color-mix` where names hold no dash: its parts are separated by blanks, too.
        "colormix",
    ]

    private static let bareFunctions: Set<String> = ["rgb", "rgba", "hsl", "hsla"]
}
