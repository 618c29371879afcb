import Foundation
import StyleEngine

/// Swift packs of one package that a program has linked in, and the folder by which `--pack` names them.
public struct LinkedPack {
    /// Without symbolic links, absolute.
    public let folder: String
    public let packs: [any StyleExtension]

    public init(folder: String, packs: [any StyleExtension]) {
        self.folder = folder
        self.packs = packs
    }

    /// A folder's path without symbolic links, as `folder` is.
    public static func canonical(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
