import StyleDiagnostics
import StyleSyntax

/// A variable where it stands among tokens: `$name`, `@name`, `--name`, `var(--name, fallback)`, or a bare word that
/// the scope says is one.
struct VariableReference {
    var name: String
    /// The whole reference.
    var range: SourceRange
    /// Index of the token after it.
    var nextToken: Int
    /// The second part of `var(…)`.
    var fallback: SourceRange?

    init?(in tokens: [Token], at index: Int, of file: SourceFile, scope: some SymbolScope) {
        let token = tokens[index]
        switch token.kind {
        case .dollarName, .atKeyword: self.init(path: tokens, at: index, mark: 1, of: file, scope: scope)
        case .dashedName: self.init(path: tokens, at: index, mark: 2, of: file, scope: scope)
        case .identifier:
            let word = StringLiteral.name(of: file.slice(token.range))
            let next = index + 1 < tokens.count ? tokens[index + 1].kind : .endOfFile
            if next == .leftParenthesis {
                guard word.lowercased() == "var" else { return nil }
                self.init(function: tokens, at: index, of: file)
                return
            }
            let isPartOfName = next == .period || index > 0 && tokens[index - 1].kind == .period
            guard !isPartOfName, scope.isBareVariable(word, in: file) else { return nil }
            self.init(name: word, range: token.range, nextToken: index + 1)
        default: return nil
        }
    }

    private init(name: String, range: SourceRange, nextToken: Int, fallback: SourceRange? = nil) {
        self.name = name
        self.range = range
        self.nextToken = nextToken
        self.fallback = fallback
    }

    /// The longest name, with parts glued by points, that is a variable; without one the whole first token.
    private init(path tokens: [Token], at index: Int, mark: Int, of file: SourceFile, scope: some SymbolScope) {
        let start = tokens[index].range.start
        var best = index
        var last = index
        while last + 1 < tokens.count {
            switch tokens[last + 1].kind {
            case .period where last + 2 < tokens.count && tokens[last + 2].kind == .identifier: last += 2
            case .number where file.bytes[tokens[last + 1].range.start] == UInt8(ascii: "."): last += 1
            default: last = tokens.count
            }
            guard last < tokens.count else { break }
            let name = StringLiteral.name(of: file.slice(SourceRange(start + mark, tokens[last].range.end)))
            if scope.variable(name) != nil { best = last }
        }
        let range = SourceRange(start, tokens[best].range.end)
        let name = StringLiteral.name(of: file.slice(SourceRange(start + mark, range.end)))
        self.init(name: name, range: range, nextToken: best + 1)
    }

    /// `var(--name)` or `var(--name, fallback)`, from the word `var`; nil if it is not closed or has no name.
    private init?(function tokens: [Token], at index: Int, of file: SourceFile) {
        var next = index + 2
        func skipTrivia() { while next < tokens.count, tokens[next].kind.isTrivia { next += 1 } }
        skipTrivia()
        guard next < tokens.count, tokens[next].kind == .dashedName else { return nil }
        let written = tokens[next].range
        let name = StringLiteral.name(of: file.slice(SourceRange(written.start + 2, written.end)))
        next += 1
        skipTrivia()
        var fallback: SourceRange?
        if next < tokens.count, tokens[next].kind == .comma {
            let start = tokens[next].range.end
            var depth = 0
            next += 1
            while next < tokens.count, tokens[next].kind != .endOfFile {
                if tokens[next].kind == .leftParenthesis { depth += 1 }
                if tokens[next].kind == .rightParenthesis {
                    if depth == 0 { break }
                    depth -= 1
                }
                next += 1
            }
            guard next < tokens.count else { return nil }
            fallback = SourceRange(start, tokens[next].range.start)
        }
        guard next < tokens.count, tokens[next].kind == .rightParenthesis else { return nil }
        let range = SourceRange(tokens[index].range.start, tokens[next].range.end)
        self.init(name: name, range: range, nextToken: next + 1, fallback: fallback)
    }
}
