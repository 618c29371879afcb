import Foundation

/// Sources of a page with what comes of them.
struct DocumentExample: CustomStringConvertible {
    let page: String
    var blocks: [DocumentBlock]

    var description: String { "\(page):\(blocks.first?.line ?? 0)" }

    /// The sheets that say the same, one or several; several may be of one dialect.
    var sheets: [String] { blocks.filter(\.isMainSheet).compactMap { $0.fileName?.name } }

    /// A result that is not what the page says.
    struct Difference: CustomStringConvertible {
        let place: String
        let expected: [String]
        let found: [String]

        var description: String {
            "\(place)\n  the page says\n    \(expected.joined(separator: "\n    "))\n  there is\n    \(found.joined(separator: "\n    "))"
        }
    }

    /// Runs every sheet for every result.
    func differences() throws -> [Difference] {
        var found: [Difference] = []
        let others = blocks.filter { !$0.isMainSheet }
        let mains = blocks.filter(\.isMainSheet)
        for main in mains.map(Optional.some) + (mains.isEmpty ? [nil] : []) {
            let workplace = try place(of: others, main)
            for result in blocks where result.isResult {
                let answer = try run(result, main, in: workplace)
                let lines = Self.lines(of: answer, as: result.kind)
                let label = "\(page):\(result.line)" + (main.map { " for the block at \($0.line)" } ?? "")
                if lines != result.expected {
                    found.append(Difference(place: label, expected: result.expected, found: lines))
                }
                if result.kind != "messages", !blocks.contains(where: { $0.kind == "messages" }) {
                    let faults = answer.faults
                    if !faults.isEmpty { found.append(Difference(place: label, expected: [], found: faults)) }
                }
            }
        }
        return found
    }

    /// The rules of each sheet, as lines.
    func flattenedRules() throws -> [[String]] {
        let others = blocks.filter { !$0.isMainSheet }
        return try blocks.filter(\.isMainSheet).map { main in
            let name = main.fileName?.name ?? ""
            let answer = try place(of: others, main).run("parse", name, "--dump", "rules", "--format", "json")
            return Self.lines(of: answer, as: "rules")
        }
    }

    private func place(of sources: [DocumentBlock], _ main: DocumentBlock?) throws -> Workplace {
        var files: [String: String] = [:]
        for source in sources + (main.map { [$0] } ?? []) {
            guard let file = source.fileName else { continue }
            files[file.name] = source.lines.joined(separator: "\n") + "\n"
        }
        if files["theme.lua"] == nil, files["view.xml"] == nil { files["view.xml"] = "<view class=\"a\"/>\n" }
        return try Workplace(files)
    }

    private func run(_ result: DocumentBlock, _ main: DocumentBlock?, in workplace: Workplace) throws -> Workplace.Answer {
        var arguments: [String]
        if let command = blocks.first(where: { $0.kind == "console" })?.lines.first {
            arguments = Self.words(of: command.dropFirst("$ stylectl ".count))
        } else if let name = main?.fileName?.name {
            arguments = result.kind == "rules"
                ? ["parse", name, "--dump", "rules", "--format", "json"] : ["resolve", "--sheet", name, "--view", "view.xml"]
        } else if blocks.contains(where: { $0.fileName?.name == "theme.lua" }) {
            arguments = ["run", "theme.lua"]
        } else {
            arguments = ["resolve", "--view", "view.xml"]
        }
        if result.kind == "styled" { arguments += ["--format", "json"] }
        return try workplace.run(list: arguments + result.options)
    }

    /// Words separated by blanks; `'…'` is one.
    private static func words(of command: Substring) -> [String] {
        command.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
    }
}

// MARK: - Results as lines

extension DocumentExample {
    private static func lines(of answer: Workplace.Answer, as kind: String) -> [String] {
        switch kind {
        case "rules": (answer.document["rules"] as? [[String: Any]] ?? []).map(rule)
        case "styled": answer.elements.flatMap(element)
        // A message and its notes and fix-its, without the lines of the source.
        default:
            answer.errors.split(separator: "\n").map(String.init).filter {
                $0.contains(#/^(\S+:\d+:\d+: )?(error|warning|note): |^  fix-it: /#)
            }
        }
    }

    /// `selector { name: value; name[argument]: value !important } @media … @layer …`
    private static func rule(_ rule: [String: Any]) -> String {
        let declarations = (rule["declarations"] as? [[String: Any]] ?? []).map { declaration in
            let arguments = (declaration["arguments"] as? [String: String] ?? [:]).sorted { $0.key < $1.key }
                .map { Int($0.key) == nil ? "\($0.key):\($0.value)" : $0.value }
            let value = (declaration["raw"] as? String ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return "\(declaration["keyPath"] ?? "")"
                + (arguments.isEmpty ? "" : "[\(arguments.joined(separator: ", "))]") + ": " + value
                + (declaration["important"] as? Bool == true ? " !important" : "")
        }
        var line = "\(rule["selector"] ?? "") { \(declarations.joined(separator: "; ")) }"
        if let media = rule["media"] as? String { line += " @media " + media }
        if let layer = rule["layer"] as? String { line += " @layer " + layer }
        return line
    }

    /// `UILabel#id.class:state`, then a line a property.
    private static func element(_ element: [String: Any]) -> [String] {
        let depth = (element["path"] as? String ?? "").count { $0 == "/" }
        let indent = String(repeating: "  ", count: depth)
        let heading = "\(element["type"] ?? "")" + ((element["id"] as? String).map { "#" + $0 } ?? "")
            + (element["classes"] as? [String] ?? []).map { "." + $0 }.joined()
            + (element["states"] as? [String] ?? []).map { ":" + $0 }.joined()
        let rows = (element["properties"] as? [[String: Any]] ?? []).map { property in
            let arguments = (property["arguments"] as? [String: String] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
            return "\(indent)    \(property["keyPath"] ?? "")"
                + (arguments.isEmpty ? "" : "[\(arguments.joined(separator: ", "))]") + ": \(property["text"] ?? "")"
        }
        return [indent + heading] + rows
    }
}
