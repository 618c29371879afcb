import StyleDiagnostics
import StyleEngine
import StyleSyntax

/// Answers requests of `eval --batch`, a JSON object each; a bad one is answered with its error.
public struct EvaluationBatch {
    private let run: Run
    private let target: Evaluation.Target
    /// Whether every line so far was JSON.
    public private(set) var sawOnlyJSON = true

    /// - Parameter target: what a request without `as` and `property` asks for.
    package init(run: Run, target: Evaluation.Target) {
        self.run = run
        self.target = target
    }

    /// The answer to one line.
    public mutating func answer(_ line: some Collection<UInt8>) -> JSONValue {
        let request: JSONValue
        do throws(JSONParser.Failure) {
            request = try JSONParser.parse(Array(line))
        } catch {
            sawOnlyJSON = false
            return refusal("no JSON: \(error.message) at byte \(error.offset + 1)")
        }
        guard let members = request.objectValue else { return refusal("expected an object, found \(request.kindName)") }
        do {
            let read = try read(members)
            let evaluation = try Evaluation(read.expression, as: read.target, dialect: read.dialect, styler: read.styler, scope: read.styler.globalScope)
            return answer(evaluation)
        } catch let error as Refusal {
            return refusal(error.message)
        } catch let error as TargetFailure {
            return refusal(error.message)
        } catch {
            return refusal("\(error)")
        }
    }

    private struct Refusal: Error {
        let message: String
    }

    private struct Request {
        var expression = ""
        var target: Evaluation.Target
        var dialect = Dialect.css
        var styler: Styler
    }

    private static let keys = ["expression", "as", "property", "variables", "dialect", "env"]

    private func read(_ members: JSONObject) throws(Refusal) -> Request {
        var request = Request(target: target, styler: run.styler)
        for member in members.members where !Self.keys.contains(member.key) {
            throw Refusal(message: "unknown key \"\(member.key)\"\(Suggestion.phrase(for: member.key, in: Self.keys))")
        }
        guard let expression = members["expression"]?.stringValue else { throw Refusal(message: "expected a string as \"expression\"") }
        request.expression = expression
        if let type = try text("as", members) { request.target = .type(type) }
        if let property = try text("property", members) {
            guard try text("as", members) == nil else { throw Refusal(message: "either \"as\" or \"property\", not both") }
            request.target = .property(property)
        }
        if let name = try text("dialect", members) {
            guard let dialect = Dialect(rawValue: name) else { throw Refusal(message: "\"dialect\" is css or cas, not \"\(name)\"") }
            request.dialect = dialect
        }
        try prepare(&request, members)
        return request
    }

    /// A styler of its own where the request has variables or an environment.
    private func prepare(_ request: inout Request, _ members: JSONObject) throws(Refusal) {
        let variables = try object("variables", members)
        let environment = try object("env", members)
        guard !variables.members.isEmpty || !environment.members.isEmpty else { return }
        request.styler = run.styler.copyWithoutElements()
        for member in environment.members {
            guard let text = member.value.stringValue ?? member.value.numberValue.map(JSONValue.number)?.compactText else {
                throw Refusal(message: "expected a string or number as \"\(member.key)\" in \"env\"")
            }
            do throws(StyleEnvironment.Refusal) {
                try request.styler.environment.set(member.key, text)
            } catch {
                throw Refusal(message: error.message)
            }
        }
        for member in variables.members {
            guard let text = member.value.stringValue ?? member.value.numberValue.map(JSONValue.number)?.compactText else {
                throw Refusal(message: "expected a string or number as the variable \"\(member.key)\"")
            }
            guard let name = VariableName(member.key) else { throw Refusal(message: "\"\(member.key)\" is no name of a variable") }
            request.styler.overrideVariable(name.text, text)
        }
    }

    private func text(_ key: String, _ members: JSONObject) throws(Refusal) -> String? {
        guard let value = members[key], value != nil else { return nil }
        guard let text = value.stringValue else { throw Refusal(message: "expected a string as \"\(key)\", found \(value.kindName)") }
        return text
    }

    private func object(_ key: String, _ members: JSONObject) throws(Refusal) -> JSONObject {
        guard let value = members[key], value != nil else { return JSONObject() }
        guard let object = value.objectValue else { throw Refusal(message: "expected an object as \"\(key)\", found \(value.kindName)") }
        return object
    }

    private func refusal(_ message: String) -> JSONValue {
        let fault = Diagnostic("batch.bad-request", message)
        return ["version": 1, "value": nil, "text": nil, "diagnostics": [fault.json]]
    }

    private func answer(_ evaluation: Evaluation) -> JSONValue {
        let evaluation = run.options.isStrict ? evaluation.strict : evaluation
        return .object(JSONObject([.init("version", 1)] + evaluation.json.members))
    }
}
