import StyleDiagnostics

/// What is wrong with a part of an expression, before it is known where the part was reached from.
struct ExpressionFault: Error {
    var id: DiagnosticID
    var message: String
    /// The place in the expression's file; nil for the whole part at hand.
    var range: SourceRange?
    /// Which operand or argument is at fault, where that is all that is known.
    var operand: Int?
    var notes: [Diagnostic.Note] = []
    var fixIts: [FixIt] = []
    /// A bare word taken for a name, to be looked for among the names that exist.
    var unknownWord: String?

    init(_ id: DiagnosticID, _ message: String, at range: SourceRange? = nil, operand: Int? = nil) {
        self.id = id
        self.message = message
        self.range = range
        self.operand = operand
    }

    init(_ failure: FunctionFailure) {
        id = failure.id
        message = failure.message
        operand = failure.argument
        notes = failure.notes
    }

    /// Whether the fault lies in names, types or units: reported in branches that are not taken, too.
    /// All others depend on values.
    var isOfBinding: Bool {
        switch id {
        case .unitMismatch, .typeMismatch, .arity, .unknownSymbol, .tupleArity: true
        default: false
        }
    }
}

extension DiagnosticID {
    // Syntax
    static let emptyExpression: DiagnosticID = "expression.empty-expression"
    static let unexpectedToken: DiagnosticID = "expression.unexpected-token"
    static let unexpectedEnd: DiagnosticID = "expression.unexpected-end"
    static let badNumber: DiagnosticID = "expression.bad-number"
    static let badColor: DiagnosticID = "expression.bad-color"
    static let unknownUnit: DiagnosticID = "expression.unknown-unit"
    static let missingBlanks: DiagnosticID = "expression.missing-blanks"
    static let chainedComparison: DiagnosticID = "expression.chained-comparison"
    // Limits
    static let lengthLimit: DiagnosticID = "expression.length-limit"
    static let depthLimit: DiagnosticID = "expression.depth-limit"
    static let argumentLimit: DiagnosticID = "expression.argument-limit"
    static let tupleLimit: DiagnosticID = "expression.tuple-limit"
    static let workLimit: DiagnosticID = "expression.work-limit"
    static let faultLimit: DiagnosticID = "expression.fault-limit"
    // Binding
    static let unknownSymbol: DiagnosticID = "expression.unknown-symbol"
    static let arity: DiagnosticID = "expression.arity"
    static let cycle: DiagnosticID = "expression.cycle"
    static let typeMismatch: DiagnosticID = "expression.type-mismatch"
    static let unitMismatch: DiagnosticID = "expression.unit-mismatch"
    static let tupleArity: DiagnosticID = "expression.tuple-arity"
    // Values
    static let indexOutOfRange: DiagnosticID = "expression.index-out-of-range"
}

/// How large an expression and its values may be; each bound is reported as a diagnostic.
enum ExpressionLimits {
    /// Bytes of an expression in plain mathematics.
    static let mathematicsBytes = 4096
    /// Bytes of a value, and of a text that results from one.
    static let valueBytes = 65_536
    /// Nested parentheses, calls, signs, powers, conditions; variables that use variables.
    static let depth = 64
    static let arguments = 256
    /// Elements of a tuple in plain mathematics.
    static let tupleElements = 64
    /// Elements of a list with those of the lists in it.
    static let listElements = 4096
    /// List elements that go through operations in one binding or evaluation.
    static let elementWork = 1 << 17
    /// Diagnostics of one expression.
    static let faults = 50
    /// Fix-its for signs between values.
    static let joiningSigns = 8
}
