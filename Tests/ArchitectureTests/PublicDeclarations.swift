import Foundation

/// The public declarations of a module, read from its sources as text: good enough for sources that the formatter laid out.
struct PublicDeclarations {
    struct Declaration {
        /// With the type that it is in: `Styler.apply() -> StyleChangeSet`.
        var text: String
        var hasDoc: Bool
        /// `file:line`, for messages.
        var place: String
    }

    private(set) var all: [Declaration] = []

    init(_ manifest: PackageManifest, target: PackageManifest.Target) throws {
        for file in manifest.swiftFiles(below: target.path) {
            let text = try String(contentsOf: manifest.root.appending(path: file), encoding: .utf8)
            var reader = Reader(file: file, lines: text.components(separatedBy: "\n"))
            reader.read()
            all += reader.declarations
        }
        all.sort { $0.text < $1.text }
    }

    /// What is committed: one declaration a line.
    var listing: String { all.map(\.text).joined(separator: "\n") + "\n" }

    /// Whether it is what a protocol asks for that says itself what that is: one of the standard library, `StyleConvertible`,
    /// `StyleExtension`.
    static func isWitness(_ declaration: Declaration) -> Bool {
        guard let colon = declaration.text.firstRange(of: ": ") else { return false }
        let member = declaration.text[colon.upperBound...]
        return witnesses.contains { member.hasPrefix($0) }
    }

    private static let witnesses = [
        "static func ==", "static func <", "func hash(into", "var description", "var debugDescription",
        "mutating func next()",
        "func makeIterator()", "var startIndex", "var endIndex", "func index(after", "func index(before",
        "init(stringLiteral",
        "init(integerLiteral", "init(floatLiteral", "init(booleanLiteral", "init(nilLiteral", "init(arrayLiteral",
        "init(dictionaryLiteral",
        "init(rawValue", "let rawValue", "static var styleType", "init?(styleValue", "var styleValue", "let name",
        "let doc", "let version",
        "func register(in registry: inout PropertyRegistry)",
    ]
}

/// Walks the lines of one file with the types that it is inside of.
private struct Reader {
    let file: String
    let lines: [String]
    var declarations: [PublicDeclarations.Declaration] = []
    private var scopes: [Scope] = []
    private var place = 0

    /// What a brace opened.
    private struct Scope {
        /// Nil for the body of a function, a closure and the like.
        var type: String?
        var isPublic: Bool
        var isProtocol: Bool
        var isEnum: Bool
    }

    init(file: String, lines: [String]) {
        self.file = file
        self.lines = lines
    }

    mutating func read() {
        while place < lines.count {
            let line = lines[place].trimmingCharacters(in: .whitespaces)
            let start = place
            if line.isEmpty || line.hasPrefix("//") || line.hasPrefix("@") && !line.contains(" ") {
                place += 1
            } else if line.hasPrefix("}") {
                for character in line.prefix(while: { "})]; ".contains($0) }) where character == "}" {
                    _ = scopes.popLast()
                }
                followBraces(in: String(line.drop { "})]; ".contains($0) }))
                place += 1
            } else if scopes.allSatisfy({ $0.type != nil }) {
                declare(head(), at: start)
                place += 1
                followBraces(in: lines[start..<min(place, lines.count)].joined(separator: "\n"))
            } else {
                followBraces(in: line)
                place += 1
            }
        }
    }

    /// The declaration that begins at the line: up to its body or its value, in one line of single blanks.
    private mutating func head() -> String {
        var text = ""
        var depth = 0
        while place < lines.count {
            let line = lines[place].trimmingCharacters(in: .whitespaces)
            var previous: Character = " "
            for character in line {
                if "([".contains(character) { depth += 1 }
                if ")]".contains(character) { depth -= 1 }
                if depth == 0, character == "{" { return text.trimmingCharacters(in: .whitespaces) }
                if depth == 0, character == "=", " ".contains(previous), !text.contains(" func "),
                    !text.contains("typealias"), !text.contains("case ")
                {
                    return text.trimmingCharacters(in: .whitespaces)
                }
                text.append(character)
                previous = character
            }
            let goesOn =
                depth > 0 || line.hasSuffix(",") || line.hasSuffix("->") || next().hasPrefix("->")
                || next().hasPrefix("where ") || next() == "{"
                || next().hasPrefix(":") || next().hasPrefix("throws")
            if !goesOn { break }
            if !text.hasSuffix("(") && !text.hasSuffix("[") && !next().hasPrefix(")") { text += " " }
            place += 1
        }
        return text.trimmingCharacters(in: .whitespaces)
    }

    private func next() -> String {
        place + 1 < lines.count ? lines[place + 1].trimmingCharacters(in: .whitespaces) : ""
    }

    private static let kinds = ["struct", "class", "enum", "protocol", "extension", "actor"]
    private static let modifiers = [
        "public", "package", "internal", "private", "fileprivate", "final", "indirect", "static", "mutating",
        "nonmutating", "lazy", "weak", "unowned", "override", "required", "convenience", "consuming", "borrowing",
        "nonisolated", "open",
    ]

    private mutating func declare(_ head: String, at line: Int) {
        var words = head.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
        let modifiers = words.prefix { word in Self.modifiers.contains(String(word.prefix { $0 != "(" })) }
        let rest = Array(words.dropFirst(modifiers.count))
        guard let kind = rest.first else { return }
        let isMember = scopes.last.map { $0.isPublic && ($0.isProtocol || $0.isEnum && kind == "case") } ?? false
        let isPublic = (modifiers.contains("public") || isMember) && scopes.allSatisfy(\.isPublic)
        if Self.kinds.contains(kind), rest.count > 1 {
            let name = String(rest[1].prefix { $0.isLetter || $0.isNumber || "_.".contains($0) })
            pending = Scope(
                type: name, isPublic: kind == "extension" || modifiers.contains("public"),
                isProtocol: kind == "protocol", isEnum: kind == "enum")
        } else {
            pending = nil
        }
        guard isPublic, kind != "extension" else { return }
        let shown = (modifiers.filter { $0 == "static" || $0 == "mutating" || $0.hasSuffix("(set)") } + rest).joined(
            separator: " ")
        let owner = scopes.compactMap(\.type).joined(separator: ".")
        var above = line - 1
        while above >= 0, lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("@") { above -= 1 }
        let hasDoc = above >= 0 && lines[above].trimmingCharacters(in: .whitespaces).hasPrefix("///")
        declarations.append(
            .init(
                text: owner.isEmpty ? shown : "\(owner): \(shown)", hasDoc: hasDoc || kind == "case",
                place: "\(file):\(line + 1)"))
    }

    /// What the next brace opens.
    private var pending: Scope?

    /// Opens and closes scopes by the braces of a piece of source; what stands in string literals and comments is none.
    private mutating func followBraces(in text: String) {
        var isString = false
        var previous: Character = " "
        var lineComment = false
        for character in text {
            if character == "\n" { lineComment = false }
            if lineComment { continue }
            if character == "\"", previous != "\\" { isString.toggle() }
            if !isString, character == "/", previous == "/" { lineComment = true }
            if !isString, character == "{" {
                scopes.append(pending ?? Scope(type: nil, isPublic: false, isProtocol: false, isEnum: false))
                pending = nil
            }
            if !isString, character == "}" { _ = scopes.popLast() }
            previous = character
        }
    }
}
