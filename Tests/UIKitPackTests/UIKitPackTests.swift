import StyleEngine
import Testing
import UIKitPack

@Suite("UIKitPack")
struct UIKitPackTests {
    private let registry: PropertyRegistry

    init() throws {
        var registry = PropertyRegistry.standard()
        try registry.add(UIKitPack())
        self.registry = registry
    }

    private func property(_ keyPath: String, of className: String) throws -> ResolvedProperty {
        try #require(registry.property(keyPath, ofClass: className), "\(className).\(keyPath)")
    }

    // MARK: - The tables as such

    @Test("every class, property and enum says in one sentence what it is")
    func documented() {
        for doc in registry.classes.map(\.doc) + registry.properties.map(\.doc) + registry.enums.map(\.doc) {
            #expect(doc.split(separator: " ").count >= 2)
            #expect(!doc.hasSuffix("."))
        }
    }

    @Test("every type, enum and class that a row names exists")
    func references() {
        let enums = Set(registry.enums.map(\.name))
        let classes = Set(registry.classes.map(\.name))
        for definition in registry.properties {
            #expect(registry.converter(forType: definition.type) != nil, "\(definition.owner).\(definition.keyPath)")
            #expect(classes.contains(definition.owner))
            for argument in definition.arguments where argument.kind == .enumeration { #expect(enums.contains(argument.enumName)) }
        }
        for definition in registry.classes {
            if let superclass = definition.superclass { #expect(classes.contains(superclass)) }
        }
        for prefix in registry.keyPathPrefixes { #expect(classes.contains(prefix.className)) }
    }

    @Test("an alias means its own row")
    func aliases() throws {
        for definition in registry.properties {
            for alias in definition.aliases {
                #expect(try property(alias, of: definition.owner).keyPath == definition.keyPath, "\(definition.owner).\(alias)")
            }
        }
    }

    @Test("an enum has at least two cases, and every spelling finds its case")
    func enums() {
        for mapping in registry.enums {
            #expect(mapping.cases.count >= 2)
            #expect(Set(mapping.caseNames).count == mapping.cases.count)
            for entry in mapping.cases {
                for spelling in [entry.name, mapping.prefix + entry.name] + entry.otherNames {
                    #expect(mapping.find(spelling)?.name == entry.name, "\(mapping.name).\(spelling)")
                }
            }
        }
    }

    @Test("the case that an omitted argument means is normal, default or any")
    func omittedArguments() {
        let firsts = registry.properties.flatMap(\.arguments).compactMap { registry.enumMapping($0.enumName)?.cases.first?.name }
        #expect(Set(firsts) == ["normal", "default", "any", "search"])
    }

    @Test("the pack can be added once and names itself")
    func provider() throws {
        #expect(registry.packs.map(\.name) == ["standard", "UIKitPack"])
        #expect(registry.properties.allSatisfy { $0.provider == "UIKitPack" })
    }

    // MARK: - Facts of UIKit

    @Test("superclasses", arguments: [
        ("UIButton", "UIButton UIControl UIView UIResponder NSObject"), ("UITextField", "UITextField UIControl UIView UIResponder NSObject"),
        ("UITableView", "UITableView UIScrollView UIView UIResponder NSObject"), ("UITableViewCell", "UITableViewCell UIView UIResponder NSObject"),
        ("UITextView", "UITextView UIScrollView UIView UIResponder NSObject"), ("UIBarButtonItem", "UIBarButtonItem UIBarItem NSObject"),
        ("UICollectionViewCell", "UICollectionViewCell UICollectionReusableView UIView UIResponder NSObject"),
        ("UINavigationController", "UINavigationController UIViewController UIResponder NSObject"), ("UIWindow", "UIWindow UIView UIResponder NSObject"),
    ])
    func superclasses(name: String, chain: String) {
        #expect(registry.classChain(name).joined(separator: " ") == chain)
    }

    @Test("element names ignore case, the UI prefix is free", arguments: [
        ("label", "UILabel"), ("uiview", "UIView"), ("tableViewCell", "UITableViewCell"), ("activityIndicator", "UIActivityIndicatorView"),
        ("Text", "UILabel"), ("TextInput", "UITextField"), ("TextArea", "UITextView"), ("Image", "UIImageView"), ("toggle", "UISwitch"),
    ])
    func elementNames(element: String, name: String) {
        #expect(registry.className(forElement: element) == name)
    }

    @Test("raw values are those of UIKit's headers", arguments: [
        ("UIViewContentMode", "UIViewContentModeBottomRight", 12), ("UIViewContentMode", "aspect-fill", 2), ("UIControlState", "UIControlStateSelected", 4),
        ("UIControlState", "selectedHighlighted", 5), ("UIControlState", "disabled", 2), ("UIControlState", "focused", 8), ("NSTextAlignment", "NSTextAlignmentCenter", 1),
        ("NSLineBreakMode", "NSLineBreakByWordWrapping", 0), ("NSLineBreakMode", "truncate-tail", 4), ("UIBarMetrics", "landscape-phone", 1),
        ("UIBarMetrics", "metricsLandscapePhonePrompt", 102), ("UIBarMetrics", "default-prompt", 101), ("UIViewAutoresizing", "UIViewAutoresizingFlexibleHeight", 16),
        ("UITextBorderStyle", "rounded", 3), ("UITextFieldViewMode", "unlessEditing", 2), ("UISearchBarIcon", "iconBookmark", 2),
        ("UIDataDetectorTypes", "UIDataDetectorTypeLink", 2), ("NSUnderlineStyle", "NSUnderlinePatternDash", 0x200), ("NSUnderlineStyle", "double", 9),
        ("UITabBarItemPositioning", "auto", 0), ("UITableViewCellAccessoryType", "UITableViewCellAccessoryDetailButton", 4), ("UIKeyboardType", "URL", 3),
    ])
    func rawValues(name: String, word: String, rawValue: Int) {
        #expect(registry.enumMapping(name)?.find(word)?.rawValue == rawValue)
    }

    @Test("a layer's properties are reached by key path and by alias", arguments: [
        ("cornerRadius", "layer.cornerRadius"), ("border-width", "layer.borderWidth"), ("border-radius", "layer.cornerRadius"),
        ("layer.shadow-offset", "layer.shadowOffset"), ("anchorPoint", "layer.anchorPoint"), ("layer.masksToBounds", "layer.masksToBounds"),
        ("layer.zPosition", "layer.zPosition"),
    ])
    func layers(written: String, keyPath: String) throws {
        #expect(try property(written, of: "UIView").keyPath == keyPath)
        #expect(try property(written, of: "UIButton").keyPath == keyPath)
    }

    @Test("a label's shadow is its text's, a view's its layer's")
    func shadows() throws {
        #expect(try property("shadowColor", of: "UILabel").keyPath == "shadowColor")
        #expect(try property("layer.shadowColor", of: "UILabel").keyPath == "layer.shadowColor")
        #expect(try property("shadowColor", of: "UIImageView").keyPath == "layer.shadowColor")
        #expect(try property("shadowColor", of: "UISegmentedControl").keyPath == "titleTextAttributes.shadow.shadowColor")
    }

    @Test("a text field's insets and background have their other names")
    func textField() throws {
        for name in ["text-insets", "textEdgeInsets", "cas_textEdgeInsets"] {
            #expect(try property(name, of: "UITextField").keyPath == "textInsets")
        }
        #expect(try property("backgroundImage", of: "UITextField").keyPath == "background")
    }

    @Test("objects inside views are reached", arguments: [
        ("UIButton", "titleLabel.font", "UILabel"), ("UITableViewCell", "multipleSelectionBackgroundView.alpha", "UIView"),
        ("UITableViewCell", "textLabel.enabled", "UILabel"), ("UITableView", "tableHeaderView.alpha", "UIView"), ("UITextField", "inputView.alpha", "UIView"),
        ("UIBarButtonItem", "customView.alpha", "UIView"), ("UITableViewCell", "imageView.layer.cornerRadius", "UIView"),
        ("UICollectionView", "collectionViewLayout.itemSize", "UICollectionView"), ("UINavigationController", "navigationBar.barTintColor", "UINavigationBar"),
    ])
    func nested(className: String, keyPath: String, owner: String) throws {
        let found = try property(keyPath, of: className)
        #expect(found.keyPath == keyPath)
        #expect(found.definition.owner == owner)
    }

    @Test("text attributes are a row a leaf with the arguments of the set")
    func textAttributes() throws {
        for name in ["font", "foregroundColor", "backgroundColor", "ligature", "kern", "strikethroughStyle", "underlineStyle", "strokeColor", "paragraphStyle.lineSpacing", "paragraphStyle.lineBreakMode", "shadow.shadowBlurRadius"] {
            for className in ["UIBarButtonItem", "UITabBarItem", "UISegmentedControl", "UINavigationBar"] {
                let found = try property("title-text-attributes." + name, of: className)
                #expect(found.keyPath == "titleTextAttributes." + name)
                #expect(found.definition.arguments.map(\.name) == ["state"])
            }
        }
        #expect(try property("textColor", of: "UIBarButtonItem").keyPath == "titleTextAttributes.foregroundColor")
        #expect(try property("titleTextAttributes.textColor", of: "UIBarButtonItem").keyPath == "titleTextAttributes.foregroundColor")
        #expect(try property("titleTextAttributes.shadowOffset", of: "UINavigationBar").keyPath == "titleTextAttributes.shadow.shadowOffset")
        #expect(try property("scopeBarButtonTitleFont", of: "UISearchBar").keyPath == "scopeBarButtonTitleTextAttributes.font")
        #expect(try property("scopeBarButtonTitleTextColor", of: "UISearchBar").keyPath == "scopeBarButtonTitleTextAttributes.foregroundColor")
        #expect(registry.property("font", ofClass: "UISearchBar") == nil)
        #expect(try property("font", of: "UITextField").keyPath == "font")
    }

    @Test("arguments are named as the labels of the setters", arguments: [
        ("UIButton", "titleColor", "state"), ("UIBarButtonItem", "backgroundImage", "state barMetrics"),
        ("UISegmentedControl", "dividerImage", "leftSegmentState rightSegmentState barMetrics"), ("UISearchBar", "iconImage", "icon state"),
        ("UISegmentedControl", "contentPositionAdjustment", "segmentType barMetrics"), ("UIToolbar", "backgroundImage", "toolbarPosition barMetrics"),
        ("UINavigationBar", "backgroundImage", "barPosition barMetrics"), ("UISearchBar", "backgroundImage", "barPosition barMetrics"),
        ("UIStepper", "dividerImage", "leftSegmentState rightSegmentState"), ("UIToolbar", "shadowImage", "toolbarPosition"),
        ("UISearchBar", "iconPositionAdjustment", "icon"), ("UIBarButtonItem", "backButtonBackgroundImage", "state barMetrics"),
        ("UINavigationBar", "titleVerticalPositionAdjustment", "barMetrics"), ("UISlider", "thumbImage", "state"), ("UILabel", "textColor", ""),
    ])
    func arguments(className: String, name: String, arguments: String) throws {
        #expect(try property(name, of: className).definition.arguments.map(\.name).joined(separator: " ") == arguments)
    }
}
