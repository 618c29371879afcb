import StyleTokens
import Testing

/// Tables A3 and A4: MMMStylesheet's converters and extrapolation.
@Suite("Conversions between size classes")
struct ConversionTests {
    private static let others: [SizeClass: [SizeClass]] = [
        .classic: [.six, .sixPlus, .pad], .six: [.classic, .sixPlus, .pad], .sixPlus: [.classic, .six, .pad],
        .pad: [.classic, .six, .sixPlus],
    ]

    private static let widthRows: [(Double, [Double], [Double], [Double], [Double])] = [
        (10.0, [12.0, 13, 24], [9.0, 11, 20], [8.0, 9, 19], [4.0, 5, 5]),
        (12, [14, 16, 29], [10, 13, 25], [9, 11, 22], [5, 6, 6]),
        (15, [18, 19, 36], [13, 17, 31], [12, 14, 28], [6, 7, 8]),
        (16, [19, 21, 38], [14, 18, 33], [12, 14, 30], [7, 8, 9]),
        (17, [20, 22, 41], [15, 19, 35], [13, 15, 32], [7, 8, 9]),
        (20, [23, 26, 48], [17, 22, 41], [15, 18, 37], [8, 10, 11]),
        (44, [52, 57, 106], [38, 49, 90], [34, 40, 82], [18, 21, 24]),
        (100, [117, 129, 240], [85, 110, 205], [77, 91, 186], [42, 49, 54]),
    ]

    @Test("lengths by width, in whole points", arguments: widthRows)
    func widths(value: Double, classic: [Double], six: [Double], sixPlus: [Double], pad: [Double]) throws {
        for (source, expected) in [(SizeClass.classic, classic), (.six, six), (.sixPlus, sixPlus), (.pad, pad)] {
            let targets = Self.others[source] ?? []
            let results = try targets.map { try MetricsConverter.width.convert(value, from: source, to: $0) }
            #expect(results == expected, "\(value) from \(source)")
        }
    }

    /// The ancestor computes in 32 bits. For whole and half points up to 1000 that gives the same whole points.
    @Test("thirty-two bits would change nothing")
    func singlePrecision() throws {
        for source in SizeClass.allCases {
            for target in SizeClass.allCases {
                let scale = Float(target.width) / Float(source.width)
                for half in 0...2000 {
                    let value = Double(half) / 2
                    let single = Double((Float(value) * scale).rounded())
                    #expect(
                        try MetricsConverter.width.convert(value, from: source, to: target) == single,
                        "\(value) \(source) \(target)")
                }
            }
        }
    }

    @Test("a value is rounded even where nothing is converted, halves away from zero")
    func rounding() throws {
        #expect(try MetricsConverter.width.convert(10.4, from: .six, to: .six) == 10)
        #expect(try MetricsConverter.width.convert(10.5, from: .six, to: .six) == 11)
        #expect(try MetricsConverter.width.convert(-10.5, from: .six, to: .six) == -11)
    }

    @Test("scales: own, rest, or a fault")
    func scales() throws {
        #expect(try MetricsConverter.scales(["6": 1.5]).convert(3, from: .six, to: .pad) == 5)
        #expect(try MetricsConverter.scales(["rest": 2]).convert(3, from: .pad, to: .six) == 6)
        #expect(throws: MetricsFault.self) { try MetricsConverter.scales(["6": 2]).convert(3, from: .pad, to: .six) }
        #expect(throws: MetricsFault.self) {
            try MetricsConverter.dimensions([.six: 375]).convert(3, from: .six, to: .pad)
        }
        #expect(try MetricsConverter.keep.convert(3.25, from: .pad, to: .six) == 3.25)
        #expect(
            try MetricsConverter.custom { value, from, to in value + to.width - from.width }.convert(
                3, from: .classic, to: .six) == 58)
    }

    private static func metrics(_ current: SizeClass) -> Metrics {
        Metrics(screen: MetricsScreen(width: current.width, height: 3000, idiom: current == .pad ? "pad" : "phone"))
    }

    private static let extrapolationRows: [([(SizeClass, Double)], SizeClass, Double)] = [
        ([(SizeClass.classic, 10.0), (.six, 12)], SizeClass.sixPlus, 13.0), ([(.classic, 10), (.six, 12)], .pad, 32),
        ([(.classic, 16), (.pad, 32)], .six, 19), ([(.classic, 16), (.pad, 32)], .sixPlus, 20),
        ([(.six, 20), (.sixPlus, 24)], .classic, 14), ([(.six, 17)], .classic, 15), ([(.six, 17)], .pad, 35),
        ([(.six, 17.25), (.pad, 3)], .six, 17.25),
    ]

    @Test("extrapolation from one length and from two", arguments: extrapolationRows)
    func extrapolation(table: [(SizeClass, Double)], current: SizeClass, expected: Double) throws {
        let entries = table.map { (sizeClass: $0.0, value: $0.1) }
        #expect(try Self.metrics(current).extrapolate(entries) == expected)
        #expect(try Self.metrics(current).extrapolate(entries.reversed()) == expected, "the order does not matter")
        #expect(try Self.metrics(current).extrapolate(entries, mode: .mmm) == expected)
    }

    @Test("exceptions come first; none, three and equal ones are faults")
    func exceptions() throws {
        let table = [(sizeClass: SizeClass.classic, value: 10.0), (sizeClass: .six, value: 12)]
        #expect(try Self.metrics(.pad).extrapolate(table, except: [.pad: 16]) == 16)
        #expect(try Self.metrics(.sixPlus).extrapolate(table, except: [.pad: 16]) == 13)
        #expect(throws: MetricsFault.self) { try Self.metrics(.pad).extrapolate([]) }
        #expect(throws: MetricsFault.self) { try Self.metrics(.pad).extrapolate(table + [(.sixPlus, 1)]) }
        #expect(throws: MetricsFault.self) { try Self.metrics(.pad).extrapolate([table[0], table[0]]) }
    }

    @Test("converters go by name")
    func names() throws {
        var settings = MetricsSettings()
        settings.converters["double"] = .custom { value, _, _ in value * 2 }
        let metrics = Metrics(settings: settings)
        #expect(try metrics.convert(10, from: .classic) == 12)
        #expect(try metrics.convert(10, from: .classic, by: "double") == 20)
        #expect(throws: MetricsFault.self) { try metrics.convert(10, from: .classic, by: "treble") }
    }
}
