import StyleDiagnostics
import StyleExpressions
import StyleSyntax
import StyleValues

/// Runs one converter on one text and checks what it gives.
public struct ValueConversion {
    public let converter: ValueConverter
    public let range: ClosedRange<Double>?
    /// Whether NaN and infinity may be results: only where no property takes the value.
    public let allowsNonFinite: Bool

    public init(converter: ValueConverter, range: ClosedRange<Double>? = nil, allowsNonFinite: Bool = false) {
        self.converter = converter
        self.range = range
        self.allowsNonFinite = allowsNonFinite
    }

    /// The value with its canonical text, or the reasons why there is none.
    public func result(_ input: ConversionInput) -> (value: StyleValue, text: String, diagnostics: [Diagnostic])? {
        let (outcome, faults) = convert(input)
        return outcome.map { ($0.value, $0.text, faults) }
    }

    /// The faults alone, where `result` is nil.
    public func faults(_ input: ConversionInput) -> [Diagnostic] { convert(input).1 }

    func convert(_ input: ConversionInput) -> (ConversionTable.Outcome?, [Diagnostic]) {
        do {
            let value = try converter.parse(input)
            if let fault = boundary(value, input) { return (nil, [fault]) }
            // A converter may have read the text where it is no expression: then only warnings stay.
            let warnings = input.expression.diagnostics.filter { $0.severity != .error } + converter.remarks(input)
            let text = converter.print(value) ?? ((try? input.text()) ?? input.source.text)
            return (ConversionTable.Outcome(value: value, text: text), warnings)
        } catch {
            return (nil, error.diagnostics)
        }
    }

    /// Whether a value may leave the conversion: its numbers are finite, and within the range of the property.
    func allows(_ value: StyleValue) -> Bool {
        let numbers = value.numbers
        return (allowsNonFinite || numbers.allSatisfy(\.isFinite) && value.data?.firstNonFinite == nil)
            && range.map { range in numbers.allSatisfy(range.contains) } != false
    }

    /// What may not leave a conversion: NaN and infinity, numbers out of the property's range.
    private func boundary(_ value: StyleValue, _ input: ConversionInput) -> Diagnostic? {
        if allows(value) { return nil }
        if !allowsNonFinite, let number = value.numbers.first(where: { !$0.isFinite }) ?? value.data?.firstNonFinite {
            return Diagnostic(
                "value.not-finite", "the value \(NumberText.shortest(number)) is no finite number", at: input.source)
        }
        guard let range, let number = value.numbers.first(where: { !range.contains($0) }) else { return nil }
        let low = NumberText.shortest(range.lowerBound)
        let bounds = range.upperBound == .infinity ? "at least \(low)" : "from \(low) to \(NumberText.shortest(range.upperBound))"
        return Diagnostic("value.out-of-range", "expected a number \(bounds), found \(NumberText.shortest(number))", at: input.source)
    }
}

extension StyleValue {
    /// The numbers in a value, for checks.
    fileprivate var numbers: [Double] {
        switch self {
        case .number(let quantity): [quantity.value]
        case .color(let color): color.components + [color.alpha]
        case .point(let p): [p.x, p.y]
        case .size(let s): [s.width, s.height]
        case .offset(let o): [o.horizontal, o.vertical]
        case .rect(let r): [r.x, r.y, r.width, r.height]
        case .insets(let i): [i.top, i.left, i.bottom, i.right]
        case .font(let font): font.size.map { [$0] } ?? []
        case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
        case .gradient(let gradient): gradient.colors.flatMap { StyleValue.color($0).numbers }
        case .shadow(let s): [s.offset.width, s.offset.height, s.radius]
        case .border(let border): [border.width] + StyleValue.color(border.color).numbers
        case .textAttributes(let attributes): attributes.entries.values.flatMap(\.numbers)
        case .attributedString(let text): text.runs.flatMap { StyleValue.textAttributes($0.attributes).numbers }
        case .calc(let terms): terms.map(\.value)
        case .relative(let value): value.numbers
        case .image(let image): image.capInsets.map { StyleValue.insets($0).numbers } ?? []
        case .list(let items): items.flatMap(\.numbers)
        case .dictionary(let entries): entries.values.flatMap(\.numbers)
        default: []
        }
    }
}

extension StyleValue {
    /// What a converter read.
    fileprivate var data: PlainData? { if case .custom(let custom) = self { custom.data } else { nil } }
}

extension PlainData {
    /// A number that is none, somewhere in it.
    fileprivate var firstNonFinite: Double? {
        switch self {
        case .number(let number): number.isFinite ? nil : number
        case .list(let items): items.lazy.compactMap(\.firstNonFinite).first
        case .dictionary(let entries): entries.values.lazy.compactMap(\.firstNonFinite).first
        case .bool, .string: nil
        }
    }
}

extension RelativeValue {
    /// The numbers in its parts.
    fileprivate var numbers: [Double] {
        let parts: [RelativeNumber?] =
            switch self {
            case .number(let number): [number]
            case .point(let point): [.points(point.offset.horizontal), .points(point.offset.vertical)]
            case .rect(let rect): [rect.width, rect.height, rect.top, rect.left, rect.bottom, rect.right]
            }
        return parts.compactMap { part in
            switch part {
            case .points(let value), .percent(let value): value
            case .automatic, nil: nil
            }
        }
    }
}
