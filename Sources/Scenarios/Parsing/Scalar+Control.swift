extension Unicode.Scalar {
  /// Whether the scalar is a control character: it has no picture, and may steer a terminal.
  var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
