/// The pseudo-classes that ask for states and for the environment, as rows.
enum StandardPseudoClasses {
    static var all: [PseudoClassDefinition] { states + environment }

    private static var states: [PseudoClassDefinition] {
        var rows = [PseudoClassDefinition("enabled", state: "disabled", isOn: false, doc: "is not disabled")]
        for (name, doc) in [
            ("disabled", "cannot be used"), ("selected", "is chosen"), ("highlighted", "is being pressed"),
            ("focused", "has the focus"),
        ] {
            rows.append(PseudoClassDefinition(name, state: name, doc: doc))
        }
        return rows
    }

    private static var environment: [PseudoClassDefinition] {
        var rows: [PseudoClassDefinition] = []
        func row(_ name: String, _ doc: String, _ test: @escaping (StyleEnvironment) -> Bool) {
            rows.append(
                PseudoClassDefinition(name, doc: doc, reads: .environment) { element, _ in test(element.environment) })
        }
        func row(
            _ name: String, _ reading: EnvironmentKey.Kind, of doc: String,
            _ test: @escaping (StyleEnvironment, String) -> Bool
        ) {
            var row = PseudoClassDefinition(name, argument: .required, doc: doc, reads: .environment) {
                element, argument in
                argument.map { test(element.environment, $0) } ?? false
            }
            row.reading = reading
            rows.append(row)
        }
        row("landscape", "wider than high") { $0.orientation == "landscape" }
        row("portrait", "not wider than high") { $0.orientation == "portrait" }
        for exact in StyleEnvironment.ExactOrientation.allCases {
            row(exact.rawValue, exact.doc) { $0.exactOrientation == exact }
        }
        for (names, idiom) in [
            (["phone", "iphone"], StyleEnvironment.Idiom.phone), (["pad", "ipad", "tablet"], .pad),
            (["tv", "apple-tv"], .tv),
            (["desktop"], .desktop),
        ] {
            for name in names { row(name, "runs on a \(idiom.rawValue)") { $0.idiom == idiom } }
        }
        row("regular-width", "horizontal size class regular") { $0.horizontalSizeClass == "regular" }
        row("compact-width", "horizontal size class compact") { $0.horizontalSizeClass == "compact" }
        row("regular-height", "vertical size class regular") { $0.verticalSizeClass == "regular" }
        row("compact-height", "vertical size class compact") { $0.verticalSizeClass == "compact" }
        row("min-os-version", .version, of: "system version at least this") {
            MediaFeature.versionOrder($0.osVersion, $1) >= 0
        }
        row("max-os-version", .version, of: "system version at most this") {
            MediaFeature.versionOrder($0.osVersion, $1) <= 0
        }
        row("device-model", .text, of: "hardware model begins with this") {
            $0.deviceModel.lowercased().hasPrefix($1.lowercased())
        }
        for (suffix, doc, relation) in [
            ("", "exactly", MediaQuery.Relation.equal), ("-less-than", "below", .less),
            ("-greater-than", "above", .greater),
        ] {
            for side in ["screen-width", "screen-height"] {
                guard let feature = MediaFeature(side) else { continue }
                row(side + suffix, .number, of: "\(side) \(doc) this, in points") {
                    feature.compare($0, relation, $1) ?? false
                }
            }
        }
        return rows
    }
}
