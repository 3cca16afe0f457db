import Navigation

extension AppState {
  /// Gives a field the keyboard; returns whether the screen has it.
  @discardableResult
  package mutating func focus(
    _ field: String, on entry: HistoryEntry, in app: AppDefinition
  ) -> Bool {
    guard app.screens[entry.route]?.fields.contains(where: { $0.name == field }) == true else {
      return false
    }
    modify(entry.key) { $0.focus = field }
    return true
  }

  /// Takes the keyboard from a screen; what was typed stays.
  package mutating func unfocus(_ key: EntryKey) {
    modify(key) { $0.focus = nil }
  }

  /// Types at the end of the focused field, or else of the first one, which gets the keyboard;
  /// returns whether the screen has a field.
  ///
  /// The text is a draft from the first keystroke, so that no way of leaving can lose it (R49). A
  /// field is one line: control characters are left out.
  @discardableResult
  package mutating func type(
    _ text: String, on entry: HistoryEntry, in app: AppDefinition
  ) -> Bool {
    let printable = text.unicodeScalars.filter { $0.properties.generalCategory != .control }
    return edit(entry, in: app) { $0 + String(String.UnicodeScalarView(printable)) }
  }

  /// Takes the last character from the focused field, or else from the first one, which gets the
  /// keyboard; returns whether the screen has a field.
  @discardableResult
  package mutating func erase(on entry: HistoryEntry, in app: AppDefinition) -> Bool {
    edit(entry, in: app) { String($0.dropLast()) }
  }

  /// Writes every draft of a screen to the attribute that its field shows; the drafts are drafts no
  /// more.
  package mutating func save(_ entry: HistoryEntry, in app: AppDefinition) {
    let screen = screen(of: entry, in: app)
    for field in screen.fields {
      guard let attribute = field.attribute, let record = screen.record,
        let draft = screen.draft(of: field)
      else { continue }
      let original = app.records[record.collection]?[record.id]?[attribute]
      content.write(draft == original ? nil : draft, to: attribute, of: record)
      content.keep(nil, as: screen.draftKey(of: field))
    }
  }

  /// Changes the text of the field that has or gets the keyboard; a text that is as it was saved is
  /// no draft.
  private mutating func edit(
    _ entry: HistoryEntry, in app: AppDefinition, _ change: (String) -> String
  ) -> Bool {
    let screen = screen(of: entry, in: app)
    let focus = self[entry.key].focus
    guard let field = screen.fields.first(where: { $0.name == focus }) ?? screen.fields.first else {
      return false
    }
    modify(entry.key) { $0.focus = field.name }
    let text = change(screen.text(of: field))
    content.keep(
      text == screen.savedText(of: field) ? nil : text, as: screen.draftKey(of: field))
    return true
  }
}
