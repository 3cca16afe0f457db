import TerminalUI

/// Where everything stands in a terminal of a size: phone, columns of panels, footer.
///
/// A pure function of the size, what the panels would like to have, and which one is brought up.
package struct Floorplan: Hashable, Sendable {
  /// A panel and its rows, without the lines around them.
  package struct Slot: Hashable, Sendable {
    /// Which one.
    package let panel: Panel
    /// Its rows.
    package let rows: Int
  }

  /// Panels under each other in one box, with a line between each two.
  package struct Column: Hashable, Sendable {
    /// The box.
    package let area: Area
    /// The panels from the top.
    package let slots: [Slot]

    /// Returns what each panel has to itself, from the top, with a blank column at either side.
    package var interiors: [Area] {
      var y = area.y + 1
      return slots.map { slot in
        defer { y += slot.rows + 1 }
        return Area(x: area.x + 2, y: y, width: area.width - 4, height: slot.rows)
      }
    }
  }

  /// The box around the phone.
  package let phone: Area
  /// The columns of panels from the left.
  package let columns: [Column]
  /// The row at the bottom.
  package let footer: Area

  /// The smallest terminal in which the playground can be used.
  package static let least = (width: 60, height: 20)
  /// The width from which on there are two columns of panels.
  package static let wide = 112

  /// Says whether a terminal is too small.
  package static func isTooSmall(_ size: CellSize) -> Bool {
    size.width < least.width || size.height < least.height
  }

  /// Makes the plan.
  ///
  /// - Parameters:
  ///   - size: The terminal's.
  ///   - shape: The width of the phone's glass for a height of 1.
  ///   - wanted: The rows that a panel would like to have in so many columns.
  ///   - focus: The panel that is brought up: it stays, and gets its rows first.
  package init(
    _ size: CellSize, shape: Double, focus: Panel?, wanted: (Panel, Int) -> Int
  ) {
    let whole = Area(x: 0, y: 0, width: size.width, height: size.height)
    let (body, footer) = whole.split(afterRows: size.height - 1)
    self.footer = footer
    let isWide = size.width >= Self.wide
    let (phone, rest) = body.split(afterColumns: Self.phoneColumns(in: body, shape, isWide))
    self.phone = phone
    if isWide {
      let right = min(max(37, rest.width * 47 / 100), 64)
      let (middle, end) = rest.split(afterColumns: rest.width - right)
      columns = [
        Self.column(middle, of: [.history, .tabs, .events], focus, wanted),
        Self.column(end, of: [.transform, .back], focus, wanted),
      ]
    } else {
      columns = [
        Self.column(rest, of: [.history, .transform, .back, .tabs, .events], focus, wanted)
      ]
    }
  }

  /// The phone is as wide as its height asks for (a row is as high as two columns are wide), at
  /// least readable, and leaves room for the panels.
  private static func phoneColumns(in body: Area, _ shape: Double, _ isWide: Bool) -> Int {
    let bounded = shape > 0.1 ? min(shape, 10) : 0.1
    let fair = Int((Double(max(0, body.height - 2)) * 2 * bounded).rounded()) + 2
    let most = isWide ? body.width * 2 / 5 : body.width * 21 / 40
    return min(max(fair, min(42, most)), max(most, 32))
  }

  private static func column(
    _ area: Area, of panels: [Panel], _ focus: Panel?, _ wanted: (Panel, Int) -> Int
  ) -> Column {
    var kept = panels
    func rest(_ panels: [Panel]) -> Int {
      area.height - 1 - panels.count - panels.reduce(0) { $0 + $1.leastRows }
    }
    for dropped in Panel.dropOrder where rest(kept) < 0 && kept.count > 1 && dropped != focus {
      kept.removeAll { $0 == dropped }
    }
    var rows = kept.map(\.leastRows)
    var left = rest(kept)
    let byRank = kept.indices.sorted { rank(kept[$0], focus) < rank(kept[$1], focus) }
    for index in byRank {
      let more = max(0, min(left, wanted(kept[index], max(0, area.width - 4)) - rows[index]))
      rows[index] += more
      left -= more
    }
    if let last = rows.indices.last { rows[last] = max(0, rows[last] + left) }
    return Column(area: area, slots: zip(kept, rows).map(Slot.init))
  }

  private static func rank(_ panel: Panel, _ focus: Panel?) -> Int {
    panel == focus ? -1 : -(Panel.dropOrder.firstIndex(of: panel) ?? 0) + Panel.dropOrder.count
  }
}
