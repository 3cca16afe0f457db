extension LinkTable {
  /// Turns a path into the whole stack to arrive on; total: whatever the text, there is an arrival
  /// (R46).
  ///
  /// The path is untrusted. A query or a fragment is left out, empty segments are dropped, and each
  /// segment is percent-decoded once, so that `%2F` stays within its segment and `%252F` stays
  /// `%2F`. Where both a literal and an id fit, the literal wins. An id is ASCII `[1-9][0-9]*`
  /// within Int32. Segments mean nothing but themselves: `..` is no way up, and a whole URL leads
  /// home, since scheme and host are the system's to check and to strip.
  ///
  /// Costs as much as the path is long, plus, for each segment that a rule still waits for, the
  /// number of rules.
  public func resolve(_ path: String) -> LinkArrival {
    let longestPattern = rules.reduce(0) { max($0, $1.segments.count) }
    guard let path = PathSegments(of: path, keeping: longestPattern) else {
      return .home(.badEscape)
    }
    guard path.count > 0 else { return .home(.empty) }

    var fitting = rules
    var longest: Rule?
    var understood = 0
    for segment in path.kept {
      let waiting = fitting.filter { $0.segments.count > understood }
      fitting = waiting.filter { $0.segments[understood].fits(segment) }
      guard !fitting.isEmpty else {
        if waiting.contains(where: { $0.segments[understood].isID }) { return .home(.badID) }
        break
      }
      understood += 1
      longest = Self.mostLiteral(of: fitting.filter { $0.segments.count == understood }) ?? longest
    }
    return longest?.arrival(at: path) ?? .home(understood == 0 ? .unknown : .incomplete)
  }

  /// Returns the rule that has a literal where others have an id, the first segments counting most.
  private static func mostLiteral(of rules: [Rule]) -> Rule? {
    rules.min { left, right in
      left.segments.lexicographicallyPrecedes(right.segments) { !$0.isID && $1.isID }
    }
  }
}

extension LinkArrival {
  fileprivate static func home(_ reason: HomeReason) -> LinkArrival {
    LinkArrival(tab: nil, above: [], reason: .home(reason))
  }
}

extension LinkTable.Rule {
  /// The arrival at a path that begins as the pattern does.
  fileprivate func arrival(at path: PathSegments) -> LinkArrival {
    var ids: [String: String] = [:]
    for case (.id(let name), let id) in zip(segments, path.kept) { ids[name] = id }
    return LinkArrival(
      tab: tab,
      above: stack.map { place in
        Location(place.route, place.params.mapValues { LinkTable.fill($0, from: ids) })
      },
      reason: segments.count == path.count ? .exact : .prefix(segments.count))
  }
}

extension LinkTable {
  /// Returns a param as it is, or the id that it stands for.
  fileprivate static func fill(_ param: String, from ids: [String: String]) -> String {
    idName(in: param).flatMap { ids[$0] } ?? param
  }
}

extension LinkTable.Segment {
  fileprivate var isID: Bool {
    if case .id = self { true } else { false }
  }

  /// Says whether a segment of a path fits: it is the same text, or an id.
  ///
  /// An id has only ASCII digits, no sign and no leading zero, and is at most 2147483647.
  fileprivate func fits(_ segment: String) -> Bool {
    switch self {
    case .literal(let literal): return segment == literal
    case .id:
      let digits = segment.utf8
      guard let first = digits.first, first != UInt8(ascii: "0"),
        digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
      else { return false }
      return Int32(segment) != nil
    }
  }
}
