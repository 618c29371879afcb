import Foundation
import StyleDiagnostics
import StyleTokens
import Testing

@Suite("Code and assets from palettes")
struct GeneratedCodeTests {
    private static let palette = read(
        "# Buttons\n#B3ED3B green\n#80B3ED3B half-green\n# Text\n#000 private\n#fff self\n#123456 URLColor\n#ABCDEF 500",
        alpha: .argb
    ).palette

    private func text(_ target: GenerationTarget, prefix: String = "", rmr: Bool = false) -> String {
        let generation = Self.palette.generated(target, GenerationOptions(prefix: prefix, isRMR: rmr))
        #expect(generation.diagnostics.isEmpty)
        return generation.files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }

    @Test("the same palette gives the same bytes, whatever the target", arguments: GenerationTarget.allCases)
    func deterministic(target: GenerationTarget) {
        let options = GenerationOptions(prefix: "rmr")
        #expect(Self.palette.generated(target, options).files == Self.palette.generated(target, options).files)
        #expect(!Self.palette.generated(target, options).files.isEmpty)
    }

    @Test("Swift names are camel case; words of the language are quoted, impossible ones lengthened")
    func swiftNames() {
        let swift = text(.swift)
        for member in ["green", "halfGreen", "`private`", "selfColor", "urlColor", "_500"] {
            #expect(swift.contains("static let \(member) = "))
        }
        #expect(swift.contains("public enum Colors {"))
        #expect(
            swift.contains(
                "green = Color(red: 0.7019607843137254, green: 0.9294117647058824, blue: 0.23137254901960785, alpha: 1.0)"
            ))
        #expect(text(.swift, prefix: "rmr").contains("public enum RMRColors {"))
    }

    @Test("plain Swift compiles, labels too", .enabled(if: Tool.path("swiftc") != nil))
    func plainSwiftCompiles() throws {
        let fonts = FontStyleList.read(
            SourceFile(name: "type.fonts", text: "medium: Avenir-Medium\nA1 medium 17\nB2 regular 11")
        ).list
        let result = try Tool.withFolder { folder in
            try Data(text(.swift).utf8).write(to: folder.appending(path: "Colors.swift"))
            try Data(fonts.generated(.swift).files[0].bytes).write(to: folder.appending(path: "Fonts.swift"))
            let use =
                "func use() -> Double { Colors.halfGreen.alpha + (LabelA1().font?.size ?? 0) + Double(Colors.all.count + TypeTokens.all.count) }"
            try Data(use.utf8).write(to: folder.appending(path: "Use.swift"))
            return try Tool.run(
                try #require(Tool.path("swiftc")),
                ["-typecheck", "-swift-version", "6", "-warnings-as-errors"]
                    + ["Colors", "Fonts", "Use"].map { folder.appending(path: "\($0).swift").path })
        }
        #expect(result.code == 0, "\(result.output)")
    }

    /// There is no UIKit or SwiftUI on this system: syntax is all that can be checked.
    @Test(
        "UIKit and SwiftUI variants are Swift by their syntax", .enabled(if: Tool.path("swiftc") != nil),
        arguments: [GenerationTarget.swiftUIKit, .swiftUI])
    func appleSwiftParses(target: GenerationTarget) throws {
        let fonts = FontStyleList.read(
            SourceFile(name: "type.fonts", text: "medium: Avenir-Medium\nA1 medium 17\nB2 regular 11")
        ).list
        for bytes in [Array(text(target).utf8), fonts.generated(target).files[0].bytes] {
            let source = String(decoding: bytes, as: UTF8.self)
            #expect(source.contains("#if canImport("))
            let result = try Tool.withFolder { folder in
                let file = folder.appending(path: "x.swift")
                // The condition off, so that nothing is skipped.
                let active = source.split(separator: "\n").filter { !$0.hasPrefix("#if") && !$0.hasPrefix("#endif") }
                    .joined(separator: "\n")
                try Data(active.utf8).write(to: file)
                return try Tool.run(try #require(Tool.path("swiftc")), ["-parse", file.path])
            }
            #expect(result.code == 0, "\(result.output)")
        }
    }

    /// Names and numbers of RMRColorTools: method, category, and the noise of 32 bits with sixteen digits.
    @Test("Objective-C is RMRColorTools' category")
    func objectiveC() {
        let files = read("#B3ED3B Green", "colors.txt", rmr: true).palette.generated(
            .objectiveC, GenerationOptions(prefix: "rmr", isRMR: true)
        ).files
        #expect(files.map(\.path) == ["UIColor+RMRColors.h", "UIColor+RMRColors.m"])
        let (header, source) = (
            String(decoding: files[0].bytes, as: UTF8.self), String(decoding: files[1].bytes, as: UTF8.self)
        )
        #expect(header.lowercased().hasPrefix("// automatically generated") && header.contains("@import UIKit;"))
        #expect(header.contains("@interface UIColor (RMRColors)") && header.contains("+ (UIColor *)rmr_greenColor;"))
        #expect(
            source.contains(
                "colorWithRed:0.7019608020782471 green:0.929411768913269 blue:0.2313725501298904 alpha:1.0]"))
        #expect(text(.objectiveC).contains("+ (UIColor *)halfGreenColor"))
    }

    @Test("a color list is named as RMRColorTools named it")
    func colorList() {
        let list = read("#B3ED3B green", rmr: true).palette.generated(.clr, GenerationOptions(prefix: "rmr")).files[0]
            .bytes
        #expect(read(list, "x.clr").rows == ["RMRGreen #b3ed3b"])
    }

    @Test("numbers of asset catalogs always have decimals")
    func assetCatalog() throws {
        let files = Self.palette.generated(.xcassets).files
        #expect(
            files.map(\.path).prefix(3) == [
                "Contents.json", "green.colorset/Contents.json", "half-green.colorset/Contents.json",
            ])
        for file in files {
            let json = try JSONParser.parse(file.bytes)
            guard let components = json["colors"]?.arrayValue?.first?["color"]?["components"]?.objectValue else {
                continue
            }
            for member in components.members {
                #expect(try #require(member.value.stringValue).wholeMatch(of: /\d\.\d{4,}/) != nil, "\(file.path)")
            }
        }
        let black = try JSONParser.parse(files[3].bytes)
        #expect(black["colors"]?.arrayValue?.first?["color"]?["components"]?["alpha"] == "1.0000")
    }

    @Test("CSS, Android and Lua put the prefix before names as they write names")
    func otherText() {
        #expect(text(.css, prefix: "b").contains("  --b-half-green: #b3ed3b80;"))
        #expect(text(.android, prefix: "b").contains(##"<color name="b_half_green">#80b3ed3b</color>"##))
        #expect(
            text(.lua).contains(##"    ["half-green"] = "#b3ed3b80","##)
                && text(.lua).contains(##"    green = "#b3ed3b","##))
        #expect(text(.lua).contains(#"    ["500"] = "#))
    }

    @Test("the style guide shows every color under its heading, and escapes names")
    func styleGuide() {
        #expect(text(.html).contains("<h2>Buttons</h2>") && text(.html).contains(##"style="background: #b3ed3b80""##))
        let hostile = read("GIMP Palette\n1 2 3 <script>alert(1)</script>", "<b>.gpl").palette.generated(.html).files[0]
            .bytes
        #expect(!String(decoding: hostile, as: UTF8.self).contains("<script"))
    }

    @Test("names that are one name in code are an error", arguments: [GenerationTarget.swift, .objectiveC, .android])
    func collision(target: GenerationTarget) {
        let generation = read("#fff deep-green\n#000 deep_green").palette.generated(target)
        #expect(generation.diagnostics.map(\.id) == (target == .objectiveC ? [] : ["palette.name-collision"]))
    }

    @Test(
        "numbers of 16 digits",
        arguments: [
            (UInt8(0xB3), "0.7019608020782471"), (0xED, "0.929411768913269"), (0x3B, "0.2313725501298904"), (0, "0.0"),
            (255, "1.0"),
        ])
    func numbers(byte: UInt8, expected: String) {
        let palette = read("#\(String(byte, radix: 16).leftPadded)0000 x", rmr: true).palette
        let source = palette.generated(.objectiveC, GenerationOptions(isRMR: true)).files[1].bytes
        #expect(String(decoding: source, as: UTF8.self).contains("colorWithRed:\(expected) "))
    }
}

extension String {
    fileprivate var leftPadded: String { count == 1 ? "0" + self : self }
}
