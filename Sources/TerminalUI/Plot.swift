/// A small curve, y over x, with one point marked.
package struct Plot: Equatable, Sendable {
  /// What the dots of a curve are made of.
  package enum Dots: Sendable {
    /// Braille, two by four dots a cell.
    case braille
    /// Asterisks, one a cell.
    case ascii
  }

  /// The values, evenly spread over x; those that are not finite leave a gap.
  package var samples: [Double]
  /// The values at the lower and upper edge.
  package var range: ClosedRange<Double>
  /// The marked point: how far along x, 0…1, and its value.
  package var mark: (x: Double, y: Double)?

  /// Makes a plot; without a range it is the one of the samples.
  package init(
    samples: [Double], range: ClosedRange<Double>? = nil, mark: (x: Double, y: Double)? = nil
  ) {
    self.samples = samples
    let finite = samples.filter(\.isFinite)
    self.range = range ?? (finite.min() ?? 0)...(finite.max() ?? 0)
    self.mark = mark
  }

  package static func == (left: Plot, right: Plot) -> Bool {
    left.samples == right.samples && left.range == right.range && left.mark?.x == right.mark?.x
      && left.mark?.y == right.mark?.y
  }

  /// The row of a value among so many, counted from above; none for what is not finite.
  private func row(of value: Double, among rows: Int) -> Int? {
    guard value.isFinite, let share = range.share(of: value) else { return nil }
    return Int(((1 - share) * Double(rows - 1)).rounded())
  }

  /// The value at the middle of one of so many columns, between the two nearest samples.
  private func value(at column: Int, among columns: Int) -> Double {
    guard let last = samples.indices.last, last > 0, columns > 1 else {
      return samples.first ?? .nan
    }
    let place = Double(column) / Double(columns - 1) * Double(last)
    let index = min(last - 1, Int(place))
    let share = place - Double(index)
    return share == 0
      ? samples[index] : samples[index] + (samples[index + 1] - samples[index]) * share
  }

  /// Draws the curve and the mark into an area.
  package func draw(
    into buffer: inout Buffer, _ area: Area, style: Style, markStyle: Style, dots: Dots = .braille
  ) {
    let area = area.intersection(buffer.area)
    guard !area.isEmpty else { return }
    let perCell = dots == .braille ? (x: 2, y: 4) : (x: 1, y: 1)
    let columns = area.width * perCell.x
    let rows = area.height * perCell.y
    var patterns = [UInt8](repeating: 0, count: area.width * area.height)
    var previous: Int?
    for column in 0..<columns {
      guard let row = row(of: value(at: column, among: columns), among: rows) else {
        previous = nil
        continue
      }
      for y in Self.stroke(from: previous, to: row) {
        let bit = Self.brailleBit(x: column % perCell.x, y: y % perCell.y)
        patterns[y / perCell.y * area.width + column / perCell.x] |= bit
      }
      previous = row
    }
    for (index, pattern) in patterns.enumerated() where pattern != 0 {
      let braille = Unicode.Scalar(0x2800 + UInt32(pattern)) ?? "*"
      buffer.set(
        dots == .braille ? braille : "*", at: area.x + index % area.width,
        area.y + index / area.width, style: style)
    }
    if let mark, let row = row(of: mark.y, among: area.height), mark.x.isFinite {
      let share = max(0, min(1, mark.x))
      let column = Int((share * Double(area.width - 1)).rounded())
      buffer.set(
        dots == .braille ? "●" : "o", at: area.x + column, area.y + row, style: markStyle)
    }
  }

  /// The rows that join a dot with the one before, without that one.
  private static func stroke(from previous: Int?, to row: Int) -> ClosedRange<Int> {
    guard let previous, previous != row else { return row...row }
    return previous < row ? previous + 1...row : row...previous - 1
  }

  private static func brailleBit(x: Int, y: Int) -> UInt8 {
    y == 3 ? 0x40 << UInt8(x) : 1 << UInt8(y + 3 * x)
  }
}
