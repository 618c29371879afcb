import StyleDiagnostics
import StyleSyntax
import StyleValues

/// The variables of a host that formulas read, each a number in a register.
///
/// ```
/// let frame = VariableFrame()
/// let width = frame.define("width", 320, unit: .px)
/// let gap = CompiledExpression.compile("width * 2 / 3 - 10px", in: frame).expression
/// frame[width] = 375
/// gap?.evaluate()                                                     // 240
/// ```
/// A frame and its formulas belong to one thread at a time; formulas are cheap, so that another thread has its own.
public final class VariableFrame {
    /// One variable of a frame.
    public struct Variable: Hashable, Sendable {
        @usableFromInline let register: Int
    }

    @usableFromInline let storage: UnsafeMutablePointer<FrameStorage>
    /// What formulas may call.
    public let functionLibrary: FunctionLibrary
    /// What the formulas depend on besides variables and functions.
    public let context: EvaluationContext
    /// The functions that `storage` names.
    private let hostFunctions: [HostFunction]
    /// What words mean; in memory of its own, as all that compiling reads.
    let words: UnsafeMutablePointer<NameTable<FormulaWord>>
    let functions: NameTable<FormulaFunction>
    /// Names and units of the variables by their registers.
    private var declarations: [(name: String, unit: MeasureUnit?)] = []
    private var registers: [String: Int] = [:]
    /// Units by the bytes of their names.
    let units: [UInt64: MeasureUnit]
    /// Where code is written before it is copied.
    let scratch = FormulaScratch()

    /// - Parameters:
    ///   - functions: what formulas may call.
    ///   - context: the length model, and whether a plain number next to one with a unit is an error.
    public init(functions library: FunctionLibrary = .standard, context: EvaluationContext = EvaluationContext()) {
        self.context = context
        functionLibrary = library
        var hosts: [HostFunction] = []
        var functions = NameTable<FormulaFunction>()
        for function in library.all {
            switch function.numericForm {
            case .color(let operation)?: functions.set(function.name, .color(operation))
            // Their arguments are not read as those of other functions.
            case _ where CallSyntax.separatesSlash(function.name): break
            case .standard(let form)?: functions.set(function.name, .standard(form))
            case .host(let body)? where hosts.count < HostFunction.mostFunctions:
                functions.set(
                    function.name, .host(hosts.count, arity: function.arity, isPure: function.isPure, isAttempt: false))
                hosts.append(HostFunction(body))
            case .attempt(let body)? where hosts.count < HostFunction.mostFunctions:
                functions.set(
                    function.name, .host(hosts.count, arity: function.arity, isPure: function.isPure, isAttempt: true))
                hosts.append(HostFunction(attempt: body))
            case .host?, .attempt?, nil: break
            }
        }
        hostFunctions = hosts
        self.functions = functions
        units = MeasureUnit.allCases.reduce(into: [:]) { units, unit in
            units[unit.rawValue.utf8.reduce(0) { $0 << 8 | UInt64($1) }] = unit
        }
        storage = .allocate(capacity: 1)
        storage.initialize(to: FrameStorage(functions: hosts))
        words = .allocate(capacity: 1)
        words.initialize(to: VariableFrame.wordsOfLanguage)
    }

    private static var wordsOfLanguage: NameTable<FormulaWord> {
        var words = NameTable<FormulaWord>()
        for (name, value) in MathConstant.table {
            for spelling in [name, name.lowercased(), name.uppercased()] { words.set(spelling, .constant(value)) }
        }
        for word in ["and", "or", "not"] { words.set(word, .reserved) }
        for word in BoolWord.mathematics { words.set(word.name, .bool(word.value)) }
        return words
    }

    deinit {
        storage.pointee.deallocate()
        storage.deinitialize(count: 1)
        storage.deallocate()
        words.pointee.deallocate()
        words.deallocate()
        functions.deallocate()
        scratch.deallocate()
    }

    /// Makes a variable, or gives the one of that name another value; its unit stays.
    ///
    /// - Parameters:
    ///   - name: as formulas write it, without a mark; `true`, `false`, `YES` and `NO` keep their meaning.
    ///   - unit: that of all its values; nil for plain numbers.
    /// Complexity: constant. Formulas with any but the first 65472 variables are evaluated slowly.
    @discardableResult
    public func define(_ name: String, _ value: Double = 0, unit: MeasureUnit? = nil) -> Variable {
        if let register = registers[name] {
            self[Variable(register: register)] = value
            return Variable(register: register)
        }
        let register = storage.pointee.add(value)
        registers[name] = register
        declarations.append((name, unit))
        switch words.pointee[name] {
        case .bool?, .reserved?: break
        case .constant?, .variable?, nil:
            words.pointee.set(name, register < FrameStorage.namedRegisters ? .variable(register, unit) : .reserved)
        }
        return Variable(register: register)
    }

    /// The value of a variable of this frame, in its unit.
    ///
    /// Open to inlining: setting one variable is a quarter of what a short formula costs altogether
    /// (`make bench-expressions`, the formula of one sum).
    @inlinable
    public subscript(variable: Variable) -> Double {
        get {
            precondition(variable.register < storage.pointee.count, "the variable is of another frame")
            return storage.pointee.registers[variable.register]
        }
        set {
            let register = variable.register
            precondition(register < storage.pointee.count, "the variable is of another frame")
            guard storage.pointee.registers[register].bitPattern != newValue.bitPattern else { return }
            storage.pointee.registers[register] = newValue
            storage.pointee.time &+= 1
            storage.pointee.stamps[register] = storage.pointee.time
        }
    }

    /// The variable of that name.
    public subscript(name: String) -> Variable? { registers[name].map { Variable(register: $0) } }

    /// The name of a variable of this frame.
    public func name(of variable: Variable) -> String {
        declarations[variable.register - FrameStorage.temporaries].name
    }

    /// The names of all variables, in the order of their definition.
    public var names: [String] { declarations.map(\.name) }
}

extension VariableFrame: SymbolScope {
    /// The variable as the general evaluator reads it: its present value as text.
    public func variable(_ name: String) -> VariableDeclaration? {
        guard let register = registers[name] else { return nil }
        let unit = declarations[register - FrameStorage.temporaries].unit
        let text = VariableFrame.text(of: storage.pointee.registers[register], unit)
        let file = SourceFile(name: "<variable \(name)>", text: text)
        return VariableDeclaration(
            name: name, value: SourceSpan(file, file.range), dialect: .css, nameSpan: SourceSpan(file, file.range))
    }

    /// The value as an expression; -0, infinities and NaN have no other text that keeps their unit.
    private static func text(of value: Double, _ unit: MeasureUnit?) -> String {
        if value == 0, value.sign == .minus { return "-" + Quantity(0, unit).text }
        guard !value.isFinite else { return Quantity(value, unit).text }
        let word = value.isNaN ? "NaN" : value < 0 ? "-infinity" : "infinity"
        return word + " * " + Quantity(1, unit).text
    }

    public func isBareVariable(_ name: String, in file: SourceFile) -> Bool { false }

    public var variableNames: [String] { names }
}
