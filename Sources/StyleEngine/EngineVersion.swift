/// The version of the engine, which packs may require.
public enum EngineVersion {
    /// Semantic version.
    public static let current = "1.0.0"
}
