/// How a host reaches files: the only two questions that `SourceLoader` asks of the outside.
public struct FileAccess {
    /// The absolute path of a file or folder with symbolic links, `.` and `..` resolved; nil if nothing is there.
    /// A relative path starts at the current folder.
    public var canonicalPath: (String) -> String?
    /// All bytes of the file at a canonical path. Never gives more than `byteLimit` bytes, never waits for a writer.
    public var read: (String) -> Result<[UInt8], LoadFailure>

    /// Access through two questions to the outside.
    public init(
        canonicalPath: @escaping (String) -> String?, read: @escaping (String) -> Result<[UInt8], LoadFailure>
    ) {
        self.canonicalPath = canonicalPath
        self.read = read
    }

    /// The largest file that is read, in bytes: 64 MiB, a hundred times the largest stylesheet seen in the wild.
    public static let byteLimit = 64 << 20
}

extension FileAccess {
    /// Files that are only in memory, for tests and previews.
    ///
    /// Relative paths, as keys too, start at `currentFolder`. A folder is there as soon as a file is in it.
    /// - Parameters:
    ///   - files: content by path.
    ///   - links: symbolic links: the path that each one stands for, by its own path.
    public static func memory(
        _ files: [String: [UInt8]], links: [String: String] = [:], currentFolder: String = "/project"
    ) -> FileAccess {
        let paths = PathsInMemory(currentFolder: currentFolder, files: files, links: links)
        return FileAccess(canonicalPath: paths.canonicalPath, read: paths.read)
    }
}

/// A file system of names and bytes.
private struct PathsInMemory {
    let currentFolder: String
    private(set) var files: [String: [UInt8]] = [:]
    private var folders: Set<String> = ["/"]
    private var links: [String: String] = [:]

    init(currentFolder: String, files: [String: [UInt8]], links: [String: String]) {
        self.currentFolder = currentFolder
        addFolders(above: currentFolder + "/.")
        for (path, bytes) in files {
            let place = resolved(path) ?? path
            self.files[place] = bytes
            addFolders(above: place)
        }
        for (path, target) in links {
            let place = resolved(path) ?? path
            self.links[place] = target
            addFolders(above: place)
        }
    }

    func canonicalPath(_ path: String) -> String? {
        guard !path.isEmpty, let place = resolved(path), files[place] != nil || folders.contains(place) else {
            return nil
        }
        return place
    }

    func read(_ path: String) -> Result<[UInt8], LoadFailure> {
        guard let place = canonicalPath(path) else { return .failure(LoadFailure(.missing, path: path)) }
        guard let bytes = files[place] else { return .failure(LoadFailure(.directory, path: path)) }
        return bytes.count > FileAccess.byteLimit ? .failure(LoadFailure(.tooLarge, path: path)) : .success(bytes)
    }

    private mutating func addFolders(above path: String) {
        var place = path
        while let slash = place.lastIndex(of: "/") {
            place = String(place[..<slash])
            folders.insert(place.isEmpty ? "/" : place)
        }
    }

    /// The path with `.`, `..` and links taken out; nil when the links go in a circle.
    private func resolved(_ path: String) -> String? {
        var waiting = Array((path.hasPrefix("/") ? path : currentFolder + "/" + path).split(separator: "/").reversed())
        var place: [Substring] = []
        var linksLeft = 40  // as Linux allows, path_resolution(7)
        while let part = waiting.popLast() {
            switch part {
            case ".": continue
            case "..": _ = place.popLast()
            default:
                place.append(part)
                guard let target = links["/" + place.joined(separator: "/")] else { continue }
                linksLeft -= 1
                guard linksLeft > 0 else { return nil }
                if target.hasPrefix("/") { place = [] } else { place.removeLast() }
                waiting += target.split(separator: "/").reversed()
            }
        }
        return "/" + place.joined(separator: "/")
    }
}
