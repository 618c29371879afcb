extension Diagnostic {
    /// The diagnostic as the documents of `stylectl` hold it; places are null where no source is involved.
    ///
    /// `{ id, severity, message, file, line, column, endLine, endColumn, notes, fixIts }`
    public var json: JSONValue {
        var object: JSONObject = [
            "id": .string(id.rawValue), "severity": .string(severity.rawValue), "message": .string(message),
        ]
        object.appendPlace(span)
        object.appendEnd(span)
        object.append("notes", .array(notes.map(\.json)))
        object.append("fixIts", .array(fixIts.map(\.json)))
        return .object(object)
    }
}

extension Diagnostic.Note {
    /// `{ message, file, line, column }`
    fileprivate var json: JSONValue {
        var object: JSONObject = ["message": .string(message)]
        object.appendPlace(span)
        return .object(object)
    }
}

extension FixIt {
    /// `{ message, edits: [{ file, line, column, endLine, endColumn, text }] }`
    fileprivate var json: JSONValue {
        ["message": .string(message), "edits": .array(edits.map(\.json))]
    }
}

extension TextEdit {
    fileprivate var json: JSONValue {
        var object = JSONObject()
        object.appendPlace(span)
        object.appendEnd(span)
        object.append("text", .string(text))
        return .object(object)
    }
}

extension SourceSpan {
    /// Where something was written: `{ file, line, column }`.
    public var placeJSON: JSONValue {
        var object = JSONObject()
        object.appendPlace(self)
        return .object(object)
    }
}

extension JSONObject {
    fileprivate mutating func appendPlace(_ span: SourceSpan?) {
        let start = span?.startLocation
        append("file", .optional(span?.fileName))
        append("line", start.map { .integer($0.line) } ?? .null)
        append("column", start.map { .integer($0.column) } ?? .null)
    }

    fileprivate mutating func appendEnd(_ span: SourceSpan?) {
        let end = span?.endLocation
        append("endLine", end.map { .integer($0.line) } ?? .null)
        append("endColumn", end.map { .integer($0.column) } ?? .null)
    }
}
