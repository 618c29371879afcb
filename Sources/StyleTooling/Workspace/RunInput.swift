/// A file that a run is given: by the path that the user wrote, `-` for standard input.
package enum RunInput: Hashable, Sendable {
    /// A palette: its colors become variables and named colors.
    case tokens(String)
    case sheet(String)
    /// A view definition: its elements are added to those before.
    case view(String)
    /// A theme script.
    case script(String)

    package var path: String {
        switch self {
        case .tokens(let path), .sheet(let path), .view(let path), .script(let path): path
        }
    }
}
