/// Where a line stands in the text.
struct SourcePlace: Hashable, Sendable {
  /// The line's number, from 1.
  var line: Int
  /// Its bytes, without the end of the line.
  var range: Range<Int>
}
