import StyleEngine
import StyleViews

extension StyleLibrary {
    static let views: [Row] = [
        Row("view", "path or text", "builds the elements of a view definition; gives the root") { context, call in
            let text = try call.string(1)
            let place = call.place()
            let isText = text.utf8.contains(0x3C)
            let (file, note) = isText
                ? context.source(of: text, name: "<view in line \(place?.line ?? 0)>", at: place) : (try context.load(text), nil)
            var view = ViewDefinition.read(file)
            if let note {
                for index in view.diagnostics.indices { view.diagnostics[index].notes.append(note) }
            }
            context.theme.report(view.diagnostics)
            guard let root = context.styler.build(view) else { return [] }
            return [context.handle(root)]
        },
        Row("element", "type, { id =, class =, … attributes, … children }", "makes an element; gives it") { context, call in
            let type = try call.string(1)
            var (id, classes): (String?, [String]) = (nil, [])
            var attributes: [(name: String, value: String)] = []
            var children: [ElementHandle] = []
            for (key, value) in call.isMissing(2) ? [] : try call.table(2).entries() {
                switch (key, value) {
                case (.string("id"), .string(let text)): id = text
                case (.string("class"), .string(let text)): classes = text.split(whereSeparator: \.isWhitespace).map(String.init)
                case (.string(let name), _): attributes.append((name, try value.valueText(call, 2)))
                case (.integer, .object(let object)):
                    guard let child = object.instance as? ElementHandle else { throw call.fault(2, "expected elements as children") }
                    children.append(child)
                default: throw call.fault(2, "expected attributes by name and elements as children, got \(value.kindPhrase)")
                }
            }
            let element = context.styler.tree.insert(
                context.styler.registry.className(forElement: type) ?? type, id: id, classes: classes, attributes: attributes,
                writtenType: type, span: call.place()?.span)
            for child in children {
                guard context.styler.tree.isAlive(child.id), context.styler.tree.move(child.id, to: element) else {
                    throw call.fault(2, "a child cannot be put into the element")
                }
            }
            return [context.handle(element)]
        },
        Row("select", "selector", "the elements that match, in document order") { context, call in
            let parsed = SelectorList.parse(SourceFile(name: "<selector>", text: try call.string(1)), dialect: .css)
            if let fault = parsed.diagnostics.first(where: { $0.severity == .error }) { throw call.fault(1, fault.message) }
            let elements = context.styler.elements(matching: parsed.selectors)
            return [.table(try context.state.table(list: elements.map { context.handle($0) }))]
        },
    ]
}

extension ScriptContext {
    /// One element as scripts handle it.
    func handle(_ element: ElementID) -> LuaValue { .object(LuaObject(ElementHandle(element, self), kinds.element)) }
}
