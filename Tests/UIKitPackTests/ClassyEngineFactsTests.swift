import StyleDiagnostics
import StyleEngine
import StyleSyntax
import Testing
import UIKitPack

/// What Classy's own tests assert of selectors, media and lifecycle, by the numbers of the list of facts. Those of
/// its sheets (29 to 31, 34, 35) are in the tests of the syntax, which read the sheets themselves.
@Suite("Facts of Classy: the engine")
struct ClassyEngineFactsTests {
    private func rules(_ text: String) -> [StyleRule] {
        Stylesheet.load(SourceFile(name: "s.cas", text: text), dialect: .cas, loader: nil).rules
    }

    @Test("31: weights follow the flattened selector; the difference: as CSS counts them")
    func fact31() {
        let texts = ["UIButton > UIImageView.starImage", "UIView.bordered > UIView.panel", "UIButton UIControl", "UIView"]
        let weights = texts.map { rules("\($0)\n  alpha 1\n")[0].specificity }
        #expect(
            weights == [
                Specificity(ids: 0, classes: 1, types: 2), Specificity(ids: 0, classes: 2, types: 2), Specificity(ids: 0, classes: 0, types: 2),
                Specificity(ids: 0, classes: 0, types: 1),
            ])
    }

    @Test("33: a child combinator needs no blanks")
    func fact33() {
        #expect(rules("^UIView>UINavigationBar\n  alpha 1\n").map(\.selector.text) == ["^UIView > UINavigationBar"])
    }

    @Test("34, 35: groups multiply with what is nested; & joins a class to the parent")
    func facts34And35() {
        let text = "UITabBar.nice, UISegmentedControl.nice\n  UITextField\n    alpha 1\n    &.nicer\n      alpha .5\n"
        #expect(
            rules(text).map(\.selector.text) == [
                "UITabBar.nice UITextField", "UISegmentedControl.nice UITextField", "UITabBar.nice UITextField.nicer",
                "UISegmentedControl.nice UITextField.nicer",
            ])
    }

    @Test("37: a property after a nested rule belongs to the parent")
    func fact37() {
        let found = rules("UIView\n  alpha 1\n  UILabel\n    alpha .5\n  border-color red\n")
        #expect(found.map(\.selector.text) == ["UIView", "UIView UILabel"])
        #expect(found[0].declarations.map(\.name) == ["alpha", "border-color"])
    }

    @Test("45 to 47, 49, 50: media conditions keep their terms, the inner ones first")
    func mediaTexts() {
        func media(_ text: String) -> [String] { rules(text).compactMap(\.media?.text) }
        #expect(media("@media (version:>=7.0.1)\n  UIView\n    alpha 1\n") == ["(version:>=7.0.1)"])
        let nested = rules("UIButton\n  @device phone\n    > UIControl\n      alpha 1\n")
        #expect(nested.map(\.selector.text) == ["UIButton > UIControl"] && nested.compactMap(\.media?.text) == ["phone"])
        #expect(media("@media phone { @media (version: <= 6.1) { UIView { alpha 1 } } }") == ["(version:<=6.1) and phone"])
        #expect(media("UITextField { @device (version:>5) { &.nicer { alpha 1 } } }") == ["(version:>5)"])
        #expect(media("@media (screen-height: > 200) { UIView { alpha 1 } }") == ["(screen-height:>200)"])
        #expect(
            media("@media (screen-width: > 100) and (version: >= 6.0) { UIView { alpha 1 } }") == ["(screen-width:>100) and (version:>=6.0)"])
    }

    @Test(
        "47, 50, 51: which devices fulfil a condition",
        arguments: [
            ("(version: <= 6.1) and phone", "5.2", "phone", true), ("(version: <= 6.1) and phone", "5.2", "pad", false),
            ("(screen-width: > 100) and (version: >= 6.0)", "7.0", "phone", true), ("(version: < 6.0)", "6.0", "phone", false),
            ("(version: >= 6)", "6.1", "phone", true), ("(version: >= 6)", "6.0.0", "phone", true), ("(version: >= 6)", "7.0.4", "phone", true),
            ("(version: >= 6)", "4.0.0", "phone", false),
        ])
    func devices(condition: String, version: String, idiom: String, holds: Bool) throws {
        var environment = StyleEnvironment()
        environment.osVersion = version
        environment.idiom = try #require(StyleEnvironment.Idiom(rawValue: idiom))
        let stage = try EngineStage("@media \(condition) {\n  UIView {\n    alpha .5\n  }\n}\n", dialect: .cas, environment: environment)
        #expect(stage.text("alpha", of: stage.add("view")) == (holds ? "0.5" : nil))
    }

    @Test("62: a class alone, or with ^ its subclasses too")
    func fact62() throws {
        let stage = try EngineStage()
        let elements = ["UIControl", "UIButton", "UIView", "UINavigationBar"].map { stage.add($0) }
        #expect(elements.map { stage.matches($0, "UIControl", dialect: .cas) } == [true, false, false, false])
        #expect(elements.map { stage.matches($0, "^UIControl", dialect: .cas) } == [true, true, false, false])
    }

    @Test("63: ancestors match at any depth, parents no longer once a view stands between")
    func fact63() throws {
        let stage = try EngineStage()
        let bar = stage.add("UINavigationBar")
        let button = stage.add("UIButton", in: bar)
        #expect(stage.matches(button, "UINavigationBar > UIButton", dialect: .cas))
        stage.styler.move(button, to: stage.add("view", in: stage.add("view", in: bar)))
        #expect(stage.matches(button, "UINavigationBar UIButton", dialect: .cas))
        #expect(!stage.matches(button, "UINavigationBar > UIButton", dialect: .cas))
    }

    @Test("65: a long chain with both combinators matches, also with views between, not when it is parted")
    func fact65() throws {
        let stage = try EngineStage()
        let text = "UIButton.top > ^UIView UIControl.mid > UISlider"
        let top = stage.add("UIButton", "top")
        let inner = stage.add("UIImageView", in: top)
        let mid = stage.add("UIControl", "mid", in: stage.add("view", in: stage.add("view", in: inner)))
        let slider = stage.add("UISlider", in: mid)
        #expect(stage.matches(slider, text, dialect: .cas))
        stage.styler.move(inner, to: nil)
        #expect(!stage.matches(slider, text, dialect: .cas))
    }

    @Test("66: a controller is a step between, as the alternative parent of its root view")
    func fact66() throws {
        let stage = try EngineStage()
        try stage.styler.registry.register(ClassDefinition("ExampleViewController", extends: "UIViewController"))
        let top = stage.add("UIButton", "top")
        let view = stage.add("view", in: top)
        let controller = stage.add("ExampleViewController", in: top, isAside: true)
        #expect(stage.styler.tree.setAlternativeParent(controller, of: view))
        #expect(stage.styler.tree.alternativeParent(of: view) == controller)
        let slider = stage.add("UISlider", in: stage.add("view", in: view))
        #expect(stage.matches(slider, "UIButton.top > ExampleViewController UISlider", dialect: .cas))
        #expect(stage.matches(view, "^UIViewController > UIView", dialect: .cas))
    }

    @Test("67: a slider's classes are itself, control, view")
    func fact67() throws {
        let stage = try EngineStage()
        let slider = stage.add("UISlider")
        let chain = ["^UISlider", "^UIControl", "^UIView"].map { stage.matches(slider, $0, dialect: .cas) }
        #expect(chain == [true, true, true] && !stage.matches(slider, "^UILabel", dialect: .cas))
    }

    @Test("70: rules inside a condition for one device style nothing on another")
    func fact70() throws {
        let sheet = """
            @media phone
              UITextField
                text-color #0f0
                @media (version: >= 7)
                  &
                    text-color #00f
                    font-size 120
            """
        for (idiom, version, color) in [(StyleEnvironment.Idiom.pad, "7.0.1", nil), (.phone, "7.0.1", "#0000ff"), (.phone, "6.1", "#00ff00")] {
            var environment = StyleEnvironment()
            (environment.idiom, environment.osVersion) = (idiom, version)
            let stage = try EngineStage(sheet, dialect: .cas, environment: environment)
            #expect(stage.text("textColor", of: stage.add("UITextField")) == color)
        }
    }

    @Test("71: type, place in the tree, style class, order decide one after the other")
    func fact71() throws {
        let stage = try EngineStage(
            """
            UITextField { text-insets 10 }
            UIView UITextField { text-insets 5 }
            UITextField.twenty { text-insets 20 }
            UILabel { text-color blue }
            UILabel { text-color red }
            """, dialect: .cas)
        let parent = stage.add("view")
        #expect(stage.text("textInsets", of: stage.add("UITextField")) == "10, 10, 10, 10")
        #expect(stage.text("textInsets", of: stage.add("UITextField", in: parent)) == "5, 5, 5, 5")
        #expect(stage.text("textInsets", of: stage.add("UITextField", "twenty", in: parent)) == "20, 20, 20, 20")
        #expect(stage.text("textColor", of: stage.add("UILabel")) == "#ff0000")
    }

    @Test("74: changes before a pass are one pass, and so are those between two")
    func fact74() throws {
        final class Count { var requests = 0 }
        let stage = try EngineStage(".one { alpha: .1 } .two { alpha: .2 }")
        let count = Count()
        stage.styler.applyNow()
        stage.styler.scheduler = StyleScheduler { count.requests += 1 }
        var passes = 0
        stage.styler.didApply = { _, _ in passes += 1 }
        let view = stage.add("view")
        stage.styler.addClass("one", to: view)
        stage.styler.addClass("two", to: view)
        #expect(count.requests == 1 && passes == 0)
        stage.styler.applyNow()
        #expect(passes == 1)
        stage.styler.removeClass("two", from: view)
        #expect(count.requests == 2 && passes == 1)
        stage.styler.applyNow()
        #expect(passes == 2 && stage.text("alpha", of: view) == "0.1")
    }
}
