import StyleDiagnostics

/// The version of the engine, which packs may require.
public enum EngineVersion {
    /// Semantic version; `1.0.0-dev` until 1.0.0 is released. Packs that require `>=1.0` work with it.
    public static let current = ReleaseVersion.current
}
