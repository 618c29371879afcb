import StyleDiagnostics

/// The names under which Lua knows the files of a state, and the way back.
///
/// Lua cuts names at 59 bytes, so that long paths would be told apart no more; here each file gets a name that fits.
struct ChunkNames {
    private var files: [String: SourceFile] = [:]

    /// Bytes of a name that Lua shows whole (`LUA_IDSIZE` is 60), less room for a number.
    private static let longest = 52

    /// The name of a file: its own if that fits, else its end.
    mutating func name(for file: SourceFile) -> String {
        let base = Self.shortened(file.name)
        var name = base
        var number = 2
        while let known = files[name], known !== file {
            name = "\(base)~\(number)"
            number += 1
        }
        files[name] = file
        return name
    }

    func file(named name: String) -> SourceFile? { files[name] }

    /// Splits `name:line: message` where the name is one of ours, or one of text that was given to `load`.
    func split(_ text: String) -> (place: LuaPlace?, message: String) {
        let bytes = Array(text.utf8)
        var start = 0
        while let colon = bytes[start...].firstIndex(of: 0x3A) {
            var end = colon + 1
            var line = 0
            while end < bytes.count, (0x30...0x39).contains(bytes[end]), line < 1 << 40 {
                line = line * 10 + Int(bytes[end] - 0x30)
                end += 1
            }
            if end > colon + 1, end + 1 < bytes.count, bytes[end] == 0x3A, bytes[end + 1] == 0x20 {
                let name = String(decoding: bytes[..<colon], as: UTF8.self)
                let message = String(decoding: bytes[(end + 2)...], as: UTF8.self)
                if let file = files[name] { return (LuaPlace(file: file, line: line), message) }
                if name.hasPrefix("(load") { return (nil, "\(message) (line \(line) of text given to \"load\")") }
            }
            start = colon + 1
            if start > Self.longest + 8 { break }
        }
        return (nil, text)
    }

    private static func shortened(_ name: String) -> String {
        var bytes = name.utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x3F : $0 }
        if bytes.count > longest {
            bytes.removeFirst(bytes.count - longest + 3)
            while let first = bytes.first, first & 0xC0 == 0x80 { bytes.removeFirst() }
            bytes.insert(contentsOf: [0x2E, 0x2E, 0x2E], at: 0)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
