import Foundation

/// Figures on standard output, each as soon as it is known.
enum Report {
    static func line(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
}
