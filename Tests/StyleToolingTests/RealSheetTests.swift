import Foundation
import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleSyntax
import StyleTooling
import Testing
import UIKitPack

/// The properties `number1`, `color8` … by which one sheet tries every type, as its own tests register them.
private struct NumberedProperties: StyleExtension {
    let name = "numbered"

    func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
        try registry.register(ClassDefinition("Numbered", extends: "UIView"))
        let types = [
            "number": "number", "expression": "number", "bool": "bool", "point": "point", "rect": "rect",
            "size": "size",
            "offset": "offset", "inset": "insets", "string": "string", "color": "color", "font": "font",
            "transform": "transform",
            "image": "image", "params": "color",
        ]
        for (prefix, type) in types {
            for suffix in (1...13).map(String.init) + ["One", "Two"] {
                try registry.register(PropertyDefinition(prefix + suffix, of: "Numbered", type: type))
            }
        }
        try registry.register(PropertyDefinition("enum1", of: "Numbered", type: "UIViewAutoresizing"))
        try registry.register(PropertyDefinition("enum2", of: "Numbered", type: "UIViewContentMode"))
    }
}

private enum RealSheetFolder {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/data")

    static var isThere: Bool { FileManager.default.fileExists(atPath: url.path) }
}

/// Sheets written for the ancestors, which lie beside the package where they are at hand.
@Suite("Sheets of real apps", .enabled(if: RealSheetFolder.isThere))
struct RealSheetTests {
    /// What every declaration of a sheet would say, each tried on the classes that have the property.
    private func faults(_ paths: [String]) throws -> [String] {
        var registry = PropertyRegistry.standard()
        try registry.add(UIKitPack())
        try registry.add(NumberedProperties())
        let styler = Styler(registry: registry)
        let loader = SourceLoader(files: .disk, allowedFolders: [RealSheetFolder.url.path])
        for path in paths {
            let file = try loader.open(RealSheetFolder.url.appendingPathComponent(path).path).get()
            styler.add(Stylesheet.load(file, dialect: Dialect(fileName: file.name), loader: loader))
        }
        var faults = styler.diagnostics.map(line)
        for declaration in Set(styler.rules.flatMap(\.declarations).map(\.nameSpan)).compactMap({ span in
            styler.rules.lazy.flatMap(\.declarations).first { $0.nameSpan == span }
        }) {
            let owners = registry.classes.compactMap { registry.property(declaration.keyPath, ofClass: $0.name) }
            let expression = MathExpression.parse(declaration.value, grammar: .value, dialect: declaration.dialect)
            var found: [String] =
                owners.isEmpty ? ["\(place(declaration.nameSpan)) unknown property \(declaration.keyPath)"] : []
            for property in owners {
                let input = ConversionInput(
                    expression, scope: styler.globalScope, registry: registry, property: property.keyPath)
                guard let converter = registry.converter(forType: property.definition.type) else { continue }
                let conversion = ValueConversion(converter: converter, range: property.definition.range)
                if conversion.result(input) != nil || ["current", "initial"].contains(declaration.value.text) {
                    found = []
                    break
                }
                found = conversion.faults(input).map(line)
            }
            faults += found
        }
        // Rules of layout belong to a later version, and say so.
        return faults.filter { !$0.contains("layout rules are not available yet") }.sorted()
    }

    private func line(_ diagnostic: Diagnostic) -> String {
        "\(diagnostic.span.map(place) ?? "-") \(diagnostic.message)"
    }

    private func place(_ span: SourceSpan) -> String {
        "\(span.fileName.split(separator: "/").last ?? ""):\(span.startLocation.line)"
    }

    private static let tests = "interfacss/1.5.5/InterfaCSS Tests/TestData/"
    private static let samples = "interfacss/1.5.5/Samples/"

    @Test(
        "every declaration is understood, or the reason stands here",
        arguments: [
            (["classy/Tests/Stylesheets/UIAppearance-Basic.cas"], [String]()),
            (["classy/Tests/Stylesheets/UIKit-Basic.cas"], []),
            ([tests + "styleSheetPropertyValues.css"], []),
            ([tests + "interfaCSSTests-variables.css", tests + "interfaCSSTests.css"], []),
            (["interfacss/2.0/Core/Test/TestData/propertyValues.css"], []),
            ([samples + "HelloISSLayout/ISSLayout/styles.css", samples + "HelloISSLayout/ISSLayout/layout.css"], []),
            (
                [
                    samples + "SimpleSample/SimpleSample/constants.css", samples + "SimpleSample/SimpleSample/main.css",
                    samples + "SimpleSample/SimpleSample/prototypeExample.css",
                    samples + "SimpleSample/SimpleSample/IBViewController.css",
                ], []
            ),
        ])
    func understood(paths: [String], known: [String]) throws {
        let found = try faults(paths)
        #expect(found == known, "\(found.joined(separator: "\n"))")
    }
}
