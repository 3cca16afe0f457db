/// A container's own number for a gesture; the router's glue knows which of the core's gestures it
/// is.
public struct GestureSerial: Hashable, Sendable {
  /// The count of the container's gestures before it.
  public let number: Int

  /// Makes a serial.
  public init(_ number: Int) {
    self.number = number
  }
}
