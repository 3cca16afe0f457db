extension House {
  /// Reads arrows as ARCHITECTURE.md draws them: `A, B → C → D, E`, one chain a line.
  static func arrows(in text: some StringProtocol) -> [String: Set<String>] {
    var arrows: [String: Set<String>] = [:]
    for line in text.split(separator: "\n") where line.contains("→") {
      let groups = line.split(separator: "→").map { group in
        group.split(separator: ",").map { $0.trimmingPrefix(while: \.isWhitespace) }
          .map { String($0.prefix { !$0.isWhitespace }) }
      }
      for (sources, targets) in zip(groups, groups.dropFirst()) {
        for source in sources { arrows[source, default: []].formUnion(targets) }
      }
    }
    return arrows
  }
}
