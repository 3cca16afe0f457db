/// A phone's screen: one of the known devices, or its size in dp.
package enum Device: Hashable, Sendable {
  /// A device by its name.
  case named(String)
  /// A screen by its width and height in dp, each 1 … 10,000.
  case size(width: Int, height: Int)
}

extension Device {
  /// Reads a size, `412x915`; nil for anything else.
  init?(size text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map {
      $0.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ? Int($0) : nil
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (100...4_000).contains(width), (100...4_000).contains(height)
    else { return nil }
    self = .size(width: width, height: height)
  }
}
