extension LinkTable {
  /// Turns a path into the whole stack to arrive on; total: whatever the text, there is an arrival (R46).
  ///
  /// The path is untrusted. A query or a fragment is left out, empty segments are dropped and each segment is
  /// percent-decoded once. A literal segment wins over an id. An id is ASCII `[1-9][0-9]*` within Int32. Costs as much
  /// as the path is long, times the number of rules.
  public func resolve(_ path: String) -> LinkArrival {
    let bytes = path.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    var segments: [String] = []
    for raw in bytes.split(separator: UInt8(ascii: "/")) {
      guard let segment = Self.percentDecoded(raw) else { return Self.home(.badEscape) }
      segments.append(segment)
    }
    guard !segments.isEmpty else { return Self.home(.empty) }

    var alive = rules.map { Match(rule: $0) }
    var longest: Match?
    for (position, segment) in segments.enumerated() {
      let waiting = alive.filter { $0.rule.segments.count > position }
      let literal = waiting.filter { $0.rule.segments[position] == .literal(segment) }
      if !literal.isEmpty {
        alive = literal
      } else {
        let ids = waiting.filter {
          if case .id = $0.rule.segments[position] { true } else { false }
        }
        guard !ids.isEmpty else { break }
        guard Self.isID(segment) else { return Self.home(.badID) }
        alive = ids.map { $0.taking(segment, at: position) }
      }
      longest = alive.first { $0.rule.segments.count == position + 1 } ?? longest
    }
    guard let longest else { return Self.home(.unknown) }
    return longest.arrival(of: segments.count)
  }

  /// The arrival at home.
  private static func home(_ reason: LinkArrival.HomeReason) -> LinkArrival {
    LinkArrival(tab: nil, above: [], reason: .home(reason))
  }

  /// Says whether a segment is an id: ASCII digits without sign or leading zero, 1 to 2147483647.
  private static func isID(_ segment: String) -> Bool {
    let digits = segment.utf8
    guard let first = digits.first, first != UInt8(ascii: "0"), digits.count <= 10,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return false }
    return Int32(segment) != nil
  }

  /// Decodes percent escapes once; nil when one is malformed or the bytes are not UTF-8.
  private static func percentDecoded(_ raw: Substring.UTF8View) -> String? {
    var decoded: [UInt8] = []
    var rest = raw[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexDigit),
        let low = rest.popFirst().flatMap(hexDigit)
      else { return nil }
      decoded.append(high << 4 | low)
    }
    return String(validating: decoded, as: UTF8.self)
  }

  /// The value of a hexadecimal digit.
  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// A rule that fits so far, with the ids that it took.
private struct Match {
  let rule: LinkTable.Rule
  var ids: [String: String] = [:]

  func taking(_ segment: String, at position: Int) -> Match {
    guard case .id(let name) = rule.segments[position] else { return self }
    var match = self
    match.ids[name] = segment
    return match
  }

  func arrival(of count: Int) -> LinkArrival {
    LinkArrival(
      tab: rule.tab,
      above: rule.stack.map { place in Location(place.route, place.params.mapValues(filled)) },
      reason: rule.segments.count == count ? .exact : .prefix(rule.segments.count))
  }

  /// A param as it is, or the id of the name between its braces.
  private func filled(_ value: String) -> String {
    guard value.hasPrefix("{"), value.hasSuffix("}") else { return value }
    return ids[String(value.dropFirst().dropLast())] ?? value
  }
}
