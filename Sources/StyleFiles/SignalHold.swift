import Foundation

/// Holds back what interrupts or ends the program while temporary files exist, so that none stays behind.
struct SignalHold {
    private var before = sigset_t()

    init() {
        var held = sigset_t()
        sigemptyset(&held)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &before)
    }

    /// Whether a signal has come that is held back.
    var isOneWaiting: Bool {
        var waiting = sigset_t()
        sigemptyset(&waiting)
        sigpending(&waiting)
        return [SIGINT, SIGTERM, SIGHUP].contains { sigismember(&waiting, $0) == 1 }
    }

    /// Lets the signals through, those that came meanwhile at once.
    func release() {
        var before = before
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
