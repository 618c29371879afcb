import CAllocator
import StyleEngine

/// Bytes that an element takes, by the allocator's count: in the tree, and with all that styling keeps of it, styles
/// and what they follow from included.
///
/// What the sheet takes whatever the tree is left out: each figure is the difference between a tree and one of a tenth
/// of its elements, divided by the difference in elements. Room for elements to come counts too.
struct Bytes {
    let options: Options

    private static let elements = 100_000
    private static let limit = 300.0

    /// Bytes of a tree before and after its first pass, without the benchmark's own list of elements.
    private struct Count {
        var tree: Double
        var styled: Double
    }

    /// Whether an element takes no more than it may.
    func print() throws -> Bool {
        Report.line("bytes an element\tin the tree\tstyled")
        var holds = true
        for rules in Workload.sizes.rules {
            let (few, many) = (try count(Self.elements / 10, rules), try count(Self.elements, rules))
            let more = Double(Self.elements - Self.elements / 10)
            let (tree, styled) = ((many.tree - few.tree) / more, (many.styled - few.styled) / more)
            let verdict = styled <= Self.limit ? "holds" : "FAILS"
            Report.line("\(Self.elements) x \(rules)\t\(Int(tree))\t\(Int(styled))\tat most \(Int(Self.limit))\t\(verdict)")
            holds = holds && styled <= Self.limit
        }
        return holds
    }

    private func count(_ elements: Int, _ rules: Int) throws -> Count {
        let workload = try options.read(elements: elements, rules: rules)
        let before = Int(allocated_bytes())
        let styled = try StyledWorkload(workload, isStyled: false)
        let list = styled.elements.capacity * MemoryLayout<ElementID>.stride
        let tree = Int(allocated_bytes()) - before - list
        styled.styler.applyNow()
        let all = Int(allocated_bytes()) - before - list
        withExtendedLifetime(styled) {}
        return Count(tree: Double(tree), styled: Double(all))
    }
}
