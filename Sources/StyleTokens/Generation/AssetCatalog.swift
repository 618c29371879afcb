import StyleDiagnostics
import StyleValues

/// Palettes as an asset catalog: one color set a color.
///
/// Numbers always have decimals: Xcode reads `"1"` as 1/255. Source: Apple, "Asset Catalog Format Reference".
enum AssetCatalog {
    static func files(_ palette: WritablePalette) -> [GeneratedFile] {
        [
            GeneratedFile(
                "Contents.json", "{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n")
        ]
            + palette.colors.map { GeneratedFile("\($0.name).colorset/Contents.json", colorSet($0.color)) }
    }

    static func colorSet(_ color: Color) -> String {
        """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "\(color.space == .displayP3 ? "display-p3" : "srgb")",
                "components" : {
                  "alpha" : "\(Decimal.fourOrMore(color.alpha))",
                  "blue" : "\(Decimal.fourOrMore(color.third))",
                  "green" : "\(Decimal.fourOrMore(color.second))",
                  "red" : "\(Decimal.fourOrMore(color.first))"
                }
              },
              "idiom" : "universal"
            }
          ],
          "info" : {
            "author" : "xcode",
            "version" : 1
          }
        }

        """
    }
}
