/// The guess at what somebody meant who misspelt a word.
package enum Spelling {
  /// Returns the candidate that is nearest to a word; nil when none is near.
  ///
  /// Near means that at most a third of the word's letters, and at least one, must be added, left
  /// out, changed or swapped with their neighbour. Of equally near candidates the first one counts.
  package static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty, letters.count <= longestWord else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let allowed = max(1, max(letters.count, other.count) / 3)
      guard other.count <= longestWord, abs(other.count - letters.count) <= allowed else {
        continue
      }
      let distance = distance(letters, other)
      if distance <= allowed, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Words longer than this are no misspelling; it bounds the work on hostile input.
  private static let longestWord = 64

  /// Counts the edits between two words: the optimal string alignment distance.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (i, letter) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var edits = min(last[j] + (letter == other ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other {
          edits = min(edits, beforeLast[j - 1] + 1)
        }
        row.append(edits)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
