import Navigation

extension Screen {
  /// How many items there are.
  package var count: Int {
    sections.last.map { $0.start + $0.count } ?? 0
  }

  /// How many of them are rows.
  package var rowCount: Int {
    sections.last.map { $0.rowsAbove + ($0.hasRows ? $0.count : 0) } ?? 0
  }

  /// The item at a position from 0; nil outside the content.
  package subscript(_ position: Int) -> Item? {
    guard let section = sections.last(where: { $0.start <= position }) else { return nil }
    let index = position - section.start
    guard index < section.count else { return nil }
    let number = section.rowsAbove + index + 1
    switch section.item {
    case .row(let row): return item(row, as: .row(number: number), values)
    case .button(let button): return item(button, as: .button, values)
    case .rows(let row, for: .numbers(let numbers)):
      return item(
        row, as: .row(number: number), values.adding(number: numbers.lowerBound + index))
    case .rows(let row, for: .records(let collection)):
      let record = record(at: index, of: collection)
      return item(
        row, as: .row(number: number), values.adding(record: record.original, edits: record.edits))
    case .field(let field):
      return Item(kind: .field(field), label: field.name, detail: text(of: field), action: nil)
    case .text(let text):
      return Item(kind: .text, label: text.filled { values[$0] }, detail: nil, action: nil)
    }
  }

  /// Returns the position of a row by its number from 1; nil when there are fewer rows.
  package func position(ofRow number: Int) -> Int? {
    sections.first { $0.hasRows && $0.rowsAbove < number && number - $0.rowsAbove <= $0.count }
      .map { $0.start + number - $0.rowsAbove - 1 }
  }

  /// Returns the position of the first row or button that has a label; costs as much as there are
  /// items.
  package func position(ofLabel label: String) -> Int? {
    (0..<count).first { position in
      guard let item = self[position], item.label == label else { return false }
      switch item.kind {
      case .row, .button: return true
      case .field, .text: return false
      }
    }
  }

  /// Says whether a text is the title, or the label or detail of an item; costs as much as there
  /// are items.
  package func shows(_ text: String) -> Bool {
    title == text
      || (0..<count).contains { position in
        self[position].map { $0.label == text || $0.detail == text } ?? false
      }
  }

  private func item(_ row: RowDefinition, as kind: Item.Kind, _ values: Values) -> Item {
    Item(
      kind: kind, label: row.label.filled { values[$0] },
      detail: row.detail?.filled { values[$0] },
      action: row.action.map { action in
        switch action {
        case .push(let route, with: let params):
          .push(Location(route, params.mapValues { $0.filled { values[$0] } }))
        case .perform(.save): .saveAndPop
        case .perform(.close): .pop
        }
      })
  }
}
