/// One file, whatever its spelling: its canonical path, absolute and without symbolic links, `.` and `..`.
///
/// Compared byte by byte: two names that differ in Unicode normalization alone are two files, but equal as `String`.
package struct FileIdentity: Hashable, Sendable {
    package let path: String

    package init(_ canonicalPath: String) { path = canonicalPath }

    package static func == (a: FileIdentity, b: FileIdentity) -> Bool { a.path.utf8.elementsEqual(b.path.utf8) }

    package func hash(into hasher: inout Hasher) {
        let isHashed: Void? = path.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isHashed == nil { for byte in path.utf8 { hasher.combine(byte) } }
    }
}
