/// The functions of the `style` library, each a row: what it is called, takes and does.
enum StyleLibrary {
    struct Row: Sendable {
        let name: String
        /// Parameters as the manual writes them.
        let parameters: String
        /// One sentence.
        let doc: String
        let body: @Sendable (ScriptContext, borrowing LuaCall) throws -> [LuaValue]

        init(
            _ name: String, _ parameters: String, _ doc: String,
            _ body: @escaping @Sendable (ScriptContext, borrowing LuaCall) throws -> [LuaValue]
        ) {
            self.name = name
            self.parameters = parameters
            self.doc = doc
            self.body = body
        }
    }

    static var rows: [Row] { registering + variables + sheets + views + surroundings }
}
