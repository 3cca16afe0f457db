/// Something that would have fitted at a place in a line.
struct Expected: Hashable, Sendable {
  /// What would have fitted.
  enum Item: Hashable, Sendable {
    case word(String)
    case slot(Slot)
    /// A value of the param or policy with this name.
    case value(of: String)
    case comma, equals, end
  }

  /// What would have fitted.
  var item: Item
  /// The meaning of the vocabulary's entry that asked for it.
  var meaning: String
  /// What an error calls it together with its like, "a step"; nil when it calls it by itself.
  var kind: String?
}
