/// The name of a kind of screen, such as `employee`; what is shown on one such screen stands in its
/// params.
public struct Route: RawRepresentable, Hashable, Sendable {
  /// The name as apps, links and scenarios write it.
  public let rawValue: String

  /// Makes a route of any name; whether an app knows it is the graph's word.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension Route: ExpressibleByStringLiteral {
  /// Makes a route from its name in source.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension Route: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

extension Route: Comparable {
  /// Orders routes by name.
  public static func < (left: Route, right: Route) -> Bool {
    left.rawValue < right.rawValue
  }
}
