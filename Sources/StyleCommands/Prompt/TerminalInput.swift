import Foundation

/// Keys of the terminal at standard input, one by one and without echo, for as long as it lives.
final class TerminalInput {
    private var before = termios()
    /// A byte that is read and belongs to the next key.
    private var ahead: UInt8?

    /// Nil where standard input is no terminal, or one that cannot move its cursor.
    init?() {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
            ProcessInfo.processInfo.environment["TERM"] != "dumb", tcgetattr(STDIN_FILENO, &before) == 0
        else { return nil }
        var raw = before
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON | ICRNL)
        guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else { return nil }
    }

    deinit { restore() }

    /// Gives the terminal back as it was.
    func restore() { tcsetattr(STDIN_FILENO, TCSANOW, &before) }

    func nextKey() -> Key? {
        Key.read(&ahead) {
            var byte: UInt8 = 0
            while true {
                let count = read(STDIN_FILENO, &byte, 1)
                if count == 1 { return byte }
                if count == 0 || errno != EINTR { return nil }
            }
        }
    }

    /// Columns of the terminal; 80 where it does not say.
    var columns: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
