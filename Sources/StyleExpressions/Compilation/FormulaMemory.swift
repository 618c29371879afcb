import StyleDiagnostics
import StyleSyntax
import StyleValues

/// Computes values by compiled code, in the scopes of their variables.
///
/// A variable is read once a scope and a moment, however many values ask for it: a number, bool or color that stands
/// there, or what its own code gives. Whatever is something else, or at fault, is left to the general evaluator, so that
/// both give the same values and one of them all the faults. It belongs to one thread.
package final class FormulaMemory {
    private let functions: FunctionLibrary
    private let context: EvaluationContext
    private let storage: UnsafeMutablePointer<FrameStorage>
    private let scratch = FormulaScratch()
    /// The moment: variables may have other values at the next one.
    private var time: UInt32 = 1
    private var names: [String: Int] = [:]
    private var cells: [Cell] = []
    private var places: [Place: Int] = [:]
    /// Those of the scope 0, by the numbers of their names; -1 for those not there.
    private var globals: [Int] = []
    /// Variables being computed, each for another one.
    private var depth = 0

    /// Variables that use variables: more is left to the general evaluator, which has a bound too.
    private static let mostDepth = 32

    private struct Place: Hashable {
        let scope: UInt32
        let name: Int
    }

    /// A variable in a scope.
    private struct Cell {
        var time: UInt32 = 0
        var kind = FormulaKind.undefined
        /// The value, a color's registers.
        var numbers = (0.0, 0.0, 0.0, 0.0, 0.0)
        /// Where its text stands.
        var text: SourceSpan?
        /// What computes it, where it does not stand there.
        var formula: ValueFormula?
    }

    /// The context takes no percentages of anything, and keeps no sums: these are the general evaluator's.
    package init(functions: FunctionLibrary, context: EvaluationContext) {
        self.functions = functions
        self.context = context
        storage = .allocate(capacity: 1)
        storage.initialize(to: FrameStorage(functions: []))
    }

    deinit {
        storage.pointee.deallocate()
        storage.deinitialize(count: 1)
        storage.deallocate()
        scratch.deallocate()
    }

    /// Takes note that variables may have other values now.
    package func variablesChange() { time &+= 1 }

    /// The value in a scope, canonical, a word for a color as the color; nil where the general evaluator has to compute it.
    ///
    /// - Parameters:
    ///   - scope: where its variables are found; asked only for what is not known of this moment.
    ///   - number: that of the scope; a scope of one number has the same variables for good, but for those of `scope` 0
    ///     that it lets through.
    /// Complexity: linear in the operations, without allocations for one number or color.
    package func value<Scope: SymbolScope>(_ formula: ValueFormula, scope number: UInt32, _ scope: () -> Scope)
        -> ExpressionValue?
    {
        guard let first = run(formula, number, scope), let header = formula.program?.address else { return nil }
        return formula.value(first, header.pointee)
    }

    // MARK: Running

    /// The first number of the result; nil where there is none.
    private func run<Scope: SymbolScope>(_ formula: ValueFormula, _ number: UInt32, _ scope: () -> Scope) -> Double? {
        if !formula.isCompiled || !fits(formula, number, scope) { compile(formula, number, scope()) }
        guard let header = formula.program?.address else { return nil }
        let registers = storage.pointee.registers
        for input in formula.inputs { store(cells[cell(input.number, number)], in: registers + input.register) }
        storage.pointee.hasFailed = false
        let first = RegisterMachine.run(header.pointee.code, storage)
        return storage.pointee.hasFailed ? nil : first
    }

    /// Whether the variables are of the kinds that the formula was compiled for.
    private func fits<Scope: SymbolScope>(_ formula: ValueFormula, _ number: UInt32, _ scope: () -> Scope) -> Bool {
        for input in formula.inputs {
            let cell = cell(input.number, number)
            if cells[cell].time != time { read(cell, input.name, number, scope()) }
            guard cells[cell].kind == input.kind else { return false }
        }
        return true
    }

    private func store(_ cell: Cell, in registers: UnsafeMutablePointer<Double>) {
        let width = cell.kind.width
        guard width > 0 else { return }
        registers[0] = cell.numbers.0
        guard width > 1 else { return }
        (registers[1], registers[2], registers[3], registers[4]) = (
            cell.numbers.1, cell.numbers.2, cell.numbers.3, cell.numbers.4
        )
    }

    private func compile(_ formula: ValueFormula, _ number: UInt32, _ scope: some SymbolScope) {
        formula.isCompiled = true
        formula.program = nil
        formula.inputs = []
        let (expression, file) = (formula.expression, formula.expression.source.file)
        // Read first: there is one place to write code.
        for step in expression.steps {
            switch step.operation {
            case .variable(let name, _): _ = input(name, number, scope)
            case .word(let word, _, _) where scope.isBareVariable(word, in: file): _ = input(word, number, scope)
            default: break
            }
        }
        let source = FormulaSteps(
            expression, functions: functions, keeping: formula.keeping,
            namedColor: { formula.isVariable ? self.color($0) : self.context.namedColor($0, expression.dialect) },
            // Which words a variable's value takes for variables depends on the property that it is for.
            isVariable: { scope.isBareVariable($0, in: file) ? formula.isVariable ? nil : true : false },
            variable: { self.input($0, number, scope) })
        guard let source else { return }
        var compiler = FormulaCompiler(source, storage: storage, scratch: scratch, context: context)
        let shape = try? compiler.compile(isCanonical: !formula.isVariable)
        formula.inputs = compiler.source.inputs
        formula.program = shape.map { FormulaProgram.make(compiler, $0) }
    }

    // MARK: Variables

    private func input(_ name: String, _ scope: UInt32, _ symbols: some SymbolScope) -> FormulaInput {
        let number = names[name] ?? names.count
        names[name] = number
        let cell = cell(number, scope)
        if cells[cell].time != time { read(cell, name, scope, symbols) }
        return FormulaInput(name: name, number: number, kind: cells[cell].kind)
    }

    private func cell(_ name: Int, _ scope: UInt32) -> Int {
        if scope == 0 {
            while globals.count <= name { globals.append(-1) }
            if globals[name] < 0 {
                globals[name] = cells.count
                cells.append(Cell())
            }
            return globals[name]
        }
        let place = Place(scope: scope, name: name)
        if let known = places[place] { return known }
        cells.append(Cell())
        places[place] = cells.count - 1
        return cells.count - 1
    }

    /// Reads a variable as it is now.
    private func read(_ cell: Int, _ name: String, _ number: UInt32, _ scope: some SymbolScope) {
        cells[cell].time = time
        guard let declaration = scope.variable(name) else {
            cells[cell] = Cell(time: time)
            return
        }
        if cells[cell].text != declaration.value {
            cells[cell] = Cell(time: time, text: declaration.value)
            take(MathExpression.parse(declaration.value, grammar: .value, dialect: declaration.dialect), cell, scope)
        }
        guard let formula = cells[cell].formula else { return }
        // What asks for it while it is computed is a cycle.
        cells[cell].kind = .other
        guard depth < FormulaMemory.mostDepth else { return }
        depth += 1
        let first = run(formula, number) { scope }
        depth -= 1
        guard let first, let header = formula.program?.address, header.pointee.shape.count == 1 else { return }
        cells[cell].kind = FormulaKind(header.pointee.shape.first)
        cells[cell].numbers.0 = first
        if header.pointee.shape.first.isColor {
            cells[cell].numbers = Color(registers: header.pointee.results).registers
        }
    }

    /// Takes a value that stands there, or what will compute it.
    private func take(_ expression: MathExpression, _ cell: Int, _ scope: some SymbolScope) {
        cells[cell].kind = .other
        guard expression.diagnostics.isEmpty, let step = expression.steps.first else { return }
        guard expression.steps.count == 1 else {
            cells[cell].formula = ValueFormula(expression, isVariable: true)
            return
        }
        switch step.operation {
        case .constant(.number(let quantity)):
            cells[cell].kind = .number(quantity.unit)
            cells[cell].numbers.0 = quantity.value
        case .constant(.color(let color)):
            cells[cell].kind = .color(isWord: false)
            cells[cell].numbers = color.registers
        case .word(let word, _, _):
            if let bool = BoolWord.value(of: word, dialect: expression.dialect) {
                cells[cell].kind = .bool
                cells[cell].numbers.0 = bool ? 1 : 0
            } else if !scope.isBareVariable(word, in: expression.source.file), MathConstant.value(named: word) == nil,
                let color = color(word)
            {
                cells[cell].kind = .color(isWord: true)
                cells[cell].numbers = color.registers
            }
        case .variable: cells[cell].formula = ValueFormula(expression, isVariable: true)
        default: break
        }
    }

    /// The color of a word that a variable is: it is read where the variable is used, in the dialect of that place.
    private func color(_ word: String) -> Color? {
        guard let color = context.namedColor(word, .css), color == context.namedColor(word, .cas) else { return nil }
        return color
    }
}
