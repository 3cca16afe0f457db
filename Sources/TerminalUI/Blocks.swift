/// Blocks that fill eighths of a cell.
package enum Blocks {
  /// Returns the block that fills so many eighths from the left, space to █; the count is cut to
  /// 0…8.
  package static func left(_ eighths: Int) -> Unicode.Scalar {
    eighths <= 0 ? " " : Unicode.Scalar(UInt32(0x2590 - min(8, eighths))) ?? " "
  }

  /// Returns the block that fills so many eighths from below, space to █; the count is cut to 0…8.
  package static func lower(_ eighths: Int) -> Unicode.Scalar {
    eighths <= 0 ? " " : Unicode.Scalar(UInt32(0x2580 + min(8, eighths))) ?? " "
  }

  /// Returns a line of blocks, one for each value, from ▁ at the range's start to █ at its end.
  ///
  /// A value that is not a number leaves a space; values outside are cut to the range.
  package static func sparkline(
    _ values: some Sequence<Double>, in range: ClosedRange<Double>
  ) -> String {
    var line = String.UnicodeScalarView()
    for value in values {
      let share = range.share(of: value)
      line.append(share.map { lower(1 + Int(($0 * 7).rounded())) } ?? " ")
    }
    return String(line)
  }
}
