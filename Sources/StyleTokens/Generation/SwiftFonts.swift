import StyleValues

/// Font styles as Swift: typed accessors, and one label class a style, to be chosen by class name.
enum SwiftFonts {
    /// Needs no module: styles are values of a nested type, labels are plain classes that know their style.
    static func plain(_ list: FontStyleList, _ options: GenerationOptions) -> String {
        let type = SwiftName.type(list.name, options)
        let prefix = options.prefix.uppercased()
        var text = GeneratedHeader.slashes(list.name)
        text += """

            /// The font styles of "\(list.name.oneLine)".
            public enum \(type) {
                /// A font: name of the face (nil for the system's), weight 100...900, size in points.
                public struct Style: Hashable, Sendable {
                    public var name: String
                    public var fontName: String?
                    public var weight: Int
                    public var size: Double

                    public init(name: String, fontName: String?, weight: Int, size: Double) {
                        (self.name, self.fontName, self.weight, self.size) = (name, fontName, weight, size)
                    }
                }


            """
        for style in list.styles {
            let font = list.faces[style.face].map(QuotedText.double) ?? "nil"
            text += doc(style)
            text += "    public static let \(member(style)) = Style(name: \"\(style.name)\", fontName: \(font), "
            text += "weight: \(list.weight(ofFace: style.face)), size: \(Decimal.text(style.size)))\n"
        }
        text += "\n    /// Every style, in the order of the list.\n    public static let all: [Style] = ["
        text += list.styles.map(member).joined(separator: ", ") + "]\n}\n"
        text += """

            /// A label with the font of its style; every style has a subclass.
            open class \(prefix)StyledLabel {
                public var text = ""
                public private(set) var font: \(type).Style?

                /// The style of the class.
                open var fontStyle: \(type).Style? { nil }

                public init() { prepareAppearance() }

                /// Sets what the class stands for; called once, from `init`.
                open func prepareAppearance() { font = fontStyle }
            }

            """
        for style in list.styles {
            text += """

                \(doc(style).dropFirst(4))open class \(prefix)Label\(style.name.identifierPart): \(prefix)StyledLabel {
                    override open var fontStyle: \(type).Style? { \(type).\(member(style)) }
                }

                """
        }
        return text
    }

    static func uikit(_ list: FontStyleList, _ options: GenerationOptions) -> String {
        let type = SwiftName.type(list.name, options)
        let prefix = options.prefix.uppercased()
        var text = GeneratedHeader.slashes(list.name) + "\n#if canImport(UIKit)\nimport UIKit\n\n"
        text += "/// The font styles of \"\(list.name.oneLine)\".\npublic enum \(type) {\n"
        for style in list.styles {
            let system =
                "UIFont.systemFont(ofSize: \(Decimal.text(style.size)), weight: .\(FontWeightWord.uikitName(of: list.weight(ofFace: style.face))))"
            let font =
                list.faces[style.face].map {
                    "UIFont(name: \(QuotedText.double($0)), size: \(Decimal.text(style.size))) ?? \(system)"
                } ?? system
            text += doc(style) + "    public static var \(member(style)): UIFont { \(font) }\n"
        }
        text += """
            }

            /// A label with the font of its style; every style has a subclass, to be chosen in Interface Builder.
            @objc(\(prefix)StyledLabel) open class \(prefix)StyledLabel: UILabel {
                /// The font of the class.
                open var styleFont: UIFont? { nil }

                override public init(frame: CGRect) {
                    super.init(frame: frame)
                    prepareAppearance()
                }

                public required init?(coder: NSCoder) { super.init(coder: coder) }

                override open func awakeFromNib() {
                    super.awakeFromNib()
                    prepareAppearance()
                }

                /// Sets what the class stands for.
                open func prepareAppearance() { if let styleFont { font = styleFont } }
            }

            """
        for style in list.styles {
            let name = "\(prefix)Label\(style.name.identifierPart)"
            text += """

                \(doc(style).dropFirst(4))@objc(\(name)) open class \(name): \(prefix)StyledLabel {
                    override open var styleFont: UIFont? { \(type).\(member(style)) }
                }

                """
        }
        return text + "#endif\n"
    }

    static func swiftUI(_ list: FontStyleList, _ options: GenerationOptions) -> String {
        let type = SwiftName.type(list.name, options)
        var text = GeneratedHeader.slashes(list.name) + "\n#if canImport(SwiftUI)\nimport SwiftUI\n\n"
        text += "/// The font styles of \"\(list.name.oneLine)\".\npublic enum \(type) {\n"
        for style in list.styles {
            let size = Decimal.text(style.size)
            let font =
                list.faces[style.face].map { "Font.custom(\(QuotedText.double($0)), size: \(size))" }
                ?? "Font.system(size: \(size), weight: .\(FontWeightWord.uikitName(of: list.weight(ofFace: style.face))))"
            text += doc(style) + "    public static let \(member(style)) = \(font)\n"
        }
        return text + "}\n#endif\n"
    }

    private static func member(_ style: FontStyle) -> String { SwiftName.member(style.name) ?? "_" }

    private static func doc(_ style: FontStyle) -> String {
        "    /// \(style.name): \(style.face) \(NumberText.shortest(style.size))\n"
    }
}

extension String {
    /// As a part of an identifier, case kept.
    var identifierPart: String {
        String(unicodeScalars.filter { PaletteName.isLetterOrDigit($0) || $0 == "_" }.map(Character.init))
    }
}
