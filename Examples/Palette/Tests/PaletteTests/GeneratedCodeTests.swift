import Palette
import Testing

@Suite("Code generated before compilation")
struct GeneratedCodeTests {
    @Test("the colors are those of the list, n/255 each")
    func colors() {
        #expect(Brand.green == Brand.Color(red: 179.0 / 255, green: 237.0 / 255, blue: 59.0 / 255))
        #expect(Brand.mutedInk == Brand.Color(red: 128.0 / 255, green: 128.0 / 255, blue: 128.0 / 255))
        #expect(Brand.all.map(\.name) == ["green", "action", "ink", "mutedInk"])
    }

    @Test("every font style has a label class")
    func labels() {
        #expect(LabelA1().font == Typography.a1)
        #expect(LabelB2().font?.size == 11)
        #expect(Typography.all.map(\.name) == ["A1", "A2", "B1", "B2", "B3"])
    }
}
