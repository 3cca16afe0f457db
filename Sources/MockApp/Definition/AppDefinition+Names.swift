import Navigation

extension AppDefinition {
  /// The labels of all rows and buttons on all screens, in alphabetical order, as the records are
  /// that the app brings with it; where a label depends on a param, the params of no screen are
  /// known, and the label is left out.
  package var tapLabels: [String] {
    var labels: Set<String> = []
    for screen in screens.values {
      for item in screen.items {
        switch item {
        case .row(let row), .button(let row):
          labels.formUnion(known(row.label) { _ in nil })
        case .rows(let row, for: .numbers(let numbers)):
          for number in numbers {
            labels.formUnion(known(row.label) { $0 == Repetition.number ? "\(number)" : nil })
          }
        case .rows(let row, for: .records(let collection)):
          for record in records[collection]?.records ?? [] {
            labels.formUnion(known(row.label) { record[$0] })
          }
        case .field, .text: break
        }
      }
    }
    return labels.sorted()
  }

  /// The names of all fields on all screens, in alphabetical order.
  package var fieldNames: [String] {
    Set(screens.values.flatMap { $0.fields.map(\.name) }).sorted()
  }

  /// The routes, in alphabetical order.
  package var routeNames: [String] {
    graph.routes.keys.map(\.rawValue).sorted()
  }

  /// The wordings that can be filled by the values that are known.
  private func known(_ template: Template, _ value: (String) -> String?) -> [String] {
    template.wordings.compactMap { wording in
      Template.fill(wording, value)
    }
  }
}
