import Foundation
import StyleDiagnostics

extension FileAccess {
    /// The files of this machine.
    ///
    /// Only plain files are read: a folder, a FIFO, a socket or a device is a failure, never a wait.
    public static var disk: FileAccess {
        FileAccess(canonicalPath: canonicalPathOnDisk, read: readFromDisk)
    }
}

private func canonicalPathOnDisk(_ path: String) -> String? {
    // A NUL would end the path early for the system: another file than the name says.
    guard !path.utf8.contains(0), let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
}

private func readFromDisk(_ path: String) -> Result<[UInt8], LoadFailure> {
    func failure(_ reason: LoadFailure.Reason) -> Result<[UInt8], LoadFailure> {
        .failure(LoadFailure(reason, path: path))
    }

    // O_NONBLOCK: opening a FIFO must not wait for its writer; it changes nothing for plain files.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return failure(errno == ENOENT ? .missing : .unreadable(systemMessage(errno))) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return failure(.unreadable(systemMessage(errno))) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return failure(.directory)
    default: return failure(.unreadable("it is no plain file"))
    }
    return readToEnd(descriptor, expected: Int(status.st_size)).mapError { LoadFailure($0.reason, path: path) }
}

/// All bytes of a descriptor, which may turn out longer or shorter than `expected`.
/// Errors: more than `FileAccess.byteLimit` bytes; the system's message otherwise.
func readToEnd(_ descriptor: Int32, expected: Int) -> Result<[UInt8], LoadFailure> {
    func failure(_ reason: LoadFailure.Reason) -> Result<[UInt8], LoadFailure> {
        .failure(LoadFailure(reason, path: ""))
    }

    guard expected <= FileAccess.byteLimit else { return failure(.tooLarge) }
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end of the file shows without growing.
    var step = max(expected + 1, 64 << 10)
    while true {
        var fault: Int32 = 0
        let before = bytes.count
        bytes.append(
            contentsOf: [UInt8](unsafeUninitializedCapacity: step) { buffer, count in
                let got = read(descriptor, buffer.baseAddress, step)
                count = max(got, 0)
                fault = got < 0 ? errno : 0
            })
        if fault == EINTR { continue }
        guard fault == 0 else { return failure(fault == EISDIR ? .directory : .unreadable(systemMessage(fault))) }
        guard bytes.count <= FileAccess.byteLimit else { return failure(.tooLarge) }
        if bytes.count == before { return .success(bytes) }
        step = max(64 << 10, min(bytes.count, 4 << 20))
    }
}

/// The system's words for an error number, lower case.
func systemMessage(_ number: Int32) -> String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
}
