import Foundation
import StyleTokens
import Testing

@Suite("Speed of generating")
struct GenerationSpeedTests {
    /// CPU seconds of this thread, so that other tests do not count.
    private func seconds(_ body: () -> Void) -> Double {
        var (before, after) = (timespec(), timespec())
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before)
        body()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after)
        return Double(after.tv_sec - before.tv_sec) + Double(after.tv_nsec - before.tv_nsec) / 1e9
    }

    private func everything(_ count: Int) -> Double {
        let list = (0..<count).map { "#\(String(0x100000 + $0 * 97 % 0xEFFFFF, radix: 16)) color-\($0)\n" }.joined()
        return seconds {
            let palette = read(list).palette
            for target in GenerationTarget.allCases { _ = palette.generated(target) }
            for format in PaletteFormat.allCases { _ = palette.written(as: format) }
        }
    }

    /// The law is 1 s for an optimized build; this one may be a debug build, which takes some ten times longer.
    @Test("ten thousand colors to all outputs, in a time that grows with their number")
    func linear() {
        let small = everything(2_500)
        let large = everything(10_000)
        #expect(large < 12)
        #expect(large < small * 4 * 2 + 0.5, "\(small) s for 2,500, \(large) s for 10,000")
    }
}
