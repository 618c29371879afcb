import Foundation
import LuaTwins
import StyleDiagnostics
import StyleEngine
import StyleExpressions
import StyleScripting

/// Measures calls between Swift and Lua beside twins in C, run in turn: `ScriptingBenchmark [COUNT]`.
///
/// `only KIND COUNT` makes calls of one kind without a report. With `stress COUNT`, nothing is timed: so many errors go from Lua to Swift and back, and a thousandth of that many
/// states are made, fail and go; for a build with the address sanitizer.
@main
struct ScriptingBenchmark {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "stress" { return try stress(arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000) }
        if arguments.first == "only" { return try runOnly(Array(arguments.dropFirst())) }
        let count = arguments.first.flatMap { Int($0) } ?? 1_000_000
        try report("Swift calls Lua", limit: 2.5, ours: { try callLua(count) }, twin: { Double(twin_call_lua(Int64(count))) / Double(count) })
        try report("Lua calls Swift", limit: 2.5, ours: { try callSwift(count) }, twin: { Double(twin_call_c(Int64(count))) / Double(count) })
        try report("an expression calls Lua", limit: 3, ours: { try callFromExpression(count) }, twin: { Double(twin_call_lua(Int64(count))) / Double(count) })
        try reportConverter()
    }

    /// One kind of call, for counting instructions: `only KIND COUNT`.
    private static func runOnly(_ arguments: [String]) throws {
        let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
        switch arguments.first {
        case "lua": _ = try callLua(count)
        case "swift": _ = try callSwift(count)
        case "expression": _ = try callFromExpression(count)
        case "new-text", "known-text", "no-text":
            let trial = try ConverterTrial()
            let sheet: ConverterTrial.Sheet = arguments[0] == "new-text" ? .manyTexts : arguments[0] == "known-text" ? .oneText : .empty
            for _ in 0..<count { _ = trial.pass(sheet) }
        case "lua-in-c": _ = twin_call_lua(Int64(count))
        case "c-in-c": _ = twin_call_c(Int64(count))
        default: throw LuaFault("only lua, swift, expression, new-text, known-text, no-text, lua-in-c or c-in-c")
        }
    }

    /// The median of nine ratios, each of two runs next to each other.
    private static func report(_ name: String, limit: Double, ours: () throws -> Double, twin: () throws -> Double) throws {
        var rows: [(ours: Double, twin: Double)] = []
        for _ in 0..<9 { rows.append((try ours(), try twin())) }
        let middle = rows.sorted { $0.ours / $0.twin < $1.ours / $1.twin }[4]
        print("\(name): \(rounded(middle.ours)) ns, in C \(rounded(middle.twin)) ns, ratio \(rounded(middle.ours / middle.twin)) (limit \(limit))")
    }

    private static func callLua(_ count: Int) throws -> Double {
        let state = try LuaState(limits: LuaLimits(seconds: 600))
        guard case .function(let function)? = try state.run(SourceFile(name: "b.lua", text: "return function(n) return n + 1 end")).first else { return .nan }
        return try time(count) { for i in 0..<count { try function.value(.integer(Int64(i))) } }
    }

    /// A function of a script in a formula whose variable changes each time.
    private static func callFromExpression(_ count: Int) throws -> Double {
        let styler = Styler(registry: .standard())
        let script = ThemeScript(
            styler: styler, loader: SourceLoader(files: .memory([:])), limits: ScriptLimits(memoryBytes: 64 << 20, seconds: 600), packFolders: [], print: { _ in })
        let outcome = script.run(SourceFile(name: "b.lua", text: "style.func('next', function(n) return n + 1 end, { parameters = 'n' })"))
        precondition(outcome.diagnostics.isEmpty)
        let frame = VariableFrame(functions: styler.registry.functions)
        let variable = frame.define("a", 1)
        guard let formula = CompiledExpression.compile("next(a)", in: frame).expression else { return .nan }
        precondition(formula.evaluate() == 2)
        return withExtendedLifetime(script) {
            time(count) {
                for index in 0..<count {
                    frame[variable] = Double(index)
                    _ = formula.evaluate()
                }
            }
        }
    }

    private static func callSwift(_ count: Int) throws -> Double {
        let state = try LuaState(limits: LuaLimits(seconds: 600))
        try state.defineFunction("add_one") { call in .integer(Int64(try call.integer(1) + 1)) }
        guard case .function(let loop)? = try state.run(SourceFile(name: "b.lua", text: "return function(count) local f = add_one for i = 1, count do f(i) end end")).first
        else { return .nan }
        return try time(count) { try loop.call([.integer(Int64(count))]) }
    }

    /// A value that a converter in Lua reads: once for each text, then found again for each element.
    private static func reportConverter() throws {
        let trial = try ConverterTrial()
        // The median of seven, as a pass is short beside what else a machine does.
        var rows: [(uncached: Double, cached: Double)] = []
        for _ in 0..<7 {
            let empty = trial.pass(.empty)
            rows.append((trial.pass(.manyTexts) - empty, trial.pass(.oneText) - empty))
        }
        let (uncached, cached) = rows.sorted { $0.uncached / $0.cached < $1.uncached / $1.cached }[3]
        print("a converter in Lua: \(rounded(uncached)) ns an element where each text is new, \(rounded(max(cached, 0))) ns where it is known, ratio 1/\(rounded(uncached / max(cached, 0.01))) (limit 1/50)")
    }

    static func time(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        try body()
        let taken = start.duration(to: clock.now).components
        return (Double(taken.seconds) * 1e9 + Double(taken.attoseconds) / 1e9) / Double(count)
    }

    private static func rounded(_ number: Double) -> String { String(format: "%.2f", number) }

    // MARK: Stress

    private static func stress(_ count: Int) throws {
        var state = try makeState()
        var caught = 0
        for index in 0..<count {
            if index % 20_000 == 0 { state = try makeState() }
            do { try state.fail.call([.integer(Int64(index))]) } catch { caught += error.frames.isEmpty ? 0 : 1 }
        }
        print("\(caught) errors went from Swift through Lua to Swift")
        var ended = 0
        for index in 0..<max(1, count / 1000) {
            let limits = LuaLimits(memoryBytes: 1 << 20, seconds: 0.05)
            let state = try LuaState(limits: limits)
            do { try state.run(SourceFile(name: "s.lua", text: scripts[index % scripts.count])) } catch { ended += 1 }
        }
        print("\(ended) scripts were stopped")
    }

    private static func makeState() throws -> (keep: LuaState, fail: LuaFunction) {
        let state = try LuaState(limits: LuaLimits(seconds: 600))
        try state.define("refuse") { call in throw LuaFault("refused \(try call.integer(1))") }
        let results = try state.run(
            SourceFile(name: "s.lua", text: "return function(n) local ok, message = pcall(refuse, n) assert(not ok) refuse(n) end"))
        guard case .function(let function)? = results.first else { throw LuaFault("no function") }
        return (state, function)
    }

    private static let scripts = [
        "local t = {} while true do t[#t + 1] = ('x'):rep(1000) end", "while true do pcall(error) end", "local function f() return 1 + f() end f()",
        "error(setmetatable({}, { __tostring = function() error('again') end }))", "coroutine.wrap(function() while true do coroutine.yield() end end)() error({})",
        "local x <close> = setmetatable({}, { __close = function() error('closing') end }) error('first')",
    ]
}
