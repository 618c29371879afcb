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
    /// The memory of the frame.
    private let storage: UnsafeMutablePointer<FrameStorage>
    /// The header of `program`; both are nil where it is not numeric.
    private let header: UnsafeMutablePointer<FormulaProgram.Header>?
    private let program: FormulaProgram?
    private let general: MathExpression?

    private init(_ frame: VariableFrame, program: FormulaProgram? = nil, general: MathExpression? = nil) {
        self.frame = frame
        storage = frame.storage
        header = program?.address
        self.program = program
        self.general = general
    }

    /// Reads, binds and compiles a text.
    ///
    /// - Returns: nil with the errors that `MathExpression.parse` and `bind` give.
    /// Complexity: linear in the length.
    public static func compile(
        _ text: String, in frame: VariableFrame
    ) -> (expression: CompiledExpression?, diagnostics: [Diagnostic]) {
        var bytes = text
        if let program = bytes.withUTF8({ program(of: $0, in: frame) }) {
            return (CompiledExpression(frame, program: program), [])
        }
        return general(text, in: frame)
    }

    private static func program(of text: UnsafeBufferPointer<UInt8>, in frame: VariableFrame) -> FormulaProgram? {
        // Units that the context makes lengths of, and sums, are left to the general evaluator.
        guard let start = text.baseAddress, text.count <= ExpressionLimits.mathematicsBytes,
            frame.context.basis.isEmpty, !frame.context.keepsSums
        else { return nil }
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
        let bound = expression.bind(in: frame, functions: frame.functionLibrary, context: frame.context)
        guard !bound.diagnostics.containsError else { return (nil, bound.diagnostics) }
        return (CompiledExpression(frame, general: expression), bound.diagnostics)
    }

    // MARK: What it is

    /// Whether it is register code: `evaluate` gives its number, and allocates nothing.
    public var isNumeric: Bool { program != nil }

    /// How many numbers it gives; 0 where it is not numeric.
    public var count: Int { header?.pointee.shape.count ?? 0 }

    /// The unit of the number at a place from 0, canonical in its dimension; nil for plain numbers and bools.
    public func unit(at index: Int = 0) -> MeasureUnit? {
        guard let header, index >= 0, index < count else { return nil }
        return header.pointee.shape[index].unit
    }

    /// The variables of the frame that it reads.
    public var variables: [VariableFrame.Variable] {
        if let program {
            return program.inputs.filter { $0 >= FrameStorage.temporaries }.map(VariableFrame.Variable.init(register:))
        }
        return (general?.variableNames ?? []).sorted().compactMap { frame[$0] }
    }

    // MARK: Evaluation

    /// The number, a bool as 0 or 1, of several numbers the first; NaN where it is not numeric.
    public func evaluate() -> Double {
        guard let header else { return .nan }
        return header.evaluate(storage)
    }

    /// The first four numbers of several; those that it has not are 0.
    public func evaluateFour() -> SIMD4<Double> {
        guard let header else { return SIMD4(repeating: .nan) }
        let first = header.evaluate(storage)
        let results = header.pointee.results
        switch header.pointee.shape.count {
        case ...1: return SIMD4(first, 0, 0, 0)
        case 2: return SIMD4(first, results[1], 0, 0)
        case 3: return SIMD4(first, results[1], results[2], 0)
        default: return SIMD4(first, results[1], results[2], results[3])
        }
    }

    /// Writes all numbers, as many as fit; gives how many it wrote.
    @discardableResult
    public func evaluate(into numbers: UnsafeMutableBufferPointer<Double>) -> Int {
        guard let header, !numbers.isEmpty else { return 0 }
        numbers[0] = header.evaluate(storage)
        let count = min(header.pointee.shape.count, numbers.count)
        for index in 1..<max(count, 1) { numbers[index] = header.pointee.results[index] }
        return count
    }

    /// The value, whatever its type, lengths, angles and times in their canonical units; nil with the errors of
    /// functions and of places in lists.
    public func value() -> (value: ExpressionValue?, diagnostics: [Diagnostic]) {
        guard let header else {
            guard let general else { return (nil, []) }
            return general.bind(in: frame, functions: frame.functionLibrary, context: frame.context).evaluateReporting()
        }
        let first = header.evaluate(storage)
        let shape = header.pointee.shape
        guard shape.count > 1 else { return (shape.first.value(first), []) }
        let items = (0..<shape.count).map { shape[$0].value(header.pointee.results[$0]) }
        return (.list(ExpressionList(items, hasCommas: true)), [])
    }
}

extension BoundExpression {
    /// The value with all diagnostics, those of binding first.
    fileprivate func evaluateReporting() -> (value: ExpressionValue?, diagnostics: [Diagnostic]) {
        let result = evaluate()
        return (result.value, diagnostics + result.diagnostics)
    }
}
