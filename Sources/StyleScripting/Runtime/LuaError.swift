import StyleDiagnostics

/// How a script, or a call into it, failed.
///
/// A class instance inside keeps the value small, so that throwing costs nothing where nothing is thrown.
public struct LuaError: Error, Sendable {
    /// What ended the call. May gain cases.
    public enum Kind: String, Sendable {
        case syntax, runtime, memory, time, instructions
        /// The state is gone, or cannot be made.
        case closed
    }

    /// What went wrong.
    public var kind: Kind { content.kind }
    /// Without a place.
    public var message: String { content.message }
    /// The line of a script; nil where only loaded text or no script was running.
    public var place: LuaPlace? { content.place }
    /// The calls under way, innermost first; at most 24.
    public var frames: [LuaFrame] { content.frames }
    /// What a function of the host threw, if that ended the call.
    public var fault: LuaFault? { content.fault }

    private let content: Content

    private final class Content: Sendable {
        let kind: Kind
        let message: String
        let place: LuaPlace?
        let frames: [LuaFrame]
        let fault: LuaFault?

        init(kind: Kind, message: String, place: LuaPlace?, frames: [LuaFrame], fault: LuaFault?) {
            self.kind = kind
            self.message = message
            self.place = place
            self.frames = frames
            self.fault = fault
        }
    }

    init(_ kind: Kind, _ message: String, at place: LuaPlace? = nil, frames: [LuaFrame] = [], fault: LuaFault? = nil) {
        content = Content(kind: kind, message: message, place: place, frames: frames, fault: fault)
    }

    /// The same error with the frames of a caller, if it has none itself.
    func called(from frames: [LuaFrame]) -> LuaError {
        self.frames.isEmpty ? LuaError(kind, message, at: place, frames: frames, fault: fault) : self
    }

    /// The error as a message to the script's author: at the fault's own place or else the script's line, with the
    /// chain of `require` as notes.
    public var diagnostic: Diagnostic {
        let scriptSpan = place?.span
        var result = Diagnostic(fault?.id ?? kind.diagnosticID, .error, message, at: fault?.span ?? scriptSpan)
        result.notes = fault?.notes ?? []
        result.fixIts = fault?.fixIts ?? []
        if fault?.span != nil, let scriptSpan { result.notes.append(.init("in the call here", at: scriptSpan)) }
        result.notes += requireChain.map { Diagnostic.Note("required here", at: $0.span) }
        return result
    }

    /// The lines that required the file with the error, the nearest first.
    private var requireChain: [LuaPlace] {
        var places: [LuaPlace] = []
        var isCallOfFile = kind == .syntax
        for frame in frames {
            if isCallOfFile, let place = frame.place { places.append(place) }
            isCallOfFile = frame.isChunk && frame.place != nil
        }
        return places
    }
}

extension LuaError.Kind {
    /// Id of the diagnostic for an error of this kind.
    public var diagnosticID: DiagnosticID {
        switch self {
        case .syntax: "script.syntax"
        case .runtime: "script.error"
        case .memory: "script.memory-limit"
        case .time: "script.time-limit"
        case .instructions: "script.instruction-limit"
        case .closed: "script.closed"
        }
    }
}

extension LuaError: CustomStringConvertible {
    public var description: String { (place.map { "\($0.file.name):\($0.line): " } ?? "") + message }
}
