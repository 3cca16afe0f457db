extension Buffer {
  /// Writes a line of text and returns the columns it takes, seen or not, at most `columns`.
  ///
  /// What lies outside the clip area (or the buffer) is not drawn. Text wider than `columns` is
  /// cut, with an ellipsis in the last column when one is given; half a wide character becomes a
  /// space. Control characters are shown as symbols and never passed on.
  @discardableResult
  package mutating func write(
    _ text: String, at x: Int, _ y: Int, style: Style = .plain, columns: Int = .max,
    ellipsis: Unicode.Scalar? = nil, clip: Area? = nil
  ) -> Int {
    let clip = clip.map { area.intersection($0) } ?? area
    let start = Area.bounded(x)
    let columns = max(0, Area.bounded(columns))
    guard columns > 0 else { return 0 }
    var room = columns
    if ellipsis != nil, Width.of(text) > columns { room -= 1 }
    var used = 0
    var clusters = Clusters(text)
    while let cluster = clusters.next() {
      if used + cluster.width > room {
        while used < room {
          put(.blank, style, start + used, y, clip: clip)
          used += 1
        }
        break
      }
      let glyph =
        cluster.hasMarks
        ? glyph(of: cluster, clusters.marks) : Glyph(cluster.base, width: cluster.width)
      put(glyph, style, start + used, y, clip: clip)
      used += cluster.width
    }
    if room < columns, let ellipsis {
      let glyph = Glyph(Width.of(ellipsis) == 1 ? Harmless.form(of: ellipsis) : ".", width: 1)
      put(glyph, style, start + used, y, clip: clip)
      used += 1
    }
    return used
  }

  private mutating func glyph(of cluster: Clusters.Element, _ marks: [Unicode.Scalar]) -> Glyph {
    var text = String.UnicodeScalarView()
    text.append(cluster.base)
    text.append(contentsOf: marks)
    return Glyph(cluster: intern(String(text)), width: cluster.width)
  }
}
