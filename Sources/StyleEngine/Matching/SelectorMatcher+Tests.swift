import StyleSyntax

/// The tests that look further than the element's own columns.
extension SelectorMatcher {
    func test(_ step: SelectorProgram.Step, _ element: UInt32, _ anchor: UInt32) -> Bool {
        let operand = Int(step.operand)
        switch step.kind {
        case .typeIn: return tables.typeSets[operand].contains(view.types[Int(element)].rawValue)
        case .any: return tables.lists[operand].contains { search($0, element, anchor: anchor) == .matched }
        case .none: return !tables.lists[operand].contains { search($0, element, anchor: anchor) == .matched }
        case .has: return has(step.operand, element)
        case .attribute: return matches(tables.attributes[operand].selector, element)
        case .position:
            let test = tables.positions[operand]
            return position(of: element, test, anchor).map { test.pattern.matches(Int($0)) } ?? false
        case .question:
            let question = tables.questions[operand]
            guard let id = tree.handle(element) else { return false }
            return question.definition.matches(ElementReference(tree: tree, id: id, environment: environment), question.argument)
        default: return false
        }
    }

    private func matches(_ attribute: AttributeSelector, _ element: UInt32) -> Bool {
        guard let id = tree.handle(element), let present = value(of: attribute.name, id) else { return false }
        guard let wanted = attribute.value else { return true }
        switch attribute.comparison {
        case .exists: return true
        case .equals: return present == wanted
        case .hasWord: return !wanted.isEmpty && present.split(whereSeparator: \.isWhitespace).contains { $0 == wanted }
        case .hasDashPrefix: return present == wanted || present.hasPrefix(wanted + "-")
        case .hasPrefix: return !wanted.isEmpty && present.hasPrefix(wanted)
        case .hasSuffix: return !wanted.isEmpty && present.hasSuffix(wanted)
        case .contains: return !wanted.isEmpty && present.contains(wanted)
        }
    }

    private func value(of attribute: String, _ id: ElementID) -> String? {
        switch attribute {
        case "id": tree.id(of: id)
        case "class": tree.classes(of: id).isEmpty ? nil : tree.classes(of: id).joined(separator: " ")
        default: tree.attribute(attribute, of: id)
        }
    }

    // MARK: Positions

    /// 1-based position among the siblings that count; nil if the element itself does not count.
    private func position(of element: UInt32, _ test: SelectorProgram.PositionTest, _ anchor: UInt32) -> UInt32? {
        let parent = view.parents[Int(element)]
        let isAlone = parent == ElementTree.none || view.flags[Int(element)].contains(.isAside)
        switch test.among {
        case .all:
            if isAlone { return 1 }
            if !view.flags[Int(parent)].contains(.hasNumberedChildren) { tree.numberChildren(of: parent) }
            let position = tree.positions[element]
            return test.end == .first ? position : tree.childCounts[parent] - position + 1
        case .sameType:
            if isAlone { return 1 }
            return memory.positions(.init(test: test.end == .first ? -1 : -2, parent: parent)) {
                var counts: [Atom: UInt32] = [:]
                return numbered(parent, test.end) { counts[view.types[Int($0)], default: 0] += 1; return counts[view.types[Int($0)]] }
            }[element]
        case .matching(let list):
            if isAlone { return counts(element, list, anchor) ? 1 : nil }
            return memory.positions(.init(test: test.number, parent: parent)) {
                var count: UInt32 = 0
                return numbered(parent, test.end) {
                    guard counts($0, list, anchor) else { return nil }
                    count += 1
                    return count
                }
            }[element]
        }
    }

    private func counts(_ element: UInt32, _ list: Int, _ anchor: UInt32) -> Bool {
        tables.lists[list].contains { search($0, element, anchor: anchor) == .matched }
    }

