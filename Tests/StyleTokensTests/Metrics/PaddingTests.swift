import StyleTokens
import StyleValues
import Testing

/// Tables A5 and A6: MMMStylesheet's paddings; thirds are given there with four decimals.
@Suite("Paddings")
struct PaddingTests {
    private static let rows: [(Double, [Double], [Double], [Double])] = [
        (8.0, [3.0, 4, 6, 8, 11, 16], [3.0, 4, 5.5, 8, 11.5, 16], [2.6667, 4, 5.6667, 8, 11.3333, 16]),
        (10, [4, 5, 7, 10, 14, 20], [3.5, 5, 7, 10, 14, 20], [3.6667, 5, 7, 10, 14, 20]),
        (12, [4, 6, 8, 12, 17, 24], [4, 6, 8.5, 12, 17, 24], [4.3333, 6, 8.3333, 12, 17, 24]),
        (15, [5, 8, 11, 15, 21, 30], [5.5, 7.5, 10.5, 15, 21, 30], [5.3333, 7.6667, 10.6667, 15, 21.3333, 30]),
        (16, [6, 8, 11, 16, 23, 32], [5.5, 8, 11.5, 16, 22.5, 32], [5.6667, 8, 11.3333, 16, 22.6667, 32]),
        (20, [7, 10, 14, 20, 28, 40], [7, 10, 14, 20, 28.5, 40], [7, 10, 14, 20, 28.3333, 40]),
    ]

    @Test("six paddings from one base by the square root of two, in whole pixels", arguments: rows)
    func table(normal: Double, once: [Double], twice: [Double], thrice: [Double]) {
        for (scale, expected) in [(1.0, once), (2, twice), (3, thrice)] {
            var metrics = Metrics(screen: MetricsScreen(scale: scale))
            metrics.settings.normalPadding = normal
            let paddings = PaddingStep.allCases.map { (metrics.padding($0) * 1e4).rounded() / 1e4 }
            #expect(paddings == expected, "\(normal) at \(scale)")
        }
    }

    @Test(
        "relative codes; other numbers only as the ancestor took them",
        arguments: [
            (0.0, 0.0, true), (0.125, 4, true), (0.25, 5, true), (0.5, 7, true), (1, 10, true), (2, 14, true),
            (4, 20, true),
            (0.126, 5, false), (0.3, 7, false), (0.75, 10, false), (1.5, 14, false), (3, 20, false), (-1, 4, false),
            (0.01, 4, false),
        ])
    func codes(code: Double, expected: Double, isKnown: Bool) throws {
        #expect(try Metrics().padding(code, mode: .mmm) == expected)
        if isKnown {
            #expect(try Metrics().padding(code) == expected)
        } else {
            #expect(throws: MetricsFault.self) { try Metrics().padding(code) }
        }
    }

    @Test("more than four is a fault in every mode")
    func tooMuch() {
        for mode in SizeClassMode.allCases {
            #expect(throws: MetricsFault.self) { try Metrics().padding(4.001, mode: mode) }
        }
    }

    @Test("rounding: none, points, pixels; any ratio")
    func rounding() {
        var metrics = Metrics(screen: MetricsScreen(scale: 2))
        metrics.settings.ratio = 1.5
        metrics.settings.rounding = .none
        #expect(metrics.padding(.large) == 15)
        #expect(metrics.padding(.extraLarge) == 22.5)
        metrics.settings.rounding = .point
        #expect(metrics.padding(.extraLarge) == 23)
        metrics.settings.rounding = .pixel
        #expect(metrics.padding(.extraLarge) == 22.5)
    }

    @Test("three dictionaries")
    func dictionaries() throws {
        #expect(
            Metrics().dictionary == [
                "extraExtraSmallPadding": 4, "extraSmallPadding": 5, "smallPadding": 7, "normalPadding": 10,
                "largePadding": 14,
                "extraLargePadding": 20,
            ])
        #expect(
            try Metrics().dictionary(fromRelativeInsets: (1, 2, 1, 2), keyPrefix: "cell")
                == ["cellTop": 10, "cellLeft": 14, "cellBottom": 10, "cellRight": 14])
        #expect(
            try Metrics().dictionary(fromRelativeInsets: (0, 0.5, 4, 0.25))
                == ["paddingTop": 0, "paddingLeft": 7, "paddingBottom": 20, "paddingRight": 5])
    }

    private struct Plain: MetricsStylesheet { var normalPadding: Double { 16 } }

    private struct Own: MetricsStylesheet {
        var screen = MetricsScreen(width: 768, height: 1024, scale: 2, idiom: "pad")
        var normalPadding: Double { 16 }
        var smallPadding: Double { 9 }
    }

    @Test("a stylesheet in Swift says one number, and overrides what it likes")
    func stylesheet() throws {
        #expect(Plain().extraLargePadding == 32 && Plain().smallPadding == 11)
        #expect(Own().sizeClass == .pad && Own().largePadding == 22.5)
        #expect(try Own().metrics.padding(0.5) == 9)
        #expect(try Own().metrics.value(["phone": 1, "pad": 2]) == 2)
    }

    @Test("a script's table changes settings, or nothing")
    func script() throws {
        var settings = MetricsSettings()
        try settings.set(
            .dictionary([
                "normalPadding": .number(16), "ratio": .number(1.5), "rounding": .string("point"),
                "smallPadding": .number(3),
                "breakpoints": .dictionary(["wide": .dictionary(["minWidth": .number(600)])]),
                "scales": .dictionary(["rest": .number(2)]),
            ]))
        let metrics = Metrics(settings: settings, screen: MetricsScreen(width: 700, height: 300))
        #expect(metrics.padding(.large) == 24 && metrics.padding(.small) == 3)
        #expect(try metrics.value(["wide": 1, "rest": 2]) == 1)
        #expect(try metrics.convert(3, from: .six, by: "scale") == 6)
        for wrong: [String: PlainData] in [
            ["normalPading": .number(1)], ["ratio": .number(0)], ["rounding": .string("even")],
            ["breakpoints": .dictionary(["pad": .dictionary([:])])],
            ["breakpoints": .dictionary(["x": .dictionary(["minWidth": .number(5), "maxWidth": .number(4)])])],
            ["scales": .dictionary(["7": .number(1)])],
        ] {
            #expect(throws: MetricsFault.self) {
                try settings.set(.dictionary(wrong.merging(["largePadding": .number(99)]) { $1 }))
            }
        }
        #expect(settings.paddings[.large] == nil)
    }
}
