import SheetTrial

/// Reads the input as a `.css` sheet.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBraceSheet(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    SheetTrial(bytes: Array(UnsafeBufferPointer(start: start, count: count)), dialect: .css).run()
    return 0
}
