extension StyleEnvironment {
    /// Takes back what differs between two environments, where nothing else was set since.
    mutating func undo(from before: StyleEnvironment, to after: StyleEnvironment) {
        func undo<Value: Equatable>(_ path: WritableKeyPath<StyleEnvironment, Value>) {
            if before[keyPath: path] != after[keyPath: path], self[keyPath: path] == after[keyPath: path] {
                self[keyPath: path] = before[keyPath: path]
            }
        }
        undo(\.idiom)
        undo(\.width)
        undo(\.height)
        undo(\.scale)
        undo(\.fixedOrientation)
        undo(\.exactOrientation)
        undo(\.colorScheme)
        undo(\.contrast)
        undo(\.osVersion)
        undo(\.locale)
        undo(\.deviceModel)
        undo(\.fixedHorizontalSizeClass)
        undo(\.fixedVerticalSizeClass)
        undo(\.usesCSSLengths)
    }
}
