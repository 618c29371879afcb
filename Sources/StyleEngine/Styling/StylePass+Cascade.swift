import StyleDiagnostics

/// What is declared on an element competes, and the winners make its style.
extension StylePass {
    /// The style of an element in a setting, with what its rules offer.
    func cascade(
        _ element: UInt32, _ parent: UInt32, _ setting: DerivationTable.Setting, _ list: UnsafeBufferPointer<UInt32>,
        hasOwn: Bool
    ) -> UInt32 {
        sharing = hasOwn ? .nobody : .shape
        scratch.epoch += 1
        if contenders != nil { contenders = nil }
        var hasRefusals = false
        for offer in list {
            // The slots by an address taken anew for each: looking one up may make room for more.
            if take(offers[Int(offer)], UnsafePointer(classEntries[classNumber].slots)) { hasRefusals = true }
        }
        if hasOwn { takeOwn(element) }
        if hasRefusals {
            reportRefusals(element)
            hasReportedRefusals = true
            if sharing == .shape { sharing = .ownClass }
        }
        inherit(setting.inheritance)
        let count = collect(element, parent, setting.scope)
        let values = UnsafeBufferPointer(start: UnsafePointer(scratch.list.base), count: count)
        // Most elements keep the style that they have.
        if !view.flags[Int(element)].contains(.isNew), tables.styles.isStyle(styleOf[Int(element)], values) {
            return styleOf[Int(element)]
        }
        return tables.styles.intern(values, isInherited: isInheritedSlot, room: scratch.inherited.base)
    }

    @inline(__always)
    private func take(_ offer: RuleIndex.Offer, _ classSlots: UnsafePointer<Int32>) -> Bool {
        var hasRefusals = false
        var next = candidates + Int(offer.first)
        let end = candidates + Int(offer.end)
        while next < end {
            let candidate = next.pointee
            next += 1
            var slot = classSlots[Int(candidate.name)]
            if slot < 0 {
                slot = self.slot(ofName: Int(candidate.name))
                if slot < 0 {
                    hasRefusals = true
                    continue
                }
            }
            self.offer(Int(slot), UInt64(candidate.key), DeclarationSource(declaration: candidate.declaration))
        }
        return hasRefusals
    }

    @inline(__always)
    private func offer(_ slot: Int, _ rank: UInt64, _ source: DeclarationSource) {
        let base = scratch.epoch << 32
        let winner = scratch.winners.base + slot
        guard base | rank >= winner.pointee.key else { return }
        if winner.pointee.key < base { scratch.touched.base[slot >> 6] |= 1 << UInt64(slot & 63) }
        winner.pointee.key = base | rank
        winner.pointee.source = source
    }

    /// The slot of a name on the class at hand, for the first time.
    private func slot(ofName name: Int) -> Int32 {
        let slot = tables.slots.slot(ofName: name, classNumber: classNumber)
        makeRoom()
        return slot
    }

    /// Inherited values stand where nothing is declared.
    @inline(__always)
    private func inherit(_ inheritance: UInt32) {
        let base = scratch.epoch << 32
        for entry in tables.styles.inherited(inheritance) {
            let map = classEntries[classNumber]
            var slot = Int(entry.slot) < map.inheritedCount ? map.inherited[Int(entry.slot)] : SlotTable.unknown
            if slot < 0 {
                if slot == SlotTable.refused { continue }
                slot = tables.slots.inheritedSlot(of: Int(entry.slot), classNumber: classNumber)
                makeRoom()
                if slot < 0 { continue }
            }
            let winner = scratch.winners.base + Int(slot)
            if winner.pointee.key >= base { continue }
            scratch.touched.base[Int(slot) >> 6] |= 1 << UInt64(slot & 63)
            winner.pointee = PassScratch.Winner(key: base, source: entry.source, outcome: entry.outcome)
        }
    }

    /// Puts the winners into the list, by slot; returns their number.
    @inline(__always)
    private func collect(_ element: UInt32, _ parent: UInt32, _ scope: UInt32) -> Int {
        var count = 0
        for word in 0..<scratch.touched.count {
            var bits = scratch.touched.base[word]
            if bits == 0 { continue }
            scratch.touched.base[word] = 0
            while bits != 0 {
                let slot = word << 6 | bits.trailingZeroBitCount
                bits &= bits - 1
                let winner = scratch.winners.base[slot]
                if winner.source.isInherited {
                    scratch.list.base[count] = StyleTable.Entry(slot: UInt32(slot), outcome: winner.outcome, source: winner.source)
                    count += 1
                    continue
                }
                if !winner.source.isOwn {
                    let conversion = conversions[winner.source.number]
                    if conversion.kind == .value, conversion.slot == slot, scope == 0 || !conversion.isScoped {
                        scratch.list.base[count] = StyleTable.Entry(slot: UInt32(slot), outcome: conversion.outcome, source: winner.source)
                        count += 1
                        continue
                    }
                }
                if let entry = settle(slot, winner, element, parent, scope) {
                    scratch.list.base[count] = entry
                    count += 1
                }
            }
        }
        return count
    }

    /// Lets an element's own declarations compete.
    private func takeOwn(_ element: UInt32) {
        guard let own = columns.own[element] else { return }
        for number in own.numbers {
            let declaration = tables.own[number]
            switch tables.slots.slot(of: declaration, className: tables.slots.className(classNumber)) {
            case .failure(let refusal): diagnostics.append(refusal.diagnostic)
            case .success(let slot):
                makeRoom()
                let rank = declaration.isImportant ? tables.index.importantInlineRank : tables.index.inlineRank
                offer(slot, UInt64(rank) * 2, DeclarationSource(own: number))
            }
        }
    }
}
