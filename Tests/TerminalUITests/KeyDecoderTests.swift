import TerminalUI
import Testing

@Suite struct KeyDecoderTests {
  private static func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return bytes.compactMap { decoder.take($0) }
  }

  @Test(
    "a control character is the key that sends it",
    arguments: [
      (0x00, .control("@")), (0x01, .control("a")), (0x03, .control("c")), (0x08, .backspace),
      (0x09, .tab), (0x0A, .enter), (0x0C, .control("l")), (0x0D, .enter), (0x1A, .control("z")),
      (0x1B, .escape), (0x1C, .control("\\")), (0x1F, .control("_")), (0x7F, .backspace),
    ] as [(UInt8, Key)])
  func controls(byte: UInt8, key: Key) {
    #expect(Self.keys([byte]) == [key])
  }

  @Test("every scalar that is no control arrives as its character")
  func everyScalar() {
    for scalar in scalarSample where scalar.value >= 0xA0 {
      let character = Character(scalar)
      if Self.keys(Array(String(character).utf8)) != [.character(character)] {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
  }

  @Test(
    "bytes that are no UTF-8 make no key and swallow none",
    arguments: [
      [0xFF], [0xFE, 0x80], [0xC3], [0xE7, 0x95], [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80],
      [0xF0, 0x80, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80],
      [0xC1, 0xBF],
    ] as [[UInt8]])
  func broken(bytes: [UInt8]) {
    #expect(Self.keys(bytes + Array("x".utf8)) == [.character("x")])
    #expect(Self.keys(bytes + Array("界".utf8)) == [.character("界")])
  }

  @Test("a second control set is nobody's key")
  func secondControls() {
    #expect(Self.keys([0xC2, 0x9B]) == [.unknown(0x9B)])
  }
}