    /// The positions of the children of an element, counted from one end.
    private func numbered(
        _ parent: UInt32, _ end: SelectorProgram.End, _ next: (UInt32) -> UInt32?
    ) -> [UInt32: UInt32] {
        var positions: [UInt32: UInt32] = [:]
        var child = end == .first ? view.firstChildren[Int(parent)] : tree.lastChildren[parent]
        while child != ElementTree.none {
            if !view.flags[Int(child)].contains(.isAside), let position = next(child) { positions[child] = position }
            child = end == .first ? view.nextSiblings[Int(child)] : view.previousSiblings[Int(child)]
        }
        return positions
    }

    // MARK: Relative selectors

    /// `:has(…)`: some element below, or after, matches with this element as the place where the selector starts.
    private func has(_ list: UInt32, _ element: UInt32) -> Bool {
        if let known = memory.answer(list, element) { return known }
        let answer = tables.lists[Int(list)].contains { hasRelative($0, list, element) }
        memory.keep(answer, list, element)
        return answer
    }

    private func hasRelative(_ start: Int, _ list: UInt32, _ element: UInt32) -> Bool {
        // The leading combinator stands before the anchor, at the end of the steps.
        var (end, compounds) = (start, 1)
        while steps[end].kind != .anchor {
            if [.descendant, .child, .nextSibling, .subsequentSibling].contains(steps[end].kind) { compounds += 1 }
            end += 1
            if steps[end].kind == .end { return false }
        }
        let leading = steps[end - 1].kind
        let isSibling = leading == .nextSibling || leading == .subsequentSibling
        if isSibling {
            var sibling = view.nextSibling(element)
            while sibling != ElementTree.none {
                if hasBelow(start, sibling, anchor: element, includingSelf: true, isDeep: compounds > 2) { return true }
                if leading == .nextSibling, !hasInnerSibling(start, end) { return false }
                sibling = view.nextSibling(sibling)
            }
            return false
        }
        if leading == .descendant, compounds == 2, tables.lists[Int(list)].count == 1 { return hasDescendant(start, list, element) }
        return hasBelow(start, element, anchor: element, includingSelf: false, isDeep: leading == .descendant || compounds > 2)
    }

    /// `:has(.x)` with one compound: a walk that fails answers for all elements on its way, one that succeeds for
    /// those above the find, so that asking all elements stays linear.
    private func hasDescendant(_ start: Int, _ list: UInt32, _ element: UInt32) -> Bool {
        var visited: [UInt32] = []
        var next = view.firstChildren[Int(element)]
        while next != ElementTree.none {
            // The anchor of the last step is an ancestor of whatever stands below: only the compound is asked.
            if search(start, next, anchor: element) == .matched {
                var above = view.parents[Int(next)]
                while above != element, above != ElementTree.none {
                    memory.keep(true, list, above)
                    above = view.parents[Int(above)]
                }
                return true
            }
            if view.firstChildren[Int(next)] != ElementTree.none {
                if memory.answer(list, next) != false {
                    visited.append(next)
                    next = view.firstChildren[Int(next)]
                    continue
                }
            }
            while next != element, view.nextSiblings[Int(next)] == ElementTree.none { next = view.parents[Int(next)] }
            if next == element { break }
            next = view.nextSiblings[Int(next)]
        }
        for below in visited { memory.keep(false, list, below) }
        return false
    }

    /// Whether further sibling combinators stand to the right of the leading one.
    private func hasInnerSibling(_ start: Int, _ end: Int) -> Bool {
        (start..<end - 1).contains { steps[$0].kind == .nextSibling || steps[$0].kind == .subsequentSibling }
    }

    private func hasBelow(_ start: Int, _ element: UInt32, anchor: UInt32, includingSelf: Bool, isDeep: Bool) -> Bool {
        if includingSelf, search(start, element, anchor: anchor) == .matched { return true }
        if includingSelf && !isDeep { return false }
        var next = view.firstChildren[Int(element)]
        while next != ElementTree.none {
            if search(start, next, anchor: anchor) == .matched { return true }
            if isDeep, view.firstChildren[Int(next)] != ElementTree.none {
                next = view.firstChildren[Int(next)]
                continue
            }
            while next != element, view.nextSiblings[Int(next)] == ElementTree.none { next = view.parents[Int(next)] }
            if next == element { return false }
            next = view.nextSiblings[Int(next)]
        }
        return false
    }
}
