import StyleDiagnostics

/// A nested-property prefix of a class: `titleLabel` of `UIButton`, an object of class `UILabel`.
public struct KeyPathPrefix {
    /// Identifies the property that holds the object.
    public let id: PropertyID
    public var name: String
    public var owner: String
    public var className: String
    /// The object at the prefix of an owner's object; nil where nobody said.
    public var object: ((AnyObject) -> AnyObject?)?
    public var span: SourceSpan?
    public var provider: String
}
