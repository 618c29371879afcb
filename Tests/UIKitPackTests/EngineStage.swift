import StyleDiagnostics
import StyleEngine
import StyleSyntax
import UIKitPack

/// A styler with UIKit's classes, and short words for what tests do with it.
struct EngineStage {
    let styler: Styler

    init(_ sheets: String..., dialect: Dialect = .css, environment: StyleEnvironment = StyleEnvironment()) throws {
        var registry = PropertyRegistry.standard()
        try registry.add(UIKitPack())
        styler = Styler(registry: registry, environment: environment)
        for (index, sheet) in sheets.enumerated() { styler.add(text: sheet, name: "sheet\(index).\(dialect)", dialect: dialect) }
    }

    @discardableResult
    func add(_ type: String, id: String? = nil, _ classes: String..., in parent: ElementID? = nil, isAside: Bool = false) -> ElementID {
        styler.insert(type, id: id, classes: classes, into: parent, isAside: isAside)
    }

    /// Canonical text of a property after a pass; nil without a value.
    func text(_ keyPath: String, of element: ElementID) -> String? {
        styler.apply()
        return styler.computedStyle(of: element).property(keyPath)?.text
    }

    func matches(_ element: ElementID, _ selector: String, dialect: Dialect = .css) -> Bool {
        let list = SelectorList.parse(SourceFile(name: "selector", text: selector), dialect: dialect)
        return list.selectors.contains { styler.matches(element, $0) }
    }
}
