import Navigation
import Platforms
import TerminalUI

/// What backwards means here: who was asked, what each answered, and what drives the one that
/// claims (R13).
package struct BackPanel: Sendable {
  /// The plan.
  package let plan: BackPlan
  /// The history that it is the plan of.
  package let root: History
  /// The platform at a version.
  package let profile: Profile

  /// Makes the panel.
  package init(plan: BackPlan, root: History, profile: Profile) {
    self.plan = plan
    self.root = root
    self.profile = profile
  }

  /// The panel's text for a width.
  package func content(width: Int, theme: Theme) -> PanelContent {
    var content = PanelContent()
    let absent = plan.candidates.prefix { $0.verdict == .passes(.absent) }
    let others = plan.candidates.dropFirst(absent.count)
    let rest = others.indices.map { line($0, width, theme) } + [driver(theme)]
    content.lines = absent.indices.map { line($0, width, theme) } + rest
    content.compact = [StyledText(Self.merged(absent.map(\.kind)), theme.muted)] + rest
    return content
  }

  /// Those that are not on the screen, in one line.
  private static func merged(_ kinds: [BackCandidate.Kind]) -> String {
    var names: [String] = []
    for kind in kinds {
      let name =
        switch kind {
        case .dialog, .sheet, .cover: "layer"
        case .keyboard: "keyboard"
        default: "handler"
        }
      if names.last != name { names.append(name) }
    }
    return "no " + names.joined(separator: ", ")
  }

  private func line(_ index: Int, _ width: Int, _ theme: Theme) -> StyledText {
    let candidate = plan.candidates[index]
    let claims = index == plan.claimantPosition
    var line = StyledText()
    let names = width < 30 ? 12 : 15
    let isAsked = ![.passes(.absent), .passes(.notReached)].contains(candidate.verdict)
    line.append(
      Words.name(of: candidate.kind, in: root),
      claims ? theme.accent : isAsked ? theme.text : theme.muted, columns: names)
    let answer = Words.answer(candidate.verdict, on: profile)
    let room = max(0, width - names - 1 - (claims ? 2 : 0))
    line.append(" " + StyledText.cut(answer, to: room), claims ? theme.text : theme.muted)
    if claims { line.append(" ◀", theme.accent) }
    return line
  }

  private func driver(_ theme: Theme) -> StyledText {
    let drivers = Words.drivers(of: plan.claimant.affordances, on: profile.platform)
    guard let drivers else {
      return StyledText("nothing on iOS drives it", theme.warning)
    }
    return StyledText("driven by \(drivers)", theme.muted)
  }
}
