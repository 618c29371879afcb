/// A rectangle inside another element's bounds, given by its size and its distances from the edges.
public struct RelativeRect: Hashable, Sendable {
    /// The bounds that it lies in.
    public var reference: RelativeReference
    /// Automatic where only edges say how large it is.
    public var width: RelativeNumber
    /// Automatic where only edges say how large it is.
    public var height: RelativeNumber
    /// Whether width and height are limits for the size that the element would have by itself.
    public var isFitted: Bool
    /// Distances from the edges; nil for an edge that was not named.
    public var top: RelativeNumber?
    /// See `top`.
    public var left: RelativeNumber?
    /// See `top`.
    public var bottom: RelativeNumber?
    /// See `top`.
    public var right: RelativeNumber?

    /// A rectangle from its lengths and its distances from the edges of the reference.
    public init(
        _ reference: RelativeReference = .parent, width: RelativeNumber = .automatic,
        height: RelativeNumber = .automatic,
        isFitted: Bool = false, top: RelativeNumber? = nil, left: RelativeNumber? = nil, bottom: RelativeNumber? = nil,
        right: RelativeNumber? = nil
    ) {
        self.reference = reference
        self.width = width
        self.height = height
        self.isFitted = isFitted
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Canonical text: `parent(10, 20, 30, 40)` where only edges in points stand (the bounds themselves are `parent`),
    /// else `size(10%, auto).left(10).top(20)`.
    public var text: String {
        let edges: [(name: String, value: RelativeNumber?)] = [
            ("top", top), ("left", left), ("bottom", bottom), ("right", right),
        ]
        let points = edges.compactMap { edge -> String? in
            if case .points(let value)? = edge.value { NumberText.shortest(value) } else { nil }
        }
        if !isFitted, width == .automatic, height == .automatic, points.count == 4 {
            return points.allSatisfy { $0 == "0" }
                ? reference.rawValue : "\(reference.rawValue)(\(points.joined(separator: ", ")))"
        }
        let size = "\(isFitted ? "sizeToFit" : "size")(\(width.text), \(height.text))"
        return ([size] + edges.compactMap { edge in edge.value.map { "\(edge.name)(\($0.text))" } }).joined(
            separator: ".")
    }
}
