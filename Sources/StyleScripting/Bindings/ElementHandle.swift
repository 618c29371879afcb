import StyleDiagnostics
import StyleEngine
import StyleViews

/// An element in a script's hands; one that outlives its element raises a clear error.
final class ElementHandle {
    var id: ElementID

    init(_ id: ElementID) { self.id = id }
}

extension ScriptContext {
    /// One element as scripts handle it; the same element is the same object as long as the script holds it.
    func handle(_ element: ElementID) -> LuaValue {
        guard let kind = kinds[.element] else { return .nil }
        if let known = elementHandles[element]?.handle { return .object(LuaObject(known, kind)) }
        let handle = ElementHandle(element)
        if elementHandles.count > 4096, elementHandles.count > 2 * styler.tree.count { elementHandles = elementHandles.filter { $0.value.handle != nil } }
        elementHandles[element] = WeakElementHandle(handle: handle)
        return .object(LuaObject(handle, kind))
    }

    /// The living element that a handle means.
    func element(_ value: LuaValue, _ call: borrowing LuaCall) throws -> ElementID {
        guard case .object(let object) = value, let handle = object.instance as? ElementHandle else {
            throw LuaFault("\(call.name) needs an element before its colon or dot", id: "script.argument")
        }
        guard styler.tree.isAlive(handle.id) else { throw LuaFault("\(call.name): the element was removed", id: "script.stale-handle") }
        return handle.id
    }
}

/// A handle as long as a script holds it.
struct WeakElementHandle {
    weak var handle: ElementHandle?
}

extension StyleLibrary {
    private typealias ElementBody = @Sendable (ScriptContext, ElementID, borrowing LuaCall) throws -> [LuaValue]

    private static func method(
        _ name: String, _ parameters: [LibraryParameter] = [], gives result: LuaShape? = nil, _ doc: String, example: String = "",
        _ body: @escaping ElementBody
    ) -> LibraryFunction {
        LibraryFunction(name, parameters, gives: result, doc, example: example) { context, call in
            try body(context, try context.element(call.value(0), call), call)
        }
    }

    private static func field(
        _ name: String, _ shape: LuaShape, isOptional: Bool = false, _ doc: String,
        _ read: @escaping @Sendable (ScriptContext, ElementTree, ElementID) throws -> LuaValue
    ) -> LibraryField {
        LibraryField(name, shape, isOptional: isOptional, doc) { context, call in
            [try read(context, context.styler.tree, try context.element(call.value(0), call))]
        }
    }

    /// The style class of an argument; two at a time, or one with its dot, would be a name that no selector means.
    private static func styleClass(_ call: borrowing LuaCall) throws -> String {
        let name = try call.string(1)
        let words = name.split(whereSeparator: \.isWhitespace)
        if words.count > 1 { throw call.fault(1, "\"\(name)\" is more than one style class: give each by a call of its own") }
        guard let word = words.first else { throw call.fault(1, "expected a style class, got an empty string") }
        if word.hasPrefix("."), word.count > 1 { throw call.fault(1, "a style class is given without its dot: \"\(word.dropFirst())\"") }
        guard word.utf8.count == name.utf8.count, word != "." else { throw call.fault(1, "\"\(name)\" is no style class") }
        return name
    }

