import StyleValues

/// A formula as the bytes of plain mathematics: compiled without tokens or steps, far quicker than by way of the general
/// parser.
struct FormulaText: FormulaSource {
    let frame: VariableFrame
    let words: NameTable<FormulaWord>
    let functions: NameTable<FormulaFunction>
    /// The next byte, and the end of the text.
    var next: UnsafePointer<UInt8>
    let end: UnsafePointer<UInt8>
    var depth = 0
    /// Whether blanks and `/` separate directly here, as in `rgb(1 2 3 / 50%)`: what could be either is not known here.
    var isSpaced = false

    init(_ text: UnsafeBufferPointer<UInt8>, start: UnsafePointer<UInt8>, frame: VariableFrame) {
        self.frame = frame
        words = frame.words.pointee
        functions = frame.functions
        next = start
        end = start + text.count
    }

    static func operand(_ compiler: inout FormulaCompiler<FormulaText>) throws(NotNumeric) -> FormulaOperand {
        try compiler.conditional()
    }

    static func rightOperand(
        _ precedence: Precedence, _ compiler: inout FormulaCompiler<FormulaText>
    ) throws(NotNumeric) -> FormulaOperand {
        try compiler.operation(precedence.tighter)
    }

    static func takeSign(_ sign: UInt8, _ compiler: inout FormulaCompiler<FormulaText>) -> Bool {
        compiler.skipBlanks()
        guard compiler.byte == sign else { return false }
        compiler.source.next += 1
        return true
    }

    /// Blank, tab, and the ends of lines, as bits.
    fileprivate static var blanks: UInt64 { 1 << 0x20 | 1 << 0x09 | 1 << 0x0A | 1 << 0x0C | 1 << 0x0D }

    /// Letters, digits, `_`; what is not ASCII and escapes too, which are not known here.
    @inline(__always)
    static func belongsToName(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
            || byte >= 0x80 || byte == UInt8(ascii: "\\")
    }
}

// MARK: - Bytes

extension FormulaCompiler<FormulaText> {
    var next: UnsafePointer<UInt8> {
        @inline(__always) get { source.next }
        @inline(__always) set { source.next = newValue }
    }

    var end: UnsafePointer<UInt8> {
        @inline(__always) get { source.end }
    }

    /// The next byte; 0 at the end.
    @inline(__always)
    var byte: UInt8 { next < end ? next.pointee : 0 }

    /// The byte after the next one.
    @inline(__always)
    var byteAfter: UInt8 { end - next > 1 ? next[1] : 0 }

    @inline(__always)
    mutating func skipBlanks() {
        while next < end, next.pointee <= 0x20, FormulaText.blanks & (1 << UInt64(next.pointee)) != 0 { next += 1 }
    }

    /// Whether that word stands here, whole.
    func isWord(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        guard end - next >= length else { return false }
        for offset in 0..<length where next[offset] != word.utf8Start[offset] { return false }
        return end - next == length || !FormulaText.belongsToName(next[length])
    }

    @inline(__always)
    mutating func deeper() throws(NotNumeric) {
        source.depth += 1
        guard source.depth <= ExpressionLimits.depth else { throw NotNumeric() }
    }
}
