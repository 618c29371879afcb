/// A line in the making, and the lines before it.
struct LineEditor {
    private(set) var characters: [Character] = []
    /// The place of the cursor, 0 to the count of characters.
    private(set) var cursor = 0
    /// Lines entered, the newest last.
    private(set) var history: [String] = []
    /// The line of the history that is shown; the count of lines is the new one.
    private var place = 0
    /// The new line while an old one is shown.
    private var draft: [Character] = []

    /// Lines that are remembered.
    private static let mostLines = 1000

    /// What a key leads to.
    enum Outcome: Equatable {
        case editing
        case line(String)
        /// ^C: the line is dropped.
        case cancelled
        /// ^D on an empty line.
        case ended
    }

    mutating func take(_ key: Key) -> Outcome {
        switch key {
        case .character(let character):
            characters.insert(character, at: cursor)
            cursor += 1
        case .backspace:
            guard cursor > 0 else { break }
            cursor -= 1
            characters.remove(at: cursor)
        case .delete: if cursor < characters.count { characters.remove(at: cursor) }
        case .left: cursor = max(cursor - 1, 0)
        case .right: cursor = min(cursor + 1, characters.count)
        case .home: cursor = 0
        case .end: cursor = characters.count
        case .cutToEnd: characters.removeSubrange(cursor...)
        case .cutToStart:
            characters.removeSubrange(..<cursor)
            cursor = 0
        case .cutWord:
            var start = cursor
            while start > 0, characters[start - 1] == " " { start -= 1 }
            while start > 0, characters[start - 1] != " " { start -= 1 }
            characters.removeSubrange(start..<cursor)
            cursor = start
        case .up: show(place - 1)
        case .down: show(place + 1)
        case .enter: return .line(finish())
        case .cancel:
            start()
            return .cancelled
        case .endOfInput:
            if characters.isEmpty { return .ended }
            if cursor < characters.count { characters.remove(at: cursor) }
        case .unknown: break
        }
        return .editing
    }

    /// The part of the line that fits into `width` columns, with the cursor in it, and the cursor's place there.
    func visible(width: Int) -> (text: String, cursor: Int) {
        let width = max(width, 8)
        let start = cursor < width ? 0 : cursor - width + 1
        return (String(characters[start..<min(start + width, characters.count)]), cursor - start)
    }

    /// Shows a line of the history, or the new one behind them.
    private mutating func show(_ next: Int) {
        guard next >= 0, next <= history.count else { return }
        if place == history.count { draft = characters }
        place = next
        characters = next == history.count ? draft : Array(history[next])
        cursor = characters.count
    }

    private mutating func finish() -> String {
        let line = String(characters)
        let isBlank = line.allSatisfy(\.isWhitespace)
        if !isBlank, history.last != line { history.append(line) }
        if history.count > LineEditor.mostLines { history.removeFirst() }
        start()
        return line
    }

    private mutating func start() {
        (characters, draft, cursor, place) = ([], [], 0, history.count)
    }
}
