// The engine alone, through its public API: a tree, a sheet, computed values. No Lua is linked.
import StyleDiagnostics
import StyleEngine

var registry = PropertyRegistry.standard()
try registry.register(ClassDefinition("Gauge", doc: "shows a value"))
try registry.register(PropertyDefinition("needleColor", of: "Gauge", type: "color"))
try registry.register(PropertyDefinition("thickness", of: "Gauge", type: "number", range: 0...100))

let styler = Styler(registry: registry)
let dashboard = styler.tree.insert("Gauge", id: "speed", classes: ["large"])

styler.add(
    text: """
        @accent: #ff9500;
        gauge { thickness: 4; needle-color: darken(@accent, 20%) }
        gauge.large { thickness: 4 * 2 }
        """, name: "dashboard.css")
styler.apply()

for property in styler.computedStyle(of: dashboard).properties {
    let place = property.span.startLocation
    print("\(property.keyPath): \(property.text)  (\(property.span.fileName):\(place.line):\(place.column))")
}
for diagnostic in styler.diagnostics { print(DiagnosticPrinter().text(for: diagnostic)) }
