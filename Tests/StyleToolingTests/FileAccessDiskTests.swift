import Foundation
import StyleDiagnostics
import StyleFiles
import StyleTooling
import Testing

@Suite("FileAccess on disk")
final class FileAccessDiskTests {
    private let folder: String

    init() throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "style-files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: place.appending(path: "theme/parts"), withIntermediateDirectories: true)
        // The temporary folder itself may be reached through a link.
        folder = try #require(FileAccess.disk.canonicalPath(place.path))
        try Data("main".utf8).write(to: URL(fileURLWithPath: folder + "/theme/main.css"))
        try Data("part".utf8).write(to: URL(fileURLWithPath: folder + "/theme/parts/part.css"))
        try Data("hush".utf8).write(to: URL(fileURLWithPath: folder + "/secret.css"))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func failure(_ path: String) -> LoadFailure.Reason? {
        if case .failure(let failure) = FileAccess.disk.read(folder + "/" + path) { failure.reason } else { nil }
    }

    @Test("a file gives its bytes, an empty one none")
    func reads() throws {
        #expect(try FileAccess.disk.read(folder + "/theme/main.css").get() == Array("main".utf8))
        try Data().write(to: URL(fileURLWithPath: folder + "/empty"))
        #expect(try FileAccess.disk.read(folder + "/empty").get() == [])
    }

    @Test("a file longer than a step is read whole")
    func readsLongFiles() throws {
        let bytes = (0..<3_000_001).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try Data(bytes).write(to: URL(fileURLWithPath: folder + "/long"))
        #expect(try FileAccess.disk.read(folder + "/long").get() == bytes)
    }

    @Test("links, dots and relative parts are resolved")
    func canonicalPaths() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/theme/link.css", withDestinationPath: "parts/part.css")
        #expect(
            FileAccess.disk.canonicalPath(folder + "/theme/./parts/../link.css") == folder + "/theme/parts/part.css")
        #expect(FileAccess.disk.canonicalPath(folder + "/none") == nil)
        #expect(FileAccess.disk.canonicalPath("") == nil)
        #expect(FileAccess.disk.canonicalPath(folder + "/theme/main.css\0.png") == nil)
    }

    @Test("folders, devices and FIFOs are refused, without waiting")
    func refusesWhatIsNoFile() {
        #expect(failure("theme") == .directory)
        #expect(failure("none") == .missing)
        #expect(mkfifo(folder + "/fifo", 0o600) == 0)
        #expect(failure("fifo") == .unreadable("it is no plain file"))
        #expect(FileAccess.disk.read("/dev/zero").failure?.reason == .unreadable("it is no plain file"))
    }

    @Test("a file over the limit is refused, by its size alone")
    func refusesLargeFiles() throws {
        let descriptor = open(folder + "/huge", O_CREAT | O_WRONLY, 0o600)
        #expect(ftruncate(descriptor, off_t(FileAccess.byteLimit) + 1) == 0)
        close(descriptor)
        #expect(failure("huge") == .tooLarge)
    }

    @Test("a file without permission says so", .enabled(if: getuid() != 0, "root reads everything"))
    func permission() throws {
        chmod(folder + "/secret.css", 0)
        #expect(failure("secret.css") == .unreadable("permission denied"))
    }

    @Test("the loader refuses what a link leads to outside")
    func loaderRefusesLinks() throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/theme/link.css", withDestinationPath: "../secret.css")
        let loader = SourceLoader(files: .disk)
        let main = try loader.open(folder + "/theme/main.css").get()
        #expect(loader.load("link.css", from: main).failure?.id == "load.outside-folder")
        #expect(loader.load("../secret.css", from: main).failure?.id == "load.outside-folder")
        #expect(try loader.load("parts/part.css", from: main).get().text == "part")
    }
}

extension Result where Failure == LoadFailure {
    fileprivate var failure: LoadFailure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
