/// Data without behaviour, as it crosses between Swift and scripts.
public indirect enum PlainData: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([PlainData])
    /// Keys are unique; printed in bytewise order.
    case dictionary([String: PlainData])
}
