import StyleEngine

/// A host on the main actor: changes gather, one pass follows in the next turn.
@MainActor
final class Screen {
    let styler: Styler
    private(set) var passes = 0

    init(registry: PropertyRegistry) {
        styler = Styler(registry: registry)
        styler.scheduler = .mainActor { [weak self] in self?.pass() }
    }

    private func pass() {
        passes += 1
        for change in styler.applyNow().changes { show(change) }
    }

    /// Draws the element anew, say.
    private func show(_ change: StyleChange) {}

    func resize(width: Double, height: Double) {
        styler.environment.width = width
        styler.environment.height = height
    }
}
