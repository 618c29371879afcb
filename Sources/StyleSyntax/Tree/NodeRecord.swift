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

/// The nodes of a tree while it is built: an array's memory that is written without the array's checks.
struct NodeArena {
    private var nodes: UnsafeMutableBufferPointer<NodeRecord>
    private(set) var count = 0
    /// Whether the nodes outgrew the array's memory and stand in memory of the arena.
    private var hasOutgrown = false

    private init(_ nodes: UnsafeMutableBufferPointer<NodeRecord>) { self.nodes = nodes }

    /// The nodes that a parse adds to the arena it is given, and gives back.
    ///
    /// - Parameter tokenCount: number of tokens, from which the number of nodes is guessed.
    static func records(tokenCount: Int, _ parse: (NodeArena) -> NodeArena) -> [NodeRecord] {
        var outgrown: NodeArena?
        let records = [NodeRecord](unsafeUninitializedCapacity: tokenCount / 2 + 8) { buffer, count in
            let arena = parse(NodeArena(buffer))
            if arena.hasOutgrown { outgrown = arena } else { count = arena.count }
        }
        guard let outgrown else { return records }
        defer { outgrown.nodes.deallocate() }
        return Array(outgrown.nodes[..<outgrown.count])
    }

    @inline(__always)
    private mutating func append(_ record: NodeRecord) {
        if count == nodes.count { grow() }
        nodes.initializeElement(at: count, to: record)
        count += 1
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutableBufferPointer<NodeRecord>.allocate(capacity: nodes.count * 2)
        _ = larger.moveInitialize(fromContentsOf: nodes)
        if hasOutgrown { nodes.deallocate() }
        nodes = larger
        hasOutgrown = true
    }

    /// Starts a node; what is added before `close` is inside it.
    @inline(__always)
    mutating func open(_ kind: NodeKind, at token: Int) -> Int {
        append(
            NodeRecord(
                firstToken: UInt32(truncatingIfNeeded: token), tokenEnd: 0, subtreeEnd: 0, kind: kind, fault: .none))
        return count - 1
    }

    @inline(__always)
    mutating func close(_ node: Int, at tokenEnd: Int) {
        let end = max(UInt32(truncatingIfNeeded: tokenEnd), nodes[node].firstToken)
        nodes[node].tokenEnd = end
        nodes[node].subtreeEnd = UInt32(truncatingIfNeeded: count)
    }

    /// Takes back a node that was opened last and holds nothing.
    mutating func discard(_ node: Int) { count = node }

    /// Adds a node without children.
    @inline(__always)
    mutating func leaf(_ kind: NodeKind, _ first: Int, _ end: Int, fault: SyntaxFault = .none) {
        append(
            NodeRecord(
                firstToken: UInt32(truncatingIfNeeded: first), tokenEnd: UInt32(truncatingIfNeeded: max(first, end)),
                subtreeEnd: UInt32(truncatingIfNeeded: count + 1), kind: kind, fault: fault))
    }
}
