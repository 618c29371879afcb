import StyleDiagnostics
import StyleSyntax
import StyleValues

/// An expression of plain mathematics, ready to be evaluated again and again as the variables of its frame change.
///
/// One that has only numbers, bools, lists of them and colors is register code, which takes a few nanoseconds and
/// allocates nothing; any other is bound anew at each evaluation. Both give the same values. Where no variable that it
/// reads has changed, the last result stands. It belongs to the thread of its frame.
///
/// A function of a script counts as one of numbers. Where it gives something else the general evaluator computes the
/// result, which calls it again.
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
        guard let program = bytes.withUTF8({ program(of: $0, in: frame) }) else { return general(text, in: frame) }
        guard program.address.pointee.way == .withAttempts else {
            return (CompiledExpression(frame, program: program), [])
        }
        let (expression, diagnostics) = general(text, in: frame)
        return (expression.map { CompiledExpression(frame, program: program, general: $0.general) }, diagnostics)
    }

    private static func program(of text: UnsafeBufferPointer<UInt8>, in frame: VariableFrame) -> FormulaProgram? {
        // Units that the context makes lengths of, and sums, are left to the general evaluator.
        guard let start = text.baseAddress, text.count <= ExpressionLimits.mathematicsBytes,
            frame.context.basis.isEmpty, !frame.context.keepsSums
        else { return nil }
        var compiler = FormulaCompiler(
            FormulaText(text, start: start, frame: frame), storage: frame.storage, scratch: frame.scratch,
            context: frame.context)
        guard let shape = try? compiler.compile(), compiler.next == compiler.end else { return nil }
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

    /// Whether it gives a color, as `evaluateColor` does.
    public var isColor: Bool { header?.pointee.shape.first.isColor ?? false }

    /// How many numbers it gives; 0 where it is not numeric, and 4 for a color: its components and alpha.
    public var count: Int {
        guard let header else { return 0 }
        return header.pointee.shape.first.isColor ? 4 : header.pointee.shape.count
    }

    /// The unit of the number at a place from 0, canonical in its dimension; nil for plain numbers and bools.
    public func unit(at index: Int = 0) -> MeasureUnit? {
        guard let header, index >= 0, index < header.pointee.shape.count else { return nil }
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
        return first(header)
    }

    /// The first four numbers of several, or the components and alpha of a color; those that it has not are 0.
    public func evaluateFour() -> SIMD4<Double> {
        guard let header else { return SIMD4(repeating: .nan) }
        let first = first(header)
        let results = header.pointee.results
        switch count {
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
        numbers[0] = first(header)
        let count = min(self.count, numbers.count)
        for index in 1..<max(count, 1) { numbers[index] = header.pointee.results[index] }
        return count
    }

    /// The color; nil where it gives none.
    public func evaluateColor() -> Color? {
        guard let header, header.pointee.shape.first.isColor else { return nil }
        let number = first(header)
        guard !number.isNaN || !header.pointee.hasFailed else { return nil }
        return Color(registers: header.pointee.results)
    }

    /// The value, whatever its type, lengths, angles and times in their canonical units; nil with the errors of
    /// functions and of places in lists.
    public func value() -> (value: ExpressionValue?, diagnostics: [Diagnostic]) {
        // Register code cannot tell what a function of a script gives, and calling it twice may show.
        guard let header, !header.pointee.callsScript else { return generalValue() }
        let first = header.evaluate(storage)
        guard !header.pointee.hasFailed else { return generalValue() }
        let shape = header.pointee.shape
        if shape.first.isColor { return (.color(Color(registers: header.pointee.results)), []) }
        guard shape.count > 1 else { return (shape.first.value(first), []) }
        let items = (0..<shape.count).map { shape[$0].value(header.pointee.results[$0]) }
        return (.list(ExpressionList(items, hasCommas: true)), [])
    }

    /// The first number.
    @inline(__always)
    private func first(_ header: UnsafeMutablePointer<FormulaProgram.Header>) -> Double {
        header.pointee.way == .withAttempts ? attempt(header) : header.evaluate(storage)
    }

    /// The first number; what register code could not compute the general evaluator does.
    @inline(never)
    private func attempt(_ header: UnsafeMutablePointer<FormulaProgram.Header>) -> Double {
        let number = header.evaluate(storage)
        guard number.isNaN, header.pointee.hasFailed else { return number }
        header.keep(generalValue().value)
        return header.pointee.value
    }

    private func generalValue() -> (value: ExpressionValue?, diagnostics: [Diagnostic]) {
        guard let general else { return (nil, []) }
        let bound = general.bind(in: frame, functions: frame.functionLibrary, context: frame.context)
        let result = bound.evaluate()
        return (result.value, bound.diagnostics + result.diagnostics)
    }
}
