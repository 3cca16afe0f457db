import Navigation

/// What one location shows, with the content as it is now; a snapshot, not the place to change
/// anything.
///
/// Its items are made when they are asked for: making a screen and looking at a few of its items
/// costs the same for ten items and for a million.
package struct Screen: Sendable {
  /// The location, with all its params.
  package let location: Location
  /// The record that is shown, known or not; nil: none.
  package let record: RecordID?

  let definition: ScreenDefinition
  let sections: [Section]
  let values: Values
  private let app: AppDefinition
  private let content: ContentStore

  /// Looks up what a location shows; nothing but its name where the app has no screen for it.
  package init(at location: Location, in app: AppDefinition, with content: ContentStore) {
    self.location = location
    self.app = app
    self.content = content
    definition =
      app.screens[location.route]
      ?? ScreenDefinition(title: Template(plain: location.route.rawValue))
    sections = Section.sections(of: definition, in: app)
    let record = definition.collection.flatMap { collection in
      app.graph.routes[location.route]?.identity.first
        .flatMap { location.params[$0] }
        .map { RecordID($0, in: collection) }
    }
    self.record = record
    values = Values(
      location.params, record.flatMap { content.edits[$0] },
      record.flatMap { app.records[$0.collection]?[$0.id] })
  }

  /// What the header says.
  package var title: String { definition.title.filled { values[$0] } }

  /// Returns a record of a collection by its position, as the app brought it and what was saved
  /// since.
  func record(
    at position: Int, of collection: String
  ) -> (original: [String: String], edits: [String: String]?) {
    guard let records = app.records[collection]?.records, records.indices.contains(position) else {
      return ([:], nil)
    }
    let original = records[position]
    guard !content.edits.isEmpty, let id = original[RecordCollection.identity] else {
      return (original, nil)
    }
    return (original, content.edits[RecordID(id, in: collection)])
  }
}

extension Screen {
  /// The fields, from top to bottom.
  package var fields: [Field] { definition.fields }

  /// Whether something was typed here and not saved.
  package var hasDraft: Bool {
    fields.contains { draft(of: $0) != nil }
  }

  /// Returns the field of a name.
  package func field(named name: String) -> Field? {
    fields.first { $0.name == name }
  }

  /// Returns what a field shows: its draft, or else what is saved (R49).
  package func text(of field: Field) -> String {
    draft(of: field) ?? savedText(of: field)
  }

  /// Returns what was typed into a field and not saved; nil when nothing was.
  package func draft(of field: Field) -> String? {
    content.drafts[draftKey(of: field)]
  }

  /// Returns what a field shows without a draft.
  func savedText(of field: Field) -> String {
    guard let attribute = field.attribute, let record else { return "" }
    return content.edits[record]?[attribute]
      ?? app.records[record.collection]?[record.id]?[attribute] ?? ""
  }

  /// Returns where the draft of a field is kept.
  func draftKey(of field: Field) -> DraftKey {
    DraftKey(screen: app.identity(of: location), field: field.name)
  }
}
