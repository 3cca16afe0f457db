#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The variables that the shell hands on.
package struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// Makes an environment of given variables.
  package init(_ variables: [String: String]) {
    lookUp = { variables[$0] }
  }

  private init(lookUp: @escaping @Sendable (String) -> String?) {
    self.lookUp = lookUp
  }

  /// The environment of the process.
  package static let process = Environment { name in
    getenv(name).map { String(cString: $0) }
  }

  /// Returns a variable's value; nil when it is not set or empty.
  package subscript(_ name: String) -> String? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}
