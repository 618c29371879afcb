import StyleEngine

/// One property of a class: key path, type, further names, arguments, initial value, one sentence.
///
/// What a change costs and whether it can be animated follows from type and name; see `PropertyTraits`.
struct PropertyRow: Sendable {
    var keyPath: String
    /// Name of a value converter or of an enum.
    var type: String
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
        _ keyPath: String, _ type: String, aliases: [String] = [], by arguments: [ArgumentDefinition] = [],
        default defaultText: String? = nil, in range: ClosedRange<Double>? = nil, sets shorthand: ShorthandKind? = nil,
        _ doc: String
    ) {
        self.keyPath = keyPath
        self.type = type
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
            isAnimatable: PropertyTraits.isAnimatable(self, of: owner), affects: PropertyTraits.affects(self), doc: doc)
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
