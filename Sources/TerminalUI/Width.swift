/// How many columns text takes in a terminal.
package enum Width {
  /// Returns the columns of one scalar: 0 for a mark, 2 for East Asian wide ones and most emoji,
  /// else 1.
  ///
  /// A control character has one column: it is shown as a symbol, see ``Harmless``. Logarithmic in
  /// a small table; at once for Latin letters, lines and blocks.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 || (0x2400..<0x25FD).contains(value) { return 1 }
    var low = 0
    var high = changes.count
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] >> 2 <= value { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? 1 : Int(changes[low - 1] & 3)
  }

  /// Returns the columns of a text as ``Buffer`` writes it.
  package static func of(_ text: String) -> Int {
    var columns = 0
    var clusters = Clusters(text)
    while let cluster = clusters.next() { columns += cluster.width }
    return columns
  }
}
