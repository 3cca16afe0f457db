import Motion
import Platforms
import TerminalUI

extension PhoneCanvas {
  /// Draws a surface of the extent of the glass over what is there: placed, cut to an eighth of a
  /// cell, faded.
  ///
  /// - Parameters:
  ///   - outline: The style of the line that stands for an edge which no colour shows; nil: no
  ///     line.
  ///   - draw: Draws the surface in its own dp, everywhere opaque.
  mutating func layer(
    _ placement: Placement, on size: Size, outline: Outline? = nil,
    _ draw: (inout PhoneCanvas) -> Void
  ) {
    guard placement.scale > 0, visibility(of: placement.opacity) != .hidden else { return }
    guard !placement.isIdentity else { return draw(&self) }
    let outer = projection
    projection = outer.placing(placement, on: size)
    defer { projection = outer }
    let shape = projection.shape(
      Rect(x: 0, y: 0, width: size.width, height: size.height),
      corner: placement.corner / placement.scale)
    let beneath = buffer
    clipped(to: shape, draw)
    trim(shape, over: beneath)
    if placement.opacity < 1 {
      fade(shape, over: beneath, opacity: placement.opacity)
    } else if let outline {
      self.draw(outline, of: shape, over: beneath)
    }
  }

  /// Cuts what has been drawn to a shape: beyond its edges what lies beneath is seen again.
  private mutating func trim(_ shape: Shape, over beneath: Buffer) {
    shape.scan(in: clip) { stretch in
      let (x, y) = (stretch.x, stretch.y)
      guard stretch.coverage != .whole else { return }
      let inside = ground(x, y)
      let outside = Self.ground(of: beneath[x, y])
      if let glyph = stretch.coverage.glyph, !ink.isASCII, inside != outside {
        put(glyph, inside: inside, outside: outside, at: x, y)
      } else if stretch.coverage.isMost {
        if !ink.isASCII { buffer.set(" ", at: x, y, style: Style(background: inside)) }
      } else {
        buffer.draw(beneath, from: Area(x: x, y: y, width: 1, height: 1), at: x, y, clip: clip)
      }
    }
  }

  /// Mixes what has been drawn within a shape with what lies beneath.
  private mutating func fade(_ shape: Shape, over beneath: Buffer, opacity: Double) {
    let seen = shape.cells.intersection(clip)
    guard ink.mixes else {
      if visibility(of: opacity) == .faint { buffer.restyle(seen) { $0.adding(.dim) } }
      return
    }
    for y in seen.y..<seen.bottom {
      for x in seen.x..<seen.right {
        let upper = buffer[x, y]
        let lower = beneath[x, y]
        guard upper != lower, !upper.glyph.isContinuation else { continue }
        let under = Self.ground(of: lower)
        let ground = Self.mixed(under, upper.style.background, opacity)
        // A glyph beneath is seen as long as it is the stronger one; blanks beneath never hide one.
        let showsLower = lower.glyph != .blank && (opacity < 0.5 || upper.glyph == .blank)
        if showsLower, !lower.glyph.isContinuation {
          let share = upper.glyph == .blank ? opacity : 2 * opacity
          let colour = Self.mixed(lower.style.foreground, upper.style.background, share)
          let cell = Area(x: x, y: y, width: lower.glyph.width, height: 1)
          buffer.draw(beneath, from: cell, at: x, y, clip: clip)
          buffer.restyle(at: x, y) { $0.with(foreground: colour).with(background: ground) }
        } else {
          let share = lower.glyph == .blank ? opacity : 2 * opacity - 1
          let colour = Self.mixed(under, upper.style.foreground, share)
          buffer.restyle(at: x, y) { $0.with(foreground: colour).with(background: ground) }
        }
      }
    }
  }

  private static func mixed(_ lower: Colour?, _ upper: Colour?, _ opacity: Double) -> Colour? {
    guard let lower, let upper else { return opacity < 0.5 ? lower : upper }
    return lower.blended(towards: upper, by: opacity)
  }
}
