import Scenarios
import Testing

@Suite struct MillisecondsTests {
  @Test(
    "a span is written in milliseconds, with no more digits than it needs",
    arguments: [
      (0, "0ms"), (120_000, "120ms"), (16_667, "16.667ms"), (500, "0.5ms"), (10, "0.01ms"),
      (3_600_000_000, "3600000ms"),
    ])
  func description(microseconds: Int, text: String) {
    #expect(Milliseconds(microseconds: microseconds).description == text)
  }

  @Test("a span lies between nothing and one hour, whatever it is made from")
  func clamped() {
    #expect(Milliseconds(microseconds: .min) == 0)
    #expect(Milliseconds(microseconds: .max) == .longest)
    #expect(Milliseconds.longest == 3_600_000)
    #expect(Milliseconds(microseconds: 16_667).value == 16.667)
  }
}
