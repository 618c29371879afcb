/// Why a file could not be had; says which file and never shows a byte of it.
public struct LoadFailure: Error, Hashable, Sendable {
    /// The file as people wrote it.
    public var path: String
    /// What stood in the way.
    public var reason: Reason

    /// A failure of the file at a path, as people wrote it.
    public init(_ reason: Reason, path: String) {
        self.reason = reason
        self.path = path
    }

    /// What stood in the way. May gain cases.
    public enum Reason: Hashable, Sendable {
        /// Nothing is there, or the path is empty.
        case missing
        case directory
        /// It is there but cannot be read; the text says why: `permission denied`.
        case unreadable(String)
        /// More than `FileAccess.byteLimit` bytes.
        case tooLarge
        /// Its real place lies outside every folder that may be read.
        case outsideFolder
    }

    /// One of `load.missing`, `load.directory`, `load.unreadable`, `load.too-large`, `load.outside-folder`.
    public var id: DiagnosticID {
        switch reason {
        case .missing: "load.missing"
        case .directory: "load.directory"
        case .unreadable: "load.unreadable"
        case .tooLarge: "load.too-large"
        case .outsideFolder: "load.outside-folder"
        }
    }

    /// For people; names the file, never its content.
    public var message: String {
        switch reason {
        case .missing where path.isEmpty: "expected the name of a file, found none"
        case .missing: "\"\(path)\" does not exist"
        case .directory: "\"\(path)\" is a folder, expected a file"
        case .unreadable(let why): "\"\(path)\" cannot be read: \(why)"
        case .tooLarge: "\"\(path)\" is larger than \(FileAccess.byteLimit >> 20) MiB"
        case .outsideFolder: "\"\(path)\" lies outside the folders that may be read"
        }
    }

    /// The failure as an error, at the place that names the file.
    public func diagnostic(at span: SourceSpan? = nil) -> Diagnostic {
        Diagnostic(id, .error, message, at: span)
    }
}
