import Foundation
import StyleDiagnostics

/// Standard input as a source of bytes.
public enum StandardInput {
    /// Everything up to the end of standard input. Errors: `load.too-large`, `load.unreadable`, `load.directory`.
    public static func read() -> Result<[UInt8], LoadFailure> {
        readToEnd(STDIN_FILENO, expected: 0).mapError { LoadFailure($0.reason, path: "<stdin>") }
    }
}
