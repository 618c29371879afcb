/// A handle of an element in its tree.
///
/// The index is used again after the element is removed; the generation tells the old from the new.
public struct ElementID: Hashable, Sendable {
    let index: UInt32
    let generation: UInt32
}
