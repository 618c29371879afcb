import StyleTokens
import Testing

/// Tables A1 and A2: MMMStylesheet's classes and lookups.
@Suite("Size classes")
struct SizeClassTests {
    @Test(
        "the ancestor classes by the shorter side alone",
        arguments: [
            (0.0, SizeClass.classic), (320, .classic), (321, .six), (375, .six), (376, .sixPlus), (390, .sixPlus),
            (393, .sixPlus),
            (402, .sixPlus), (414, .sixPlus), (415, .pad), (428, .pad), (430, .pad), (440, .pad), (744, .pad),
            (768, .pad), (1024, .pad),
        ])
    func ancestor(side: Double, expected: SizeClass) {
        #expect(MetricsScreen(width: side, height: 2000).sizeClass(.mmm) == expected)
        #expect(MetricsScreen(width: 2000, height: side).sizeClass(.mmm) == expected)
    }

    @Test(
        "only a tablet is a tablet",
        arguments: [
            (428.0, "phone", SizeClass.sixPlus), (440, "phone", .sixPlus), (768, "phone", .sixPlus), (768, "pad", .pad),
            (1024, "pad", .pad), (1920, "tv", .sixPlus),
        ])
    func tablets(side: Double, idiom: String, expected: SizeClass) {
        #expect(MetricsScreen(width: side, height: 2000, idiom: idiom).sizeClass() == expected)
    }

    @Test("classes have the ancestor's names and widths")
    func rows() {
        #expect(SizeClass.allCases.map(\.rawValue) == ["classic", "6", "6plus", "pad"])
        #expect(SizeClass.allCases.map(\.width) == [320, 375, 414, 768])
    }

    private static func metrics(_ current: SizeClass) -> Metrics {
        Metrics(screen: MetricsScreen(width: current.width, height: 3000, idiom: current == .pad ? "pad" : "phone"))
    }

    @Test(
        "the ancestor's lookup: exact, rest, fixed order",
        arguments: [
            (SizeClass.six, ["6": 1, "rest": 9], 1.0), (.six, ["classic": 1, "rest": 9], 9),
            (.six, ["classic": 1, "6plus": 2], 1),
            (.classic, ["6plus": 2, "pad": 3], 2), (.sixPlus, ["classic": 1, "pad": 3], 1),
            (.pad, ["classic": 1, "6": 6], 6),
            (.six, ["rest": 7], 7), (.pad, ["rest": 7], 7),
        ])
    func lookup(current: SizeClass, table: [String: Double], expected: Double) throws {
        let keys = table.keys.sorted()
        #expect(table[keys[try Self.metrics(current).index(in: keys, mode: .mmm)]] == expected)
    }

    @Test("an empty table has no value")
    func empty() {
        for mode in SizeClassMode.allCases {
            #expect(throws: MetricsFault.self) { try Self.metrics(.six).index(in: [], mode: mode) }
        }
    }

    @Test("by distance the nearest width stands in: 414 is nearer to 375 than 320")
    func distance() throws {
        #expect(try Self.metrics(.six).value(["classic": 1, "6plus": 2]) == 2)
        #expect(try Self.metrics(.six).value(["classic": 1, "rest": 9]) == 9, "rest beats the nearest")
        #expect(
            try Metrics(screen: MetricsScreen(width: 367, height: 800)).value(["classic": 1, "6plus": 2]) == 1,
            "of two the narrower")
    }

    @Test("idioms and named breakpoints are keys; the narrower word wins")
    func keys() throws {
        var settings = MetricsSettings()
        settings.breakpoints = [Breakpoint("my break", width: 400...500), Breakpoint("low", height: 0...400)]
        let phone = Metrics(settings: settings, screen: MetricsScreen(width: 428, height: 926))
        #expect(try phone.value(["phone": 1, "6plus": 2, "my break": 3, "rest": 4]) == 3)
        #expect(try phone.value(["phone": 1, "6plus": 2, "low": 3, "rest": 4]) == 2)
        #expect(try phone.value(["phone": 1, "low": 3, "rest": 4]) == 1)
        #expect(try phone.value(["tv": 1, "pad": 3, "rest": 4]) == 4)
        let television = Metrics(settings: settings, screen: MetricsScreen(width: 1920, height: 1080, idiom: "tv"))
        #expect(try television.value(["tv": 1, "pad": 3, "rest": 4]) == 1)
    }

    @Test("an unknown or repeated key is a fault with its place")
    func faults() {
        #expect { try Metrics().index(in: ["classic", "clasic"]) } throws: {
            ($0 as? MetricsFault)?.key == 1 && "\($0)".contains("did you mean \\\"classic\\\"")
        }
        #expect { try Metrics().index(in: ["pad", "pad"]) } throws: { ($0 as? MetricsFault)?.key == 1 }
    }
}
