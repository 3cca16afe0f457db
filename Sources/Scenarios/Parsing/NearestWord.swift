/// Finds the word that somebody meant.
enum NearestWord {
  /// The nearest of some words, the first among equals; nil when none is close.
  ///
  /// Close is another case, and so many inserted, removed, changed or swapped characters: none up
  /// to two letters, one for three, two from four on, a third of the length from nine on.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty, letters.count <= 64 else { return nil }
    let limit = max(min(2, max(0, letters.count - 2)), letters.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= 256 {
      let others = Array(candidate.lowercased())
      guard abs(others.count - letters.count) <= limit else { continue }
      let distance = distance(letters, others)
      guard distance <= limit, distance < best?.distance ?? .max
      else { continue }
      best = (candidate, distance)
    }
    return best?.word
  }

  /// The count of insertions, removals, changes and swaps of neighbours that turn one word into the
  /// other
  /// (Damerau–Levenshtein, each place edited once).
  static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var row = [i + 1]
      for (j, b) in right.enumerated() {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a == b ? 0 : 1))
        if i > 0, j > 0, a == right[j - 1], b == left[i - 1] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
