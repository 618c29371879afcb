import StyleDiagnostics
import StyleEngine
import StyleSyntax
import StyleTesting
import StyleValues
import Testing

@Suite("Hosts")
struct HostingTests {
    private static func registry() throws -> PropertyRegistry {
        var registry = PropertyRegistry.standard()
        try register(in: &registry)
        return registry
    }

    @Sendable
    private static func register(in registry: inout PropertyRegistry) throws {
        try registry.register(ClassDefinition("Card"))
        try registry.register(PropertyDefinition("alpha", of: "Card", type: "number"))
    }

    @Test("plain objects get their values and have their own back")
    func plainObjects() throws {
        let styles = try CardStyles()
        let (card, child) = (Card(), Card())
        card.children = [child]
        let element = styles.mirror(card, classes: ["hero"])
        let sheet = styles.styler.add(text: ".hero { alpha: .5; title: Hello } .hero card { alpha: .25 }")
        styles.styler.applyNow()
        #expect(card.alpha == 0.5 && card.title == "Hello" && child.alpha == 0.25)
        styles.styler.removeClass("hero", from: element)
        styles.styler.applyNow()
        #expect(card.alpha == 1 && card.title == "" && child.alpha == 1)
        styles.styler.addClass("hero", to: element)
        styles.styler.remove(sheet)
        styles.styler.applyNow()
        #expect(card.alpha == 1)
    }

    @Test("a theme that is made again tells what differs; its elements keep their handles and states")
    func reloading() throws {
        let styler = Styler(registry: try Self.registry())
        let theme = ReloadingTheme(styler: styler)
        func sheet(_ text: String) -> Stylesheet { .load(SourceFile(name: "t.css", text: text), dialect: .css, loader: nil) }
        let first = sheet("card { alpha: .5; elevation: $gap } card:selected { alpha: .25 }")
        #expect(try theme.load(sheet: first, gap: 4).map(\.keyPath) == ["alpha", "elevation"])
        let footer = try #require(styler.tree.roots.first)
        styler.setState("selected", true, of: footer)
        styler.applyNow()
        #expect(try theme.load(sheet: first, gap: 4).isEmpty)
        #expect(try theme.load(sheet: first, gap: 8).map { $0.new?.text } == ["8"])
        #expect(styler.tree.roots == [footer] && styler.computedStyle(of: footer)["alpha"]?.text == "0.25")
    }

    @Test("a host on the main actor has one pass for all changes of a turn")
    @MainActor
    func mainActor() async throws {
        let screen = Screen(registry: try Self.registry())
        screen.styler.add(text: "card { alpha: .5 } @media (min-width: 600px) { card { alpha: .25 } }")
        let card = screen.styler.insert("Card")
        screen.resize(width: 700, height: 400)
        #expect(screen.passes == 0)
        while screen.passes == 0 { await Task.yield() }
        #expect(screen.styler.computedStyle(of: card)["alpha"] == .number(Quantity(0.25)))
        await Task.yield()
        #expect(screen.passes == 1)
    }

    @Test("an actor hands out changes")
    func actor() async throws {
        let service = try StyleService(register: Self.register)
        await service.add(Stylesheet.load(SourceFile(name: "s.css", text: ".x { alpha: .5 }"), dialect: .css, loader: nil))
        await service.insert("Card", key: "a")
        #expect(await service.changes().isEmpty)
        await service.addClass("x", to: "a")
        let changes = await service.changes()
        #expect(changes.map { $0.new } == [.number(Quantity(0.5))])
    }
}
