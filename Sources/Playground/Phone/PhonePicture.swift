import Simulation
import TerminalUI

/// The phone as lines of text, in its frame: for where there are no cells to draw on.
package enum PhonePicture {
  /// Draws the phone of a world.
  ///
  /// - Parameters:
  ///   - width: The columns, the frame's two included.
  ///   - height: The rows, the frame's two included.
  ///   - isASCII: Whether nothing but ASCII may be used.
  /// - Returns: The rows from the top, without blanks at their ends.
  package static func rows(
    of world: World, width: Int = 44, height: Int = 24, isASCII: Bool
  ) -> [String] {
    var buffer = Buffer(width: width, height: height)
    let inside = buffer.drawBox(
      buffer.area, title: "\(world.definition.name) · \(world.configuration.profile.release)",
      style: .plain, borders: isASCII ? .ascii : .rounded)
    PhoneView(of: world, ink: Ink(.none, isASCII: isASCII)).draw(into: &buffer, in: inside)
    return Picture.rows(of: buffer)
  }
}
