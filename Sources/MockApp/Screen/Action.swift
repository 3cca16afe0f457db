import Navigation

/// What a tap does, on one screen as it is now.
package enum Action: Hashable, Sendable {
  /// Pushes a screen.
  case push(Location)
  /// Writes the fields to the record and pops.
  case saveAndPop
  /// Pops.
  case pop
}
