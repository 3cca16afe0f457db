extension Buffer: Equatable {
  /// Says whether both show the same: size, characters and styles; the numbers of clusters do not
  /// matter.
  package static func == (left: Buffer, right: Buffer) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    return left.cells.indices.allSatisfy { Self.same(left, right, $0) }
  }

  /// Says whether two buffers of the same size show the same in one cell.
  static func same(_ left: Buffer, _ right: Buffer, _ index: Int) -> Bool {
    let (one, other) = (left.cells[index], right.cells[index])
    guard one.style == other.style else { return false }
    if one.glyph.cluster == nil || other.glyph.cluster == nil { return one.glyph == other.glyph }
    return left.text(of: one.glyph) == right.text(of: other.glyph)
  }
}
