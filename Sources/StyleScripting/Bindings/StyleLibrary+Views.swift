import StyleEngine
import StyleViews

extension StyleLibrary {
    static let views: [LibraryFunction] = [
        LibraryFunction(
            "view", [LibraryParameter("view", .string, "a path from the script's folder, or XML")], gives: .object(.element),
            "builds the elements of a view definition; gives the root", example: #"style.view("card.xml")"#
        ) { context, call in
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
        LibraryFunction(
            "element",
            [
                LibraryParameter("type", .string, "a class, or its name in views"),
                .optional("content", .any, "a table: `id`, `class`, attributes by name, and elements as its items"),
            ], gives: .object(.element), "makes an element; gives it",
            example: #"local row = style.element("UIView", { class = "row", style.element("label", { id = "title" }) })"#
        ) { context, call in
            let type = try call.string(1)
            var (id, classes): (String?, [String]) = (nil, [])
            var attributes: [(name: String, value: String)] = []
            var children: [ElementID] = []
            for (key, value) in call.isMissing(2) ? [] : try call.table(2).entries() {
                switch (key, value) {
                case (.string("id"), .string(let text)): id = text
                case (.string("class"), .string(let text)): classes = text.split(whereSeparator: \.isWhitespace).map(String.init)
                // What elements have by that name is read only; as an attribute nothing would ask for it.
                case (.string("classes"), _): throw call.fault(2, "classes are given as text: class = \"a b\", not \"classes\"")
                case (.string("id"), _), (.string("class"), _): throw call.fault(2, "expected a string, got \(value.kindPhrase)")
                case (.string(let name), _): attributes.append((name, try value.valueText(call, 2)))
                case (.integer, .object): children.append(try context.element(value, call))
                default: throw call.fault(2, "expected attributes by name and elements as children, got \(value.kindPhrase)")
                }
            }
            let element = context.styler.tree.insert(
                context.styler.registry.className(forElement: type) ?? type, id: id, classes: classes, attributes: attributes,
                writtenType: type, span: call.place()?.span)
            for child in children {
                guard context.styler.tree.move(child, to: element) else {
                    throw call.fault(2, "a child cannot be put into the element")
                }
            }
            return [context.handle(element)]
        },
        LibraryFunction(
            "select", [LibraryParameter("selector", .string, "as in a `.css` sheet")], gives: .list(.object(.element)),
            "the elements that match, in document order", example: #"for _, label in ipairs(style.select("UILabel")) do label:add_class("small") end"#
        ) { context, call in
            let parsed = SelectorList.parse(SourceFile(name: "<selector>", text: try call.string(1)), dialect: .css)
            if let fault = parsed.diagnostics.first(where: { $0.severity == .error }) { throw call.fault(1, fault.message) }
            let elements = context.styler.elements(matching: parsed.selectors)
            return [.table(try context.state.table(list: elements.map { context.handle($0) }))]
        },
    ]
}
