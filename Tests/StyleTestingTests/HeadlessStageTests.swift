import StyleEngine
import StyleTesting
import Testing

@Suite("Headless stage")
struct HeadlessStageTests {
    private struct Cards: StyleExtension {
        let name = "cards"

        func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
            try registry.register(ClassDefinition("Card"))
            try registry.register(PropertyDefinition("alpha", of: "Card", type: "number"))
        }
    }

    @Test("what holds throws nothing")
    func holds() throws {
        let stage = try HeadlessStage(Cards())
        stage.add(sheet: "card { alpha: .25 } card.x { alpha: .5 } card:selected { alpha: 1 }")
        let card = stage.insert("Card", classes: ["x"])
        try stage.expect(card, "alpha", is: "0.5")
        try stage.expect(stage.insert("Card", states: ["selected"], into: card), "alpha", is: "1")
        try stage.expectChanges(["0 alpha: 0.5 -> 0.25"]) { stage.styler.removeClass("x", from: card) }
        try stage.expectNoFaults()
    }

    @Test("what does not hold says what there is and why")
    func mismatch() throws {
        let stage = try HeadlessStage(Cards())
        stage.add(sheet: "card { alpha: .25 } card.x { alpha: .5 }", name: "cards.css")
        let card = stage.insert("Card", classes: ["x"])
        #expect(message { try stage.expect(card, "alpha", is: "1") } == """
            Card 0: expected alpha to be "1", it is "0.5"
              0.5 at cards.css:1:30 by card.x: wins
              0.25 at cards.css:1:8 by card: lost by specificity
            """)
        #expect(message { try stage.expect(card, "alpah", is: "1") }?.contains("did you mean \"alpha\"") == true)
        #expect(message { try stage.expectChanges([]) { stage.styler.removeClass("x", from: card) } }?.contains("0 alpha: 0.5 -> 0.25") == true)
        stage.add(sheet: "card { alpha: nonsense }")
        #expect(message { try stage.expectNoFaults() }?.contains("value.unexpected") == true)
    }

    private func message(_ body: () throws -> Void) -> String? {
        do { try body() } catch { return (error as? StyleMismatch)?.description }
        return nil
    }
}
