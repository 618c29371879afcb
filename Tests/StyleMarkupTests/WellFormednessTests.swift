import StyleDiagnostics
import StyleMarkup
import Testing

/// Documents that XML 1.0 calls well-formed, and ones that it does not.
@Suite("Well-formedness")
struct WellFormednessTests {
    private func faults(_ text: String) -> [String] {
        let file = SourceFile(name: "x.xml", text: text)
        var reader = MarkupReader(file)
        while reader.next() != nil {}
        return reader.faults.map { $0.diagnostic(in: file).id.rawValue }
    }

    @Test(
        "what XML allows has no fault",
        arguments: [
            "<a/>", "<a></a>", "<a ></a >", "<a\n/>", "<a b='\"' c=\"'\"/>", "<a b='>'/>", "<a>></a>", "<a>]] ></a>",
            "<:a _b:c.d-e='1'/>",
            "<é à='1'/>", "<日本語/>", "<a·/>", "<a><!----></a>", "<a><!-- - - --></a>", "<a><?x?></a>",
            "<a><?x a?b?></a>",
            "<a><?xml-stylesheet href='x'?></a>", "<a><![CDATA[]]></a>", "<a><![CDATA[]] ]>]]></a>",
            "<?xml version='1.0'?><a/>",
            "<?xml version = \"1.0\" encoding='UTF-8' standalone='yes' ?>\n<a/>", "<!--x--><a/><!--y--><?z?>\n",
            "<!DOCTYPE a><a/>", "<!DOCTYPE a SYSTEM 'x>y'><a/>", "<!DOCTYPE a PUBLIC 'x' \"y'z\" [ ]><a/>",
            "<!DOCTYPE a [<!ELEMENT a (#PCDATA)><!-- ]> ' --><?p ]> ?><!NOTATION n SYSTEM 'x'>]><a/>",
            "<a>&amp;&lt;&gt;&quot;&apos;</a>",
            "<a>\u{85}\u{2028}\u{FFFD}</a>",
        ])
    func wellFormed(text: String) { #expect(faults(text) == []) }

    @Test(
        "what it forbids has one",
        arguments: [
            ("<a>", "xml.unclosed-element"), ("</a>", "xml.mismatched-tag"), ("<a></b>", "xml.mismatched-tag"),
            ("<a></A>", "xml.mismatched-tag"),
            ("<a></>", "xml.mismatched-tag"), ("<a/></a>", "xml.mismatched-tag"), ("<>", "xml.invalid-name"),
            ("< a/>", "xml.invalid-name"),
            ("<1/>", "xml.invalid-name"), ("<-a/>", "xml.invalid-name"), ("<.a/>", "xml.invalid-name"),
            ("<a$b/>", "xml.invalid-name"),
            ("<a×/>", "xml.invalid-name"), ("<!FOO><a/>", "xml.invalid-name"), ("<![cdata[]]><a/>", "xml.invalid-name"),
            ("<!doctype a><a/>", "xml.invalid-name"), ("<a 1='2'/>", "xml.invalid-name"),
            ("<a ='2'/>", "xml.invalid-name"),
            ("<a 'b'/>", "xml.invalid-name"), ("<a b='1' /c/>", "xml.invalid-name"),
            ("<a b='1' / >", "xml.invalid-name"),
            ("<a b$='1'/>", "xml.invalid-name"), ("<??><a/>", "xml.invalid-name"), ("<? x?><a/>", "xml.invalid-name"),
            ("<?1?><a/>", "xml.invalid-name"),
            ("<a b/>", "xml.attribute-without-value"), ("<a b=1/>", "xml.unquoted-value"),
            ("<a b=/>", "xml.unquoted-value"),
            ("<a b='1\"/>", "xml.unclosed-value"), ("<a b='<'/>", "xml.unclosed-value"),
            ("<a b='1'c='2'/>", "xml.missing-blank"),
            ("<a b='1' b='1'/>", "xml.duplicate-attribute"), ("<a", "xml.unfinished-tag"),
            ("<a <b/></a>", "xml.unfinished-tag"),
            ("<a></a", "xml.unfinished-tag"), ("<a></a b='1'>", "xml.unfinished-tag"),
            ("<a><!-- </a>", "xml.unfinished-tag"),
            ("<a><!--></a>", "xml.unfinished-tag"), ("<a><? </a>", "xml.unfinished-tag"),
            ("<a><![CDATA[</a>", "xml.unfinished-tag"),
            ("<!DOCTYPE a [<a/>", "xml.unfinished-tag"), ("<!DOCTYPE><a/>", "xml.not-well-formed"),
            ("<!DOCTYPE []><a/>", "xml.not-well-formed"),
            ("<?xml?><a/>", "xml.not-well-formed"), ("<?xml encoding='x'?><a/>", "xml.not-well-formed"),
            ("<?xml version=1.0?><a/>", "xml.not-well-formed"),
            (" <?xml version='1.0'?><a/>", "xml.misplaced-declaration"),
            ("<a><?XML version='1.0'?></a>", "xml.misplaced-declaration"),
            ("<a/><!DOCTYPE a>", "xml.misplaced-declaration"),
            ("<!DOCTYPE a><!DOCTYPE a><a/>", "xml.misplaced-declaration"),
            ("<a><!-- -- --></a>", "xml.invalid-comment"), ("<a><!-- ---></a>", "xml.invalid-comment"),
            ("<a>]]></a>", "xml.unexpected-text"),
            ("", "xml.no-element"), ("<!---->", "xml.no-element"), ("x<a/>", "xml.no-element"),
            ("<![CDATA[]]><a/>", "xml.no-element"),
            ("&amp;<a/>", "xml.no-element"), ("<a/>x", "xml.content-after-root"),
            ("<a/><![CDATA[]]>", "xml.content-after-root"),
            ("<a/><a/>", "xml.content-after-root"), ("<a/>&amp;", "xml.content-after-root"),
            ("<a>&</a>", "xml.bare-ampersand"),
            ("<a>& </a>", "xml.bare-ampersand"), ("<a>&amp</a>", "xml.bare-ampersand"),
            ("<a b='&'/>", "xml.bare-ampersand"),
            ("<a>&x;</a>", "xml.unknown-entity"), ("<a>&AMP;</a>", "xml.unknown-entity"),
            ("<a>\u{FFFF}</a>", "xml.invalid-character"),
            ("<a>\u{B}</a>", "xml.invalid-character"), ("<!-- \0 --><a/>", "xml.invalid-character"),
        ])
    func malformed(text: String, id: String) { #expect(faults(text) == [id]) }
}
