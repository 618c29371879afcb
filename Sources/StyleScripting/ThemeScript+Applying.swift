import StyleDiagnostics
import StyleEngine
import StyleValues

/// What scripts want to hear of after a pass: setters of properties, and hooks.
struct Reactions {
    private var setters: [PropertyID: (function: LuaFunction, context: ScriptContext)] = [:]
    private var hooks: [(function: LuaFunction, context: ScriptContext)] = []
    /// Changes that no round has told of yet.
    fileprivate var pending: [StyleChange] = []
    fileprivate var isUnderWay = false
    /// Whether the run that is under way has told of its changes already.
    fileprivate var hasTold = false
    /// Changes that were told of while the script ran, and that no `apply` has returned.
    fileprivate var unreturned: [StyleChange] = []

    fileprivate var isEmpty: Bool { setters.isEmpty && hooks.isEmpty }

    fileprivate mutating func setSetter(_ function: LuaFunction, of property: PropertyID, _ context: ScriptContext) {
        setters[property] = (function, context)
    }

    fileprivate mutating func addHook(_ function: LuaFunction, _ context: ScriptContext) { hooks.append((function, context)) }

    /// The setter of a property, or else of the one that it has replaced.
    fileprivate func setter(of property: PropertyDefinition) -> (function: LuaFunction, context: ScriptContext)? {
        setters[property.id] ?? property.replaced.lazy.compactMap { setters[$0] }.first
    }

    fileprivate var allHooks: [(function: LuaFunction, context: ScriptContext)] { hooks }

    mutating func forget(_ context: ScriptContext) {
        setters = setters.filter { $0.value.context !== context }
        hooks.removeAll { $0.context === context }
    }
}

extension ThemeScript {
    /// Rounds of changes that callbacks may cause before they are stopped.
    private static let roundLimit = 16

    func addSetter(_ function: LuaFunction, of property: PropertyID, _ context: ScriptContext) {
        reactions.setSetter(function, of: property, context)
    }

    func addHook(_ function: LuaFunction, _ context: ScriptContext) { reactions.addHook(function, context) }

    /// Computes all styles, then calls the setters and hooks of scripts with what changed.
    ///
    /// What they change in turn is styled and told in a further round, up to 16; then `script.apply-loop` is reported.
    /// - Returns: all changes.
    @discardableResult
    public func apply() -> [StyleChange] {
        let changes = styler.apply()
        let earlier = reactions.unreturned
        reactions.unreturned = []
        guard !reactions.isEmpty else { return earlier + changes }
        reactions.pending += changes
        // A callback that applies is heard when it returns.
        guard !reactions.isUnderWay else { return earlier + changes }
        reactions.isUnderWay = true
        defer { reactions.isUnderWay = false }
        var all = earlier + changes
        for _ in 0..<Self.roundLimit {
            let told = reactions.pending
            reactions.pending = []
            guard !told.isEmpty else { return all }
            tell(told)
            let further = styler.apply()
            reactions.pending += further
            all += further
        }
        reactions.pending = []
        report([Diagnostic("script.apply-loop", .warning, "setters and apply hooks go on changing elements: stopped after \(Self.roundLimit) rounds")])
        return all
    }

    /// Computes all styles; the next `apply` tells of the changes.
    func style() {
        let changes = styler.apply()
        if !reactions.isEmpty { reactions.pending += changes }
    }

    /// Tells of the rest where a script told of changes while it ran; otherwise the first `apply` after it tells of all.
    func endTelling() {
        if reactions.hasTold { apply() }
        reactions.pending = []
    }

    /// Styles what was told of in a draft, on the styler that has it now.
    func applyWhatIsTold() {
        guard reactions.hasTold else { return }
        reactions.hasTold = false
        reactions.unreturned = styler.apply()
    }

    private func tell(_ changes: [StyleChange]) {
        if isDrafting { reactions.hasTold = true }
        var start = 0
        while start < changes.count {
            let element = changes[start].element
            var end = start
            while end < changes.count, changes[end].element == element { end += 1 }
            if styler.tree.isAlive(element) {
                for change in changes[start..<end] { callSetter(change) }
                for hook in reactions.allHooks { call(hook, element, changes[start..<end]) }
            }
            start = end
        }
    }

    private func callSetter(_ change: StyleChange) {
        guard styler.tree.isAlive(change.element),
            let property = styler.registry[change.property.id], let setter = reactions.setter(of: property)
        else { return }
        attempt {
            let context = setter.context
            var arguments: [String: LuaValue] = [:]
            for argument in change.arguments { arguments[argument.name] = .string(argument.value) }
            let value = try change.new.map { try context.value(of: $0, text: self.text(of: $0, property)) } ?? .nil
            try setter.function.call([context.handle(change.element), value, .table(try context.state.table(arguments))])
        }
    }

    private func call(_ hook: (function: LuaFunction, context: ScriptContext), _ element: ElementID, _ changes: ArraySlice<StyleChange>) {
        guard styler.tree.isAlive(element) else { return }
        attempt {
            let context = hook.context
            var list: [LuaValue] = []
            for change in changes {
                let definition = styler.registry[change.property.id]
                var arguments: [String: LuaValue] = [:]
                for argument in change.arguments { arguments[argument.name] = .string(argument.value) }
                list.append(
                    .table(
                        try context.state.table([
                            "property": .string(change.keyPath), "arguments": .table(try context.state.table(arguments)),
                            "old": try change.old.map { try context.value(of: $0, text: self.text(of: $0, definition)) } ?? .nil,
                            "new": try change.new.map { try context.value(of: $0, text: self.text(of: $0, definition)) } ?? .nil,
                        ])))
            }
            try hook.function.call([context.handle(element), .table(try context.state.table(list: list))])
        }
    }

    /// The canonical text that the property's own converter gives a value.
    private func text(of value: StyleValue, _ definition: PropertyDefinition?) -> String? {
        definition.flatMap { styler.registry.converter(forType: $0.type)?.print(value) }
    }

    private func attempt(_ body: () throws -> Void) {
        do {
            try body()
        } catch let error as LuaError {
            report(error)
        } catch {
            report([Diagnostic("script.error", "\(error)")])
        }
    }
}
