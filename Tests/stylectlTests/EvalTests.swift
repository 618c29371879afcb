import Foundation
import Testing

@Suite("stylectl eval")
struct EvalTests {
    @Test("insets print exactly as the contract says")
    func insets() throws {
        let answer = try BuiltProgram.run("eval", "--format", "json", "--as", "insets", "(5, 10, 5, 10) * 2")
        #expect(
            answer.output
                == #"{"version":1,"value":{"type":"insets","top":10,"left":20,"bottom":10,"right":20},"text":"10, 20, 10, 20","diagnostics":[]}"# + "\n")
    }

    @Test(
        "an expression or value prints its canonical text",
        arguments: [
            (["10 -5"], "5"), (["--as", "insets", "10 -5"], "10, -5, 10, -5"), (["--as", "size", "11"], "11, 11"),
            (["--as", "color", "rgb(160, 180, 220)"], "#a0b4dc"), (["--var", "corner=4", "$corner + 2"], "6"),
            (["--property", "UIButton.titleColor", "red"], "#ff0000"), (["--as", "bool", "YES"], "true"), (["--", "-2px"], "-2pt"),
            (["--env", "scale=2", "3px"], "1.5pt"), (["1 / 0"], "Infinity"),
        ])
    func values(arguments: [String], text: String) throws {
        let answer = try BuiltProgram.run(list: ["eval"] + arguments)
        #expect(answer.code == 0 && answer.output == text + "\n", "\(answer.output)\(answer.errors)")
    }

    @Test("a missing blank is one error with the sure fix")
    func fixIt() throws {
        let answer = try BuiltProgram.run("eval", "--as", "number", "10 -5")
        #expect(answer.code == 1 && answer.output.isEmpty)
        #expect(answer.errors.contains("10 - 5"))
    }

    @Test("a batch answers every line in order; only what is no JSON makes it fail")
    func batch() throws {
        let requests = """
            {"expression": "1 + 1"}
            {"expression": "$a * 2", "variables": {"a": 21}}
            {"expression": "nonsense(", "as": "number"}
            {"expression": "1px", "env": {"scale": 2}, "as": "number"}
            {"expression": "green", "as": "color", "dialect": "cas"}
            {"expression": "$a - $b", "variables": {"$a": 3, "--b": 1}}
            {"expression": "1", "variables": {"": 3}}
            {"expression": "1", "as": "number", "property": "UIView.alpha"}
            {"expression": "1", "env": {"scale": 0}}

            """
        let answer = try BuiltProgram.run(list: ["eval", "--batch", "-"], input: requests)
        #expect(answer.code == 0)
        let texts = answer.output.split(separator: "\n").map { line in
            ((try? JSONSerialization.jsonObject(with: Data(line.utf8))) as? [String: Any])?["text"] as? String
        }
        #expect(texts == ["2", "42", nil, "0.5", "#00ff00", "2", nil, nil, nil])
        for words in ["is no name of a variable", "not both", "above 0"] { #expect(answer.output.contains(words)) }
        let gap = try BuiltProgram.run(list: ["eval", "--batch", "-"], input: "{\"expression\":\"1\"}\n\n{\"expression\":\"2\"}\n\n \n")
        #expect(gap.code == 1 && gap.output.split(separator: "\n").count == 3, "a blank line has its answer, those at the end have none")
        let broken = try BuiltProgram.run(list: ["eval", "--batch", "-"], input: "{\n{\"expression\":\"1\"}\n")
        #expect(broken.code == 1 && broken.output.split(separator: "\n").count == 2)
    }

    @Test("unknown types and properties are wrong usage with a suggestion")
    func unknownTarget() throws {
        for (arguments, word) in [(["--as", "colour", "red"], "color"), (["--property", "UIButton.titelColor", "red"], "titleColor"), (["--property", "alpha", "1"], "CLASS.NAME")] {
            let answer = try BuiltProgram.run(list: ["eval"] + arguments)
            #expect(answer.code == 64 && answer.errors.contains(word))
        }
    }
}
