import StyleDiagnostics
import Testing

@Suite("Suggestion")
struct SuggestionTests {
    @Test(
        "the nearest name is offered",
        arguments: [
            ("rased", "raised"), ("durration", "duration"), ("radus", "radius"), ("fadeDuratoin", "fade-duration"),
            ("FLAT", "flat"),
        ])
    func nearest(name: String, expected: String) {
        #expect(
            Suggestion.nearest(to: name, in: ["flat", "raised", "floating", "duration", "radius", "fade-duration"])
                == expected)
    }

    @Test("nothing is offered for what is far, empty or endless")
    func far() {
        #expect(Suggestion.nearest(to: "xyz", in: ["flat", "raised"]) == nil)
        #expect(Suggestion.nearest(to: "", in: ["a"]) == nil)
        #expect(Suggestion.nearest(to: String(repeating: "a", count: 100_000), in: ["a"]) == nil)
        #expect(Suggestion.nearest(to: "a", in: []) == nil)
    }

    @Test("in the shortest names a letter may be missing, but none is exchanged")
    func short() {
        #expect(Suggestion.nearest(to: "y", in: ["x", "ab"]) == nil)
        #expect(Suggestion.nearest(to: ".x", in: [".d"]) == nil)
        #expect(Suggestion.nearest(to: "x", in: ["y", "px"]) == "px")
        #expect(Suggestion.nearest(to: "X", in: ["x"]) == "x")
    }

    @Test("equally near names: the first one")
    func ties() {
        #expect(Suggestion.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    }

    @Test("the phrase goes to the end of a message")
    func phrase() {
        #expect(Suggestion.phrase(for: "rased", in: ["raised"]) == ", did you mean \"raised\"?")
        #expect(Suggestion.phrase(for: "zzz", in: ["raised"]) == "")
    }
}
