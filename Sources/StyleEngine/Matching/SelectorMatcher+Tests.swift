import StyleSyntax

/// The tests that look further than the element's own columns.
extension SelectorMatcher {
    func test(_ step: SelectorProgram.Step, _ element: UInt32) -> Bool {
        let operand = Int(step.operand)
        switch step.kind {
        case .typeIn: return tables.typeSets[operand].contains(view.types[Int(element)].rawValue)
        case .any: return tables.lists[operand].contains { search($0, element) == .matched }
        case .none: return !tables.lists[operand].contains { search($0, element) == .matched }
        case .has: return has(step.operand, element)
        case .attribute: return matches(tables.attributes[operand].selector, element)
        case .position:
            let test = tables.positions[operand]
            return position(of: element, test).map { test.pattern.matches(Int($0)) } ?? false
        case .question:
            let question = tables.questions[operand]
            guard let id = tree.handle(element) else { return false }
            return ask(question, operand, id)
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
    private func position(of element: UInt32, _ test: SelectorProgram.PositionTest) -> UInt32? {
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
                return numbered(parent, test.end) {
                    counts[view.types[Int($0)], default: 0] += 1
                    return counts[view.types[Int($0)]]
                }
            }[element]
        case .matching(let list):
            if isAlone { return counts(element, list) ? 1 : nil }
            return memory.positions(.init(test: test.number, parent: parent)) {
                var count: UInt32 = 0
                return numbered(parent, test.end) {
                    guard counts($0, list) else { return nil }
                    count += 1
                    return count
                }
            }[element]
        }
    }

    private func counts(_ element: UInt32, _ list: Int) -> Bool {
        tables.lists[list].contains { search($0, element) == .matched }
    }

    /// The positions of the children of an element, counted from one end.
    private func numbered(
        _ parent: UInt32, _ end: StructuralPseudoClass.End, _ next: (UInt32) -> UInt32?
    ) -> [UInt32: UInt32] {
        var positions: [UInt32: UInt32] = [:]
        var child = end == .first ? view.firstChildren[Int(parent)] : tree.lastChildren[parent]
        while child != ElementTree.none {
            if !view.flags[Int(child)].contains(.isAside), let position = next(child) { positions[child] = position }
            child = end == .first ? view.nextSiblings[Int(child)] : view.previousSiblings[Int(child)]
        }
        return positions
    }

    // MARK: Questions

    /// Asks a pseudo-class; what goes wrong is noted, once for each place that asks.
    private func ask(_ question: SelectorProgram.Question, _ number: Int, _ element: ElementID) -> Bool {
        let refused = tree.refusedChanges
        var answer = false
        do {
            answer = try question.definition.matches(
                ElementReference(tree: tree, id: element, environment: environment), question.argument)
        } catch {
            memory.faults.noteFailure(of: question, number, error)
        }
        if tree.refusedChanges != refused {
            memory.faults.noteChange(by: question, number, tree.refusedChanges - refused)
        }
        return answer
    }

    // MARK: Relative selectors

    /// `:has(…)`: whether one of the selectors leads from this element somewhere.
    private func has(_ list: UInt32, _ element: UInt32) -> Bool {
        tables.relatives[Int(list)].contains { leads($0.parts[...], element) }
    }

    /// Whether the first part's combinator leads from the element to one that matches that part, and from there the
    /// others on.
    ///
    /// What a walk finds out is kept for all elements on its way, so that asking all elements stays linear.
    private func leads(_ parts: ArraySlice<SelectorProgram.RelativeSelector.Part>, _ element: UInt32) -> Bool {
        guard let part = parts.first else { return true }
        if let known = memory.answer(part.number, element) { return known }
        switch part.combinator {
        case .descendant: return leadsDown(parts, element)
        case .subsequentSibling: return leadsRight(parts, element)
        case .child:
            var child = view.firstChildren[Int(element)]
            while child != ElementTree.none {
                if view.matchParents[Int(child)] == element, fits(parts, child) {
                    memory.keep(true, part.number, element)
                    return true
                }
                child = view.nextSiblings[Int(child)]
            }
            memory.keep(false, part.number, element)
            return false
        case .nextSibling:
            let sibling = view.nextSibling(element)
            return sibling != ElementTree.none && fits(parts, sibling)
        }
    }

    private func fits(_ parts: ArraySlice<SelectorProgram.RelativeSelector.Part>, _ element: UInt32) -> Bool {
        search(parts[parts.startIndex].start, element) == .matched && leads(parts.dropFirst(), element)
    }

    private func leadsRight(_ parts: ArraySlice<SelectorProgram.RelativeSelector.Part>, _ element: UInt32) -> Bool {
        let number = parts[parts.startIndex].number
        var visited = [element]
        var answer = false
        var sibling = view.nextSibling(element)
        while sibling != ElementTree.none, !answer {
            answer = fits(parts, sibling)
            if answer { break }
            if let known = memory.answer(number, sibling) {
                answer = known
                break
            }
            visited.append(sibling)
            sibling = view.nextSibling(sibling)
        }
        for here in visited { memory.keep(answer, number, here) }
        return answer
    }

    private func leadsDown(_ parts: ArraySlice<SelectorProgram.RelativeSelector.Part>, _ element: UInt32) -> Bool {
        let number = parts[parts.startIndex].number
        var visited = [element]
        var next = view.firstChildren[Int(element)]
        while next != ElementTree.none {
            // Below an element with a style identity, selectors see nothing of what stands above it.
            var goesDown = view.firstChildren[Int(next)] != ElementTree.none
            if view.matchParents[Int(next)] == ElementTree.none {
                goesDown = false
            } else {
                let known = goesDown ? memory.answer(number, next) : false
                if known == true || fits(parts, next) {
                    // Everything between has it below, too.
                    var above = view.parents[Int(next)]
                    while above != element {
                        memory.keep(true, number, above)
                        above = view.parents[Int(above)]
                    }
                    memory.keep(true, number, element)
                    return true
                }
                if known == false { goesDown = false }
            }
            if goesDown {
                visited.append(next)
                next = view.firstChildren[Int(next)]
                continue
            }
            while next != element, view.nextSiblings[Int(next)] == ElementTree.none { next = view.parents[Int(next)] }
            if next == element { break }
            next = view.nextSiblings[Int(next)]
        }
        for below in visited { memory.keep(false, number, below) }
        return false
    }
}
