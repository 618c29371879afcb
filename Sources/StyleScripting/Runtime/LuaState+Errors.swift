import CLuaSupport
import StyleDiagnostics
import StyleValues

/// Errors on their way in and out.
extension LuaState {
    /// The error that C kept of the last call.
    func takeError(_ status: Int32) -> LuaError {
        var length = 0
        let bytes = luahost_error_text(host, &length)
        let text = String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
        let frames = errorFrames()
        let nearest = frames.lazy.compactMap(\.place).first
        switch Int(status) {
        case LUAHOST_TIME:
            return LuaError(
                .time, "the script ran longer than its limit of \(NumberText.shortest(limits.seconds)) s", at: nearest,
                frames: frames)
        case LUAHOST_INSTRUCTIONS:
            let limit = limits.instructions ?? 0
            return LuaError(
                .instructions, "the script ran more than its limit of \(limit) instructions", at: nearest,
                frames: frames)
        case LUAHOST_MEMORY:
            let limit = NumberText.shortest(Double(limits.memoryBytes) / 1_048_576)
            return LuaError(
                .memory, "the script needs more than its limit of \(limit) MiB of memory", at: nearest, frames: frames)
        default:
            if let fault = faults.fault(in: text) {
                if let origin = fault.origin { return origin.called(from: frames) }
                return LuaError(.runtime, fault.message, at: fault.place ?? nearest, frames: frames, fault: fault)
            }
            let (place, message) = chunks.split(text)
            let kind: LuaError.Kind = Int(status) == LUAHOST_SYNTAX ? .syntax : .runtime
            let said = message.isEmpty ? "an empty text was raised as an error" : message
            return LuaError(kind, said, at: place ?? nearest, frames: frames)
        }
    }

    /// The error of a text that could not be loaded; where Lua names no line, the one it had come to.
    func loadError(_ status: Int32, of file: SourceFile) -> LuaError {
        let error = takeError(status)
        if error.kind == .syntax, error.place != nil { return error }
        let place = LuaPlace(file: file, line: max(1, Int(luahost_loaded_line(host))))
        let isTooDeep = error.message.contains("stack overflow")
        return LuaError(error.kind, isTooDeep ? "the script is nested too deeply" : error.message, at: place)
    }

    /// Prepares a fault to be raised by C once the host's frame is gone.
    func raise(_ fault: LuaFault, on stack: OpaquePointer) {
        var fault = fault
        if fault.place == nil { fault.place = callerPlace(0, on: stack) }
        var text = fault.message
        if let span = fault.span {
            text = "\(span.fileName):\(span.startLocation.line): \(text)"
        } else if let place = fault.place {
            text = "\(chunks.name(for: place.file)):\(place.line): \(text)"
        }
        faults.add(fault, as: text)
        let host = self.host
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { luahost_set_fault(host, $0.baseAddress, $0.count) }
        }
    }

    /// The place of the script's nearest line, or of the calls around it.
    func callerPlace(_ level: Int, on stack: OpaquePointer) -> LuaPlace? {
        var frame = luahost_frame()
        guard luahost_caller(stack, Int32(clamping: level), &frame) else { return nil }
        return withUnsafePointer(to: &frame, place(of:))
    }

    private func place(of frame: UnsafePointer<luahost_frame>) -> LuaPlace? {
        guard let file = chunks.file(named: String(cString: luahost_frame_chunk(frame))) else { return nil }
        return LuaPlace(file: file, line: Int(frame.pointee.line))
    }

    private func errorFrames() -> [LuaFrame] {
        let count = luahost_error_frame_count(host)
        var frames: [LuaFrame] = []
        frames.reserveCapacity(Int(count))
        for index in 0..<count {
            guard let frame = luahost_error_frame(host, index) else { continue }
            let function = String(cString: luahost_frame_function(frame))
            frames.append(
                LuaFrame(
                    function: function.isEmpty ? nil : function, place: place(of: frame),
                    isChunk: frame.pointee.is_chunk))
        }
        return frames
    }
}

/// The faults raised of late, to be known again when their text comes back from Lua.
///
/// A script may catch an error, keep its text and raise it again; what it raises is that text, perhaps with a place put
/// before it. The text is the only token that survives all that.
struct RaisedFaults {
    /// Faults that a script can hold back and still have known again.
    private static let kept = 16
    private var recent: [(text: String, fault: LuaFault)] = []
    private var next = 0

    mutating func add(_ fault: LuaFault, as text: String) {
        if recent.count < Self.kept {
            recent.append((text, fault))
        } else {
            recent[next] = (text, fault)
        }
        next = (next + 1) % Self.kept
    }

    func fault(in text: String) -> LuaFault? {
        for back in 1...Self.kept {
            let index = (next - back + Self.kept) % Self.kept
            if index < recent.count, text.hasSuffix(recent[index].text) { return recent[index].fault }
        }
        return nil
    }
}
