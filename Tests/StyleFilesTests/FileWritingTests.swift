import Foundation
import StyleFiles
import Testing

/// Each test has a folder of its own.
@Suite("Writing files")
final class FileWritingTests {
    private let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "writing-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ texts: [String: String]) -> String {
        let files = texts.sorted { $0.key < $1.key }.map {
            FileToWrite(path: folder + "/" + $0.key, bytes: Array($0.value.utf8))
        }
        return switch FileWriting.write(files) {
        case .success(let count): "\(count)"
        case .failure(let failure): failure.reason
        }
    }

    private func make(_ name: String, _ text: String) {
        _ = FileManager.default.createFile(atPath: folder + "/" + name, contents: Data(text.utf8))
    }
    private func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: folder + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }
    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? [] }

    private func status(_ name: String) -> stat {
        var status = stat()
        lstat(folder + "/" + name, &status)
        return status
    }

    @Test("files are made with their folders; those that are as they should be are left alone")
    func making() {
        #expect(write(["a": "1", "b/c/d": "2"]) == "2")
        #expect(text("a") == "1" && text("b/c/d") == "2")
        #expect(write(["a": "1", "b/c/d": "3"]) == "1")
        #expect(names == ["a", "b"])
    }

    @Test("if one of them cannot be written, none changes and nothing is left behind")
    func allOrNothing() {
        make("a", "old")
        #expect(write(["a": "new", "a/b": "x"]) == "not a directory")
        #expect(text("a") == "old")
        #expect(names == ["a"])
    }

    @Test("a FIFO, a folder, a link to a device and one to nothing are refused")
    func noRegularFile() {
        mkfifo(folder + "/fifo", 0o600)
        mkdir(folder + "/folder", 0o700)
        symlink("/dev/null", folder + "/device")
        symlink("nothing", folder + "/dangling")
        #expect(write(["fifo": "x"]) == "it is not a regular file")
        #expect(write(["device": "x"]) == "it is not a regular file")
        #expect(write(["folder": "x"]) == "is a directory")
        #expect(write(["dangling": "x"]) == "it is a link that leads nowhere")
        #expect(names == ["dangling", "device", "fifo", "folder"])
        #expect(status("fifo").st_mode & S_IFMT == S_IFIFO)
    }

    @Test("a link to a file stays one, and the file keeps its permissions")
    func links() {
        make("real", "old")
        chmod(folder + "/real", 0o640)
        symlink("real", folder + "/link")
        #expect(write(["link": "new"]) == "1")
        #expect(text("real") == "new")
        #expect(status("link").st_mode & S_IFMT == S_IFLNK)
        #expect(status("real").st_mode & 0o7777 == 0o640)
    }

    @Test("a file keeps its other names")
    func hardLinks() {
        make("one", "a long old text")
        link(folder + "/one", folder + "/two")
        #expect(write(["one": "new"]) == "1")
        #expect(text("one") == "new" && text("two") == "new")
        #expect(status("one").st_ino == status("two").st_ino)
        #expect(names == ["one", "two"])
    }

    @Test("a read-only file is refused")
    func readOnly() {
        make("a", "old")
        chmod(folder + "/a", 0o444)
        #expect(write(["a": "new"]) == "it is read-only")
        #expect(text("a") == "old" && names == ["a"])
    }

    @Test("below an open folder a link in the file's place is replaced, not followed")
    func belowFolder() throws {
        make("secret", "old")
        symlink("secret", folder + "/link")
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY)
        defer { close(descriptor) }
        try FileWriting.write(Array("new".utf8), to: "link", in: descriptor)
        #expect(text("secret") == "old" && text("link") == "new")
        #expect(status("link").st_mode & S_IFMT == S_IFREG)
        let inode = status("link").st_ino
        try FileWriting.write(Array("new".utf8), to: "link", in: descriptor)
        #expect(status("link").st_ino == inode && names == ["link", "secret"])
    }
}
