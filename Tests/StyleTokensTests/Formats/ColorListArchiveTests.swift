import Foundation
import StyleTokens
import StyleValues
import Testing

@Suite("Color lists of macOS")
struct ColorListArchiveTests {
    private static let palette = read("#B3ED3B green\n#80B3ED3B half-green\n#000 ink\n#fff зелёный", alpha: .argb)
        .palette

    @Test(
        "Python's plistlib finds the archive that NSKeyedUnarchiver expects", .enabled(if: Tool.path("python3") != nil))
    func readByPlistlib() throws {
        let script = """
            import plistlib, sys
            p = plistlib.load(open(sys.argv[1], 'rb'))
            o = p['$objects']
            assert p['$archiver'] == 'NSKeyedArchiver' and p['$version'] == 100000 and o[0] == '$null'
            def items(name):
                a = o[p['$top'][name].data]
                assert o[a['$class'].data]['$classname'] == 'NSMutableArray'
                return [o[u.data] for u in a['NS.objects']]
            for name, color in zip(items('NSKeys'), items('NSColors')):
                assert o[color['$class'].data] == {'$classname': 'NSColor', '$classes': ['NSColor', 'NSObject']}
                print(name, color['NSColorSpace'], color['NSRGB'])
            """
        let output = try Tool.withFolder { folder in
            let file = folder.appending(path: "x.clr")
            try Data(Self.palette.written(as: .clr).bytes).write(to: file)
            return try Tool.run(try #require(Tool.path("python3")), ["-c", script, file.path])
        }
        #expect(output.code == 0)
        #expect(
            output.output == """
                green 1 b'0.7019607843137254 0.9294117647058824 0.23137254901960785\\x00'
                half-green 1 b'0.7019607843137254 0.9294117647058824 0.23137254901960785 0.5019607843137255\\x00'
                ink 1 b'0 0 0\\x00'
                зелёный 1 b'1 1 1\\x00'

                """)
    }

    @Test("more than 256 objects need wider references")
    func large() {
        let palette = Palette(
            name: "p",
            colors: (0..<70_000).map {
                PaletteColor(name: "c\($0)", color: Color(red8: $0 & 255, green8: $0 >> 8 & 255, blue8: 7))
            })
        let again = read(palette.written(as: .clr).bytes, "p.clr")
        #expect(again.faults == [])
        #expect(again.palette.colors.count == 70_000)
        #expect(zip(again.palette.colors, palette.colors).allSatisfy { $0.name == $1.name && $0.color == $1.color })
    }

    @Test("no cut and no changed byte brings it down; each cut is an error")
    func damage() {
        let bytes = Self.palette.written(as: .clr).bytes
        for count in 0..<bytes.count {
            #expect(read(Array(bytes[..<count]), "x.clr").faults.count == 1, "cut at \(count)")
        }
        for place in bytes.indices {
            for mask: UInt8 in [0x01, 0x80, 0xFF] {
                var changed = bytes
                changed[place] ^= mask
                _ = read(changed, "x.clr")
            }
        }
    }

    @Test("a color list that is something else is an error", arguments: ["", "bplist00", "<?xml?>", "#fff white"])
    func nonsense(text: String) {
        #expect(read(text, "x.clr").faults == ["1 error palette.bad-syntax"])
    }
}
