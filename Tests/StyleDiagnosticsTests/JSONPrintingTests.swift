import StyleDiagnostics
import Testing

@Suite("JSON printing")
struct JSONPrintingTests {
    @Test("objects keep their order and there are no blanks")
    func compact() {
        let value: JSONValue = ["version": 1, "b": ["x", nil, true, false], "a": [:], "c": []]
        #expect(value.compactText == #"{"version":1,"b":["x",null,true,false],"a":{},"c":[]}"#)
    }

    @Test("nested containers are separated by commas")
    func nested() {
        let value: JSONValue = [[], [[]], [1, [2, 3], ["a": [4]], ["a": ["b": 5], "c": 6]]]
        #expect(value.compactText == #"[[],[[]],[1,[2,3],{"a":[4]},{"a":{"b":5},"c":6}]]"#)
    }

    // Expected texts: the shortest digits that read back, as ECMA-262 Number::toString finds them.
    @Test(
        "numbers are the shortest that read back",
        arguments: [
            (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-12.0, "-12"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"),
            (1e15, "1000000000000000"),
            (1.0 / 3, "0.3333333333333333"), (1e22, "1e+22"), (.leastNonzeroMagnitude, "5e-324"), (.nan, "\"NaN\""),
            (.infinity, "\"Infinity\""), (-.infinity, "\"-Infinity\""),
        ])
    func numbers(number: Double, text: String) {
        #expect(JSONValue.number(number).compactText == text)
    }

    @Test("quotes, backslashes and controls are escaped, the rest is not")
    func strings() {
        #expect(JSONValue.string("a\"b\\c/\n\r\t\u{8}\u{C}").compactText == #""a\"b\\c/\n\r\t\b\f""#)
        #expect(JSONValue.string("\u{0}\u{1B}[31m\u{7F}").compactText == #""\u0000\u001b[31m\u007f""#)
        #expect(JSONValue.string("\u{9B}31m\u{A0}é€😀").compactText == "\"\\u009b31m\u{A0}é€😀\"")
    }

    @Test("keys are escaped as strings are")
    func keys() {
        #expect(JSONValue.object(["a\"\n": 1]).compactText == #"{"a\"\n":1}"#)
    }

    @Test("depth costs no stack")
    func deep() {
        // As deep as values can be released: freeing nested enums recurses in the runtime.
        var value: JSONValue = 1
        for _ in 0..<2000 { value = [value] }
        #expect(value.compactText.utf8.count == 4001)
    }
}
