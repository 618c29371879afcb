extension NamedColors {
    /// The class colours of `UIColor`, by the name without the suffix `Color`: the fifteen fixed ones, and the
    /// system's in their light appearance.
    /// Source: UIKit's documentation of `UIColor`; Apple's table of system colours.
    public static var uikitTable: [Entry] {
        [
            Entry("black", Color(red: 0, green: 0, blue: 0)),
            Entry("darkGray", Color(red: 1 / 3, green: 1 / 3, blue: 1 / 3)),
            Entry("lightGray", Color(red: 2 / 3, green: 2 / 3, blue: 2 / 3)),
            Entry("white", Color(red: 1, green: 1, blue: 1)),
            Entry("gray", Color(red: 0.5, green: 0.5, blue: 0.5)),
            Entry("red", Color(red: 1, green: 0, blue: 0)),
            Entry("green", Color(red: 0, green: 1, blue: 0)),
            Entry("blue", Color(red: 0, green: 0, blue: 1)),
            Entry("cyan", Color(red: 0, green: 1, blue: 1)),
            Entry("yellow", Color(red: 1, green: 1, blue: 0)),
            Entry("magenta", Color(red: 1, green: 0, blue: 1)),
            Entry("orange", Color(red: 1, green: 0.5, blue: 0)),
            Entry("purple", Color(red: 0.5, green: 0, blue: 0.5)),
            Entry("brown", Color(red: 0.6, green: 0.4, blue: 0.2)),
            Entry("clear", Color(red: 0, green: 0, blue: 0, alpha: 0)),
            Entry("systemRed", 0xFF3B30),
            Entry("systemOrange", 0xFF9500),
            Entry("systemYellow", 0xFFCC00),
            Entry("systemGreen", 0x34C759),
            Entry("systemTeal", 0x5AC8FA),
            Entry("systemBlue", 0x007AFF),
            Entry("systemIndigo", 0x5856D6),
            Entry("systemPurple", 0xAF52DE),
            Entry("systemPink", 0xFF2D55),
            Entry("systemGray", 0x8E8E93),
        ]
    }
}
