import StyleEngine
import StyleValues

/// A workload in a styler, styled once.
final class StyledWorkload {
    let styler: Styler
    private(set) var elements: [ElementID] = []
    private let workload: Workload
    private var variable = 0

    /// - Parameter extraRules: text that is added to the sheet.
    init(_ workload: Workload, extraRules: String = "", isStyled: Bool = true) throws {
        self.workload = workload
        var registry = PropertyRegistry.standard()
        try registry.register(ClassDefinition("Node"))
        for number in 0..<Names.typeCount { try registry.register(ClassDefinition("t\(number)", extends: "Node")) }
        for property in Self.properties {
            try registry.register(
                PropertyDefinition(property.name, of: "Node", type: property.type, isInherited: property.isInherited))
        }
        styler = Styler(registry: registry)
        build()
        styler.add(text: workload.sheet + extraRules, name: workload.sheetName)
        if isStyled { styler.applyNow() }
    }

    /// The properties in the order of the checksum.
    private static let properties: [(name: String, type: String, isInherited: Bool)] = [
        ("color", "color", true), ("backgroundColor", "color", false), ("paddingLeft", "number", false),
        ("marginTop", "number", false), ("fontSize", "number", true),
    ]

    private func build() {
        var lines = workload.tree.split(separator: "\n").makeIterator()
        _ = lines.next()
        elements.reserveCapacity(workload.elements)
        while let line = lines.next() {
            let words = line.split(separator: " ")
            guard words.count >= 3, let parent = Int(words[0]) else { continue }
            elements.append(
                styler.tree.insert(
                    String(words[1]), id: words[2] == "-" ? nil : String(words[2]), classes: words.dropFirst(3).map(String.init),
                    into: parent < 0 ? nil : elements[parent]))
        }
    }

    // MARK: Steps

    /// Looks for the rules of every element again and computes its style.
    func restyle() {
        styler.setNeedsStyle(nil)
        styler.applyNow()
    }

    /// Lets the styler forget what styles follow from: variables may have changed all values.
    func forget() {
        variable += 1
        styler.setVariable("benchmark", "\(variable)")
        styler.applyNow()
    }

    /// Gives an element a class or takes it away.
    func set(_ name: String, _ isOn: Bool, of element: ElementID) {
        if isOn { styler.addClass(name, to: element) } else { styler.removeClass(name, from: element) }
        styler.applyNow()
    }

    /// An element without children in the middle of the tree.
    var leaf: ElementID {
        let tail = elements[(elements.count / 2)...]
        return tail.first { styler.tree.children(of: $0).isEmpty } ?? elements[elements.count - 1]
    }

    /// The element whose subtree comes closest to a share of all.
    func subtree(share: Double) -> ElementID {
        var sizes: [ElementID: Int] = [:]
        for element in elements.reversed() {
            sizes[element, default: 0] += 1
            if let parent = styler.tree.parent(of: element) { sizes[parent, default: 0] += sizes[element] ?? 0 }
        }
        let wanted = Int(Double(elements.count) * share)
        return elements.min { abs((sizes[$0] ?? 0) - wanted) < abs((sizes[$1] ?? 0) - wanted) } ?? elements[0]
    }

    var root: ElementID { elements[0] }

    // MARK: Results

    /// Every value of every element in document order, folded into one number: a color is its 24 bits and the bit
    /// above, a length its number and 1, no value 0.
    var checksum: UInt64 {
        var sum: UInt64 = 0
        for element in elements {
            let style = styler.computedStyle(of: element)
            for property in Self.properties { sum = sum &* 31 &+ Self.number(style[property.name]) }
        }
        return sum
    }

    private static func number(_ value: StyleValue?) -> UInt64 {
        switch value {
        case .color(let color):
            let bytes = color.components.map { UInt64(($0 * 255).rounded()) }
            return 1 << 24 | bytes[0] << 16 | bytes[1] << 8 | bytes[2]
        case .number(let quantity): return UInt64(quantity.value) + 1
        default: return 0
        }
    }
}
