import StyleEngine
import Testing
import UIKitPack

/// What InterfaCSS's own tests assert of selectors, cascade and lifecycle, by the numbers of the list of facts.
@Suite("Facts of InterfaCSS: the engine")
struct InterfaCSSEngineFactsTests {
    @Test("81: a label's state changes its rule, no stale value stays")
    func fact81() throws {
        let stage = try EngineStage(".class1 label:enabled { alpha: .25 } .class1 label:disabled { alpha: .75 }")
        let label = stage.add("label", in: stage.add("view", "class1"))
        #expect(stage.text("alpha", of: label) == "0.25")
        stage.styler.setState("enabled", false, of: label)
        #expect(stage.text("alpha", of: label) == "0.75")
    }

    @Test("82: the state of an ancestor changes the rule of what stands below")
    func fact82() throws {
        let stage = try EngineStage("button:enabled label { alpha: .33 } button:disabled label { alpha: .66 }")
        let button = stage.add("button")
        let label = stage.add("label", in: stage.add("view", in: button))
        #expect(stage.text("alpha", of: label) == "0.33")
        stage.styler.setState("disabled", true, of: button)
        #expect(stage.text("alpha", of: label) == "0.66")
    }

    @Test("83: a variable of another sheet counts")
    func fact83() throws {
        let stage = try EngineStage("@shared: .33;", ".x { alpha: @shared }")
        #expect(stage.text("alpha", of: stage.add("view", "x")) == "0.33")
    }

    @Test("85: of equal rules the later one wins, whatever the order of the classes on the element")
    func fact85() throws {
        let stage = try EngineStage(".class12 { alpha: .1 } .class11 { alpha: .9 }")
        for classes in [["class11", "class12"], ["class12", "class11"]] {
            #expect(stage.text("alpha", of: stage.styler.insert("view", classes: classes)) == "0.9")
        }
    }

    @Test("86: a value for a nested object leaves the owner's alone")
    func fact86() throws {
        let stage = try EngineStage("button { alpha: .5; titleLabel.alpha: .25 }")
        let button = stage.add("button")
        let label = try #require(stage.styler.insertNested("titleLabel", of: button))
        #expect(stage.text("alpha", of: button) == "0.5")
        #expect(stage.text("titleLabel.alpha", of: button) == "0.25")
        #expect(stage.styler.tree.type(of: label) == "UILabel")
    }

    @Test("87: current leaves a value alone that the host set")
    func fact87() throws {
        final class View {
            var alpha = 0.5
        }
        var registry = PropertyRegistry.standard()
        try registry.register(ClassDefinition("View"))
        try registry.register(PropertyDefinition("alpha", on: View.self, \.alpha))
        let styler = Styler(registry: registry)
        styler.add(text: ".x { alpha: .1 } .x { alpha: current }")
        let view = View()
        styler.attach(view, to: styler.insert("View", classes: ["x"]))
        styler.apply()
        #expect(view.alpha == 0.5)
    }

    @Test("89: a property that is taken out of styling keeps its value")
    func fact89() throws {
        let stage = try EngineStage("view { alpha: .1 } .y { alpha: .9; tag: 3 }")
        let view = stage.add("view")
        #expect(stage.text("alpha", of: view) == "0.1")
        stage.styler.setStyled(false, property: "alpha", of: view)
        stage.styler.addClass("y", to: view)
        #expect(stage.text("alpha", of: view) == "0.1" && stage.text("tag", of: view) == "3")
    }

    @Test("98: order alone lets the last rule win, specificity the one with the id")
    func fact98() throws {
        for (order, expected) in [(CascadeOrder.order, "0.25"), (.specificity, "0.5")] {
            let stage = try EngineStage("#id .c { alpha: .5 } .c { alpha: .25 }")
            stage.styler.cascadeOrder = order
            #expect(stage.text("alpha", of: stage.add("view", "c", in: stage.add("view", id: "id"))) == expected)
        }
    }

    @Test("99: a setter of one's own takes some objects, the registered one the others")
    func fact99() throws {
        final class Label {
            var text = ""
            let tag: Int
            init(tag: Int) { self.tag = tag }
        }
        var registry = PropertyRegistry.standard()
        try registry.register(ClassDefinition("UILabel"))
        try registry.register(
            PropertyDefinition("text", of: "UILabel", type: "string") { object, value, _ in
                guard let label = object as? Label, case .string(let text) = value else { return false }
                label.text = text
                return true
            })
        try registry.register(
            PropertyDefinition("text", of: "UILabel", type: "string") { object, value, _ in
                guard let label = object as? Label, label.tag == 123, case .string(let text) = value else { return false }
                label.text = text.uppercased()
                return true
            }, replacing: true)
        let styler = Styler(registry: registry)
        styler.add(text: "label { text: Monday }")
        let labels = [Label(tag: 123), Label(tag: 1)]
        for label in labels { styler.attach(label, to: styler.insert("UILabel")) }
        styler.apply()
        #expect(labels.map(\.text) == ["MONDAY", "Monday"])
    }

