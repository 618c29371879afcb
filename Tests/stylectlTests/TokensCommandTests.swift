import Foundation
import Testing

@Suite("tokens, metrics and recolor on the command line")
final class TokensCommandTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "tokens-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func write(_ name: String, _ text: String) throws -> String {
        try Data(text.utf8).write(to: folder.appending(path: name))
        return path(name)
    }

    private func text(_ name: String) -> String? {
        try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    // MARK: tokens

    @Test("a palette goes to another format by the extension")
    func convert() throws {
        let list = try write("brand.txt", "#B3ED3B green\n")
        #expect(try BuiltProgram.run("tokens", "convert", list, "-o", path("brand.css")).code == 0)
        #expect(text("brand.css") == ":root {\n  --green: #b3ed3b;\n}\n")
        let answer = try BuiltProgram.run(
            "tokens", "convert", "-", "--from", "list", "--to", "json", "-o", "-", input: "#fff white\n")
        #expect(answer.output == "{\n  \"white\": \"#ffffff\"\n}\n")
    }

    @Test("with an error nothing is written, and every error is told")
    func convertErrors() throws {
        let list = try write("brand.txt", "#B3ED3B green\n#FFFFF five\nnonsense\n")
        let answer = try BuiltProgram.run("tokens", "convert", list, "-o", path("brand.css"))
        #expect(answer.code == 1)
        #expect(answer.errors.contains("brand.txt:2:1: error") && answer.errors.contains("brand.txt:3:1: error"))
        #expect(text("brand.css") == nil)
    }

    @Test("ambiguous digits are asked about, and the answer is taken")
    func alpha() throws {
        let list = try write("brand.txt", "#80B3ED3B half\n")
        #expect(try BuiltProgram.run("tokens", "convert", list, "-o", path("a.css")).errors.contains("--alpha argb"))
        #expect(try BuiltProgram.run("tokens", "convert", list, "--alpha", "argb", "-o", path("a.css")).code == 0)
        #expect(text("a.css")?.contains("#b3ed3b80") == true)
    }

    @Test("unknown formats and extensions are wrong usage")
    func formats() throws {
        let list = try write("brand.txt", "#fff white\n")
        #expect(try BuiltProgram.run("tokens", "convert", list, "-o", path("a.bin")).code == 64)
        #expect(
            try BuiltProgram.run("tokens", "convert", list, "-o", path("a.css"), "--to", "cssx").errors.contains(
                "did you mean \"css\"?"))
    }

    @Test("a file that would not change is not written; --check tells what is stale")
    func check() throws {
        let list = try write("brand.txt", "#fff white\n")
        let line = ["tokens", "generate", list, "--to", "objc", "--prefix", "rmr", "-o", path("out")]
        #expect(try BuiltProgram.run(list: line + ["--check"]).code == 1)
        #expect(text("out/UIColor+RMRBrand.h") == nil)
        #expect(try BuiltProgram.run(list: line).output.contains("2 of 2 files written"))
        let before =
            try FileManager.default.attributesOfItem(atPath: path("out/UIColor+RMRBrand.h"))[.systemFileNumber] as? Int
        #expect(try BuiltProgram.run(list: line).output.contains("unchanged"))
        #expect(
            try FileManager.default.attributesOfItem(atPath: path("out/UIColor+RMRBrand.h"))[.systemFileNumber] as? Int
                == before)
        #expect(try BuiltProgram.run(list: line + ["--check"]).code == 0)
        _ = try write("brand.txt", "#eee white\n")
        let stale = try BuiltProgram.run(list: line + ["--check"])
        #expect(stale.code == 1 && stale.errors.contains("UIColor+RMRBrand.m\" is stale"))
    }

    @Test("a folder where a file is to be, or the other way round, leaves all as it was")
    func unwritable() throws {
        let list = try write("brand.txt", "#fff white\n")
        _ = try write("taken", "x")
        let answer = try BuiltProgram.run("tokens", "generate", list, "--to", "xcassets", "-o", path("taken"))
        #expect(answer.code == 1 && answer.errors.contains("write.failed"))
        #expect(text("taken") == "x")
        #expect(try BuiltProgram.run("tokens", "generate", list, "--to", "css", "-o", folder.path).code == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["brand.txt", "taken"])
    }

    @Test("a color set that the palette lost is told and kept; sets of the palette and other folders are not told")
    func leftOver() throws {
        let catalog = path("Colors.xcassets")
        let two = try write("two.txt", "#fff white\n#000 black\n")
        #expect(try BuiltProgram.run("tokens", "generate", two, "--to", "xcassets", "-o", catalog).code == 0)
        try FileManager.default.createDirectory(atPath: catalog + "/icon.imageset", withIntermediateDirectories: true)
        let one = try write("one.txt", "#fff white\n")
        let answer = try BuiltProgram.run("tokens", "generate", one, "--to", "xcassets", "-o", catalog)
        #expect(answer.code == 0)
        #expect(answer.errors == "warning: \"\(catalog)/black.colorset\" is no color of the palette: delete it unless it is yours [generate.left-over]\n")
        #expect(FileManager.default.fileExists(atPath: catalog + "/black.colorset/Contents.json"))
    }

    @Test("lint, difference and contrast print JSON")
    func documents() throws {
        let old = try write("old.txt", "#fff white\n#000 black\n")
        let new = try write("new.txt", "#fff white\n#111 black\n#f00 red\n")
        #expect(
            try BuiltProgram.run("tokens", "check", old, "--format", "json").output
                == "{\"version\":1,\"diagnostics\":[]}\n")
        #expect(
            try BuiltProgram.run("tokens", "diff", old, new, "--format", "json").output
                == ##"{"version":1,"added":[{"name":"red","color":"#ff0000"}],"removed":[],"changed":[{"name":"black","old":"#000000","new":"#111111"}],"renamed":[],"diagnostics":[]}"##
                + "\n")
        let contrast = try BuiltProgram.run("tokens", "contrast", old, "--format", "json").output
        #expect(contrast.contains(#"{"first":"white","second":"black","ratio":21,"level":"AAA"}"#))
    }

    @Test("colors of a palette are variables, weaker than those of sheets, and named colors")
    func styling() throws {
        let list = try write("brand.txt", "#B3ED3B green\n#4CD964 action\n")
        let sheet = try write(
            "s.css",
            "$action: #000;\nUIView { background-color: $green; tint-color: $action }\nUILabel { text-color: green }")
        let view = try write("v.xml", "<view><label/></view>")
        let answer = try BuiltProgram.run("resolve", "--tokens", list, "--sheet", sheet, "--view", view)
        #expect(answer.code == 0, "\(answer.errors)")
        #expect(
            answer.output.contains("backgroundColor: #b3ed3b") && answer.output.contains("#000000")
                && answer.output.contains("textColor"))
        #expect(try BuiltProgram.run("eval", "--tokens", list, "--as", "color", "action").output == "#4cd964\n")
        #expect(try BuiltProgram.run("eval", "--tokens", path("none.txt"), "1").code == 1)
    }

    // MARK: metrics

    @Test("the table of metrics is that of the size")
    func metrics() throws {
        let answer = try BuiltProgram.run("metrics", "--env", "width=414", "--env", "scale=2", "--format", "json")
        #expect(
            answer.output.hasPrefix(
                #"{"version":1,"sizeClass":"6plus","paddings":{"extraExtraSmall":3.5,"extraSmall":5,"small":7,"normal":10,"large":14,"extraLarge":20},"converters":{"#
            ))
        #expect(answer.output.contains(#""width":{"classic":1.29375,"6":1.104,"6plus":1,"pad":0.5390625}"#))
        #expect(
            try BuiltProgram.run("metrics", "--env", "width=428", "--mode", "mmm").output.hasPrefix("size class: pad"))
        #expect(try BuiltProgram.run("metrics", "--env", "width=428").output.hasPrefix("size class: 6plus"))
        #expect(
            try BuiltProgram.run("metrics", "--base", "16", "--rounding", "point", "--format", "json").output.contains(
                "\"large\":23"))
    }

    // MARK: recolor

    private static let interface =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\n<color key=\"a\" red=\"0.3\" green=\"0.85\" blue=\"0.39\" alpha=\"1\" colorSpace=\"deviceRGB\"/>\n</document>\n"

    @Test("a dry run and an audit write nothing; a run writes in place, twice nothing more")
    func recolor() throws {
        let palette = try write("brand.txt", "#4CD964 action\n")
        let file = try write("x.xib", Self.interface)
        for option in ["--dry-run", "--audit"] {
            let answer = try BuiltProgram.run("recolor", file, "--palette", palette, "--tolerance", "2", option)
            #expect(answer.code == 0 && answer.output.contains("1 to replace") && text("x.xib") == Self.interface)
        }
        #expect(try BuiltProgram.run("recolor", file, "--palette", palette).errors.contains("recolor.near-miss"))
        #expect(text("x.xib") == Self.interface)
        #expect(
            try BuiltProgram.run("recolor", file, "--palette", palette, "--tolerance", "2").output.contains(
                "1 replaced"))
        let once = text("x.xib")
        #expect(once?.contains("customColorSpace=\"sRGB\"") == true)
        #expect(
            try BuiltProgram.run("recolor", file, "--palette", palette, "--tolerance", "2").output.contains(
                "nothing to replace"))
        #expect(text("x.xib") == once)
    }

    @Test("one wrong file, and no file is written")
    func recolorRefused() throws {
        let palette = try write("brand.txt", "#4CD964 action\n")
        let file = try write("x.xib", Self.interface)
        let wrong = try write("y.xib", "<document type=\"com.apple.InterfaceBuilder3\">")
        let answer = try BuiltProgram.run(
            "recolor", file, wrong, "--palette", palette, "--tolerance", "2", "--format", "json")
        #expect(answer.code == 1 && answer.output.contains("recolor.bad-file"))
        #expect(text("x.xib") == Self.interface)
        #expect(try BuiltProgram.run("recolor", file, "--palette", palette, "--tolerance", "1.5").code == 64)
    }

    @Test("icons are tinted into a folder")
    func tint() throws {
        let palette = try write("brand.txt", "#4CD964 action\n")
        let icon = try write("icon.svg", "<svg><path d=\"M0 0\"/></svg>")
        #expect(
            try BuiltProgram.run("recolor", icon, "--palette", palette, "--tint", "action", "-o", path("out")).code == 0
        )
        #expect(text("out/icon.svg") == "<svg fill=\"#4cd964\"><path d=\"M0 0\"/></svg>")
        #expect(text("icon.svg") == "<svg><path d=\"M0 0\"/></svg>")
        #expect(
            try BuiltProgram.run("recolor", icon, "--palette", palette, "--tint", "acton", "-o", path("out")).errors
                .contains("did you mean \"action\"?"))
    }
}
