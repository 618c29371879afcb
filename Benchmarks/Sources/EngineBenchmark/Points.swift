import Foundation

/// The full restyle at nine sizes, beside a peer: as it is when the tree is as before, and anew, when nothing is known
/// of what styles follow from.
struct Points {
    let options: Options

    func print() throws -> Bool {
        let folder = try folder()
        defer { if options.workload == nil { try? FileManager.default.removeItem(at: folder) } }
        var header = ["elements x rules", "restyle ms", "anew ms", "first pass ms"]
        if options.peer != nil { header += ["peer ms", "peer/restyle", "peer/anew", "checksum"] }
        Report.line(header.joined(separator: "\t"))
        var holds = true
        for elements in Workload.sizes.elements {
            for rules in Workload.sizes.rules {
                let row = try row(elements, rules, folder)
                Report.line(row.text)
                holds = holds && row.holds
            }
        }
        return holds
    }

    /// Where the files are; written for a peer if nobody gave any.
    private func folder() throws -> URL {
        if let workload = options.workload { return workload }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("engine-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private func row(_ elements: Int, _ rules: Int, _ folder: URL) throws -> (text: String, holds: Bool) {
        let workload = try options.read(elements: elements, rules: rules)
        if options.workload == nil, options.peer != nil { try workload.write(to: folder) }
        let clock = ContinuousClock()
        let styled = try StyledWorkload(workload, isStyled: false)
        let first = clock.measure { styled.styler.applyNow() }
        var (ours, anew, theirs): ([Double], [Double], [Double]) = ([], [], [])
        var checksum: UInt64?
        for _ in 0..<options.rounds {
            for _ in 0..<3 { ours.append(clock.measure { styled.restyle() } / .milliseconds(1)) }
            for _ in 0..<3 {
                styled.forget()
                anew.append(clock.measure { styled.restyle() } / .milliseconds(1))
            }
            guard let peer = options.peer else { continue }
            let answer = try peer.run(workload, in: folder, rounds: 3)
            theirs.append(answer.nanoseconds / 1e6)
            checksum = answer.checksum
        }
        var fields = ["\(elements) x \(rules)", rounded(median(ours)), rounded(median(anew)), rounded(first / .milliseconds(1))]
        guard options.peer != nil else { return (fields.joined(separator: "\t"), true) }
        let isEqual = checksum == styled.checksum
        fields += [rounded(median(theirs)), rounded(median(theirs) / median(ours)), rounded(median(theirs) / median(anew))]
        fields += [isEqual ? "equal" : "DIFFERENT"]
        return (fields.joined(separator: "\t"), isEqual)
    }

    private func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private func rounded(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
}
