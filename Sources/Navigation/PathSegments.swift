/// A path taken apart: what stands between its slashes, percent-decoded once (R46).
struct PathSegments {
  /// The first segments, as many as were to be kept.
  let kept: [String]
  /// The number of all segments.
  let count: Int

  /// Takes a path apart in one pass; nil when an escape anywhere in it is malformed or does not
  /// decode to UTF-8.
  ///
  /// A query or a fragment is left out, and empty segments are dropped.
  init?(of path: String, keeping limit: Int) {
    var kept: [String] = []
    var count = 0
    let bytes = path.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    for raw in bytes.split(separator: UInt8(ascii: "/")) {
      guard let segment = Self.percentDecoded(raw) else { return nil }
      if count < limit { kept.append(segment) }
      count += 1
    }
    self.kept = kept
    self.count = count
  }

  /// Decodes percent escapes once; nil when one is malformed or the bytes are not UTF-8.
  private static func percentDecoded(_ raw: Substring.UTF8View) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(raw.count)
    var rest = raw[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexDigitValue, let low = rest.popFirst()?.hexDigitValue
      else { return nil }
      decoded.append(high << 4 | low)
    }
    return String(validating: decoded, as: UTF8.self)
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit.
  fileprivate var hexDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
