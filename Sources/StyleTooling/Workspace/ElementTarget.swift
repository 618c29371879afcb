import StyleDiagnostics
import StyleEngine
import StyleSyntax

/// An element named on a command line: by path or by a selector that matches exactly one.
public enum ElementTarget {
    case path(String)
    case selector(text: String, [Selector])

    /// Nil if the text is neither a path nor a selector.
    public init?(_ text: String) {
        if !text.isEmpty,
            text.split(separator: "/", omittingEmptySubsequences: false).allSatisfy({ Int($0).map { $0 >= 0 } ?? false }
            )
        {
            self = .path(text)
            return
        }
        let parsed = SelectorList.parse(.init(name: "<selector>", text: text), dialect: .css)
        guard !parsed.selectors.isEmpty, !parsed.diagnostics.containsError else { return nil }
        self = .selector(text: text, parsed.selectors)
    }
}

/// Why an element named on the command line is none, in words for people.
public struct TargetFailure: Error {
    public var message: String
}

extension Styler {
    /// The one element that a target names.
    public func element(_ target: ElementTarget) throws(TargetFailure) -> ElementID {
        switch target {
        case .path(let path):
            guard let element = tree.element(atPath: path) else {
                throw TargetFailure(message: "there is no element \"\(path)\"")
            }
            return element
        case .selector(let text, let selectors):
            let matches = elements(matching: selectors)
            guard matches.count == 1 else {
                let list = matches.prefix(10).map { "\(tree.path(of: $0)) (\(tree.type(of: $0)))" }.joined(
                    separator: ", ")
                throw TargetFailure(
                    message: matches.isEmpty
                        ? "no element matches \"\(text)\""
                        : "\"\(text)\" matches \(matches.count) elements: \(list)\(matches.count > 10 ? " …" : "")")
            }
            return matches[0]
        }
    }
}
