import StyleEngine

/// An element in a script's hands; one that outlives its element raises a clear error.
final class ElementHandle {
    let id: ElementID
    private unowned let context: ScriptContext

    init(_ id: ElementID, _ context: ScriptContext) {
        self.id = id
        self.context = context
    }

    static var definition: LuaObjectDefinition {
        LuaObjectDefinition(
            "element",
            methods: [
                "get": { call in
                    let element = try receiver(call)
                    element.context.styler.apply()
                    guard let value = element.context.styler.computedStyle(of: element.id)[try call.string(1)] else { return [.nil] }
                    return [try element.context.state.value(of: value)]
                },
                "add_class": { call in
                    let element = try receiver(call)
                    element.tree.addClass(try call.string(1), to: element.id)
                    return []
                },
                "remove_class": { call in
                    let element = try receiver(call)
                    element.tree.removeClass(try call.string(1), from: element.id)
                    return []
                },
                "state": { call in
                    let element = try receiver(call)
                    element.tree.setState(try call.string(1), call.isMissing(2) ? true : try call.bool(2), of: element.id)
                    return []
                },
                "remove": { call in
                    let element = try receiver(call)
                    element.tree.remove(element.id)
                    return []
                },
            ],
            fields: [
                "type": { call in
                    let element = try receiver(call)
                    return [.string(element.tree.type(of: element.id))]
                },
                "id": { call in
                    let element = try receiver(call)
                    return [element.tree.id(of: element.id).map(LuaValue.string) ?? .nil]
                },
                "classes": { call in
                    let element = try receiver(call)
                    return [.table(try call.state.table(list: element.tree.classes(of: element.id).map(LuaValue.string)))]
                },
                "parent": { call in
                    let element = try receiver(call)
                    return [element.tree.parent(of: element.id).map { element.context.handle($0) } ?? .nil]
                },
                "children": { call in
                    let element = try receiver(call)
                    let children = element.tree.children(of: element.id).map { element.context.handle($0) }
                    return [.table(try call.state.table(list: children))]
                },
            ])
    }

    private var tree: ElementTree { context.styler.tree }

    private static func receiver(_ call: borrowing LuaCall) throws -> ElementHandle {
        guard case .object(let object) = try call.value(0), let handle = object.instance as? ElementHandle else {
            throw LuaFault("\(call.name) needs an element before the colon", id: "script.argument")
        }
        guard handle.tree.isAlive(handle.id) else { throw LuaFault("the element was removed", id: "script.stale-handle") }
        return handle
    }
}
