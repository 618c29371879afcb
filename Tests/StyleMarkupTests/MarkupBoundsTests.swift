import StyleDiagnostics
import StyleMarkup
import Testing

@Suite("Bounds of markup")
struct MarkupBoundsTests {
    private func read(_ bytes: [UInt8]) -> (count: Int, faults: [String]) {
        let file = SourceFile(name: "x.xml", bytes: bytes)
        var reader = MarkupReader(file)
        var count = 0
        while let item = reader.next() {
            count += 1
            #expect(item.range.count > 0)
        }
        return (count, reader.faults.map { $0.diagnostic(in: file).id.rawValue })
    }

    private func faults(_ text: String) -> [String] { read(Array(text.utf8)).faults }

    @Test("any bytes are cut into items that are all of them, and none stops the reader", arguments: [UInt64(1), 2, 3])
    func mutations(seed: UInt64) {
        let source = Array(
            "\u{FEFF}<?xml version='1.0'?><!DOCTYPE a [<!ENTITY e 'x'><!ATTLIST a b CDATA 'd'>]>\n<a b=\"1\" c='&e;'>é&amp;&#228;<b/><!-- c --><?p i?><![CDATA[q]]></a>\n"
                .utf8)
        var generator = Generator(state: seed)
        let pieces = [
            "<", ">", "&", ";", "'", "\"", "/", "=", "<!", "<!--", "-->", "<?", "]]>", "[", "]", "<![CDATA[",
            "<!DOCTYPE", "<!ENTITY", "é", "\0",
        ]
        for _ in 0..<3000 {
            var bytes = source
            for _ in 0...Int.random(in: 0..<4, using: &generator) {
                let at = Int.random(in: 0...bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes.removeSubrange(at..<min(bytes.count, at + Int.random(in: 0..<8, using: &generator)))
                case 1: bytes.insert(UInt8.random(in: .min ... .max, using: &generator), at: at)
                case 2: bytes.insert(contentsOf: (pieces.randomElement(using: &generator) ?? "").utf8, at: at)
                default: bytes.removeLast(bytes.count - at)
                }
            }
            var scanner = MarkupScanner(bytes)
            var joined: [UInt8] = []
            while let item = scanner.next() {
                joined += bytes[item.range.start..<item.range.end]
                if item.kind == .startTag || item.kind == .emptyTag { _ = scanner.attributes(of: item) }
            }
            #expect(joined == bytes)
            #expect(read(bytes).faults.count <= 10)
        }
    }

    @Test("entities that grow without bound, or into each other, end the document")
    func growingEntities() {
        var laughs = "<!DOCTYPE v [<!ENTITY a0 'lol'>"
        for i in 1...12 { laughs += "<!ENTITY a\(i) '" + String(repeating: "&a\(i - 1);", count: 10) + "'>" }
        #expect(faults(laughs + "]><v>&a12;</v>") == ["xml.entity-loop"])
        #expect(faults(laughs.replacing("'lol'", with: "''") + "]><v k='&a12;'/>") == ["xml.entity-loop"])
        #expect(faults("<!DOCTYPE v [<!ENTITY a '&b;'><!ENTITY b '&a;'>]><v>&a;</v>") == ["xml.entity-loop"])
        let long = String(repeating: "x", count: 100_000)
        #expect(
            faults("<!DOCTYPE v [<!ENTITY a '\(long)'>]><v>" + String(repeating: "&a;", count: 100_000) + "</v>") == [
                "xml.entity-loop"
            ])
    }

    @Test("a file of references that mean nothing has a hundred messages")
    func manyFaults() {
        #expect(faults("<v>" + String(repeating: "&x; & ", count: 100_000) + "</v>").count == 100)
    }

    @Test("256 levels and 1,000 attributes are read, more are a fault")
    func limits() {
        func nested(_ depth: Int) -> String {
            String(repeating: "<v>", count: depth) + String(repeating: "</v>", count: depth)
        }
        #expect(faults(nested(256)) == [])
        #expect(faults(nested(100_000)) == ["xml.too-deep"])
        func wide(_ count: Int) -> String { "<v " + (0..<count).map { "a\($0)=''" }.joined(separator: " ") + "/>" }
        #expect(faults(wide(1000)) == [])
        #expect(faults(wide(1001)) == ["xml.too-many-attributes"])
    }

    @Test(
        "a hundred thousand of a kind take no time",
        .timeLimit(.minutes(1)),
        arguments: [
            "<a>", "<a", "<!--", "<a b='", "&x;", "]]", "<a/>", "<![CDATA[", "<!ENTITY a 'b", "<!ATTLIST a '", "<?",
            "=\"'",
        ])
    func growth(piece: String) {
        let isDeclaration = piece.hasPrefix("<!E") || piece.hasPrefix("<!A")
        #expect(
            !faults(
                "<!DOCTYPE a [<!ENTITY x 'y'>" + (isDeclaration ? "" : "]><r>")
                    + String(repeating: piece, count: 100_000) + "]>"
            ).isEmpty)
    }

    @Test("UTF-16 and declared encodings other than UTF-8 are refused, unless all is ASCII")
    func encodings() {
        for mark: [UInt8] in [[0xFF, 0xFE], []] {
            #expect(
                read(mark + "<a/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }).faults == [
                    "xml.unsupported-encoding"
                ])
        }
        #expect(
            read([0xFE, 0xFF] + "<a/>".utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }).faults == [
                "xml.unsupported-encoding"
            ])
        #expect(faults("<?xml version='1.0' encoding='latin-1'?><a>é</a>") == ["xml.unsupported-encoding"])
        #expect(faults("<?xml version='1.0' encoding='latin-1'?><a>e</a>") == [])
        #expect(faults("<?xml version='1.0' encoding='utf-8'?><a>é</a>") == [])
        #expect(read(Array("<a>".utf8) + [0xC3] + Array("</a>".utf8)).faults == ["xml.invalid-utf8"])
    }
}

/// Numbers that are the same in every run (D. Lehmer's multiplicative generator, modulus 2⁶⁴, after Knuth).
private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
