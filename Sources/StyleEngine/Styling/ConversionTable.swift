import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// Results of conversions: a declaration is parsed and converted once however many elements it meets.
final class ConversionTable {
    /// What a declaration gives a property, in a few bytes.
    struct Conversion: BitwiseCopyable, Equatable {
        var kind: Kind = .unknown
        /// Whether variables may change the value: then it holds for global variables alone.
        var isScoped = false
        /// The property that it was converted for.
        var slot: Int32 = -1
        /// Number of the value.
        var outcome: UInt32 = 0
    }

    enum Kind: UInt8, BitwiseCopyable {
        case unknown
        case value
        /// The text is no value; that was reported.
        case fault
        case current, inherit, initial, unset, revert
    }

    /// A value with its canonical text.
    struct Outcome {
        let value: StyleValue
        let text: String
    }

    struct Key: Hashable {
        let source: DeclarationSource
        let slot: Int32
        /// The variables in sight; 0 for the global ones.
        let scope: UInt32

        var withoutScope: Key { Key(source: source, slot: slot, scope: 0) }
    }

    @exclusivity(unchecked) private(set) var outcomes: [Outcome] = []
    /// The usual conversion of each declaration of the index.
    @exclusivity(unchecked) private(set) var first: Column<Conversion>
    /// Those with another property or other variables, and those of elements' own declarations.
    private(set) var others: [Key: Conversion] = [:]
    private var defaults: [Int32: Conversion] = [:]

    init(declarations: Int) { first = Column(repeating: Conversion(), count: declarations) }

    subscript(outcome: UInt32) -> Outcome { outcomes[Int(outcome)] }

    func conversion(_ key: Key) -> Conversion? {
        if !key.source.isOwn {
            let usual = first[key.source.number]
            if usual.kind != .unknown, usual.slot == key.slot, key.scope == 0 || !usual.isScoped { return usual }
        }
        return others[key]
    }

    /// Keeps a conversion with its value, which gets a number.
    @discardableResult
    func keep(_ conversion: Conversion, _ outcome: Outcome?, for key: Key) -> Conversion {
        var conversion = conversion
        if let outcome { conversion.outcome = add(outcome) }
        keep(conversion, for: key)
        return conversion
    }

    private func keep(_ conversion: Conversion, for key: Key) {
        if !key.source.isOwn, key.scope == 0 || !conversion.isScoped {
            let usual = first[key.source.number]
            if usual.kind == .unknown || usual.slot == key.slot {
                first[key.source.number] = conversion
                return
            }
        }
        others[key] = conversion
    }

    func add(_ outcome: Outcome) -> UInt32 {
        outcomes.append(outcome)
        return UInt32(outcomes.count - 1)
    }

    /// The default of a property.
    func defaultValue(_ slot: Int32) -> Conversion? { defaults[slot] }

    func keepDefault(_ conversion: Conversion, _ slot: Int32) { defaults[slot] = conversion }

    func forgetDefaults() { defaults = [:] }

    /// Every conversion made so far, with what it was made for.
    var all: [(key: Key, conversion: Conversion)] {
        var list: [(Key, Conversion)] = []
        for number in 0..<first.count where first[number].kind != .unknown {
            let source = DeclarationSource(declaration: UInt32(number))
            list.append((Key(source: source, slot: first[number].slot, scope: 0), first[number]))
        }
        return list + others.map { ($0.key, $0.value) }
    }
}
