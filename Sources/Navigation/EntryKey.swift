/// An entry's stable identity: its route and a counter, printed `route#n` (R3).
///
/// Keys survive restoration and are never random and never reused: the counter is part of the
/// router's state.
public struct EntryKey: Sendable {
  /// The kind of screen that the entry shows.
  public let route: Route
  /// The value of the state's counter when the entry was made.
  public let number: Int

  /// The number from which on keys are not read: 2⁵³, up to which JSON carries every whole number.
  static let numberLimit = 1 << 53

  /// Makes a key from its two parts.
  public init(_ route: Route, _ number: Int) {
    self.route = route
    self.number = number
  }

  /// Reads a key as it is printed; nil when the text has no name, no `#`, or no plain decimal
  /// number after it.
  ///
  /// A plain number has no sign and no leading zero and is below 2⁵³, so that whatever a file says,
  /// the counter above it never comes to its end.
  public init?(parsing text: String) {
    guard let hash = text.lastIndex(of: "#"), hash != text.startIndex else { return nil }
    let digits = text[text.index(after: hash)...]
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      digits == "0" || !digits.hasPrefix("0"),
      let number = Int(digits), number < Self.numberLimit
    else { return nil }
    self.init(Route(rawValue: String(text[..<hash])), number)
  }
}

extension EntryKey: Hashable {
  /// Compares the numbers first, which nearly always decide.
  public static func == (left: EntryKey, right: EntryKey) -> Bool {
    left.number == right.number && left.route == right.route
  }

  /// Feeds the number alone: no two keys of one state share it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(number)
  }
}

extension EntryKey: CustomStringConvertible {
  /// The printed form, `route#n`.
  public var description: String { "\(route)#\(number)" }
}
