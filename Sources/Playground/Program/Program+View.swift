import Navigation
import Platforms
import Simulation
import TerminalUI

extension Program {
  /// Returns the picture of a model, of the terminal's size.
  package static func view(_ model: Model) -> Buffer {
    var buffer = Buffer(width: model.size.width, height: model.size.height)
    draw(model, into: &buffer)
    return buffer
  }

  /// Draws a model into a blank buffer.
  static func draw(_ model: Model, into buffer: inout Buffer) {
    if Floorplan.isTooSmall(model.size) {
      drawTooSmall(model, into: &buffer)
    } else {
      drawScreen(model, into: &buffer)
    }
    if case .help(let first) = model.overlay { drawHelp(model, from: first, into: &buffer) }
  }

  private static func drawScreen(_ model: Model, into buffer: inout Buffer) {
    let device = model.world.configuration.device
    var contents: [Panel: PanelContent] = [:]
    let plan = Floorplan(
      model.size, shape: device.size.width / device.size.height, focus: model.focus
    ) { panel, width in
      let content = model.content(of: panel, width: width)
      contents[panel] = content
      return content.wantedRows
    }
    drawPhone(model, into: &buffer, plan.phone)
    for column in plan.columns {
      drawColumn(column, contents, model, into: &buffer)
    }
    drawPrompt(model, plan, into: &buffer)
    let footer = Footer(
      keys: model.keys.footer(in: model.mode), lead: model.footerLead,
      hint: model.hint?.line(model.theme),
      status: StatusLine.text(
        Difference(recorded: model.world.router.state.root, shown: model.world.shown),
        model.world.violations, theme: model.theme))
    footer.draw(into: &buffer, plan.footer, theme: model.theme)
  }

  private static func drawColumn(
    _ column: Floorplan.Column, _ contents: [Panel: PanelContent], _ model: Model,
    into buffer: inout Buffer
  ) {
    let theme = model.theme
    buffer.drawBox(column.area, style: theme.line, borders: theme.borders)
    for (slot, area) in zip(column.slots, column.interiors) {
      let title = slot.panel == model.focus ? theme.accent : theme.title
      let row = area.y - 1
      if row > column.area.y {
        buffer.drawDivider(column.area, row: row, style: theme.line, borders: theme.borders)
      }
      let content = contents[slot.panel] ?? PanelContent()
      let columns = column.area.width - 6
      let used = buffer.write(
        " \(slot.panel.rawValue) ", at: column.area.x + 2, row, style: title, columns: columns)
      let aside = " \(content.aside) "
      if !content.aside.isEmpty, used + Width.of(aside) < columns {
        buffer.write(
          aside, at: column.area.right - 2 - Width.of(aside), row, style: theme.muted)
      }
      content.draw(into: &buffer, area, theme: theme)
    }
  }

  private static func drawTooSmall(_ model: Model, into buffer: inout Buffer) {
    let least = Floorplan.least
    let lines = [
      StyledText("backplay needs \(least.width)×\(least.height)", model.theme.title),
      StyledText("this is \(model.size.width)×\(model.size.height)", model.theme.text),
      StyledText("q quits · ? helps", model.theme.muted),
    ]
    let top = max(0, (model.size.height - lines.count) / 2)
    for (row, line) in lines.enumerated() {
      buffer.write(
        line, at: max(0, (model.size.width - line.width) / 2), top + row,
        columns: model.size.width, theme: model.theme)
    }
  }

  private static func drawHelp(_ model: Model, from first: Int, into buffer: inout Buffer) {
    let theme = model.theme
    let frame = HelpFrame(model.size, model.keys, theme: theme)
    let page = frame.page
    buffer.fill(frame.box, style: theme.text)
    buffer.drawBox(
      frame.box, title: "Keys", style: theme.focusedLine, titleStyle: theme.title,
      borders: theme.borders)
    page.draw(into: &buffer, frame.inside, from: first, theme: theme)
    guard page.count > frame.inside.height else { return }
    let last = min(page.count, page.top(first, rows: frame.inside.height) + frame.inside.height)
    let place = " \(last) of \(page.count) "
    buffer.write(
      place, at: frame.box.right - 2 - Width.of(place), frame.box.bottom - 1, style: theme.muted)
  }
}

extension Model {
  /// What stands in a panel.
  package func content(of panel: Panel, width: Int) -> PanelContent {
    let recorded = world.router.state.root
    switch panel {
    case .history:
      return HistoryPanel(recorded: recorded, shown: world.shown)
        .content(width: width, theme: theme)
    case .tabs:
      let app = world.app
      return TabsPanel(recorded: recorded) { app[$0].scroll }.content(width: width, theme: theme)
    case .transform:
      return TransformPanel(
        transform: world.transform, readout: world.readout, isInTransition: world.isInTransition,
        destination: world.destination,
        size: world.configuration.device.size, policies: world.configuration.platformPolicies
      ).content(width: width, theme: theme)
    case .back:
      return BackPanel(
        plan: world.backPlan, root: world.plannedRoot, profile: world.configuration.profile
      ).content(width: width, theme: theme)
    case .events: return EventsPanel(log: log).content(width: width, theme: theme)
    }
  }
}

extension Hint {
  /// The hint as a line.
  func line(_ theme: Theme) -> StyledText {
    switch tone {
    case .quiet: StyledText(text, theme.muted)
    case .plain: StyledText(text, theme.good)
    case .warning: StyledText(text, theme.warning)
    case .bad: StyledText(text, theme.bad)
    }
  }
}
