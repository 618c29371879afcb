import SheetTrial

/// Reads the input as a `.cas` sheet.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzIndentedSheet(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    SheetTrial(bytes: Array(UnsafeBufferPointer(start: start, count: count)), dialect: .cas).run()
    return 0
}
