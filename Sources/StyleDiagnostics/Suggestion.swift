/// The nearest of some names to one that was not found: the "did you mean" of every layer.
public enum Suggestion {
    /// The candidate nearest to `name`, or nil if none is near enough.
    ///
    /// Near: edit distance (a swap of neighbours counts one) of at most 1 for up to 4 bytes, 2 for up to 8,
    /// else 3; case and dashes ignored. In names of one or two bytes no letter is exchanged: all of them would be near.
    /// Equal distances: the first in the order given.
    /// Complexity: candidates × length²; names over 64 bytes are not compared.
    public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = folded(name)
        guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
        let limit = wanted.count <= 4 ? 1 : wanted.count <= 8 ? 2 : 3
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let bytes = folded(candidate)
            guard bytes.count <= 64, abs(bytes.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, bytes)
            if distance == 1, wanted.count <= 2, bytes.count == wanted.count { continue }
            if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
        }
        return best?.name
    }

    /// `", did you mean "x"?"`, or nothing: to be put at the end of a message.
    public static func phrase(for name: String, in candidates: some Sequence<String>) -> String {
        nearest(to: name, in: candidates).map { ", did you mean \"\($0)\"?" } ?? ""
    }

    private static func folded(_ name: String) -> [UInt8] {
        name.utf8.compactMap { $0 == 0x2D ? nil : (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }

    /// Optimal string alignment distance.
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 0..<a.count {
            var row = [i + 1] + last.dropFirst().map { _ in 0 }
            for j in 0..<b.count {
                let substitution = last[j] + (a[i] == b[j] ? 0 : 1)
                row[j + 1] = min(substitution, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
                }
            }
            (beforeLast, last) = (last, row)
        }
        return last[b.count]
    }
}
