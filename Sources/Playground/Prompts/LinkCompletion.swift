import Navigation

/// How the path of a link may go on, by the app's table of links.
package struct LinkCompletion: Hashable, Sendable {
  /// The line up to its last segment.
  private let head: String
  private let begun: String
  /// What may stand in the place of the last segment; `{id}` stands for an id.
  package let candidates: [String]

  /// Finds how a path may go on.
  package init(of path: String, in table: LinkTable) {
    let slash = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    head = String(path[..<slash])
    begun = String(path[slash...])
    let before = head.split(separator: "/")
    var found: [String] = []
    for rule in table.rules where rule.segments.count > before.count {
      let fits = zip(before, rule.segments).allSatisfy { text, segment in
        if case .literal(let literal) = segment { literal == text } else { true }
      }
      guard fits else { continue }
      let next =
        switch rule.segments[before.count] {
        case .literal(let text): text
        case .id(let name): "{\(name)}"
        }
      if !found.contains(next) { found.append(next) }
    }
    let begun = begun
    candidates = begun.isEmpty ? found : found.filter { $0.hasPrefix(begun) }
  }

  /// The path with its last segment completed when there is only one way.
  package var completed: String {
    guard candidates.count == 1, let only = candidates.first, !only.hasPrefix("{") else {
      return head + begun
    }
    return head + only
  }
}
