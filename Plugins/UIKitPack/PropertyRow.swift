import StyleEngine

/// One property of a class: key path, type, what a change costs, further names, arguments, initial value, one sentence.
///
/// Whether it can be animated follows from class and name; see `PropertyTraits`.
struct PropertyRow: Sendable {
    var keyPath: String
    /// Name of a value converter or of an enum.
    var type: String
    /// What must be done anew when the value changes: `.layout` where the view, or something in it, has another place or size;
    /// `.text` where lines or glyphs are others; `.paint` where pixels are others besides those of what has moved; `.children`
    /// where views below are placed or drawn anew; nothing where nothing shows.
    var affects: Affects
    var aliases: [String]
    var arguments: [ArgumentDefinition]
    /// The value of a fresh object, where UIKit documents one, as a sheet writes it.
    var defaultText: String?
    /// The numbers allowed.
    var range: ClosedRange<Double>?
    /// The properties that a declaration of this one sets, where it sets others.
    var shorthand: ShorthandKind?
    var doc: String

    init(
        _ keyPath: String, _ type: String, _ affects: Affects, aliases: [String] = [], by arguments: [ArgumentDefinition] = [],
        default defaultText: String? = nil, in range: ClosedRange<Double>? = nil, sets shorthand: ShorthandKind? = nil,
        _ doc: String
    ) {
        self.keyPath = keyPath
        self.type = type
        self.affects = affects
        self.aliases = aliases
        self.arguments = arguments
        self.defaultText = defaultText
        self.range = range
        self.shorthand = shorthand
        self.doc = doc
    }

    func definition(of owner: String) -> PropertyDefinition {
        var definition = PropertyDefinition(
            keyPath, of: owner, type: type, aliases: aliases, arguments: arguments, default: defaultText, range: range,
            isAnimatable: PropertyTraits.isAnimatable(self, of: owner), affects: affects, doc: doc)
        definition.shorthand = shorthand?.shorthand(of: keyPath)
        return definition
    }
}

/// The arguments of UIKit's setters, named as the labels of the setters.
extension ArgumentDefinition {
    static let state = ArgumentDefinition("state", "UIControlState")
    static let leftSegmentState = ArgumentDefinition("leftSegmentState", "UIControlState")
    static let rightSegmentState = ArgumentDefinition("rightSegmentState", "UIControlState")
    static let barMetrics = ArgumentDefinition("barMetrics", "UIBarMetrics")
    static let barPosition = ArgumentDefinition("barPosition", "UIBarPosition")
    static let toolbarPosition = ArgumentDefinition("toolbarPosition", "UIBarPosition")
    static let segmentType = ArgumentDefinition("segmentType", "UISegmentedControlSegment")
    static let segment = ArgumentDefinition("segment", "number")
    static let icon = ArgumentDefinition("icon", "UISearchBarIcon")
}
