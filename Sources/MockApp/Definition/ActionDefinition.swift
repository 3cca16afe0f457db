import Navigation

/// What a tap does, as an app declares it.
package enum ActionDefinition: Hashable, Sendable {
  /// Pushes a screen whose params may be made of what the row shows.
  case push(Route, with: [String: Template])
  /// Does one of the things that every app can do.
  case perform(Command)

  /// The things that every app can do, by the words of the app's file.
  package enum Command: String, CaseIterable, Hashable, Sendable {
    /// Writes the fields to the record and pops.
    case save
    /// Pops.
    case close
  }
}
