/// One function of the library, or one method of an object: what it is called, takes, gives and does.
///
/// The argument checks, the manual and the annotations all come from this row.
struct LibraryFunction: Sendable {
    typealias Body = @Sendable (ScriptContext, borrowing LuaCall) throws -> [LuaValue]

    let name: String
    let parameters: [LibraryParameter]
    let result: LuaShape?
    /// One sentence without full stop.
    let doc: String
    /// Lines of a script that show it.
    let example: String
    let body: Body
    /// Whether it is called with a colon.
    var isMethod = false

    init(
        _ name: String, _ parameters: [LibraryParameter] = [], gives result: LuaShape? = nil, _ doc: String, example: String = "",
        _ body: @escaping Body
    ) {
        self.name = name
        self.parameters = parameters
        self.result = result
        self.doc = doc
        self.example = example
        self.body = body
    }

    /// Checks the arguments of a call, then does the work.
    func call(_ context: ScriptContext, _ call: borrowing LuaCall) throws -> [LuaValue] {
        if isMethod, case .object = try call.value(0) {} else if isMethod {
            throw LuaFault("\(call.name) needs its object before its colon, as in x:\(name)(…)", id: "script.argument")
        }
        try call.checkCount(atMost: parameters.count)
        for (index, parameter) in parameters.enumerated() {
            let number = index + 1
            if call.isMissing(number) {
                guard parameter.isOptional else { throw call.mismatch(number, expected: parameter.shape.phrase) }
            } else {
                try parameter.shape.check(call.value(number), at: .init(number: number, function: call.name))
            }
        }
        return try body(context, call)
    }
}

/// One field of an object: what reading it gives.
struct LibraryField: Sendable {
    let name: String
    let shape: LuaShape
    let isOptional: Bool
    let doc: String
    let read: LibraryFunction.Body

    init(_ name: String, _ shape: LuaShape, isOptional: Bool = false, _ doc: String, _ read: @escaping LibraryFunction.Body) {
        self.name = name
        self.shape = shape
        self.isOptional = isOptional
        self.doc = doc
        self.read = read
    }
}
