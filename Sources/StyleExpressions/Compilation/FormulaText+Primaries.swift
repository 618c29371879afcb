import StyleValues

extension FormulaCompiler<FormulaText> {
    /// A number, a name, a call, or something in parentheses.
    mutating func primary() throws(NotNumeric) -> FormulaOperand {
        try reserve()
        skipBlanks()
        let first = byte
        if first &- UInt8(ascii: "0") < 10 { return try number() }
        if (first | 0x20) &- UInt8(ascii: "a") < 26 || first == UInt8(ascii: "_") { return try word() }
        switch first {
        case UInt8(ascii: "("):
            next += 1
            try deeper()
            let outer = source.isSpaced
            source.isSpaced = false
            let operand = try conditional()
            source.isSpaced = outer
            source.depth -= 1
            try closeParenthesis()
            return operand
        case UInt8(ascii: "."): return try number()
        case UInt8(ascii: "$"), UInt8(ascii: "@"): return try markedVariable()
        case UInt8(ascii: "#"): return try hexColor()
        default: throw NotNumeric()
        }
    }

    mutating func closeParenthesis() throws(NotNumeric) {
        skipBlanks()
        guard byte == UInt8(ascii: ")") else { throw NotNumeric() }
        next += 1
    }

    // MARK: Names

    /// A constant, a variable or a call; parts are joined by points.
    private mutating func word() throws(NotNumeric) -> FormulaOperand {
        let start = next
        var hash = NameTable<FormulaWord>.emptyHash
        while next < end {
            let byte = next.pointee
            if (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_") {
                hash = NameTable<FormulaWord>.hash(hash, byte)
            } else if byte == UInt8(ascii: "."), (byteAfter | 0x20) &- UInt8(ascii: "a") < 26 {
                hash = NameTable<FormulaWord>.hash(hash, byte)
            } else {
                guard byte < 0x80, byte != UInt8(ascii: "\\"), byte != UInt8(ascii: ".") else { throw NotNumeric() }
                break
            }
            next += 1
        }
        let length = next - start
        skipBlanks()
        if byte == UInt8(ascii: "(") {
            guard let function = source.functions.meaning(start, length, hash) else { throw NotNumeric() }
            return try call(function)
        }
        switch source.words.meaning(start, length, hash) {
        case .variable(let register, let unit)?:
            try note(input: register)
            return .register(register, unit)
        case .constant(let value)?: return .constant(value)
        case .bool(let value)?: return .constant(value ? 1 : 0, isBool: true)
        case .reserved?: throw NotNumeric()
        case nil: return try namedColor(UnsafeBufferPointer(start: start, count: length))
        }
    }

    /// `$name`, `@name`: dashes belong to the name.
    private mutating func markedVariable() throws(NotNumeric) -> FormulaOperand {
        next += 1
        let start = next
        var hash = NameTable<FormulaWord>.emptyHash
        guard FormulaText.belongsToName(byte), byte &- UInt8(ascii: "0") >= 10 else { throw NotNumeric() }
        while next < end, FormulaText.belongsToName(next.pointee) || next.pointee == UInt8(ascii: "-") {
            guard next.pointee < 0x80, next.pointee != UInt8(ascii: "\\") else { throw NotNumeric() }
            hash = NameTable<FormulaWord>.hash(hash, next.pointee)
            next += 1
        }
        guard byte != UInt8(ascii: "."), byte < 0x80,
            case .variable(let register, let unit)? = source.words.meaning(start, next - start, hash)
        else { throw NotNumeric() }
        try note(input: register)
        return .register(register, unit)
    }

    // MARK: Colors

    /// `#` with hexadecimal digits.
    mutating func hexColor() throws(NotNumeric) -> FormulaOperand {
        next += 1
        let start = next
        while next < end, FormulaText.belongsToName(next.pointee) { next += 1 }
        guard byte != UInt8(ascii: "-"),
            let color = Color(hexDigits: UnsafeBufferPointer(start: start, count: next - start))
        else { throw NotNumeric() }
        return try load(color)
    }

    /// A word that nothing else has a meaning for.
    @inline(never)
    mutating func namedColor(_ word: UnsafeBufferPointer<UInt8>) throws(NotNumeric) -> FormulaOperand {
        guard let color = source.frame.context.namedColor(String(decoding: word, as: UTF8.self), .css) else {
            throw NotNumeric()
        }
        return try load(color)
    }

    // MARK: Numbers

    /// Digits with a fraction, an exponent, and the unit glued to them.
    private mutating func number() throws(NotNumeric) -> FormulaOperand {
        let start = next
        var digits: UInt64 = 0
        while next < end, next.pointee &- UInt8(ascii: "0") < 10 {
            digits = digits &* 10 &+ UInt64(next.pointee &- UInt8(ascii: "0"))
            next += 1
        }
        var fraction = 0
        if byte == UInt8(ascii: "."), byteAfter &- UInt8(ascii: "0") < 10 {
            next += 1
            let point = next
            while next < end, next.pointee &- UInt8(ascii: "0") < 10 {
                digits = digits &* 10 &+ UInt64(next.pointee &- UInt8(ascii: "0"))
                next += 1
            }
            fraction = next - point
        }
        guard next > start else { throw NotNumeric() }
        var value: Double
        if hasExponent || next - start > 16 {
            value = try longNumber(from: start)
        } else {
            // Both are exact below 2^53, so that the quotient is the nearest double.
            value = Double(digits)
            if fraction > 0 { value /= FormulaText.powerOfTen(fraction) }
        }
        guard next < end else { return .constant(value) }
        let byte = next.pointee
        guard byte != UInt8(ascii: ".") else { throw NotNumeric() }
        if byte == UInt8(ascii: "%") {
            next += 1
            return .constant(value, .percent)
        }
        guard (byte | 0x20) &- UInt8(ascii: "a") < 26 else { return .constant(value) }
        return .constant(value, try unit())
    }

    /// An `e` with digits after it.
    private var hasExponent: Bool {
        guard byte | 0x20 == UInt8(ascii: "e") else { return false }
        if byteAfter &- UInt8(ascii: "0") < 10 { return true }
        guard byteAfter == UInt8(ascii: "+") || byteAfter == UInt8(ascii: "-"), end - next > 2 else { return false }
        return next[2] &- UInt8(ascii: "0") < 10
    }

    /// A number whose digits are too many for a division, or that has an exponent.
    @inline(never)
    private mutating func longNumber(from start: UnsafePointer<UInt8>) throws(NotNumeric) -> Double {
        if hasExponent {
            next += 2
            while next < end, next.pointee &- UInt8(ascii: "0") < 10 { next += 1 }
        }
        let text = String(decoding: UnsafeBufferPointer(start: start, count: next - start), as: UTF8.self)
        guard let value = Double(text) else { throw NotNumeric() }
        return value
    }

    private mutating func unit() throws(NotNumeric) -> MeasureUnit {
        var key: UInt64 = 0
        var length = 0
        while next < end, (next.pointee | 0x20) &- UInt8(ascii: "a") < 26 {
            key = key << 8 | UInt64(next.pointee | 0x20)
            length += 1
            next += 1
        }
        guard length <= 8, byte < 0x80, let unit = source.frame.units[key] else { throw NotNumeric() }
        return unit
    }
}

extension FormulaText {
    /// Exact for 0 to 16.
    @inline(__always)
    fileprivate static func powerOfTen(_ exponent: Int) -> Double {
        var power = 1.0
        for _ in 0..<exponent { power *= 10 }
        return power
    }
}
