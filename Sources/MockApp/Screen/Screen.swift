import Navigation

/// What one location shows, with the content as it is now; a snapshot, not the place to change anything.
///
/// Its items are made when they are asked for: making a screen and looking at a few of its items costs the same for ten
/// items and for a million.
package struct Screen: Sendable {
  /// The location, with all its params.
  package let location: Location
  /// The record that is shown, known or not; nil: none.
  package let record: RecordID?

  let definition: ScreenDefinition
  let sections: [Section]
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
    record = definition.collection.flatMap { collection in
      app.graph.routes[location.route]?.identity.first
        .flatMap { location.params[$0] }
        .map { RecordID($0, in: collection) }
    }
  }

  /// What the header says.
  package var title: String { definition.title.filled(value) }

  /// Returns the value of a placeholder: a param, or else an attribute of the record.
  func value(_ name: String) -> String? {
    location.params[name] ?? record.flatMap { attribute(name, of: $0) }
  }

  /// Returns an attribute of a record as it was saved last; nil when it is not known.
  func attribute(_ name: String, of record: RecordID) -> String? {
    content.edits[record]?[name] ?? app.records[record.collection]?[record.id]?[name]
  }

  /// Returns the id of the record at a position of a collection.
  func record(at position: Int, of collection: String) -> RecordID? {
    guard let records = app.records[collection]?.records, records.indices.contains(position) else {
      return nil
    }
    return records[position][RecordCollection.identity].map { RecordID($0, in: collection) }
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
    return self.attribute(attribute, of: record) ?? ""
  }

  /// Returns where the draft of a field is kept.
  func draftKey(of field: Field) -> DraftKey {
    DraftKey(screen: app.identity(of: location), field: field.name)
  }
}
