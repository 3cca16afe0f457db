import Motion
import Platforms
import Simulation
import TerminalUI

/// The phone as it is drawn: a pure function of a world, of how it is painted, and of an area of
/// cells.
package struct PhoneView: Sendable {
  /// The world whose phone it is.
  package let world: World
  /// The position of the item of the visible screen that the playground has selected; nil: none.
  package let selection: Int?
  /// Whether its screens are light or dark.
  package let theme: PhoneTheme
  /// What the terminal can show.
  package let ink: Ink
  /// What lies on the glass.
  package let scene: Scene

  /// Makes a view.
  ///
  /// - Parameter scene: What lies on the glass, when it is not what the world's container shows.
  package init(
    of world: World, selection: Int? = nil, theme: PhoneTheme = .light, ink: Ink,
    scene: Scene? = nil
  ) {
    self.world = world
    self.selection = selection
    self.theme = theme
    self.ink = ink
    self.scene = scene ?? world.scene
  }

  /// Returns the glass in an area, for the way from a cell to dp and back.
  package func glass(in area: Area) -> Glass { Glass(world.metrics.size, in: area) }

  /// Draws the phone; nothing beside the area is touched.
  package func draw(into buffer: inout Buffer, in area: Area) {
    let glass = glass(in: area)
    guard !glass.isEmpty, !area.intersection(buffer.area).isEmpty else { return }
    var canvas = PhoneCanvas(buffer, glass: glass, ink: ink)
    // One owner at a time, so that no cell is copied.
    buffer = Buffer(width: 0, height: 0)
    draw(on: &canvas)
    buffer = canvas.buffer
  }
}
