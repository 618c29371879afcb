/// A node as it is stored: 16 bytes, in document order, so that the nodes of a subtree stand one after the other.
///
/// One array of small records instead of one array a column: building appends once a node, and walking reads
/// kind and extent together.
struct NodeRecord: Sendable {
    /// Index of the node's first token.
    var firstToken: UInt32
    /// Index after the node's last token; equal to `firstToken` for an empty node.
    var tokenEnd: UInt32
    /// Index after the last node of the subtree.
    var subtreeEnd: UInt32
    var kind: NodeKind
    /// What is wrong here; `.none` unless the node is `missing` or `unexpected`.
    var fault: SyntaxFault
}

/// The nodes of a tree while it is built.
struct NodeArena {
    private(set) var records: [NodeRecord] = []

    /// - Parameter tokenCount: number of tokens, from which the number of nodes is guessed.
    init(tokenCount: Int) { records.reserveCapacity(tokenCount / 2 + 8) }

    /// Starts a node; what is added before `close` is inside it.
    @inline(__always)
    mutating func open(_ kind: NodeKind, at token: Int) -> Int {
        records.append(
            NodeRecord(
                firstToken: UInt32(truncatingIfNeeded: token), tokenEnd: 0, subtreeEnd: 0, kind: kind, fault: .none))
        return records.count - 1
    }

    @inline(__always)
    mutating func close(_ node: Int, at tokenEnd: Int) {
        let end = max(UInt32(truncatingIfNeeded: tokenEnd), records[node].firstToken)
        records[node].tokenEnd = end
        records[node].subtreeEnd = UInt32(truncatingIfNeeded: records.count)
    }

    /// Takes back a node that was opened last and holds nothing.
    mutating func discard(_ node: Int) { records.removeSubrange(node...) }

    /// Adds a node without children.
    @inline(__always)
    mutating func leaf(_ kind: NodeKind, _ first: Int, _ end: Int, fault: SyntaxFault = .none) {
        records.append(
            NodeRecord(
                firstToken: UInt32(truncatingIfNeeded: first), tokenEnd: UInt32(truncatingIfNeeded: max(first, end)),
                subtreeEnd: UInt32(truncatingIfNeeded: records.count + 1), kind: kind, fault: fault))
    }
}
