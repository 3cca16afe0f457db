extension Area {
  /// Returns the area without a margin on each side; empty (in the middle) when the margins meet.
  package func inset(horizontally columns: Int = 0, vertically rows: Int = 0) -> Area {
    inset(left: columns, right: columns, top: rows, bottom: rows)
  }

  /// Returns the area without the given margin on each side; never larger than the area itself.
  package func inset(left: Int = 0, right: Int = 0, top: Int = 0, bottom: Int = 0) -> Area {
    let left = max(0, min(width, left))
    let top = max(0, min(height, top))
    return Area(
      x: x + left, y: y + top, width: width - left - max(0, min(width, right)),
      height: height - top - max(0, min(height, bottom)))
  }

  /// Returns the area moved by so many columns and rows.
  package func moved(byX columns: Int = 0, y rows: Int = 0) -> Area {
    Area(
      x: x + Self.bounded(columns), y: y + Self.bounded(rows), width: width, height: height)
  }

  /// Cuts the area after so many columns; a count below 0 is 0, one beyond the width leaves the
  /// right part empty.
  package func split(afterColumns columns: Int) -> (left: Area, right: Area) {
    let count = max(0, min(width, columns))
    return (
      Area(x: x, y: y, width: count, height: height),
      Area(x: x + count, y: y, width: width - count, height: height)
    )
  }

  /// Cuts the area after so many rows; a count below 0 is 0, one beyond the height leaves the lower
  /// part empty.
  package func split(afterRows rows: Int) -> (top: Area, bottom: Area) {
    let count = max(0, min(height, rows))
    return (
      Area(x: x, y: y, width: width, height: count),
      Area(x: x, y: y + count, width: width, height: height - count)
    )
  }

  /// Returns the area of the given size in the middle of this one, cut to it.
  package func centred(width columns: Int, height rows: Int) -> Area {
    let columns = max(0, min(width, columns))
    let rows = max(0, min(height, rows))
    return Area(
      x: x + (width - columns) / 2, y: y + (height - rows) / 2, width: columns, height: rows)
  }
}
