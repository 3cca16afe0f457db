import Motion
import Navigation
import Platforms
import TerminalUI

/// The numbers of the picture: how far the gesture is, what it does to the screens, and what
/// letting go would do.
package struct TransformPanel: Sendable {
  /// The numbers, also of a screen at rest.
  package let transform: Transform
  /// The gesture; nil when there is none.
  package let readout: GestureReadout?
  /// Whether one screen is taking another's place without a gesture.
  package let isInTransition: Bool
  /// Where back would land.
  package let destination: BackDestination?
  /// The glass.
  package let size: Size
  /// The switches of the platform.
  package let policies: PlatformPolicies

  /// Makes the panel.
  package init(
    transform: Transform, readout: GestureReadout?, isInTransition: Bool,
    destination: BackDestination?, size: Size, policies: PlatformPolicies
  ) {
    self.transform = transform
    self.readout = readout
    self.isInTransition = isInTransition
    self.destination = destination
    self.size = size
    self.policies = policies
  }

  /// The panel's text for a width.
  package func content(width: Int, theme: Theme) -> PanelContent {
    var content = PanelContent(aside: isIOS ? "pt" : "dp")
    let readings = readings
    content.lines = verdict(theme) + Reading.table(readings, width: width, theme: theme)
    if let landing = landing(width, theme) { content.lines += landing }
    content.plot = plot(theme)
    return content
  }

  private var isIOS: Bool { if case .ios = transform { true } else { false } }

  private var readings: [Reading] {
    let speed = readout?.phase == .following ? readout?.velocity ?? 0 : 0
    let finger = Reading("finger", readout?.distance ?? 0, decimals: 1)
    switch transform {
    case .android(let numbers):
      return [
        Reading("progress", numbers.progress), Reading("eased", numbers.eased),
        Reading("scale", numbers.scale), Reading("corner", numbers.corner, decimals: 2),
        Reading("shift x", numbers.shiftX, signed: true),
        Reading("shift y", numbers.shiftY, signed: true),
        Reading("fade out", numbers.fadeOut), Reading("fade in", numbers.fadeIn),
        finger, Reading("speed", speed, decimals: 0),
        Reading("smoothed", readout?.smoothed ?? 0),
      ]
    case .home(let numbers):
      return [
        Reading("progress", numbers.progress), Reading("eased", numbers.eased),
        Reading("scale", numbers.scale), finger, Reading("speed", speed, decimals: 0),
      ]
    case .ios(let numbers):
      return [
        Reading("progress", numbers.progress), Reading("dim", numbers.dim),
        Reading("top", numbers.topX, decimals: 2), Reading("below", numbers.belowX, decimals: 2),
        Reading("title", numbers.titleX, decimals: 2), Reading("opacity", numbers.titleOpacity),
        finger, Reading("speed", speed, decimals: 0),
      ]
    }
  }

  /// What is under way, and what letting go now would do.
  private func verdict(_ theme: Theme) -> [StyledText] {
    let place = StyledText(Words.place(readout?.destination ?? destination), theme.text)
    guard let readout else {
      return [
        StyledText("back lands on ", theme.muted) + place,
        StyledText(isInTransition ? "in transition" : "", theme.muted),
      ]
    }
    let first = StyledText("lands on ", theme.muted) + place
    switch readout.phase {
    case .following:
      let commits = readout.verdict == .commits
      let word = isIOS ? (commits ? "pops" : "stays") : (commits ? "commits" : "cancels")
      return [
        first,
        StyledText("let go now: ", theme.muted)
          + StyledText(word, commits ? theme.good : theme.warning),
      ]
    case .committing: return [first, StyledText("committing", theme.good)]
    case .cancelling: return [first, StyledText("cancelling", theme.warning)]
    }
  }

  /// Where a release would come to rest, on the width of the glass; the middle decides (M15).
  private func landing(_ width: Int, _ theme: Theme) -> [StyledText]? {
    guard case .ios(let numbers) = transform else { return nil }
    guard readout?.phase == .following else {
      let words = StyledText("the middle is ", theme.muted)
      return [
        words + StyledText(Figures.fixed(size.width / 2, decimals: 1), theme.muted),
        Ruler(columns: min(width, 48), extent: size.width, position: numbers.topX, projected: nil)
          .line(theme),
      ]
    }
    let velocity = readout?.velocity ?? 0
    let rest = policies.projection.restingPlace(x: numbers.topX, velocity: velocity)
    let numbersText =
      Figures.fixed(rest, decimals: 1) + " of " + Figures.fixed(size.width / 2, decimals: 1)
    let words = StyledText("rests at ", theme.muted) + StyledText(numbersText, theme.text)
    let ruler = Ruler(
      columns: min(width, 48), extent: size.width, position: numbers.topX, projected: rest)
    return [words, ruler.line(theme)]
  }

  /// The curve from raw progress to what is drawn, with the current point.
  private func plot(_ theme: Theme) -> (curve: Plot, caption: StyledText)? {
    func curve(_ y: (Double) -> Double, _ progress: Double) -> Plot {
      let samples = (0...64).map { y(Double($0) / 64) }
      return Plot(samples: samples, range: 0...1, mark: (x: progress, y: y(progress)))
    }
    switch transform {
    case .android(let numbers):
      return (
        curve({ policies.easing($0) }, numbers.progress),
        StyledText("eased ", theme.muted) + StyledText(policies.easing.rawValue, theme.muted)
      )
    case .home(let numbers):
      return (
        curve({ policies.easing($0) }, numbers.progress),
        StyledText("eased \(policies.easing.rawValue)", theme.muted)
      )
    case .ios(let numbers):
      return (curve({ $0 }, numbers.progress), StyledText("follows 1:1", theme.muted))
    }
  }
}
