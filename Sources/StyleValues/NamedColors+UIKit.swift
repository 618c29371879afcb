extension NamedColors {
    /// The fifteen class colours of `UIColor`, by the name without the suffix `Color`.
    /// Source: UIKit's documentation of `UIColor`.
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
        ]
    }
}
