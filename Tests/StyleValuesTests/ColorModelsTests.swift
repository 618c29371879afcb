import StyleValues
import Testing

/// Expected values computed with coloraide 8.13.
@Suite("Models of colour")
struct ColorModelsTests {
    /// Hue, two fractions; red, green, blue of them as HSL, HSB, HWB.
    private static let grid: [[Double]] = [
        [0, 0, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.8, 0, 0],
        [0, 0, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.8, 0.2, 0, 0],
        [0, 0.25, 0, 0, 0, 0, 0, 0, 0, 1, 0.25, 0.25],
        [0, 0.25, 0.8, 0.85, 0.75, 0.75, 0.8, 0.6, 0.6, 0.238095238095, 0.238095238095, 0.238095238095],
        [0, 1, 0.2, 0.4, 0, 0, 0.2, 0, 0, 0.833333333333, 0.833333333333, 0.833333333333],
        [0, 1, 1, 1, 1, 1, 1, 0, 0, 0.5, 0.5, 0.5],
        [30, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0.5, 0],
        [30, 0.25, 1, 1, 1, 1, 1, 0.875, 0.75, 0.2, 0.2, 0.2],
        [30, 0.6, 0.8, 0.92, 0.8, 0.68, 0.8, 0.56, 0.32, 0.428571428571, 0.428571428571, 0.428571428571],
        [30, 0.6, 1, 1, 1, 1, 1, 0.7, 0.4, 0.375, 0.375, 0.375],
        [30, 1, 0.8, 1, 0.8, 0.6, 0.8, 0.4, 0, 0.555555555556, 0.555555555556, 0.555555555556],
        [75, 0.25, 1, 1, 1, 1, 0.9375, 1, 0.75, 0.2, 0.2, 0.2],
        [75, 1, 1, 1, 1, 1, 0.75, 1, 0, 0.5, 0.5, 0.5],
        [150, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0.5],
        [150, 0.25, 0.2, 0.15, 0.25, 0.2, 0.15, 0.2, 0.175, 0.25, 0.8, 0.525],
        [150, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
        [200, 0, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0, 0.533333333333, 0.8],
        [200, 0.25, 0, 0, 0, 0, 0, 0, 0, 0.25, 0.75, 1],
        [200, 0.6, 1, 1, 1, 1, 0.4, 0.8, 1, 0.375, 0.375, 0.375],
        [200, 1, 0.5, 0, 0.666666666667, 1, 0, 0.333333333333, 0.5, 0.666666666667, 0.666666666667, 0.666666666667],
        [200, 1, 1, 1, 1, 1, 0, 0.666666666667, 1, 0.5, 0.5, 0.5],
        [285, 0, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.6, 0, 0.8],
        [285, 0.6, 0, 0, 0, 0, 0, 0, 0, 0.9, 0.6, 1],
        [285, 0.6, 0.2, 0.26, 0.08, 0.32, 0.17, 0.08, 0.2, 0.75, 0.6, 0.8],
        [285, 0.6, 0.8, 0.86, 0.68, 0.92, 0.68, 0.32, 0.8, 0.428571428571, 0.428571428571, 0.428571428571],
        [285, 1, 0.8, 0.9, 0.6, 1, 0.6, 0, 0.8, 0.555555555556, 0.555555555556, 0.555555555556],
        [359, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0.016666666667],
        [359, 0, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.8, 0, 0.013333333333],
        [359, 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0],
        [359, 0.25, 0.2, 0.25, 0.15, 0.151666666667, 0.2, 0.15, 0.150833333333, 0.8, 0.25, 0.259166666667],
        [359, 0.6, 0, 0, 0, 0, 0, 0, 0, 1, 0.6, 0.606666666667],
        [359, 0.6, 0.5, 0.8, 0.2, 0.21, 0.5, 0.2, 0.205, 0.545454545455, 0.545454545455, 0.545454545455],
        [359, 0.6, 0.8, 0.92, 0.68, 0.684, 0.8, 0.32, 0.328, 0.428571428571, 0.428571428571, 0.428571428571],
        [359, 0.6, 1, 1, 1, 1, 1, 0.4, 0.41, 0.375, 0.375, 0.375],
        [359, 1, 0.2, 0.4, 0, 0.006666666667, 0.2, 0, 0.003333333333, 0.833333333333, 0.833333333333, 0.833333333333],
        [359, 1, 0.5, 1, 0, 0.016666666667, 0.5, 0, 0.008333333333, 0.666666666667, 0.666666666667, 0.666666666667],
    ]

    @Test("hue models agree with an independent implementation", arguments: grid)
    func models(row: [Double]) {
        let colors = [
            Color(hue: row[0], saturation: row[1], lightness: row[2]),
            Color(hue: row[0], saturation: row[1], brightness: row[2]),
            Color(hue: row[0], whiteness: row[1], blackness: row[2]),
        ]
        for (index, color) in colors.enumerated() {
            for (part, wanted) in zip(color.components, row[(3 + index * 3)...]) {
                #expect(abs(part - wanted) < 1e-9, "\(row) \(color)")
            }
        }
    }

    @Test("a colour taken apart and put together is the same")
    func inverse() {
        for red in stride(from: 0, through: 255, by: 51) {
            for green in stride(from: 0, through: 255, by: 15) {
                for blue in stride(from: 0, through: 255, by: 17) {
                    let color = Color(red8: red, green8: green, blue8: blue)
                    let (hsl, hsb) = (color.hsl, color.hsb)
                    #expect(
                        Color(hue: hsl.hue, saturation: hsl.saturation, lightness: hsl.lightness).settled()
                            == color.settled())
                    #expect(
                        Color(hue: hsb.hue, saturation: hsb.saturation, brightness: hsb.brightness).settled()
                            == color.settled())
                    #expect(hsl.hue >= 0 && hsl.hue < 360)
                }
            }
        }
    }

    @Test("hues of any size go round, and those that are no number are 0")
    func hues() {
        let red = Color(hue: 0, saturation: 1, lightness: 0.5)
        for hue in [360, -360, 720, Double.infinity, .nan] {
            #expect(Color(hue: hue, saturation: 1, lightness: 0.5) == red)
        }
        #expect(Color(hue: -120, saturation: 1, lightness: 0.5) == Color(hue: 240, saturation: 1, lightness: 0.5))
    }
}
