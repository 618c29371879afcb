import StyleDiagnostics
import StyleTokens
import Testing

@Suite("Recoloring of Interface Builder files")
struct RecoloringTests {
    private static let palette = read("#4CD964 action\n#808080 gray\n#fff white\n#80000000 shade", alpha: .argb).palette

    /// A document with these elements on lines of their own, from line 3 on.
    private func document(_ elements: String...) -> SourceFile {
        let head =
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">\n"
        return SourceFile(name: "x.xib", text: head + elements.map { $0 + "\n" }.joined() + "</document>\n")
    }

    private func recolor(_ file: SourceFile, _ tolerance: Int = 0, link: Bool = false) -> Recoloring {
        Recoloring(file, palette: Self.palette, RecoloringOptions(tolerance: tolerance, linksNames: link))
    }

    private func text(_ recoloring: Recoloring, line: Int) -> String {
        String(decoding: recoloring.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)[line - 1]
    }

    private static let action =
        #"red="0.2980392156862745" green="0.8509803921568627" blue="0.39215686274509803" alpha="1" colorSpace="custom" customColorSpace="sRGB""#

    @Test(
        "every spelling of a space is understood and written as sRGB",
        arguments: [
            #"colorSpace="deviceRGB""#, #"colorSpace="calibratedRGB""#, #"colorSpace="custom" customColorSpace="sRGB""#,
            #"colorSpace="custom" customColorSpace="calibratedRGB""#,
            #"colorSpace="custom" customColorSpace="extendedSRGB""#,
        ])
    func spaces(space: String) {
        let old =
            #"<color key="textColor" red="0.29803922772407532" green="0.85098040103912354" blue="0.39215686917304993" alpha="1" \#(space)/>"#
        let result = recolor(document(old))
        #expect(result.rows.map(\.status) == [.replaced] && result.rows[0].name == "action")
        #expect(text(result, line: 3) == "<color key=\"textColor\" \(Self.action)/>")
    }

