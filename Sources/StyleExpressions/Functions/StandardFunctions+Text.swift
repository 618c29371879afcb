extension StandardFunctions {
    static var text: [ExpressionFunction] {
        [
            builtIn("uppercase", 1...1, "text", "The text in capital letters.") { (call) throws(FunctionFailure) in
                .string(try call.string(0).uppercased())
            },
            builtIn("lowercase", 1...1, "text", "The text in small letters.") { (call) throws(FunctionFailure) in
                .string(try call.string(0).lowercased())
            },
        ]
    }
}
