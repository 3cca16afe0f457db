extension Shape {
  /// Returns the shape made as high as it takes to cover a row of cells, so that a text has one
  /// ground.
  func covering(row: Int) -> Shape {
    Shape(
      left: left, top: min(top, row * 8), right: right, bottom: max(bottom, row * 8 + 8),
      radiusX: radiusX, radiusY: radiusY)
  }

  /// Returns the shape over whole rows of cells, with a rim in eighths above and below.
  func standing(onRow first: Int, to last: Int? = nil, rim: Int = 0) -> Shape {
    Shape(
      left: left, top: first * 8 - rim, right: right, bottom: (last ?? first) * 8 + 8 + rim,
      radiusX: radiusX, radiusY: radiusY)
  }

  /// Returns the shape cut so that it leaves a row whole of which it would take less than half,
  /// above or below.
  func sparing(_ isSpared: (Int) -> Bool) -> Shape {
    let isAbove = top & 7 > 4 && isSpared(top >> 3)
    let isBelow = 1..<4 ~= bottom & 7 && isSpared(bottom >> 3)
    return Shape(
      left: left, top: isAbove ? (top >> 3 + 1) * 8 : top, right: right,
      bottom: isBelow ? bottom >> 3 * 8 : bottom, radiusX: radiusX, radiusY: radiusY)
  }
}
