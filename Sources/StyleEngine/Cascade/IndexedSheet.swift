import StyleDiagnostics
import StyleSyntax

/// A sheet in a styler, with the facts that do not change until it is taken out.
struct IndexedSheet {
    let id: SheetID
    let sheet: Stylesheet
    let origin: Origin
    /// Names of the bare variables of its `.cas` files.
    let bareNames: Set<String>
    /// Its `.cas` sources, by identity.
    let files: Set<ObjectIdentifier>
    /// Parsed media conditions, by text.
    let media: [String: MediaQuery]
    /// Whether its rules and variables count.
    var isActive = true
    /// Variables that the host set in place of the sheet's own.
    var setVariables: [String: VariableDeclaration] = [:]

    init(id: SheetID, sheet: Stylesheet, origin: Origin) {
        self.id = id
        self.sheet = sheet
        self.origin = origin
        bareNames = Set(sheet.variables.filter(\.isBare).map(\.name))
        files = Set(sheet.files.map { ObjectIdentifier($0) })
        var media: [String: MediaQuery] = [:]
        for rule in sheet.rules {
            if let condition = rule.media, media[condition.text] == nil { media[condition.text] = MediaQuery(condition) }
        }
        self.media = media
    }
}

/// A handle of a sheet that was added to a styler.
public struct SheetID: Hashable, Sendable {
    let rawValue: Int
}
