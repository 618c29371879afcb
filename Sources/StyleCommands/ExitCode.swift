/// How the program ends; scripts rely on the numbers.
enum ExitCode: Int32, Comparable {
    case ok = 0
    /// At least one diagnostic of severity `error`.
    case errors = 1
    /// The command line is wrong: nothing was done (sysexits EX_USAGE).
    case usage = 64
    /// A fault of this program, not of its input (sysexits EX_SOFTWARE).
    case internalError = 70

    /// The greater one is the graver one.
    static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}
