import Scenarios
import Testing

@Suite struct DecimalLiteralTests {
  @Test(
    "a number keeps the digits that were written",
    arguments: [
      ("0", 0, 0), ("0.921", 921, 3), ("0.920", 920, 3), ("-40", -40, 0), ("9.95", 995, 2),
      ("0.0", 0, 1), ("-0.05", -5, 2), ("999999999999999", 999_999_999_999_999, 0),
      ("0.000000000000001", 1, 15),
    ])
  func digits(text: String, units: Int, decimals: Int) throws {
    let literal = try #require(DecimalLiteral(text))
    #expect(literal.units == units)
    #expect(literal.decimals == decimals)
    #expect(literal.description == text)
  }

  @Test(
    "other ways of writing a number have one canonical form",
    arguments: [("+800", "800"), ("007", "7"), ("-0", "0"), ("35%", "0.35"), ("12.5%", "0.125")])
  func canonical(text: String, expected: String) {
    #expect(DecimalLiteral(text)?.description == expected)
  }

  @Test(
    "what is no number of at most fifteen digits is refused",
    arguments: [
      "", "-", "+", ".", "5.", ".5", "1.2.3", "1e3", "0x1", "nan", "inf", "--1", "1-", "%", "１",
      "1000000000000000", "0.0000000000000001", "0.1000000000000001", " 1",
    ])
  func refused(text: String) {
    #expect(DecimalLiteral(text) == nil)
  }

  @Test("a refused number may be as long as a file")
  func long() {
    #expect(DecimalLiteral(String(repeating: "9", count: 100_000)) == nil)
    #expect(DecimalLiteral(String(repeating: "0", count: 100_000) + "7") == 7)
  }

  @Test(
    "a measured number is compared to the digits written",
    arguments: [
      ("0.921", 0.9213, true), ("0.921", 0.9216, false), ("0.92", 0.9216, true), ("1", 0.5, true),
      ("1", 0.4, false), ("1", 1.5, true), ("-9.95", -9.951, true), ("0", .nan, false),
      ("0", .infinity, false), ("0", -.infinity, false), ("0.0", 0.04, true),
    ])
  func matches(text: String, number: Double, matches: Bool) throws {
    #expect(try #require(DecimalLiteral(text)).matches(number) == matches)
  }

  @Test(
    "a measured number is written with so many digits",
    arguments: [
      (0.92134, 3, "0.921"), (-9.9546, 2, "-9.95"), (-0.001, 2, "0.00"),
      (1e14, 0, "100000000000000"),
    ] as [(Double, Int, String)])
  func rounding(number: Double, decimals: Int, text: String) {
    #expect(DecimalLiteral(rounding: number, decimals: decimals)?.description == text)
  }

  @Test(
    "a number that fifteen digits cannot hold is not written",
    arguments: [(.nan, 0), (.infinity, 0), (1e15, 0), (1, 15), (1, -1), (1, 16)]
      as [(Double, Int)])
  func rounds(number: Double, decimals: Int) {
    #expect(DecimalLiteral(rounding: number, decimals: decimals) == nil)
  }

  @Test("the value is the number nearest to what was written")
  func value() {
    #expect(DecimalLiteral("0.921")?.value == 0.921)
    #expect(DecimalLiteral("-123456789012.345")?.value == -123456789012.345)
  }
}
