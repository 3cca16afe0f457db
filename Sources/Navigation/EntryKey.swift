/// An entry's stable identity: its route and a counter, printed `route#n` (R3).
///
/// Keys survive restoration and are never random and never reused: the counter is part of the router's state.
public struct EntryKey: Hashable, Sendable {
  /// The kind of screen that the entry shows.
  public let route: Route
  /// The value of the state's counter when the entry was made.
  public let number: Int

  /// Makes a key from its two parts.
  public init(_ route: Route, _ number: Int) {
    self.route = route
    self.number = number
  }

  /// Reads a key as it is printed; nil when the text has no name, no `#`, or no plain decimal number after it.
  public init?(parsing text: String) {
    guard let hash = text.lastIndex(of: "#"), hash != text.startIndex else { return nil }
    let digits = text[text.index(after: hash)...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(digits)
    else { return nil }
    self.init(Route(rawValue: String(text[..<hash])), number)
  }
}

extension EntryKey: CustomStringConvertible {
  /// The printed form, `route#n`.
  public var description: String { "\(route)#\(number)" }
}
