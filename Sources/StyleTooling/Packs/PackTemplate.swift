/// The files of a new pack.
///
/// The two languages register the same things: whoever knows one reads the other.
public struct PackTemplate {
    /// A file of the pack: its path in the folder and its text.
    public struct File {
        public var path: String
        public var text: String
    }

    /// The languages of packs.
    public enum Language: String, CaseIterable, Sendable {
        case lua, swift
    }

    public let files: [File]

    /// - Parameters:
    ///   - name: letters, digits, `-` and `_`, a letter first.
    ///   - sources: folder of this framework's package, for a Swift pack.
    public init(_ language: Language, name: String, sources: String = "") {
        let words = Names(name)
        files = language == .lua ? Self.lua(words) : Self.swift(words, sources: sources)
    }

    /// Whether a text can be the name of a pack.
    public static func accepts(name: String) -> Bool {
        guard let first = name.utf8.first, name.utf8.count <= 64 else { return false }
        func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & ~0x20) }
        return isLetter(first) && name.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x5F }
    }

    /// The spellings of a pack's name.
    private struct Names {
        let pack: String
        /// As a type: `my-pack` is `MyPack`.
        let type: String
        /// As a function: `my-pack` is `my_pack`.
        let word: String

        init(_ name: String) {
            pack = name
            type = name.split { $0 == "-" || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
            word = name.lowercased().split { $0 == "-" || $0 == "_" }.joined(separator: "_")
        }
    }

    private static func example(_ names: Names, use: String) -> String {
        """
        -- A theme that uses the pack: stylectl run \(names.pack)/example.lua
        local style = require("style")

        style.use("\(use)")
        style.sheet([[
        \(names.type)Badge { level: urgent; delay: 200ms; alpha: \(names.word)_half(1) }
        \(names.type)Badge:\(names.word)-odd { level: calm }
        ]])
        style.element("\(names.type)Badge", {
          id = "outer",
          style.element("\(names.type)Badge", { id = "first" }),
          style.element("\(names.type)Badge", { id = "second" }),
        })

        """
    }

    // MARK: Lua

    private static func lua(_ names: Names) -> [File] {
        [
            File(
                path: "pack.lua",
                text: #"""
                    -- What the pack registers. Everything is reachable as \#(names.pack).NAME too, should another pack claim a name.
                    local style = require("style")

                    style.class("\#(names.type)Badge", { extends = "UIView", doc = "a small mark with a level" })
                    style.enum("\#(names.type)Level", { calm = 0, urgent = 1 }, { doc = "how much a badge wants to be seen" })
                    style.converter("\#(names.type)Delay", {
                      shape = "<number>(s|ms)",
                      doc = "a time, kept in seconds",
                      parse = function(text)
                        local number, unit = text:match("^(%d*%.?%d+)(m?s)$")
                        if not tonumber(number) then return nil, "expected a time such as 200ms" end
                        return tonumber(number) * (unit == "ms" and 0.001 or 1)
                      end,
                      print = function(seconds) return ("%.14gms"):format(seconds * 1000) end,
                    })
                    style.property("\#(names.type)Badge", "level", { type = "\#(names.type)Level", default = "calm", doc = "how much it wants to be seen" })
                    style.property("\#(names.type)Badge", "delay", { type = "\#(names.type)Delay", doc = "time before it shows" })
                    style.func("\#(names.word)_half", function(n) return n / 2 end, { pure = true, parameters = "n", doc = "half of a number" })
                    style.pseudo("\#(names.word)-odd", function(element)
                      local parent = element.parent
                      if not parent then return false end
                      for index, child in ipairs(parent.children) do
                        if child == element then return index % 2 == 1 end
                      end
                      return false
                    end, { doc = "an element at an odd place in its parent" })

                    return { name = "\#(names.pack)", version = "1.0.0", doc = "badges with a level", requires = { engine = ">=1.0" } }

                    """#),
            File(path: "example.lua", text: example(names, use: ".")), File(path: "tests/badge.lua", text: test(names)),
            File(
                path: "README.md",
                text: """
                    # \(names.pack)

                    A pack for stylectl in Lua.

                    - `stylectl run example.lua` styles an example.
                    - `stylectl pack check .` looks for what is wrong or missing.
                    - `stylectl pack test .` compares the trees of `tests/*.lua` with the `.tree` files beside them; `--update` writes them.
                    - `stylectl pack annotations --pack . --output .annotations` helps editors complete names.

                    """),
        ]
    }

    private static func test(_ names: Names) -> String {
        """
        -- The pack is loaded; the tree that comes out is compared with badge.tree.
        local style = require("style")

        style.sheet([[
        \(names.type)Badge { level: urgent; delay: 0.2s; alpha: \(names.word)_half(1) }
        \(names.type)Badge:\(names.word)-odd { level: calm }
        ]])
        style.element("\(names.type)Badge", { id = "outer", style.element("\(names.type)Badge", { id = "inner" }) })

        """
    }

    // MARK: Swift

    private static func swift(_ names: Names, sources: String) -> [File] {
        let module = names.type + "Pack"
        return [
            File(
                path: "Package.swift",
                text: """
                    // swift-tools-version: 6.1
                    import PackageDescription

                    let package = Package(
                        name: "\(names.pack)",
                        products: [.library(name: "\(module)", targets: ["\(module)"])],
                        dependencies: [.package(name: "swift-stylesheets", path: "\(sources)")],
                        targets: [
                            .target(name: "\(module)", dependencies: [.product(name: "StyleEngine", package: "swift-stylesheets")]),
                            .testTarget(name: "\(module)Tests", dependencies: ["\(module)"]),
                        ],
                        swiftLanguageModes: [.v6]
                    )

                    """),
            File(path: "Sources/\(module)/\(names.type)Extension.swift", text: swiftSource(names)),
            File(path: "Tests/\(module)Tests/\(names.type)ExtensionTests.swift", text: swiftTest(names, module)),
            File(path: "example.lua", text: example(names, use: names.pack)), File(path: "tests/badge.lua", text: test(names)),
            File(
                path: "README.md",
                text: """
                    # \(names.pack)

                    A pack for stylectl, and for apps that use the styling engine, in Swift.

                    - `swift build`, `swift test` build and test it.
                    - `stylectl run --pack . example.lua` styles an example: a runner that links the pack is built once.
                    - `stylectl pack test .` compares the trees of `tests/*.lua` with the `.tree` files beside them; `--update` writes them.
                    - An app adds it with `try registry.add(\(names.type)Extension())`.

                    """),
            File(path: ".gitignore", text: ".build/\n"),
        ]
    }

    private static func swiftSource(_ names: Names) -> String {
        #"""
        import StyleEngine
        import StyleExpressions
        import StyleValues

        /// What the pack registers. Everything is reachable as `\#(names.pack).NAME` too, should another pack claim a name.
        public struct \#(names.type)Extension: StyleExtension {
            public let name = "\#(names.pack)"
            public let version = "1.0.0"
            public let doc = "badges with a level"

            public init() {}

            public func register(in registry: inout PropertyRegistry) throws(RegistrationFailure) {
                try registry.register(ClassDefinition("\#(names.type)Badge", extends: "UIView", doc: "a small mark with a level"))
                try registry.register(
                    EnumMapping("\#(names.type)Level", cases: [.init("calm", 0), .init("urgent", 1)], doc: "how much a badge wants to be seen"))
                try registry.register(delay)
                try registry.register(
                    PropertyDefinition(
                        "level", of: "\#(names.type)Badge", type: "\#(names.type)Level", default: "calm", doc: "how much it wants to be seen"))
                try registry.register(
                    PropertyDefinition("delay", of: "\#(names.type)Badge", type: "\#(names.type)Delay", doc: "time before it shows"))
                try registry.register(
                    ExpressionFunction("\#(names.word)_half", arity: 1...1, parameters: "n", doc: "half of a number") { call throws(FunctionFailure) in
                        .number(Quantity(try call.number(0) / 2))
                    })
                try registry.register(
                    PseudoClassDefinition("\#(names.word)-odd", argument: .optional, doc: "an element at an odd place in its parent") { element, _ in
                        guard let parent = element.tree.parent(of: element.id),
                            let index = element.tree.children(of: parent).firstIndex(of: element.id)
                        else { return false }
                        return index % 2 == 0
                    })
            }

            private var delay: ValueConverter {
                ValueConverter(
                    "\#(names.type)Delay", shape: "<number>(s|ms)", doc: "a time, kept in seconds",
                    print: { value in
                        guard case .custom(let custom) = value, case .number(let seconds) = custom.data else { return nil }
                        return NumberText.shortest(seconds * 1000) + "ms"
                    }
                ) { input throws(ConversionFailure) in
                    guard case .number(let quantity) = try input.evaluate(), quantity.unit?.dimension == .duration else {
                        throw input.failure("value.refused", "expected a time such as 200ms")
                    }
                    return .custom(CustomValue(converter: "\#(names.type)Delay", data: .number(quantity.canonical(in: input.lengthModel).value)))
                }
            }
        }

        """#
    }

    private static func swiftTest(_ names: Names, _ module: String) -> String {
        """
        import StyleEngine
        import Testing
        import \(module)

        @Suite("\(names.type)Extension")
        struct \(names.type)ExtensionTests {
            @Test("a sheet sets the level of a badge")
            func level() throws {
                var registry = PropertyRegistry.standard()
                try registry.register(ClassDefinition("UIView"))
                try registry.add(\(names.type)Extension())
                let styler = Styler(registry: registry)
                let badge = styler.tree.insert("\(names.type)Badge")
                styler.add(text: "\(names.type)Badge { level: urgent; delay: 200ms }")
                styler.apply()
                #expect(styler.computedStyle(of: badge).property("level")?.text == "urgent")
                #expect(styler.computedStyle(of: badge).property("delay")?.text == "200ms")
            }
        }

        """
    }
}
