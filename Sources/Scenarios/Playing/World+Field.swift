import MockApp
import Simulation

extension World {
  /// The field that has the focus, or else the first one; nil: the screen has none.
  var visibleField: Field? {
    let focus = app[visible.key].focus
    return screen.fields.first { $0.name == focus } ?? screen.fields.first
  }

  /// The text of that field.
  var visibleText: String? { visibleField.map { screen.text(of: $0) } }

  /// The draft of that field; nil: nothing was typed that is not saved.
  var visibleDraft: String? { visibleField.flatMap { screen.draft(of: $0) } }
}