    @Test("101: a controller counts as parent of its view, and as ancestor of all below")
    func fact101() throws {
        let stage = try EngineStage(
            """
            UIViewController UIView { alpha: .1 } UIViewController > UIView { alpha: .25 }
            UIViewController > #rootView { alpha: .5 } CustomController > UIView { alpha: .75 }
            """)
        try stage.styler.registry.register(ClassDefinition("CustomController", extends: "UIViewController"))
        let outer = stage.add("view", id: "rootView")
        func view(of controller: String, id: String?) -> ElementID {
            let view = stage.add("view", id: id, in: outer)
            let element = stage.add(controller, in: outer, isAside: true)
            #expect(stage.styler.tree.setAlternativeParent(element, of: view))
            return view
        }
        let root = view(of: "UIViewController", id: "rootView")
        let child = stage.add("view", in: root)
        let custom = view(of: "CustomController", id: nil)
        #expect(stage.text("alpha", of: root) == "0.5")
        #expect(stage.text("alpha", of: child) == "0.1")
        #expect(stage.text("alpha", of: custom) == "0.75")
        #expect(stage.text("alpha", of: outer) == nil)
    }

    @Test("102: an element that moves under another parent has the rules of that place")
    func fact102() throws {
        let stage = try EngineStage("#one view { alpha: .5 } #two view { alpha: .75 }")
        let (one, two) = (stage.add("view", id: "one"), stage.add("view", id: "two"))
        let child = stage.add("view", in: one)
        #expect(stage.text("alpha", of: child) == "0.5")
        stage.styler.move(child, to: two)
        #expect(stage.text("alpha", of: child) == "0.75")
    }

    @Test("103: when a class goes, the weaker rule's value comes back")
    func fact103() throws {
        let stage = try EngineStage("#id { alpha: .5 } #id.cls { alpha: .75 }")
        let view = stage.add("view", id: "id", "cls")
        #expect(stage.text("alpha", of: view) == "0.75")
        stage.styler.removeClass("cls", from: view)
        #expect(stage.text("alpha", of: view) == "0.5")
    }

    @Test("105: a selector of two classes asks for both")
    func fact105() throws {
        let stage = try EngineStage()
        #expect(!stage.matches(stage.add("view", "c1"), ".c1.c2"))
        #expect(!stage.matches(stage.add("view", "c1", "other"), ".c1.c2"))
        #expect(stage.matches(stage.add("view", "c1", "c2"), ".c1.c2"))
    }

    @Test("106: an element between parts a child from its parent, not a descendant from its ancestor")
    func fact106() throws {
        let stage = try EngineStage()
        let label = stage.add("label", in: stage.add("view", in: stage.add("view", "top")))
        #expect(stage.matches(label, ".top label") && !stage.matches(label, ".top > label"))
    }

    @Test("107: + asks for the neighbor, ~ for any sibling before")
    func fact107() throws {
        let stage = try EngineStage()
        let parent = stage.add("view")
        let (first, second, third) = (stage.add("view", "a", in: parent), stage.add("label", in: parent), stage.add("label", "b", in: parent))
        #expect(stage.matches(second, ".a + label") && !stage.matches(third, ".a + label"))
        #expect(stage.matches(second, ".a ~ label") && stage.matches(third, ".a ~ label"))
        // The difference: here only siblings before count.
        #expect(!stage.matches(first, ".b ~ .a"))
    }

    @Test("109: * stands first, in the middle, last, at both ends")
    func fact109() throws {
        let stage = try EngineStage()
        let label = stage.add("label", "c", in: stage.add("button", "b", in: stage.add("view", "a")))
        for selector in ["* .b .c", ".a * .c", ".a .b *", "* .b *"] { #expect(stage.matches(label, selector), "\(selector)") }
    }

    @Test("110: a class of one's own as a selector: itself and, with ^, its subclasses; no other")
    func fact110() throws {
        let stage = try EngineStage()
        try stage.styler.registry.register(ClassDefinition("CustomA", extends: "UIView"))
        try stage.styler.registry.register(ClassDefinition("CustomSub", extends: "CustomA"))
        try stage.styler.registry.register(ClassDefinition("CustomB", extends: "UIView"))
        #expect(stage.matches(stage.add("CustomA"), "CustomA"))
        #expect(!stage.matches(stage.add("view"), "CustomA") && !stage.matches(stage.add("CustomB"), "CustomA"))
        #expect(stage.matches(stage.add("CustomSub"), "^CustomA"))
        // The difference: a registered subclass is a type of its own.
        #expect(!stage.matches(stage.add("CustomSub"), "CustomA"))
    }

    @Test("111: a label without a parent does not match, and does once it has one")
    func fact111() throws {
        let stage = try EngineStage("UIView UILabel { alpha: .5 }")
        let label = stage.add("label")
        #expect(stage.text("alpha", of: label) == nil)
        stage.styler.move(label, to: stage.add("view"))
        #expect(stage.text("alpha", of: label) == "0.5")
    }

    @Test("122: several :not leave out what any of them names")
    func fact122() throws {
        let stage = try EngineStage(
            "label { tag: 1 } #label2 { tag: 10 } .other-label { tag: 20 } .label:not(#label2):not(.other-label) { tag: 42 }")
        #expect(stage.text("tag", of: stage.add("label", id: "label1", "label")) == "42")
        #expect(stage.text("tag", of: stage.add("label", id: "label2", "label")) == "10")
        #expect(stage.text("tag", of: stage.add("label", id: "label3", "label", "other-label")) == "20")
    }
}
