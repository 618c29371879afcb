import StyleDiagnostics
import StyleSyntax
import StyleValues

/// An expression of plain mathematics, ready to be evaluated again and again as the variables of its frame change.
///
/// One that has only numbers, bools and lists of them is register code, which takes a few nanoseconds and allocates
/// nothing; any other is bound anew at each evaluation. Both give the same values. Where no variable that it reads has
/// changed, the last result stands. It belongs to the thread of its frame.
public struct CompiledExpression {
    public let frame: VariableFrame
    private let program: FormulaProgram?
    private let general: MathExpression?

    /// Reads, binds and compiles a text.
    ///
    /// - Returns: nil with the errors that `MathExpression.parse` and `bind` give.
    /// Complexity: linear in the length.
    public static func compile(
        _ text: String, in frame: VariableFrame
    ) -> (expression: CompiledExpression?, diagnostics: [Diagnostic]) {
        var bytes = text
        if let program = bytes.withUTF8({ program(of: $0, in: frame) }) {
            return (CompiledExpression(frame: frame, program: program, general: nil), [])
        }
        return general(text, in: frame)
    }

    private static func program(of text: UnsafeBufferPointer<UInt8>, in frame: VariableFrame) -> FormulaProgram? {
        guard let start = text.baseAddress, text.count <= ExpressionLimits.mathematicsBytes else { return nil }
        var compiler = FormulaCompiler(text, start: start, frame: frame)
        guard let shape = try? compiler.compile() else { return nil }
        return FormulaProgram.make(compiler, shape)
    }

    @inline(never)
    private static func general(
        _ text: String, in frame: VariableFrame
    ) -> (expression: CompiledExpression?, diagnostics: [Diagnostic]) {
        let file = SourceFile(name: "<expression>", text: text)
        let expression = MathExpression.parse(SourceSpan(file, file.range), grammar: .mathematics, dialect: .css)
        let bound = expression.bind(in: frame, functions: frame.library, context: frame.context)
        guard !bound.diagnostics.containsError else { return (nil, bound.diagnostics) }
        return (CompiledExpression(frame: frame, program: nil, general: expression), bound.diagnostics)
    }

    // MARK: What it is

    /// Whether it is register code: `evaluate` gives its number, and allocates nothing.
    public var isNumeric: Bool { program != nil }

    /// How many numbers it gives; 0 where it is not numeric.
    public var count: Int { program?.header.elementCount ?? 0 }

    /// The unit of the number at a place from 0, canonical in its dimension; nil for plain numbers and bools.
    public func unit(at index: Int = 0) -> MeasureUnit? {
        guard let elements = program?.header.elements, elements.indices.contains(index) else { return nil }
        return elements[index].unit
    }

    /// The variables of the frame that it reads.
    public var variables: [VariableFrame.Variable] {
        if let program { return program.inputs.map(VariableFrame.Variable.init(register:)) }
        return (general?.variableNames ?? []).sorted().compactMap { frame[$0] }
    }

    // MARK: Evaluation

    /// The number, a bool as 0 or 1, of several numbers the first; NaN where it is not numeric.
    public func evaluate() -> Double {
        guard let program else { return .nan }
        return program.evaluate(frame.storage)
    }

    /// The first four numbers of several; those that it has not are 0.
    public func evaluateFour() -> SIMD4<Double> {
        guard let program else { return SIMD4(repeating: .nan) }
        let first = program.evaluate(frame.storage)
        guard program.header.elementCount > 1 else { return SIMD4(first, 0, 0, 0) }
        return program.withElements { elements in
            var result = SIMD4<Double>(repeating: 0)
            for index in 0..<min(elements.count, 4) { result[index] = elements[index] }
            return result
        }
    }

    /// Writes all numbers, as many as fit; gives how many it wrote.
    @discardableResult
    public func evaluate(into numbers: UnsafeMutableBufferPointer<Double>) -> Int {
        guard let program, !numbers.isEmpty else { return 0 }
        let first = program.evaluate(frame.storage)
        guard program.header.elementCount > 1 else {
            numbers[0] = first
            return 1
        }
        return program.withElements { elements in
            let count = min(elements.count, numbers.count)
            for index in 0..<count { numbers[index] = elements[index] }
            return count
        }
    }

    /// The value, whatever its type, lengths, angles and times in their canonical units; nil with the errors of
    /// functions and of places in lists.
    public func value() -> (value: ExpressionValue?, diagnostics: [Diagnostic]) {
        guard let program else {
            guard let general else { return (nil, []) }
            return general.bind(in: frame, functions: frame.library, context: frame.context).evaluateReporting()
        }
        let first = program.evaluate(frame.storage)
        let elements = program.header.elements
        guard elements.count > 1 else { return (elements.first?.value(first), []) }
        return program.withElements { numbers in
            let items = zip(elements, numbers).map { $0.value($1) }
            return (.list(ExpressionList(items, hasCommas: true)), [])
        }
    }
}

extension BoundExpression {
    /// The value with all diagnostics, those of binding first.
    fileprivate func evaluateReporting() -> (value: ExpressionValue?, diagnostics: [Diagnostic]) {
        let result = evaluate()
        return (result.value, diagnostics + result.diagnostics)
    }
}

extension FormulaProgram {
    /// The registers of the variables that it reads.
    fileprivate var inputs: [Int] {
        withUnsafeMutablePointers { header, words in
            let inputs = UnsafeRawPointer(words).assumingMemoryBound(to: UInt16.self)
            return (0..<header.pointee.inputCount).map { Int(inputs[$0]) }.filter { $0 >= FrameStorage.temporaries }
        }
    }
}
