/// What holds after every input, whatever was done (semantics.md §11).
package enum Invariant: String, CaseIterable, Hashable, Sendable {
  /// Recorded and shown agree once all messages are delivered.
  case i1 = "I1"
  /// Every history is non-empty, its index in range.
  case i2 = "I2"
  /// Keys are unique over all containers.
  case i3 = "I3"
  /// Begin and progress change no history.
  case i4 = "I4"
  /// Cancel restores the exact state.
  case i5 = "I5"
  /// What is not handled, blocked, stale or refused leaves the state identical.
  case i7 = "I7"
  /// One back removes at most one entry.
  case i8 = "I8"
  /// A tab switch preserves every stack and scroll.
  case i9 = "I9"
  /// Every link arrives with its root underneath.
  case i13 = "I13"
  /// Every begin has exactly one end.
  case i15 = "I15"
  /// A gesture's commit and the button go back to the same place.
  case i17 = "I17"
  /// What a back did is exactly what the plan had named; the host is asked iff the plan said not
  /// handled.
  case i18 = "I18"
  /// The app never crashes.
  case i19 = "I19"
  /// A gesture begins iff its affordance drives the plan's first candidate; progress comes before
  /// release.
  case i20 = "I20"
  /// Every entry's route is known to the app.
  case i22 = "I22"
  /// At rest every surface stands at identity and takes input.
  case i23 = "I23"
  /// Push adds one entry, replace keeps the depth, reset leaves exactly the entries asked for.
  case i27 = "I27"
}
