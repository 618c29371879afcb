/// Room where the code of one formula after the other is written.
struct FormulaScratch {
    /// Eight-byte words of code; what needs more is left to the general evaluator.
    static let codeCapacity = 4096
    static let inputCapacity = 1024

    let code: UnsafeMutablePointer<Instruction>
    /// Registers of variables read.
    let inputs: UnsafeMutablePointer<UInt16>

    init() {
        code = .allocate(capacity: FormulaScratch.codeCapacity)
        inputs = .allocate(capacity: FormulaScratch.inputCapacity)
    }

    func deallocate() {
        code.deallocate()
        inputs.deallocate()
    }
}
