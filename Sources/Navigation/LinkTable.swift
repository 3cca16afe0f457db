/// The paths that an app answers to, each with the stack to arrive on (R46).
public struct LinkTable: Hashable, Sendable {
  /// A part of a pattern between two slashes.
  public enum Segment: Hashable, Sendable {
    /// This very text.
    case literal(String)
    /// An id, which the stack's params may use by this name.
    case id(String)
  }

  /// A screen to arrive on; a param `{name}` takes the id of that name.
  public struct Place: Hashable, Sendable {
    /// The kind of screen.
    public let route: Route
    /// Its params, some of which may be `{name}`.
    public let params: [String: String]

    /// Makes a place.
    public init(route: Route, params: [String: String] = [:]) {
      self.route = route
      self.params = params
    }
  }

  /// One pattern and where it leads.
  public struct Rule: Hashable, Sendable {
    /// The parts of the path.
    public let segments: [Segment]
    /// The tab to show; nil: the start tab, or the root hosts none.
    public let tab: String?
    /// The entries above the root of the tab's stack, from the lowest upwards.
    public let stack: [Place]

    /// Makes a rule.
    public init(segments: [Segment], tab: String?, stack: [Place]) {
      self.segments = segments
      self.tab = tab
      self.stack = stack
    }

    /// The pattern as it is written, such as `/employees/{id}`.
    public var pattern: String {
      segments.reduce(into: "") { text, segment in
        switch segment {
        case .literal(let literal): text += "/\(literal)"
        case .id(let name): text += "/{\(name)}"
        }
      }
    }
  }

  /// The rules in the order of their declaration; of two with the same pattern the first counts.
  public let rules: [Rule]

  /// Makes a table.
  public init(_ rules: [Rule] = []) {
    self.rules = rules
  }

  /// The name of the id that a param stands for; nil when it stands for itself.
  static func idName(in param: String) -> String? {
    guard param.hasPrefix("{"), param.hasSuffix("}") else { return nil }
    return String(param.dropFirst().dropLast())
  }
}
