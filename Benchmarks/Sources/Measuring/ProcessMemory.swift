import Foundation

/// Memory of this process, in KiB, as Linux counts it.
public struct ProcessMemory {
    public var resident = 0
    public var peak = 0

    public static var now: ProcessMemory {
        var memory = ProcessMemory()
        guard let data = FileManager.default.contents(atPath: "/proc/self/status") else { return memory }
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard words.count > 1, let value = Int(words[1]) else { continue }
            if words[0] == "VmRSS:" { memory.resident = value }
            if words[0] == "VmHWM:" { memory.peak = value }
        }
        return memory
    }
}
