import Foundation
import StyleDiagnostics

/// Why a file could not be written.
package struct FileWritingError: Error, Hashable, Sendable {
    package var path: String
    /// In words, lower case: `no space left on device`.
    package var reason: String

    init(_ path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// - Parameter number: the system's error number.
    init(_ path: String, _ number: Int32) { self.init(path, reason: systemMessage(number)) }

    /// `write.failed`.
    package var diagnostic: Diagnostic { Diagnostic("write.failed", "\"\(path)\" cannot be written: \(reason)") }
}
