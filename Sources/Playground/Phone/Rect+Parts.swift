import Motion

extension Rect {
  /// Returns the rectangle with a margin on its left and its right; never less than none between
  /// them.
  func inset(_ margin: Double) -> Rect { trimmed(leading: margin, trailing: margin) }

  /// Returns the rectangle without a part at its left and its right.
  func trimmed(leading: Double = 0, trailing: Double = 0) -> Rect {
    Rect(
      x: minX + leading, y: minY, width: max(0, size.width - leading - trailing),
      height: size.height)
  }

  /// Returns the rectangle further to the right.
  func moved(by distance: Double) -> Rect {
    Rect(x: minX + distance, y: minY, width: size.width, height: size.height)
  }

  /// Returns a part at its left.
  func leadingPart(_ width: Double) -> Rect {
    Rect(x: minX, y: minY, width: width, height: size.height)
  }

  /// Returns a part at its right.
  func trailingPart(_ width: Double) -> Rect {
    Rect(x: maxX - width, y: minY, width: width, height: size.height)
  }

  /// Returns a part at its top.
  func upperPart(_ height: Double) -> Rect {
    Rect(x: minX, y: minY, width: size.width, height: height)
  }

  /// Returns a part at its bottom.
  func lowerPart(_ height: Double) -> Rect {
    Rect(x: minX, y: maxY - height, width: size.width, height: height)
  }
}
