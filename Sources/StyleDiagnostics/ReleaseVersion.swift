/// What the programs and the engine say of themselves.
package enum ReleaseVersion {
    /// Semantic version; `-dev` until the release of that number is made.
    package static let current = "1.0.0-dev"
}
