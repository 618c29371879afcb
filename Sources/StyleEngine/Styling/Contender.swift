/// A declaration that competes for a property of an element.
struct Contender {
    let slot: Int
    /// Its place in the cascade; the greater one wins.
    let key: UInt64
    let origin: Origin
    let source: DeclarationSource
}
