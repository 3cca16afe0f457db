/// A container's word that it has already popped: a fact, not a request, and never rejected (R33).
public struct PopReport: Hashable, Sendable {
  /// The keys that are no longer shown.
  public let removed: [EntryKey]
  /// The gesture that led to it, if one did.
  public let gesture: BackGesture.ID?

  /// Makes a report.
  public init(removed: [EntryKey], gesture: BackGesture.ID? = nil) {
    self.removed = removed
    self.gesture = gesture
  }
}
