import StyleEngine
import StyleSyntax

/// What the commands that style take besides their sheets, views and scripts.
public struct StylingOptions {
    public var environment = StyleEnvironment()
    /// Variables that win over all others, in order: name and text.
    public var variables: [(name: String, text: String)] = []
    /// File with the texts that `localized()` looks up.
    public var strings: String?
    /// Packs to load besides the default ones: names on the search path or folders.
    public var packs: [String] = []
    /// Swift packs that the program has linked in, by the folder that names them.
    public var linkedPacks: [LinkedPack] = []
    public var loadsDefaultPacks = true
    public var cascadeOrder = CascadeOrder.specificity
    /// Makes every warning an error.
    public var isStrict = false
    /// Time that scripts may take, in seconds.
    public var scriptSeconds = 5.0
    /// Memory that a script's state may take, in bytes.
    public var scriptBytes = 64 << 20
    /// Folders that sheets and scripts may read besides their own.
    public var readableFolders: [String] = []
    /// Folders with Lua packs by name.
    public var packFolders: [String] = []
    /// The folder that scripts may write below; nil where they may write nothing.
    public var outputFolder: String?
    /// States to put elements in.
    public var states: [(element: ElementTarget, states: [String])] = []
    /// Prints only the elements that match.
    public var selection: [Selector] = []
    public var isVerbose = false

    public init() {}
}
