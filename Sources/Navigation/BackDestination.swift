/// What a commit would land on (R22).
public enum BackDestination: Hashable, Sendable {
  /// An entry of a stack.
  case entry(EntryKey)
  /// Another tab, as it was left, with the entry on its top.
  case tab(String, landing: EntryKey)
  /// What lies outside the app; the platform's decision (R16).
  case host

  /// The entry that will be seen, when it is one of the app's.
  public var landing: EntryKey? {
    switch self {
    case .entry(let key), .tab(_, landing: let key): key
    case .host: nil
    }
  }
}
