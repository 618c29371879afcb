/// Asks the host for a pass, once for all changes since the last one.
///
/// The closure must not style at once; it arranges that `Styler.applyNow()` is called soon, on the thread or actor
/// where the styler lives: in the next turn of a run loop, in a task.
///
///     styler.scheduler = StyleScheduler { [weak self] in Task { @MainActor in self?.styler.applyNow() } }
public struct StyleScheduler {
    let request: () -> Void

    public init(request: @escaping () -> Void) { self.request = request }

    /// Never asks: the host calls `applyNow()` when it likes.
    public static var manual: StyleScheduler { StyleScheduler {} }

    /// Runs the pass as a task of the main actor.
    public static func mainActor(_ pass: @escaping @MainActor @Sendable () -> Void) -> StyleScheduler {
        StyleScheduler { Task { @MainActor in pass() } }
    }
}
