import StyleDiagnostics
import StyleEngine
import StyleSyntax
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
            try context.hold(HostMemory.document(file.bytes.count))
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
                .optional("content", .any, "a table: `id`, `class`, `style` with declarations, attributes by name, and elements as its items"),
            ], gives: .object(.element), "makes an element; gives it",
            example: #"local row = style.element("UIView", { class = "row", style.element("label", { id = "title" }) })"#
        ) { context, call in
            let type = try call.string(1)
            var (id, classes): (String?, [String]) = (nil, [])
            var attributes: [(name: String, value: String)] = []
            var style: DeclarationBlock?
            var children: [ElementID] = []
            for (key, value) in call.isMissing(2) ? [] : try call.table(2).entries() {
                switch (key, value) {
                case (.string("id"), .string(let text)): id = text
                case (.string("class"), .string(let text)): classes = text.split(whereSeparator: \.isWhitespace).map(String.init)
                // What elements have by that name is read only; as an attribute nothing would ask for it.
                case (.string("classes"), _): throw call.fault(2, "classes are given as text: class = \"a b\", not \"classes\"")
                case (.string("style"), .string(let text)):
                    let (file, note) = context.source(of: text, name: "<style in line \(call.place()?.line ?? 0)>", at: call.place())
                    if let note { context.explanations[ObjectIdentifier(file)] = note }
                    style = DeclarationBlock.parse(file, dialect: .css)
                case (.string("id"), _), (.string("class"), _), (.string("style"), _): throw call.fault(2, "expected a string, got \(value.kindPhrase)")
                case (.string(let name), _): attributes.append((name, try value.valueText(call, 2)))
                case (.integer, .object): children.append(try context.element(value, call))
                default: throw call.fault(2, "expected attributes by name and elements as children, got \(value.kindPhrase)")
                }
            }
            let bytes = HostMemory.entry + attributes.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
            try context.hold(bytes)
            let element = context.styler.tree.insert(
                context.styler.registry.className(forElement: type) ?? type, id: id, classes: classes, attributes: attributes,
                writtenType: type, span: call.place()?.span)
            context.elementBytes[element] = bytes
            if let style { context.styler.setInlineStyle(style, of: element) }
            for child in children { try context.put(child, into: element, at: nil, argument: 2, call) }
            return [context.handle(element)]
        },
        LibraryFunction(
            "select", [LibraryParameter("selector", .string, "as in a `.css` sheet")], gives: .list(.object(.element)),
            "the elements that match, in document order", example: #"for _, label in ipairs(style.select("UILabel")) do label:add_class("small") end"#
        ) { context, call in
            let parsed = SelectorList.parse(SourceFile(name: "<selector>", text: try call.string(1)), dialect: .css)
            if let fault = parsed.diagnostics.first(where: { $0.severity == .error }) { throw call.fault(1, fault.message) }
            let span = call.place()?.span
            context.theme.reportOnce(
                context.styler.faults(of: parsed.selectors).map { Diagnostic($0.id, $0.severity, $0.message, at: span) })
            let elements = context.styler.elements(matching: parsed.selectors)
            return [.table(try context.state.table(list: elements.map { context.handle($0) }))]
        },
    ]
}
