import StyleDiagnostics
import StyleEngine
import StyleSyntax
import StyleValues
import Testing

@Suite("Themes that are installed whole")
struct ThemeInstallationTests {
    /// An object that notes what it is given.
    private final class Target: StyleTarget {
        var values: [String: String] = [:]

        func setStyle(_ value: StyleValue?, of property: StyledProperty) -> Bool {
            values[property.keyPath] = value?.text
            return true
        }
    }

    /// Fills a draft with a page of one row a text; the first one is a title.
    @discardableResult
    private func write(_ sheet: String, rows: [String] = ["a", "b"], id: String = "page", _ styler: Styler) -> ElementID
    {
        styler.add(text: sheet, name: "theme.css")
        let page = styler.insert("view", id: id)
        for (index, row) in rows.enumerated() {
            styler.insert("label", classes: index == 0 ? ["title"] : [], text: row, into: page)
        }
        return page
    }

    private func lines(_ styler: Styler, _ changes: StyleChangeSet) -> [String] {
        changes.changes.map {
            "\(styler.tree.path(of: $0.element)) \($0.keyPath) \($0.old?.text ?? "-") \($0.new?.text ?? "-")"
        }
    }

    @Test("a draft that is dropped leaves nothing")
    func dropped() throws {
        let stage = try Stage("view { alpha: .5 }")
        let view = stage.add("view")
        stage.styler.apply()
        let draft = try ThemeDraft(for: stage.styler)
        try draft.styler.registry.register(ClassDefinition("Card", extends: "UIView"))
        write("view { alpha: .25 } label { tag: 1 + }", draft.styler)
        draft.styler.setVariable("gap", "8")
        draft.styler.setToken("ink", "red")
        draft.styler.environment.width = 900
        draft.styler.addClass("seen", to: view)
        #expect(draft.styler.apply().count > 0 && draft.styler.computedStyle(of: view)["alpha"]?.text == "0.25")
        let styler = stage.styler
        #expect(
            styler.registry.classDefinition("Card") == nil && styler.variableNames == []
                && styler.environment.width == 375)
        #expect(
            styler.tree.count == 1 && styler.tree.classes(of: view) == [] && styler.rules.count == 1
                && stage.faults == [])
        #expect(!styler.needsStyle && styler.apply().isEmpty && stage.text("alpha", of: view) == "0.5")
    }

    @Test("installed, it is there in one step, and its changes are told once")
    func installed() throws {
        let stage = try Stage("view { alpha: .5 }")
        let view = stage.add("view")
        let target = Target()
        stage.styler.attach(target, to: view)
        stage.styler.apply()
        let draft = try ThemeDraft(for: stage.styler)
        try draft.styler.registry.register(PropertyDefinition("elevation", of: "UIView", type: "number"))
        draft.styler.setVariable("gap", "8")
        draft.styler.environment.width = 900
        let page = write("view { alpha: .25; elevation: $gap } .title { tag: 1 }", draft.styler)
        draft.styler.apply()
        #expect(target.values["alpha"] == "0.5")
        let result = try stage.styler.install(draft)
        #expect(
            lines(stage.styler, result.changes) == [
                "0 alpha 0.5 0.25", "0 elevation - 8", "1 alpha - 0.25", "1 elevation - 8", "1/0 tag - 1",
            ])
        #expect(target.values == ["alpha": "0.25", "elevation": "8"] && stage.styler.apply().isEmpty)
        #expect(
            result.theme.elements.first == page && result.theme.elements.count == 3 && result.theme.sheets.count == 1)
        #expect(stage.styler.variable("gap")?.value.text == "8" && stage.styler.environment.width == 900)
        let undone = try stage.styler.uninstall(result.theme)
        #expect(lines(stage.styler, undone) == ["0 alpha 0.25 0.5", "0 elevation 8 -"])
        #expect(
            stage.styler.tree.count == 1 && stage.styler.variableNames == [] && stage.styler.environment.width == 375)
    }

    @Test("the same once more is no change; elements keep handles, states and objects, and what the host did stays")
    func replacedByEqual() throws {
        let stage = try Stage()
        let sheet = "view { alpha: .5 } label { tag: 1 } label:selected { tag: 2 } .mine { alpha: .75 }"
        var draft = try ThemeDraft(for: stage.styler)
        let page = write(sheet, draft.styler)
        var result = try stage.styler.install(draft)
        let rows = stage.styler.tree.children(of: page)
        let target = Target()
        stage.styler.attach(target, to: rows[1])
        stage.styler.setState("selected", true, of: rows[1])
        stage.styler.addClass("mine", to: rows[0])
        let guest = stage.styler.insert("view", id: "guest", into: rows[0])
        stage.styler.apply()
        #expect(target.values == ["tag": "2"])
        for _ in 1...3 {
            draft = try ThemeDraft(for: stage.styler, replacing: result.theme)
            #expect(draft.styler.tree.allElements.isEmpty)
            write(sheet, draft.styler)
            result = try stage.styler.install(draft)
            #expect(result.changes.isEmpty && result.changes.changes.isEmpty, "\(lines(stage.styler, result.changes))")
            #expect(result.theme.elements == [page] + rows && stage.styler.tree.children(of: page) == rows)
            #expect(
                stage.styler.tree.states(of: rows[1]) == ["selected"]
                    && stage.styler.tree.classes(of: rows[0]) == ["title", "mine"])
            #expect(stage.styler.tree.parent(of: guest) == rows[0] && stage.styler.tree.count == 4)
        }
        stage.styler.setState("selected", false, of: rows[1])
        stage.styler.apply()
        #expect(target.values == ["tag": "1"])
    }

    @Test("a changed theme: what is new is made, what is gone goes, the rest stays")
    func replacedByOther() throws {
        let stage = try Stage()
        var draft = try ThemeDraft(for: stage.styler)
        let page = write("label { tag: 1 } .title { alpha: .5 }", rows: ["a", "b"], draft.styler)
        var result = try stage.styler.install(draft)
        let rows = stage.styler.tree.children(of: page)
        draft = try ThemeDraft(for: stage.styler, replacing: result.theme)
        let other = draft.styler.insert("view", id: "other")
        let moved = write("label { tag: 1 } .title { alpha: .25 }", rows: ["a", "b2", "c"], draft.styler)
        draft.styler.move(moved, to: other)
        result = try stage.styler.install(draft)
        let tree = stage.styler.tree
        #expect(tree.path(of: page) == "0/0" && Array(tree.children(of: page).prefix(2)) == rows)
        #expect(
            tree.children(of: page).count == 3 && tree.text(of: rows[1]) == "b2" && result.identities[moved] == page)
        #expect(lines(stage.styler, result.changes) == ["0/0/0 alpha 0.5 0.25", "0/0/2 tag - 1"])
        draft = try ThemeDraft(for: stage.styler, replacing: result.theme)
        write("label { tag: 1 }", rows: ["a"], id: "new", draft.styler)
        result = try stage.styler.install(draft)
        #expect(!tree.isAlive(page) && !tree.isAlive(rows[0]) && tree.count == 2)
    }

    @Test("what a theme made of the host's elements is undone with it, what the host made of them stays")
    func elementsOfTheHost() throws {
        let stage = try Stage()
        let (view, child, last) = (
            stage.add("view"), stage.add("label", in: stage.styler.tree.roots.first), stage.add("view")
        )
        let draft = try ThemeDraft(for: stage.styler)
        let box = draft.styler.insert("view", id: "box")
        draft.styler.move(child, to: box)
        draft.styler.addClass("themed", to: view)
        draft.styler.setState("selected", true, of: view)
        draft.styler.setAttribute("role", "main", of: view)
        draft.styler.setID("top", of: view)
        draft.styler.setStyled(false, last)
        let theme = try stage.styler.install(draft).theme
        #expect(stage.styler.tree.parent(of: child) == box && stage.styler.tree.id(of: view) == "top")
        stage.styler.addClass("mine", to: view)
        stage.styler.setID("host", of: view)
        try stage.styler.uninstall(theme)
        let tree = stage.styler.tree
        #expect(tree.parent(of: child) == view && !tree.isAlive(box) && tree.id(of: view) == "host")
        #expect(tree.classes(of: view) == ["mine"] && tree.states(of: view) == [] && tree.attributes(of: view).isEmpty)
        #expect(stage.styler.isStyled(last))
    }

    @Test("sheets of a new theme stand where those of the old one stood; a later setting of the host stays")
    func placeInTheCascade() throws {
        let stage = try Stage("view { alpha: .1 }")
        let view = stage.add("view")
        var draft = try ThemeDraft(for: stage.styler)
        draft.styler.add(text: "view { alpha: .2; tag: 2 }")
        draft.styler.setVariable("a", "1")
        draft.styler.setVariable("b", "1")
        let theme = try stage.styler.install(draft).theme
        stage.styler.add(text: "view { alpha: .3 }")
        stage.styler.setVariable("b", "host")
        draft = try ThemeDraft(for: stage.styler, replacing: theme)
        #expect(draft.styler.variableNames == ["b"])
        draft.styler.add(text: "view { alpha: .4; tag: 4 }")
        try stage.styler.install(draft)
        #expect(stage.text("alpha", of: view) == "0.3" && stage.text("tag", of: view) == "4")
        #expect(stage.styler.variable("b")?.value.text == "host" && stage.styler.variable("a") == nil)
    }

    @Test("why a draft is refused; the styler is as it was")
    func refusals() throws {
        let stage = try Stage()
        let draft = try ThemeDraft(for: stage.styler)
        stage.add("view")
        #expect(throws: ThemeError.stylerChanged) { try stage.styler.install(draft) }
        let good = try ThemeDraft(for: stage.styler)
        #expect(throws: ThemeError.foreignDraft) { try Stage().styler.install(good) }
        let theme = try stage.styler.install(good).theme
        #expect(throws: ThemeError.foreignDraft) { try stage.styler.install(good) }
        try stage.styler.uninstall(theme)
        #expect(throws: ThemeError.notInstalled) { try ThemeDraft(for: stage.styler, replacing: theme) }
        #expect(stage.styler.tree.count == 1)
    }

    @Test("frozen elements keep their values, in the draft and after it")
    func frozen() throws {
        let stage = try Stage("view { alpha: .5 }")
        let view = stage.add("view")
        stage.styler.apply()
        stage.styler.setStyled(false, view)
        stage.styler.apply()
        let draft = try ThemeDraft(for: stage.styler)
        draft.styler.add(text: "view { alpha: .25 }")
        draft.styler.apply()
        #expect(draft.styler.computedStyle(of: view)["alpha"]?.text == "0.5")
        let made = draft.styler.insert("view")
        draft.styler.applyOnce(made)
        draft.styler.apply()
        let result = try stage.styler.install(draft)
        #expect(stage.text("alpha", of: view) == "0.5" && lines(stage.styler, result.changes) == ["1 alpha - 0.25"])
        stage.styler.setStyled(true, view)
        #expect(stage.text("alpha", of: view) == "0.25")
    }

    @Test("an element of the theme that the host froze keeps its values through the next theme")
    func frozenByTheHost() throws {
        let stage = try Stage()
        var draft = try ThemeDraft(for: stage.styler)
        let page = write("view { alpha: .5 } label { tag: 1 }", draft.styler)
        var theme = try stage.styler.install(draft).theme
        let row = stage.styler.tree.children(of: page)[0]
        stage.styler.setStyled(false, page)
        for number in 2...4 {
            draft = try ThemeDraft(for: stage.styler, replacing: theme)
            write("view { alpha: .25 } label { tag: \(number) }", draft.styler)
            let result = try stage.styler.install(draft)
            theme = result.theme
            #expect(result.changes.changes.isEmpty, "\(lines(stage.styler, result.changes))")
            #expect(
                stage.text("alpha", of: page) == "0.5" && stage.text("tag", of: row) == "1"
                    && !stage.styler.isStyled(page))
        }
        stage.styler.setStyled(true, page)
        #expect(stage.text("alpha", of: page) == "0.25" && stage.text("tag", of: row) == "4")
    }

    @Test("two hundred installations leave what one leaves")
    func nothingGathers() throws {
        let stage = try Stage("view { tag: 7 }")
        stage.add("view")
        var theme: InstalledTheme?
        var sizes: Set<String> = []
        for round in 0..<200 {
            let draft = try ThemeDraft(for: stage.styler, replacing: theme)
            try draft.styler.registry.register(PropertyDefinition("elevation", of: "UIView", type: "number"))
            draft.styler.setVariable("gap", "\(round % 2)")
            write("view { elevation: $gap } label { tag: bad }", rows: ["a", "b", "c"], draft.styler)
            draft.styler.setInlineStyle(
                DeclarationBlock.parse(SourceFile(name: "inline", text: "tag: 1"), dialect: .css),
                of: draft.styler.tree.roots[1])
            theme = try stage.styler.install(draft).theme
            let styler = stage.styler
            guard round > 1 else { continue }
            sizes.insert(
                "\(styler.tree.count) \(styler.rules.count) \(styler.diagnostics.count) \(styler.variableNames) \(styler.registry.properties.count)"
            )
        }
        #expect(sizes.count == 1, "\(sizes)")
    }

    @Test("any theme after any other equals one on a fresh styler")
    func randomThemes() throws {
        var generator = SeededGenerator(seed: 11)
        func fill(_ styler: Styler, _ seed: UInt64) {
            var generator = SeededGenerator(seed: seed)
            var elements: [ElementID] = styler.tree.roots
            for _ in 0..<generator.below(12) {
                let id = generator.once(in: 3) ? generator.pick(["a", "b", "c"]) : nil
                let classes = generator.once(in: 2) ? [generator.pick(["x", "y"])] : []
                let parent = generator.once(in: 3) ? nil : generator.pick(elements)
                elements.append(
                    styler.insert(generator.pick(["view", "label"]), id: id, classes: classes, into: parent))
                if generator.once(in: 4) { styler.setState("selected", true, of: generator.pick(elements)) }
                if generator.once(in: 4) { styler.addClass("z", to: generator.pick(elements)) }
                if generator.once(in: 5) { styler.move(generator.pick(elements), to: generator.pick(elements)) }
                if generator.once(in: 6) { styler.apply() }
            }
            for _ in 0..<generator.below(4) {
                let selector = generator.pick(["view", "label", ".x", ".y > *", "#a", "#b label", ":selected", ".z"])
                styler.add(
                    text:
                        "\(selector) { tag: \(generator.below(9)); alpha: var(--n, .5); tint-color: \(generator.pick(["red", "blue"])) }"
                )
            }
            if generator.once(in: 2) { styler.setVariable("n", "0.\(generator.below(9))") }
            if generator.once(in: 3) { styler.environment.width = Double(generator.pick([300, 600])) }
        }
        for _ in 0..<40 {
            let stage = try Stage("view { alpha: .1 } label { tag: var(--n, 3) }")
            stage.add("view")
            var theme: InstalledTheme?
            for round in 0..<6 {
                let seed = UInt64(generator.below(1000))
                let draft = try ThemeDraft(for: stage.styler, replacing: theme)
                fill(draft.styler, seed)
                let before = stage.styler.tree.allElements.map { ($0, stage.styler.computedStyle(of: $0)) }
                let result = try stage.styler.install(draft)
                theme = result.theme
                let fresh = try Stage("view { alpha: .1 } label { tag: var(--n, 3) }")
                fresh.add("view")
                fill(fresh.styler, seed)
                fresh.styler.apply()
                #expect(stage.styler.plainSnapshot == fresh.styler.plainSnapshot, "round \(round), seed \(seed)")
                // What is told is what differs, and nothing else.
                let told = Set(
                    result.changes.changes.map {
                        "\($0.element) \($0.keyPath) \($0.old?.text ?? "-") \($0.new?.text ?? "-")"
                    })
                var differences: Set<String> = []
                let old = Dictionary(uniqueKeysWithValues: before.map { ($0.0, $0.1) })
                for element in stage.styler.tree.allElements {
                    let (a, b) = (old[element], stage.styler.computedStyle(of: element))
                    for path in Set((a?.properties ?? []).map(\.keyPath) + b.properties.map(\.keyPath)) {
                        let (x, y) = (a?.property(path)?.text, b.property(path)?.text)
                        if x != y { differences.insert("\(element) \(path) \(x ?? "-") \(y ?? "-")") }
                    }
                }
                #expect(told == differences, "round \(round), seed \(seed)")
            }
        }
    }

    @Test("every part of the environment is given back")
    func environment() throws {
        #expect(Mirror(reflecting: StyleEnvironment()).children.count == 14)
        let stage = try Stage()
        let texts = [
            "idiom": "pad", "width": "9", "height": "9", "scale": "3", "orientation": "landscape",
            "color-scheme": "dark", "contrast": "high",
            "os-version": "18", "locale": "de", "device-model": "x", "horizontal-size-class": "regular",
            "vertical-size-class": "compact",
            "length-model": "css",
        ]
        #expect(Set(texts.keys) == Set(EnvironmentKey.all.map(\.name)))
        let before = stage.styler.environment
        let draft = try ThemeDraft(for: stage.styler)
        for (key, text) in texts { try draft.styler.environment.set(key, text) }
        draft.styler.environment.exactOrientation = .landscapeLeft
        let theme = try stage.styler.install(draft).theme
        #expect(stage.styler.environment != before)
        try stage.styler.uninstall(theme)
        #expect(stage.styler.environment == before)
    }
}

extension Styler {
    /// Elements and values, a line each.
    fileprivate var plainSnapshot: [String] {
        tree.allElements.map { element in
            let rows = computedStyle(of: element).properties.map { "\($0.keyPath): \($0.text)" }.joined(separator: "; ")
            let facts =
                "\(tree.type(of: element))#\(tree.id(of: element) ?? "") \(tree.classes(of: element)) \(tree.states(of: element))"
            return "\(tree.path(of: element)) \(facts) \(rows)"
        }
    }
}
