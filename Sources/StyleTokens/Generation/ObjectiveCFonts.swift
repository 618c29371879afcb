import StyleValues

/// Font styles as a category of `UIFont` and one label class a style.
enum ObjectiveCFonts {
    static func files(_ list: FontStyleList, _ options: GenerationOptions) -> [GeneratedFile] {
        let prefix = options.prefix.uppercased()
        let category = prefix + (SwiftName.camelCase(list.name, startsUpper: true) ?? "Fonts")
        let file = "UIFont+\(category)"
        let start = options.prefix.isEmpty ? "" : options.prefix.lowercased() + "_"
        var header = GeneratedHeader.slashes(list.name) + "\n@import UIKit;\n\n@interface UIFont (\(category))\n\n"
        var source =
            GeneratedHeader.slashes(list.name) + "\n#import \"\(file).h\"\n\n@implementation UIFont (\(category))\n\n"
        var labels =
            "/// A label that sets its font when it is made or loaded.\n@interface \(prefix)StyledLabel : UILabel\n- (void)prepareAppearance;\n@end\n"
        var bodies = """
            @implementation \(prefix)StyledLabel

            - (instancetype)initWithFrame:(CGRect)frame {
                if ((self = [super initWithFrame:frame])) { [self prepareAppearance]; }
                return self;
            }

            - (void)awakeFromNib {
                [super awakeFromNib];
                [self prepareAppearance];
            }

            - (void)prepareAppearance {}

            @end

            """
        for style in list.styles {
            let method = start + style.name.identifierPart.lowercasedFirst + "Font"
            let size = Decimal.text(style.size)
            let weight = "UIFontWeight" + FontWeightWord.uikitName(of: list.weight(ofFace: style.face)).capitalizedFirst
            let font =
                list.faces[style.face].map { "[UIFont fontWithName:@\(QuotedText.double($0)) size:\(size)]" }
                ?? "[UIFont systemFontOfSize:\(size) weight:\(weight)]"
            let label = "\(prefix)Label\(style.name.identifierPart)"
            header += "/// \(style.face) \(NumberText.shortest(style.size))\n+ (UIFont *)\(method);\n"
            source += "+ (UIFont *)\(method) {\n    return \(font);\n}\n\n"
            labels += "\n@interface \(label) : \(prefix)StyledLabel\n@end\n"
            bodies +=
                "\n@implementation \(label)\n- (void)prepareAppearance { self.font = [UIFont \(method)]; }\n@end\n"
        }
        return [
            GeneratedFile(file + ".h", header + "\n@end\n\n" + labels),
            GeneratedFile(file + ".m", source + "@end\n\n" + bodies),
        ]
    }
}
