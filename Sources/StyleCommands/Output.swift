import Foundation
import StyleDiagnostics
import StyleTooling

/// The two streams of the program: collected in memory, written in large pieces.
///
/// A reader that goes away (`| head`) is no error: what is left is dropped.
final class Output {
    /// Colors for results, by what standard output is.
    let style: TerminalStyle
    /// Colors for diagnostics, by what standard error is.
    let errorStyle: TerminalStyle
    /// Why standard output could not be written, if so.
    private(set) var failure: String?
    private var results: [UInt8] = []
    private var messages: [UInt8] = []

    /// Bytes that are collected before they are written.
    private static let pieceSize = 1 << 18

    /// Swift packs that this program has linked in.
    let linkedPacks: [LinkedPack]

    init(color: ColorChoice, linkedPacks: [LinkedPack] = []) {
        self.linkedPacks = linkedPacks
        style = TerminalStyle(usesColor: color.usesColor(on: STDOUT_FILENO))
        errorStyle = TerminalStyle(usesColor: color.usesColor(on: STDERR_FILENO))
    }

    /// Adds text to the results.
    func write(_ text: String) {
        results.append(contentsOf: text.utf8)
        if results.count >= Output.pieceSize { flushResults() }
    }

    func writeLine(_ text: String) {
        write(text)
        write("\n")
    }

    /// Adds bytes to the results as they are.
    func write(_ bytes: [UInt8]) {
        results.append(contentsOf: bytes)
        if results.count >= Output.pieceSize { flushResults() }
    }

    /// Adds a document and a line end to the results.
    func write(_ document: JSONValue) {
        document.writeCompact(into: &results)
        write("\n")
    }

    /// Adds diagnostics, as text for people, to standard error.
    func report(_ diagnostics: [Diagnostic]) {
        var printer = DiagnosticPrinter()
        printer.style = errorStyle
        for diagnostic in diagnostics { complain(printer.text(for: diagnostic)) }
    }

    /// Adds text, with its own line end, to standard error.
    func complain(_ text: String) {
        messages.append(contentsOf: text.utf8)
        if messages.count >= Output.pieceSize { flushMessages() }
    }

    /// Adds a line that a script prints to standard error; tabs stay, other control characters are shown.
    func relay(_ line: String) {
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
        complain(columns.map { TerminalText.safe(String($0)) }.joined(separator: "\t") + "\n")
    }

    /// Writes what is collected: results first.
    func flush() {
        flushResults()
        flushMessages()
    }

    private func flushResults() {
        let bytes = results
        results.removeAll(keepingCapacity: true)
        guard failure == nil else { return }
        if let fault = Output.write(bytes, to: STDOUT_FILENO), fault != EPIPE {
            failure = String(cString: strerror(fault))
        }
    }

    private func flushMessages() {
        _ = Output.write(messages, to: STDERR_FILENO)
        messages.removeAll(keepingCapacity: true)
    }

    /// Writes all bytes; the error number that stopped it, if one did.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    // A pipe that somebody made non-blocking: wait until it takes more.
                    var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&waiting, 1, -1)
                } else if errno != EINTR {
                    return errno
                }
            }
            return nil
        }
    }
}
