import StyleDiagnostics

/// The entities that a document type declaration names, found by a plain search.
struct DoctypeEntities {
    /// Names of the general entities.
    private(set) var names: [String] = []
    /// The name of the first entity, general or parameter, whose text would come from elsewhere.
    private(set) var firstExternal: SourceRange?

    init(of doctype: MarkupItem, scanner: MarkupScanner) {
        let end = doctype.range.end
        var at = doctype.range.start
        while at < end {
            guard scanner.matches("<!ENTITY", at: at) else {
                at += 1
                continue
            }
            at = scanner.skipBlanks(at + 8, before: end)
            let isParameter = scanner.matches("%", at: at)
            if isParameter { at = scanner.skipBlanks(at + 1, before: end) }
            let name = SourceRange(at, min(scanner.endOfName(at: at), end))
            if !isParameter { names.append(scanner.text(name)) }
            at = scanner.skipBlanks(name.end, before: end)
            if firstExternal == nil, scanner.matches("SYSTEM", at: at) || scanner.matches("PUBLIC", at: at) {
                firstExternal = name
            }
        }
    }
}
