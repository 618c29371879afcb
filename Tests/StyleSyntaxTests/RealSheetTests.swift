import StyleDiagnostics
import StyleSyntax
import Testing

/// The sheets of Classy and InterfaCSS, and what their tests say of them.
@Suite("Ancestors' sheets", .enabled(if: RealSheets.areThere))
struct RealSheetTests {
    private func load(_ path: String) -> Stylesheet {
        let loader = SourceLoader(files: .memory(RealSheets.contents))
        guard case .success(let file) = loader.open(path) else { return Stylesheet(name: path) }
        return Stylesheet.load(file, dialect: Dialect(fileName: path), loader: loader)
    }

    private func classy(_ name: String) -> Stylesheet { load("classy/Tests/Stylesheets/" + name) }

    @Test("all are clean but the two of bad data and the one that names its import by an injected variable")
    func clean() {
        let faulty = [
            "styleSheetWithBadData.css", "badData.css",  // four bad lines each, on purpose
            "Variables-Injection.cas",  // `@import $filename`, which only the host knows
        ]
        for (path, _) in RealSheets.all where !faulty.contains(where: { path.hasSuffix("/" + $0) }) {
            let found = load(path).diagnostics.map { FlatRules.place($0) + " " + $0.message }
            #expect(found == [], "\(path)")
        }
        #expect(classy("Variables-Injection.cas").diagnostics.map(\.id) == ["import.undefined-variable"])
        #expect(classy("Variables-Injection.cas").rules.map(\.declarations.count) == [4])
    }

    // Rules that declare something, counted by hand in the files.
    @Test(
        "rules and their declarations",
        arguments: [
            ("Selectors-Messy.cas", [1, 2, 1, 1, 1]), ("Selectors-Complex.cas", [2, 2, 2, 2, 2, 2]),
            ("Selectors-Indentation.cas", [2, 2, 3, 3, 4, 4]), ("Selectors-Hierarchy.cas", [1, 2, 3, 4]),
            ("Selectors-Nested.cas", [2, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2]), ("Properties-Args.cas", [3]),
            ("Properties-Basic.cas", [2, 2, 2, 3, 3]), ("Properties-Nested.cas", [7, 1, 1]),
            ("Variables-Basic.cas", [2, 2, 1]),
            ("UIKit-MultipleClasses.cas", [1, 1, 1]), ("Precedence-2.cas", [1, 1, 1]), ("CustomView-Basic.cas", [5]),
        ])
    func counts(name: String, declarations: [Int]) {
        #expect(classy(name).rules.map(\.declarations.count) == declarations)
    }

    @Test("nested selectors stand in source order, groups multiplied")
    func nested() {
        let selectors = classy("Selectors-Nested.cas").rules.map(\.selector.text)
        #expect(
            Array(selectors[4...8]) == [
                "UIView UINavigationBar > UIView", "UITabBar.nice UITextField", "UISegmentedControl.nice UITextField",
                "UITabBar.nice UITextField.nicer", "UISegmentedControl.nice UITextField.nicer",
            ])
        #expect(
            classy("Selectors-Complex.cas").rules[0].selector.text == "UIButton[coolness:alot, state:selected].command")
        #expect(
            classy("Selectors-Complex.cas").rules[5].selector.text
                == "UINavigationBar.videoNavBar UIButton[state:highlighted]")
    }

    @Test("media conditions keep their order, inner first")
    func media() {
        let rules = classy("Selectors-Media-Queries.cas").rules
        #expect(rules.count == 16)
        #expect(
            rules.compactMap(\.media?.text) == [
                "ipad, (version:>=6)", "(version:>=7.0.1)", "phone", "(version:<=6.1) and phone", "ipad",
                "(version:5.0.1) and ipad",
                "(version:>5)", "(version:>5)", "(screen-height:>200)", "(screen-width:>100) and (version:>=6.0)",
                "(version:<6.0) and (screen-width:>100)",
            ])
    }

    @Test("nested properties have key paths and places of their own")
    func nestedProperties() {
        let declarations = classy("Properties-Nested.cas").rules[0].declarations
        #expect(
            declarations.map(FlatRules.text) == [
                "background-color: #fff", "border-width: 1", "embed.font: arial 15",
                "embed.paragraphStyle.maximumLineHeight: 2",
                "embed.paragraphStyle.minimumLineHeight: 4", "embed.kern: 5", "embed.stuff: \"1 more thing\"",
            ])
        #expect(declarations[3].nameSpan.startLocation == SourceLocation(line: 12, column: 7))
    }

    @Test("imports go two levels deep, in place, variables with them")
    func imports() {
        let sheet = classy("Import-Base.cas")
        #expect(sheet.rules.map(\.selector.text) == ["UIView.two", "UIView.one", "UIView.base"])
        #expect(sheet.variables.map { $0.name + "=" + $0.value.text } == ["var5=5", "var6=6", "var3=3", "var4=4"])
        #expect(sheet.files.count == 3)
    }

    @Test("variables hold several values, property by property")
    func variables() {
        let variables = classy("Variables-Basic.cas").variables.map {
            $0.name + ": " + FlatRules.squeezed($0.value.text)
        }
        #expect(
            Set(variables) == [
                "border-width: 2", "textInsets: 4 3 2 1", "defaultFontName: Avenir-Heavy", "another-var: 2000",
            ])
    }

    @Test("variables at the top and in :root, parameters after a double underscore")
    func propertyValues() throws {
        let sheet = load("interfacss/2.0/Core/Test/TestData/propertyValues.css")
        let variables = Dictionary(sheet.variables.map { ($0.name, $0.value.text) }, uniquingKeysWith: { $1 })
        #expect(variables["numericalConstant"] == "42")
        #expect(variables["mathExpressionConstant"] == "10 ** (3 - 1)")
        #expect(variables["font1"] == "15 HelveticaNeue-Medium")
        #expect(variables["nestedVariable"] == "--fontNameVariable --fontSizeVariable")
        let parameters = try #require(sheet.rules.first { $0.selector.text == ".parameters" })
        #expect(
            parameters.declarations.map(FlatRules.text) == [
                "params1[selected]: blue", "params2[selected, highlighted]: blue",
            ])
        let prefixes = try #require(sheet.rules.first { $0.selector.text == ".prefixes" })
        #expect(prefixes.declarations.map(\.keyPath) == ["layer.borderWidth"])
        #expect(sheet.rules.contains { $0.selector.text == ".nestedWithEmpty .withValue" })
    }
}