    static let elementObject = LibraryObject(
        .element, "an element of a view; once it is removed, using it is an error",
        fields: [
            field("type", .string, "name of its class, or of its type in the view where no class is registered") { _, tree, element in
                .string(tree.type(of: element))
            },
            field("id", .string, isOptional: true, "its id, nil without one") { _, tree, element in
                tree.id(of: element).map(LuaValue.string) ?? .nil
            },
            field("classes", .list(.string), "its style classes, in order") { context, tree, element in
                .table(try context.state.table(list: tree.classes(of: element).map(LuaValue.string)))
            },
            field("states", .list(.string), "the states that are on") { context, tree, element in
                .table(try context.state.table(list: tree.states(of: element).map(LuaValue.string)))
            },
            field("text", .string, isOptional: true, "the text in it") { _, tree, element in
                tree.text(of: element).map(LuaValue.string) ?? .nil
            },
            field("path", .string, "indices from the root down, as `0/2/1`") { _, tree, element in .string(tree.path(of: element)) },
            field("parent", .object(.element), isOptional: true, "the element it stands in, nil for a root") { context, tree, element in
                tree.parent(of: element).map { context.handle($0) } ?? .nil
            },
            field("children", .list(.object(.element)), "the elements in it, in order") { context, tree, element in
                .table(try context.state.table(list: tree.children(of: element).map { context.handle($0) }))
            },
        ],
        methods: [
            method(
                "get", [LibraryParameter("property", .string, "name or key path")], gives: .either([.value, .any]),
                "the value of a property after styling, nil where it has none; a declared default counts", example: #"local width = card:get("border-width")"#
            ) { context, element, call in
                [try context.value(ofProperty: call.string(1), element, call)]
            },
            method("add_class", [LibraryParameter("class", .string, "a style class, without dot")], "gives it a style class") { context, element, call in
                context.styler.tree.addClass(try styleClass(call), to: element)
                return []
            },
            method("remove_class", [LibraryParameter("class", .string, "a style class, without dot")], "takes a style class away") {
                context, element, call in
                context.styler.tree.removeClass(try styleClass(call), from: element)
                return []
            },
            method(
                "state",
                [LibraryParameter("name", .string, "a state such as `selected`"), .optional("on", .boolean, "on unless false")],
                "switches a state on or off", example: #"button:state("highlighted", true)"#
            ) { context, element, call in
                let name = try call.string(1)
                context.theme.note(state: name, at: call.place()?.span)
                context.styler.tree.setState(name, call.isMissing(2) ? true : try call.bool(2), of: element)
                return []
            },
            method(
                "move",
                [
                    LibraryParameter("parent", .object(.element), "the element to stand in"),
                    .optional("index", .integer, "place among its children, from 1; the end unless given"),
                ], "moves it, with all in it, into another element"
            ) { context, element, call in
                let parent = try context.element(call.value(1), call)
                try context.move(element, to: parent, index: call.isMissing(2) ? nil : try call.integer(2), call)
                return []
            },
            method("remove", [], "takes it, with all in it, out of the view") { context, element, _ in
                context.remove(element)
                return []
            },
            method(
                "styled",
                [
                    LibraryParameter("on", .boolean, "whether sheets style it"),
                    .optional("property", .string, "this property alone"),
                ], "takes it, with all in it, out of styling, or one of its own properties; or back in; out, it keeps the values it has"
            ) { context, element, call in
                let isOn = try call.bool(1)
                if !call.isMissing(2) {
                    let property = try context.property(call.string(2), of: element, argument: 2, call)
                    context.styler.setStyled(isOn, property: property.keyPath, of: element)
                } else if isOn {
                    context.styler.setStyled(true, element)
                } else {
                    context.styler.leaveUnstyled(element)
                }
                return []
            },
            method("apply", [], "styles what changed, calls setters and apply hooks") { context, _, _ in
                context.theme.apply()
                return []
            },
        ])
}

extension ScriptContext {
    /// The property that a name or key path means on an element.
    fileprivate func property(
        _ name: String, of element: ElementID, argument: Int, _ call: borrowing LuaCall
    ) throws -> ResolvedProperty {
        let type = styler.tree.type(of: element)
        let className = styler.registry.classDefinition(type) != nil ? type : styler.registry.fallbackClass ?? type
        if let property = styler.registry.property(name, ofClass: className) { return property }
        if let contested = styler.registry.contestedProperty(name, ofClass: className) { throw call.fault(argument, contested.message) }
        let names = styler.registry.properties(ofClass: className).flatMap { [$0.name, $0.keyPath] }
        throw call.fault(argument, "\"\(type)\" has no property \"\(name)\"\(Suggestion.phrase(for: name, in: names))")
    }

    /// The value that an element has for a property, or the default that the property declares.
    fileprivate func value(ofProperty name: String, _ element: ElementID, _ call: borrowing LuaCall) throws -> LuaValue {
        let property = try property(name, of: element, argument: 1, call)
        theme.style()
        if let row = styler.declaredProperties(of: element).first(where: { $0.keyPath == property.keyPath }) {
            return try value(of: row.value, text: row.text)
        }
        guard let initial = styler.defaults[property.definition] else { return .nil }
        guard let found = initial.value else {
            throw call.fault(1, initial.faults.first?.message ?? "unknown type \"\(property.definition.type)\"")
        }
        return try value(of: found, text: nil)
    }

    /// Moves an element to a place among the children of another.
    fileprivate func move(_ element: ElementID, to parent: ElementID, index: Int?, _ call: borrowing LuaCall) throws {
        let tree = styler.tree
        let others = tree.children(of: parent).filter { $0 != element }
        let place = index ?? others.count + 1
        guard (1...(others.count + 1)).contains(place) else {
            throw call.fault(2, "expected a place from 1 to \(others.count + 1), got \(place)")
        }
        try put(element, into: parent, at: place - 1, argument: 1, call)
    }

    fileprivate func remove(_ element: ElementID) {
        if !elementBytes.isEmpty {
            for gone in styler.tree.subtree(of: element) { if let bytes = elementBytes.removeValue(forKey: gone) { state.giveBack(bytes) } }
        }
        styler.tree.remove(element)
    }

    /// Puts an element, with all in it, into another one.
    func put(_ element: ElementID, into parent: ElementID, at place: Int?, argument: Int, _ call: borrowing LuaCall) throws {
        let tree = styler.tree
        guard tree.depth(of: parent) + tree.height(of: element) < ViewDefinition.depthLimit else {
            throw call.fault(argument, "elements stand in one another more than \(ViewDefinition.depthLimit) levels deep")
        }
        guard tree.move(element, to: parent, at: place) || tree.isLocked else {
            throw call.fault(argument, "an element cannot stand in itself")
        }
    }
}