    @Test(
        "grays are understood in every spelling",
        arguments: [
            #"colorSpace="calibratedWhite""#, #"colorSpace="deviceWhite""#, #"colorSpace="genericGamma22Gray""#,
            #"colorSpace="custom" customColorSpace="calibratedWhite""#,
            #"colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
        ])
    func grays(space: String) {
        let result = recolor(document(#"<color key="a" white="0.5" alpha="1" \#(space)/>"#))
        #expect(result.rows.map(\.name) == ["gray"])
        #expect(text(result, line: 3).contains(#"red="0.5019607843137255" green="0.5019607843137255""#))
    }

    @Test(
        "what is no color of the app stays",
        arguments: [
            (#"<color key="a" cocoaTouchSystemColor="darkTextColor"/>"#, Recoloring.Row.Status.system),
            (#"<color key="a" systemColor="labelColor"/>"#, .system),
            (#"<color key="a" name="labelColor" catalog="System" colorSpace="catalog"/>"#, .system),
            (#"<color key="a" name="action"/>"#, .linked),
            (
                #"<color key="a" cyan="1" magenta="0" yellow="0" black="0" alpha="1" colorSpace="custom" customColorSpace="genericCMYK"/>"#,
                .otherSpace
            ),
            (#"<color key="a" red="0.1" green="0.9" blue="0.1" alpha="1" colorSpace="deviceRGB"/>"#, .unmatched),
            (
                #"<systemColor name="x"><color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></systemColor>"#,
                .system
            ),
        ])
    func left(element: String, status: Recoloring.Row.Status) {
        let file = document(element)
        let result = recolor(file)
        #expect(result.rows.map(\.status) == [status])
        #expect(result.bytes == file.bytes)
        #expect(result.diagnostics.isEmpty)
    }

    @Test("tolerance counts steps of eight bits, alpha too; near misses are told")
    func tolerance() {
        let file = document(
            #"<color key="a" red="0.3058823529" green="0.8509803922" blue="0.3921568627" alpha="1" colorSpace="deviceRGB"/>"#
        )
        #expect(recolor(file, 2).rows.map(\.status) == [.replaced])
        let miss = recolor(file, 1)
        #expect(miss.rows.map(\.status) == [.near] && miss.rows[0].distance == 2)
        #expect(miss.diagnostics.map(\.id) == ["recolor.near-miss"] && !miss.isChanged)
        let shade = document(#"<color key="a" white="0.0" alpha="0.5" colorSpace="calibratedWhite"/>"#)
        #expect(recolor(shade).rows.map(\.name) == ["shade"], "0.5 is 128/255 in eight bits")
    }

    @Test("twice changes nothing more", arguments: [false, true])
    func idempotent(link: Bool) {
        let file = document(
            #"    <color key="a" red="0.298" green="0.851" blue="0.392" alpha="1" colorSpace="deviceRGB"/>"#,
            #"    <color key="b" white="1" alpha="1" colorSpace="calibratedWhite"></color>"#)
        let once = recolor(file, 1, link: link)
        #expect(once.isChanged)
        let twice = recolor(SourceFile(name: "x.xib", bytes: once.bytes), 1, link: link)
        #expect(!twice.isChanged)
    }

    @Test("links name the colors, list them once as resources, and ask for the capability")
    func links() {
        let file = document(
            #"    <color key="a" white="1" alpha="1" colorSpace="calibratedWhite"/>"#,
            #"    <color key="b" white="1" alpha="1" colorSpace="deviceWhite"/>"#)
        let result = recolor(file, link: true)
        #expect(
            String(decoding: result.bytes, as: UTF8.self) == """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                    <dependencies>
                        <capability name="Named colors" minToolsVersion="9.0"/>
                    </dependencies>
                    <color key="a" name="white"/>
                    <color key="b" name="white"/>
                    <resources>
                        <namedColor name="white">
                            <color red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        </namedColor>
                    </resources>
                </document>

                """)
    }

    @Test(
        "a file that is something else, or damaged, is refused whole",
        arguments: [
            "", "<document/>", "<svg type=\"com.apple.InterfaceBuilder\"/>", "{}",
            "<document type=\"com.apple.InterfaceBuilder3\"><color key=\"a\" white=\"1\" alpha=\"1\" colorSpace=\"deviceWhite\"/>",
            "<document type=\"com.apple.InterfaceBuilder3\"><color key=\"a\" white=\"one\" alpha=\"1\" colorSpace=\"deviceWhite\"/></document>",
            "<document type=\"com.apple.InterfaceBuilder3\"><color key=\"a\" red=\"1\" alpha=\"1\" colorSpace=\"deviceRGB\"/></document>",
            "<document type=\"com.apple.InterfaceBuilder3\"><color key=\"a\" white=\"nan\" alpha=\"1\" colorSpace=\"deviceWhite\"/></document>",
        ])
    func refused(text: String) {
        let file = SourceFile(name: "x.xib", text: text)
        let result = recolor(file)
        #expect(result.diagnostics.map(\.id) == ["recolor.bad-file"] && result.rows.isEmpty)
        #expect(result.bytes == file.bytes)
    }

    @Test(
        "public storyboards change in color elements alone", .enabled(if: SharedFiles.folder != nil),
        arguments: [
            "SwiftGen-SwiftGen/Message-iOS.storyboard", "SwiftGen-SwiftGen/Message-macOS.storyboard",
            "tombenner-nui/iPhone.storyboard",
            "yonaskolb-Stylist/Main.storyboard",
        ])
    func realStoryboards(path: String) throws {
        let file = SourceFile(name: path, bytes: try SharedFiles.bytes(path))
        let palette = read("#F7C758 accent\n#fff white\n#007AFF blue\n#808080 gray\n#FFFF00 yellow").palette
        let result = Recoloring(file, palette: palette, RecoloringOptions(tolerance: 1))
        #expect(result.diagnostics.isEmpty && !result.rows.isEmpty)
        let old = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        let new = String(decoding: result.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(old.count == new.count)
        let changed = zip(old, new).filter { $0 != $1 }
        #expect(changed.count == result.rows.count { $0.status == .replaced })
        #expect(
            changed.allSatisfy {
                $0.0.contains("<color ") && $0.0.prefix(while: { $0 == " " }) == $0.1.prefix(while: { $0 == " " })
            })
        #expect(
            !Recoloring(SourceFile(name: path, bytes: result.bytes), palette: palette, RecoloringOptions(tolerance: 1))
                .isChanged)
    }
}
