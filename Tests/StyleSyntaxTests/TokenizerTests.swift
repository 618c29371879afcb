import StyleDiagnostics
import StyleSyntax
import Testing

@Suite("Tokenizer")
struct TokenizerTests {
    /// `kind:text` of every token but the last.
    func tokens(_ text: String, dashes: Bool = true) -> [String] {
        let file = SourceFile(name: "t", text: text)
        let tokens = Tokenizer.tokenize(file, namesHoldDashes: dashes)
        #expect(tokens.last?.kind == .endOfFile)
        #expect(tokens.reduce(into: [UInt8]()) { $0 += file.slice($1.range) } == file.bytes)
        return tokens.dropLast().map { "\($0.kind):\(file.text(in: $0.range))" }
    }

    @Test("a number takes no sign, and the unit glued to it is a token of its own")
    func numbers() {
        #expect(tokens("10px-5px") == ["number:10", "unit:px", "minus:-", "number:5", "unit:px"])
        #expect(tokens("1e3px") == ["number:1e3", "unit:px"])
        #expect(tokens("1e") == ["number:1", "unit:e"])
        #expect(tokens("1e-2") == ["number:1e-2"])
        #expect(tokens("5.") == ["number:5", "period:."])
        #expect(tokens(".5") == ["number:.5"])
        #expect(tokens("10%3") == ["number:10", "unit:%", "number:3"])
        #expect(tokens("10 % 3") == ["number:10", "whitespace: ", "percent:%", "whitespace: ", "number:3"])
        #expect(tokens("5.0.1") == ["number:5.0", "number:.1"])
        #expect(tokens(".5.1") == ["number:.5", "number:.1"])
        #expect(tokens("2n+1") == ["number:2", "unit:n", "plus:+", "number:1"])
        #expect(tokens("-5") == ["minus:-", "number:5"])
    }

    @Test("a dash starts a name only where no operand stands before it")
    func dashes() {
        #expect(tokens("10 -a") == ["number:10", "whitespace: ", "identifier:-a"])
        #expect(tokens("a-b") == ["identifier:a-b"])
        #expect(tokens(")-a") == ["rightParenthesis:)", "minus:-", "identifier:a"])
        #expect(tokens("10-a") == ["number:10", "minus:-", "identifier:a"])
        #expect(tokens("--x") == ["dashedName:--x"])
        #expect(
            tokens("var(--x-y)") == ["identifier:var", "leftParenthesis:(", "dashedName:--x-y", "rightParenthesis:)"])
        #expect(tokens("a - b") == ["identifier:a", "whitespace: ", "minus:-", "whitespace: ", "identifier:b"])
    }

    @Test("without dashes in names every dash is an operator, except in marked names")
    func plainMathematics() {
        #expect(tokens("a-b", dashes: false) == ["identifier:a", "minus:-", "identifier:b"])
        #expect(tokens("--x", dashes: false) == ["minus:-", "minus:-", "identifier:x"])
        #expect(tokens("$a-b", dashes: false) == ["dollarName:$a-b"])
        #expect(tokens("-a", dashes: false) == ["minus:-", "identifier:a"])
    }

    @Test("marks make one token with the name after them")
    func marks() {
        #expect(tokens("@media") == ["atKeyword:@media"])
        #expect(tokens("@{") == ["at:@", "leftBrace:{"])
        #expect(tokens("$x-y") == ["dollarName:$x-y"])
        #expect(tokens("$") == ["unexpected:$"])
        #expect(tokens("#fff") == ["hash:#fff"])
        #expect(tokens("# a") == ["unexpected:#", "whitespace: ", "identifier:a"])
        #expect(tokens("@-webkit-x") == ["atKeyword:@-webkit-x"])
    }

    @Test("comments start anywhere but in quotes and in an unquoted address")
    func comments() {
        #expect(tokens("a//b") == ["identifier:a", "lineComment://b"])
        #expect(tokens("a//b\r\nc") == ["identifier:a", "lineComment://b", "newline:\r\n", "identifier:c"])
        #expect(tokens("/* a ; */;") == ["blockComment:/* a ; */", "semicolon:;"])
        #expect(tokens("/*/") == ["blockComment:/*/"])
        #expect(tokens("\"//\"") == ["string:\"//\""])
        #expect(tokens("url(http://x)").filter { $0.hasPrefix("lineComment") }.isEmpty)
        #expect(tokens("URL( http://x) //y").last == "lineComment://y")
        #expect(tokens("url(\"a\" //b").last == "lineComment://b")
        #expect(tokens("curl(//b").last == "lineComment://b")
    }

    @Test("a quote runs to its partner, or to the line end")
    func strings() {
        #expect(tokens(#""a\"b" 'c"d'"#) == [#"string:"a\"b""#, "whitespace: ", #"string:'c"d'"#])
        #expect(tokens("\"a\nb") == ["unterminatedString:\"a", "newline:\n", "identifier:b"])
        #expect(tokens("'a\\\nb'") == ["string:'a\\\nb'"])
        #expect(tokens("\"\"") == ["string:\"\""])
    }

    @Test("names hold letters of every script and escapes")
    func names() {
        #expect(tokens("größe") == ["identifier:größe"])
        #expect(tokens("\\78 y") == ["identifier:\\78 y"])
        #expect(tokens("\\{a") == ["identifier:\\{a"])
        #expect(tokens("\\") == ["unexpected:\\"])
        #expect(tokens("\\\n") == ["unexpected:\\", "newline:\n"])
    }

    @Test("signs of two bytes are one token")
    func signs() {
        #expect(
            tokens("<=>===!=&&||**??").map { String($0.prefix { $0 != ":" }) } == [
                "lessEqual", "greaterEqual", "equalEqual", "notEqual", "ampersandAmpersand", "barBar",
                "asteriskAsterisk", "questionQuestion",
            ])
        #expect(tokens("~=") == ["tilde:~", "equal:="])
        #expect(tokens("*=") == ["asterisk:*", "equal:="])
    }

    @Test("a byte order mark, control characters and invalid UTF-8 have tokens too")
    func oddBytes() {
        #expect(tokens("\u{FEFF}a") == ["byteOrderMark:\u{FEFF}", "identifier:a"])
        #expect(tokens("a\0\u{1}b") == ["identifier:a", "unexpected:\0\u{1}", "identifier:b"])
        let file = SourceFile(name: "t", bytes: [0x61, 0xFF, 0xC3, 0x28])
        #expect(Tokenizer.tokenize(file).map(\.kind) == [.identifier, .unexpected, .leftParenthesis, .endOfFile])
    }

    @Test("a range is cut alone, with the offsets of the file")
    func range() {
        let file = SourceFile(name: "t", text: "a: 10px;")
        let tokens = Tokenizer.tokenize(file, in: SourceRange(3, 7))
        #expect(tokens.map(\.kind) == [.number, .unit, .endOfFile])
        #expect(tokens.map(\.start) == [3, 5, 7])
    }
}
