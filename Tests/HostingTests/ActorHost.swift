import StyleEngine
import StyleSyntax

/// A host that is an actor: the styler never leaves it, changes are plain data that may.
actor StyleService {
    private let styler: Styler
    private var elements: [String: ElementID] = [:]

    /// The registry is made where the styler lives.
    init(register: @Sendable (inout PropertyRegistry) throws -> Void) throws {
        var registry = PropertyRegistry.standard()
        try register(&registry)
        styler = Styler(registry: registry)
    }

    /// A sheet is parsed anywhere and handed over.
    func add(_ sheet: Stylesheet) { styler.add(sheet) }

    func insert(_ type: String, key: String, classes: [String] = []) {
        elements[key] = styler.insert(type, classes: classes)
    }

    func addClass(_ name: String, to key: String) {
        if let element = elements[key] { styler.addClass(name, to: element) }
    }

    /// What changed since the last call.
    func changes() -> [StyleChange] { styler.applyNow().changes }
}
