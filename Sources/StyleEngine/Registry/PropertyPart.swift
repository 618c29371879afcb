import StyleValues

/// How a property's declarations change a part of another property's value: `font-size` of `font`.
///
/// The two compete as one property: of the declarations stronger than the strongest of the whole, the strongest of each
/// part counts, and the row is the whole's.
public struct PropertyPart {
    /// Key path of the whole, in the same class.
    public var whole: String
    /// The whole with the part changed; nil if the value does not fit. The whole is nil where it has no value yet.
    public var merge: (_ whole: StyleValue?, _ part: StyleValue) -> StyleValue?

    public init(of whole: String, merge: @escaping (_ whole: StyleValue?, _ part: StyleValue) -> StyleValue?) {
        self.whole = whole
        self.merge = merge
    }
}

/// How one declaration sets several properties: `border` the border's width and color.
public struct PropertyShorthand {
    /// Key paths of the properties that it sets, in the same class; each has the shorthand's arguments.
    public var longhands: [String]
    /// The value of one of them; nil if the declaration leaves it alone.
    public var component: (_ value: StyleValue, _ longhand: String) -> StyleValue?

    public init(_ longhands: [String], component: @escaping (_ value: StyleValue, _ longhand: String) -> StyleValue?) {
        self.longhands = longhands
        self.component = component
    }
}
