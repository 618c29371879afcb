/// The `style` library as tables: what scripts and packs may call.
enum StyleLibrary {
    /// Every function, in the order of the manual.
    static var functions: [LibraryFunction] { registering + variables + sheets + views + surroundings + values + output }

    /// Every kind of object.
    static var objects: [LibraryObject] {
        [elementObject, sheetObject, colorObject, numberObject, insetsObject, otherValueObject, contextObject]
    }
}
