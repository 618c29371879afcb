import StyleValues

/// A Swift enum that sheets may name: its cases are the words, in one line.
///
///     enum Mood: Int, CaseIterable, StyleEnumeration { case calm = 1, wild = 2 }
///
/// The words are the names of the cases, or the raw values where those are strings; numbers are the raw values, or
/// the places from 0 where those are strings. A type may give its own `styleEnum` instead.
public protocol StyleEnumeration: StyleConvertible, CaseIterable, RawRepresentable {
    /// The words and numbers.
    static var styleEnum: EnumMapping { get }
}

extension StyleEnumeration {
    public static var styleType: String { "\(Self.self)" }

    public static var styleTypeDefinition: StyleTypeDefinition? { .enumeration(styleEnum) }

    public static var styleEnum: EnumMapping {
        EnumMapping(
            styleType,
            cases: allCases.enumerated().map { index, value in
                EnumMapping.Case(
                    value.word, (value.rawValue as? any BinaryInteger).flatMap { Int(exactly: $0) } ?? index)
            })
    }

    public init?(styleValue: StyleValue) {
        guard case .enumeration(let value) = styleValue,
            let found = Self.allCases.first(where: { $0.word == value.caseName })
        else { return nil }
        self = found
    }

    public var styleValue: StyleValue {
        let entry = Self.styleEnum.find(word)
        return .enumeration(
            EnumValue(enumName: Self.styleType, caseName: entry?.name ?? word, rawValue: entry?.rawValue ?? 0))
    }

    private var word: String { rawValue as? String ?? "\(self)" }
}

/// A Swift option set that sheets may name, in one line.
///
///     extension Edges: StyleOptionSet { static let styleCases: KeyValuePairs<String, Edges> = ["top": .top, "left": .left] }
public protocol StyleOptionSet: StyleConvertible, OptionSet where RawValue: FixedWidthInteger {
    /// The words, in the order in which sets are printed; combinations after the bits that they are made of.
    static var styleCases: KeyValuePairs<String, Self> { get }
    /// The words and numbers.
    static var styleEnum: EnumMapping { get }
}

extension StyleOptionSet {
    public static var styleType: String { "\(Self.self)" }

    public static var styleTypeDefinition: StyleTypeDefinition? { .enumeration(styleEnum) }

    public static var styleEnum: EnumMapping {
        EnumMapping(
            styleType, kind: .set,
            cases: styleCases.map { EnumMapping.Case($0.key, Int(truncatingIfNeeded: $0.value.rawValue)) })
    }

    public init?(styleValue: StyleValue) {
        guard case .flags(let value) = styleValue, value.enumName == Self.styleType else { return nil }
        self.init(rawValue: RawValue(truncatingIfNeeded: value.rawValue))
    }

    public var styleValue: StyleValue { .flags(Self.styleEnum.flags(Int(truncatingIfNeeded: rawValue))) }
}

extension PropertyRegistry {
    /// Registers the words of a Swift enum.
    public mutating func register<Value: StyleEnumeration>(_ type: Value.Type) throws(RegistrationFailure) {
        try register(Value.styleEnum)
    }

    /// Registers the words of a Swift option set.
    public mutating func register<Value: StyleOptionSet>(_ type: Value.Type) throws(RegistrationFailure) {
        try register(Value.styleEnum)
    }
}
