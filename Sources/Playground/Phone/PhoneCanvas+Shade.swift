import Motion
import TerminalUI

extension PhoneCanvas {
  /// Returns whether opacity can be seen: where colours are mixed all of it can, else by thirds.
  func visibility(of opacity: Double) -> Visibility {
    guard ink.mixes else { return Visibility(thirdsOf: opacity) }
    return opacity > 0 ? .full : .hidden
  }

  /// Darkens everything within the clip area, as a scrim over it does.
  mutating func darken(by share: Double) {
    guard share > 0 else { return }
    switch ink.depth {
    case .indexed256, .trueColour: buffer.blend(clip, towards: .black, by: share)
    case .basic8 where share >= Self.strongShade:
      buffer.restyle(clip) {
        Style(
          foreground: .white, background: .black, attributes: $0.attributes.subtracting(.bold))
      }
    case .basic8, .none:
      if share >= Self.faintShade { buffer.restyle(clip) { $0.adding(.dim) } }
    }
  }

  /// From here on a shade is shown by other colours where there are only eight.
  private static let strongShade = 0.15
  /// From here on a shade is shown by faint text where colours cannot be mixed.
  private static let faintShade = 0.05

  /// Darkens what lies to the left of a place, less and less, as the shadow of a surface that
  /// begins there.
  mutating func castShadow(leftOf edge: Double, reach: Double, share: Double) {
    guard ink.mixes, reach > 0, share > 0 else { return }
    let start = projection.eighthX(edge - reach) >> 3
    let end = (projection.eighthX(edge) + 7) >> 3
    for x in max(start, clip.x)..<max(start, clip.x, min(end, clip.right)) {
      let middle = Double((x - projection.column) * 8 + 4)
      let distance = (projection.x(edge) - middle) / projection.scaleX
      let nearness = 1 - max(0, min(1, distance / reach))
      buffer.blend(
        Area(x: x, y: clip.y, width: 1, height: clip.height), towards: .black,
        by: share * nearness * nearness)
    }
  }
}
