import Navigation
import Scenarios
import Simulation
import TerminalUI

extension Program {
  /// Draws the line that is being written, with what it means so far, over the panels.
  static func drawPrompt(_ model: Model, _ plan: Floorplan, into buffer: inout Buffer) {
    guard let overlay = model.overlay, let input = overlay.input else { return }
    let theme = model.theme
    let body = Area(x: 0, y: 0, width: model.size.width, height: model.size.height - 1)
    let beside = body.split(afterColumns: plan.phone.width).right
    let wide = beside.width >= 36 ? beside : body
    let room = wide.width - 4
    let lines = explanation(of: overlay, model, width: room).prefix(max(0, body.height - 4))
    let height = lines.count + 3
    let box = Area(x: wide.x, y: body.height - height, width: wide.width, height: height)
    buffer.fill(box, style: theme.text)
    buffer.drawBox(
      box, title: title(of: overlay), style: theme.focusedLine, titleStyle: theme.title,
      borders: theme.borders)
    let inside = box.inset(horizontally: 2, vertically: 1)
    input.draw(into: &buffer, inside, theme: theme)
    for (row, line) in lines.enumerated() {
      buffer.write(line, at: inside.x, inside.y + 1 + row, columns: inside.width, theme: theme)
    }
  }

  private static func title(of overlay: Overlay) -> String {
    switch overlay {
    case .help: "Keys"
    case .commandLine: "A step or an expectation"
    case .link: "A link arrives"
    case .progress: "The exact progress"
    }
  }

  private static func explanation(
    of overlay: Overlay, _ model: Model, width: Int
  ) -> [StyledText] {
    switch overlay {
    case .help: []
    case .commandLine(let input, nil): completions(of: input, model)
    case .commandLine(let input, let complaint?):
      explanation(of: complaint, input, width: width, model.theme)
    case .link(let input): arrival(of: input, model)
    case .progress(let input):
      [progress(of: input, model.theme)]
    }
  }

  /// A caret under the fault, while it is in sight, and what is wrong.
  private static func explanation(
    of complaint: Complaint, _ input: LineInput, width: Int, _ theme: Theme
  ) -> [StyledText] {
    let indent = Width.of(String(input.text.prefix(complaint.position)))
    let isSeen = Width.of(input.text) < width
    let caret = isSeen ? [StyledText(String(repeating: " ", count: indent) + "^", theme.bad)] : []
    return caret + StyledText.wrapped(complaint.text, theme.text, columns: width)
  }

  private static func completions(of input: LineInput, _ model: Model) -> [StyledText] {
    let theme = model.theme
    let candidates = Completions(of: input.before, names: model.names).candidates
    let shown = candidates.prefix(9)
    let names = shown.map { Width.of($0.text) }.max() ?? 0
    var lines = shown.map { candidate in
      var line = StyledText()
      line.append(candidate.text, candidate.isPlaceholder ? theme.muted : theme.key, columns: names)
      line.append("  " + candidate.meaning, theme.muted)
      return line
    }
    if candidates.count > shown.count {
      lines.append(StyledText("and \(candidates.count - shown.count) more", theme.muted))
    }
    return lines
  }

  /// The stack that a path leads to, from its root (R46).
  private static func arrival(of input: LineInput, _ model: Model) -> [StyledText] {
    let theme = model.theme
    let graph = model.world.definition.graph
    let arrival = graph.links.resolve(input.text)
    var lines = [StyledText("arrives on", theme.muted)]
    let tab = arrival.tab ?? graph.tabNames.first
    lines.append(StyledText("  " + (tab.map { "\($0), its root" } ?? "the root"), theme.text))
    for (index, location) in arrival.above.enumerated() {
      let isLast = index == arrival.above.count - 1
      lines.append(StyledText("  \(location)", isLast ? theme.accent : theme.text))
    }
    switch arrival.reason {
    case .exact: break
    case .prefix: lines.append(StyledText("the rest of the path is unknown", theme.warning))
    case .home(let reason): lines.append(StyledText(reason.rawValue, theme.warning))
    }
    return lines
  }

  private static func progress(of input: LineInput, _ theme: Theme) -> StyledText {
    guard let progress = ProgressText.value(of: input.text) else {
      return StyledText("0 to 1, or per cent: 0.35, 35%, 35", theme.muted)
    }
    return StyledText("moves the finger to ", theme.muted)
      + StyledText(Figures.fixed(progress, decimals: 3), theme.accent)
  }
}
