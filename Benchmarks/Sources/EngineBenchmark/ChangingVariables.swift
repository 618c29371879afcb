import StyleEngine

/// Declarations that are all expressions of two variables, of which one changes: by compiled code, and by the general
/// evaluator. That one is what a type gets whose converter a host wrote: here those of numbers and colors again, with
/// nothing but their reading of texts.
enum ChangingVariables {
    private static let declarations = 2_000
    private static let rounds = 15

    /// Whether both came to the same values, and code is five times as fast.
    static func print() throws -> Bool {
        Report.line(
            [
                "variables", "evaluations/s by code", "in general", "ratio", "whole passes: by code", "in general",
                "ratio",
            ]
            .joined(separator: "\t"))
        let numbers = try row("$space * 2 + 1", property: "width") {
            "$space * \($0 % 97 + 2) + \($0)"
        } change: {
            ("space", "\($0 % 50 + 1)px")
        }
        let colors = try row("lighten($brand, 10%)", property: "tint") {
            "lighten($brand, \($0 % 90 + 5)%)"
        } change: {
            ("brand", "#" + String(0x100000 + $0 * 997 % 0xEFFFFF, radix: 16))
        }
        return numbers && colors
    }

    private static func row(
        _ name: String, property: String, text: (Int) -> String, change: (Int) -> (name: String, text: String)
    ) throws -> Bool {
        var (passes, conversions): ([[Double]], [[Double]]) = ([[], []], [[], []])
        // A pass converts everything, and styles the elements again; one without an element that is styled by it converts.
        let stylers = try [true, false].map { try styler(isCompiling: $0, property, text, change(0)) }
        let clock = ContinuousClock()
        for round in 1...rounds {
            let variable = change(round)
            for (place, styler) in stylers.enumerated() {
                styler.whole.setVariable(variable.name, variable.text)
                passes[place].append(clock.measure { styler.whole.applyNow() } / .seconds(1))
                styler.bare.setVariable(variable.name, variable.text)
                conversions[place].append(clock.measure { styler.bare.applyNow() } / .seconds(1))
            }
        }
        func speed(_ times: [Double]) -> Double { Double(declarations) / times.sorted()[times.count / 2] }
        let (code, general) = (speed(conversions[0]), speed(conversions[1]))
        let (codePass, generalPass) = (speed(passes[0]), speed(passes[1]))
        let isEqual = sum(stylers[0].whole, property) == sum(stylers[1].whole, property)
        Report.line(
            [
                name, "\(Int(code))", "\(Int(general))", rounded(code / general), "\(Int(codePass))",
                "\(Int(generalPass))",
                rounded(codePass / generalPass), isEqual ? "equal" : "DIFFERENT",
            ].joined(separator: "\t"))
        return isEqual && code >= 5 * general
    }

    /// A styler with an element a declaration, and one whose elements were taken away after they had been styled: it
    /// keeps the conversions, and has nothing to style.
    private static func styler(
        isCompiling: Bool, _ property: String, _ text: (Int) -> String, _ variable: (name: String, text: String)
    ) throws -> (whole: Styler, bare: Styler) {
        func make() throws -> (Styler, [ElementID]) {
            var registry = PropertyRegistry.standard()
            try registry.register(ClassDefinition("Node"))
            for (name, type) in [("width", "number"), ("tint", "color")] {
                guard let converter = registry.converter(forType: type) else { continue }
                let reading = ValueConverter(
                    "read-\(type)", shape: converter.shape, calls: converter.calls, print: converter.print,
                    parse: converter.parse)
                try registry.register(reading)
                try registry.register(PropertyDefinition(name, of: "Node", type: isCompiling ? type : reading.name))
            }
            let styler = Styler(registry: registry)
            styler.add(text: (0..<declarations).map { ".c\($0) { \(property): \(text($0)) }\n" }.joined())
            styler.setVariable(variable.name, variable.text)
            let elements = (0..<declarations).map { styler.tree.insert("Node", classes: ["c\($0)"]) }
            styler.applyNow()
            // Code is made when a variable changes for the first time.
            styler.setVariable(variable.name, variable.text + " ")
            styler.applyNow()
            return (styler, elements)
        }
        let whole = try make().0
        let (bare, elements) = try make()
        for element in elements { bare.tree.remove(element) }
        bare.applyNow()
        return (whole, bare)
    }

    /// The texts of all values.
    private static func sum(_ styler: Styler, _ property: String) -> [String] {
        styler.tree.allElements.map { styler.computedStyle(of: $0).property(property)?.text ?? "" }
    }

    private static func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}
