import StyleEngine
import StyleSyntax

/// A small world to style in: three classes with a few properties of each kind, and a styler.
struct Stage {
    let styler: Styler

    init(_ sheets: String..., dialect: Dialect = .css, environment: StyleEnvironment = StyleEnvironment()) throws {
        var registry = PropertyRegistry.standard()
        try registry.add(StageExtension())
        styler = Styler(registry: registry, environment: environment)
        for (index, sheet) in sheets.enumerated() { styler.add(text: sheet, name: "sheet\(index + 1).\(dialect)", dialect: dialect) }
    }

    @discardableResult
    func add(_ type: String, id: String? = nil, _ classes: String..., in parent: ElementID? = nil, attributes: [(name: String, value: String)] = []) -> ElementID {
        styler.tree.insert(styler.registry.className(forElement: type) ?? type, id: id, classes: classes, attributes: attributes, writtenType: type, into: parent)
    }

    /// Canonical text of a property after a pass; nil without a value.
    func text(_ keyPath: String, of element: ElementID) -> String? {
        styler.apply()
        return styler.computedStyle(of: element).property(keyPath)?.text
    }

    /// `id severity line:column` of each diagnostic, in order.
    var faults: [String] {
        styler.diagnostics.map { diagnostic in
            let place = diagnostic.span?.startLocation
            return "\(diagnostic.id) \(diagnostic.severity) \(place.map { "\($0.line):\($0.column)" } ?? "-")"
        }
    }
}

/// What sheets may say on the stage.
struct StageExtension: StyleExtension {
    let name = "stage"

    func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
        try registry.register(ClassDefinition("UIView", doc: "a view"))
        try registry.register(ClassDefinition("UILabel", extends: "UIView", doc: "a label"))
        try registry.register(ClassDefinition("UIButton", extends: "UIView", elementNames: ["pushButton"], doc: "a button"))
        try registry.register(
            EnumMapping(
                "UIControlState", kind: .set,
                cases: [.init("normal", 0), .init("highlighted", 1), .init("disabled", 2), .init("selected", 4)]))
        try registry.register(EnumMapping("NSTextAlignment", ["left", "center", "right"]))
        try registry.register(EnumMapping("UIBarMetrics", ["default", "compact"]))
        try registry.register(PropertyDefinition("alpha", of: "UIView", type: "number", default: "1", range: 0...1))
        try registry.register(PropertyDefinition("hidden", of: "UIView", type: "bool"))
        try registry.register(PropertyDefinition("tag", of: "UIView", type: "number"))
        try registry.register(PropertyDefinition("tintColor", of: "UIView", type: "color", isInherited: true))
        try registry.register(PropertyDefinition("layer.cornerRadius", of: "UIView", type: "number", aliases: ["cornerRadius"]))
        try registry.register(PropertyDefinition("layoutMargins", of: "UIView", type: "insets"))
        try registry.register(PropertyDefinition("text", of: "UILabel", type: "string"))
        try registry.register(PropertyDefinition("font", of: "UILabel", type: "font"))
        try registry.register(PropertyDefinition("textAlignment", of: "UILabel", type: "NSTextAlignment"))
        try registry.register(
            PropertyDefinition("titleColor", of: "UIButton", type: "color", arguments: [.init("state", "UIControlState")]))
        try registry.register(
            PropertyDefinition(
                "backgroundImage", of: "UIButton", type: "image",
                arguments: [.init("state", "UIControlState"), .init("barMetrics", "UIBarMetrics")]))
        try registry.registerKeyPath("titleLabel", of: "UIButton", class: "UILabel")
        registry.fallbackClass = "UIView"
    }
}
