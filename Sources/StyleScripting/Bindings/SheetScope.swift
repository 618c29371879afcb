import StyleEngine
import StyleSyntax

/// Which elements the rules of a sheet may meet: those in one part of the tree.
///
/// A scope is written into the selectors of the rules, as a condition without weight on their subjects; so the cascade
/// knows nothing of scopes, and specificity stays what it is.
struct SheetScope {
    private let condition: PseudoClass

    static let keys: [LibraryParameter] = [
        .optional("id", .string, "the element of that id and all in it"),
        .optional("controller", .string, "the view of a controller of that class"),
        .optional("children", .boolean, "with `controller`: and all in it"),
        .optional("name", .string, "the elements whose attribute `name` is that, and all in them"),
        .optional("group", .string, "the elements with that style class, and all in them"),
    ]

    /// Reads the table of a call; nil where none is given.
    init?(_ table: LuaTable?, _ call: borrowing LuaCall) throws {
        guard let table else { return nil }
        let entries = try table.entries()
        let names = entries.compactMap { entry -> String? in
            if case .string(let name) = entry.key, name != "children" { return name }
            return nil
        }
        guard names.count == 1, let name = names.first, case .string(let text) = try table.get(.string(name)) else {
            throw call.fault(2, "\"scope\" needs one of id, controller, name, group")
        }
        var children = true
        if name == "controller" {
            children = if case .bool(true) = try table.get("children") { true } else { false }
        }
        let outer =
            switch name {
            case "id": CompoundSelector(id: text)
            case "controller": CompoundSelector(type: TypeSelector(name: text, dialect: .css))
            case "name": CompoundSelector(attributes: [AttributeSelector(name: "name", comparison: .equals, value: text)])
            default: CompoundSelector(classes: [text])
            }
        var selectors = [Selector([outer])]
        if children { selectors.append(Selector([outer, CompoundSelector(isUniversal: true)])) }
        condition = PseudoClass(name: "where", argument: .selectors(selectors))
    }

    /// The sheet with every rule kept to the scope.
    func limit(_ sheet: Stylesheet) -> Stylesheet {
        var sheet = sheet
        for index in sheet.rules.indices {
            let subject = sheet.rules[index].selector.compounds.count - 1
            sheet.rules[index].selector.compounds[subject].pseudoClasses.append(condition)
        }
        return sheet
    }
}
