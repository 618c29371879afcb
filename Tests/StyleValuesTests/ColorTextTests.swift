import StyleValues
import Testing

@Suite("Text of colours")
struct ColorTextTests {
    @Test(
        "hexadecimal digits",
        arguments: [
            ("fff", "#ffffff"), ("0008", "#00000088"), ("A0b4DC", "#a0b4dc"), ("33669988", "#33669988"),
            ("123456ff", "#123456"), ("", nil), ("ff", nil), ("12345", nil), ("1234567", nil), ("123456789", nil),
            ("ggg", nil), ("é1", nil),
        ] as [(String, String?)])
    func hexadecimal(digits: String, text: String?) { #expect(Color(hexDigits: Array(digits.utf8))?.text == text) }

    @Test("every pair of digits is kept")
    func everyByte() {
        for byte in 0...255 {
            let color = Color(red8: byte, green8: 255 - byte, blue8: 0, alpha8: byte)
            let text = color.text
            #expect(text.utf8.count == (byte == 255 ? 7 : 9))
            #expect(Color(hexDigits: Array(text.utf8.dropFirst())) == color)
        }
    }

    @Test("what is not n/255 prints as rgb, other spaces as color")
    func other() {
        #expect(Color(red: 0.5, green: 0, blue: 1).text == "rgb(127.5 0 255)")
        #expect(Color(red8: 64, green8: 64, blue8: 64).withAlpha(0.5).text == "rgb(64 64 64 / 0.5)")
        #expect(Color(.displayP3, 1, 0.5, 0).text == "color(display-p3 1 0.5 0)")
        #expect(Color(.displayP3, 1, 0.5, 0, alpha: 0.25).text == "color(display-p3 1 0.5 0 / 0.25)")
        #expect(Color(red: 1.5, green: 0, blue: 0).text == "color(srgb 1.5 0 0)")
    }

    @Test("the numbers of the text give the components exactly")
    func exactness() {
        var value = 0.0
        while value < 1 {
            let color = Color(red: value, green: 1 - value, blue: value * value)
            let settled = color.settled()
            for (part, near) in zip(color.components, settled.components) { #expect(abs(part - near) < 1e-12) }
            for (text, wanted) in [(settled.text, settled), (color.text, color)] {
                #expect(read(text) == wanted, "\(text)")
            }
            #expect(!settled.text.hasPrefix("color"))
            value += 0.0137
        }
    }

    /// Reads `#…`, `rgb(a b c)` and `color(srgb a b c)`.
    private func read(_ text: String) -> Color? {
        if text.hasPrefix("#") { return Color(hexDigits: Array(text.utf8.dropFirst())) }
        let isRGB = text.hasPrefix("rgb")
        let numbers = text.drop { $0 != "(" }.dropFirst().dropLast().split(separator: " ").compactMap { Double($0) }
        guard numbers.count == 3 else { return nil }
        let parts = numbers.map { isRGB ? $0 / 255 : $0 }
        return Color(red: parts[0], green: parts[1], blue: parts[2])
    }
}

extension Color {
    fileprivate func withAlpha(_ alpha: Double) -> Color { Color(space, first, second, third, alpha: alpha) }
}
