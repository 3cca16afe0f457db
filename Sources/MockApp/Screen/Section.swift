/// The items that one declaration stands for, with their place on the screen.
struct Section: Hashable, Sendable {
  /// The declaration.
  let item: ItemDefinition
  /// The position of the first item, from 0.
  let start: Int
  /// How many items there are.
  let count: Int
  /// How many rows stand above.
  let rowsAbove: Int

  /// Whether the items are rows.
  var hasRows: Bool {
    switch item {
    case .row, .rows: true
    case .button, .field, .text: false
    }
  }

  /// Lays the items of a screen one below the other.
  static func sections(of screen: ScreenDefinition, in app: AppDefinition) -> [Section] {
    var sections: [Section] = []
    var start = 0
    var rows = 0
    for item in screen.items {
      let count =
        switch item {
        case .rows(_, for: .numbers(let numbers)): numbers.count
        case .rows(_, for: .records(let collection)): app.records[collection]?.records.count ?? 0
        case .row, .button, .field, .text: 1
        }
      let section = Section(item: item, start: start, count: count, rowsAbove: rows)
      sections.append(section)
      start += count
      if section.hasRows { rows += count }
    }
    return sections
  }
}
