import Foundation

/// What the command line asks for.
struct Options {
    var command = "all"
    var arguments: [String] = []
    /// Program of a peer.
    var peer: Peer?
    /// Folder with the workload's files; nil makes them.
    var workload: URL?
    var rounds = 7

    init(_ words: [String]) throws {
        var words = words[...]
        if let first = words.first, !first.hasPrefix("--") {
            command = first
            words.removeFirst()
        }
        while let word = words.popFirst() {
            guard word.hasPrefix("--") else {
                arguments.append(word)
                continue
            }
            guard let value = words.popFirst() else { throw MeasurementFailure("\(word) needs a value") }
            switch word {
            case "--peer": peer = Peer(program: URL(fileURLWithPath: value))
            case "--workload": workload = URL(fileURLWithPath: value)
            case "--rounds": rounds = Int(value) ?? rounds
            default: throw MeasurementFailure("unknown option \(word), expected --peer, --workload or --rounds")
            }
        }
    }

    func read(elements: Int, rules: Int) throws -> Workload {
        guard let workload else { return Workload(elements: elements, rules: rules) }
        return try Workload(elements: elements, rules: rules, folder: workload)
    }
}
