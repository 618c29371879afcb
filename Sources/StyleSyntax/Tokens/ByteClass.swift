/// What a byte may begin; one table look-up decides what the tokenizer does with it.
///
/// Raw values are the rows of `ByteClass.table`; the order puts the bytes of names first so that one comparison
/// tells them from all others.
struct ByteClass: Equatable {
    let rawValue: UInt8

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Letters and `_`.
    static let letter = ByteClass(rawValue: 0)
    static let digit = ByteClass(rawValue: 1)
    static let dash = ByteClass(rawValue: 2)
    /// 0x80 and up: part of a name when the UTF-8 is valid.
    static let high = ByteClass(rawValue: 3)
    static let backslash = ByteClass(rawValue: 4)
    static let blank = ByteClass(rawValue: 5)
    static let lineEnd = ByteClass(rawValue: 6)
    static let quote = ByteClass(rawValue: 7)
    static let hash = ByteClass(rawValue: 8)
    static let at = ByteClass(rawValue: 9)
    static let dollar = ByteClass(rawValue: 10)
    static let period = ByteClass(rawValue: 11)
    static let slash = ByteClass(rawValue: 12)
    /// One of `< > = ! & | * ?`: a token alone or with the byte after it.
    static let pairable = ByteClass(rawValue: 13)
    /// A token of one byte, always.
    static let single = ByteClass(rawValue: 14)
    /// Control characters: no token starts with them.
    static let control = ByteClass(rawValue: 15)

    /// The class of each byte.
    static let table: [UInt8] = (0...255).map { of(UInt8($0)).rawValue }

    private static func of(_ byte: UInt8) -> ByteClass {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): letter
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit
        case UInt8(ascii: "-"): dash
        case 0x80...0xFF: high
        case UInt8(ascii: "\\"): backslash
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0C: blank
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lineEnd
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote
        case UInt8(ascii: "#"): hash
        case UInt8(ascii: "@"): at
        case UInt8(ascii: "$"): dollar
        case UInt8(ascii: "."): period
        case UInt8(ascii: "/"): slash
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "*"), UInt8(ascii: "?"):
            pairable
        default: singleKinds.contains { $0.byte == byte } ? single : control
        }
    }

    /// The bytes that are a token alone, with its kind.
    static let singleKinds: [(byte: UInt8, kind: TokenKind)] = [
        (UInt8(ascii: ":"), .colon), (UInt8(ascii: ";"), .semicolon), (UInt8(ascii: ","), .comma),
        (UInt8(ascii: "("), .leftParenthesis), (UInt8(ascii: ")"), .rightParenthesis),
        (UInt8(ascii: "["), .leftBracket), (UInt8(ascii: "]"), .rightBracket),
        (UInt8(ascii: "{"), .leftBrace), (UInt8(ascii: "}"), .rightBrace),
        (UInt8(ascii: "+"), .plus), (UInt8(ascii: "%"), .percent), (UInt8(ascii: "^"), .caret),
        (UInt8(ascii: "~"), .tilde), (UInt8(ascii: "`"), .unexpected),
    ]

    /// The bytes that may join with the next one: kind alone, the byte that joins, kind of both.
    static let pairs: [(byte: UInt8, kind: TokenKind, next: UInt8, joined: TokenKind)] = [
        (UInt8(ascii: "<"), .less, UInt8(ascii: "="), .lessEqual),
        (UInt8(ascii: ">"), .greater, UInt8(ascii: "="), .greaterEqual),
        (UInt8(ascii: "="), .equal, UInt8(ascii: "="), .equalEqual),
        (UInt8(ascii: "!"), .exclamation, UInt8(ascii: "="), .notEqual),
        (UInt8(ascii: "&"), .ampersand, UInt8(ascii: "&"), .ampersandAmpersand),
        (UInt8(ascii: "|"), .bar, UInt8(ascii: "|"), .barBar),
        (UInt8(ascii: "*"), .asterisk, UInt8(ascii: "*"), .asteriskAsterisk),
        (UInt8(ascii: "?"), .question, UInt8(ascii: "?"), .questionQuestion),
    ]

    /// The kind of each byte that is a token alone; for others `.unexpected`.
    static let kindTable: [TokenKind] = {
        var table = [TokenKind](repeating: .unexpected, count: 256)
        for single in singleKinds { table[Int(single.byte)] = single.kind }
        for pair in pairs { table[Int(pair.byte)] = pair.kind }
        return table
    }()
}
