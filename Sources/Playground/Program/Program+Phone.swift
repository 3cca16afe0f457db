import TerminalUI

extension Program {
  /// Draws the phone in its frame.
  static func drawPhone(_ model: Model, into buffer: inout Buffer, _ area: Area) {
    let configuration = model.world.configuration
    let size = configuration.device.size
    let extent =
      "\(Figures.fixed(size.width, decimals: 0))×\(Figures.fixed(size.height, decimals: 0))"
    let title = "\(model.world.definition.name) · \(configuration.profile.release) · \(extent)"
    let inside = buffer.drawBox(
      area, title: title, style: model.theme.line, titleStyle: model.theme.title,
      borders: model.theme.borders)
    let screen = model.world.screen
    buffer.write(screen.title, at: inside.x, inside.y, style: model.theme.title)
    for row in 1..<max(2, inside.height) {
      let position = model.world.app[model.world.visible.key].scroll + row - 1
      guard let item = screen[position] else { break }
      buffer.write(
        item.label, at: inside.x + 1, inside.y + row,
        style: position == model.selection ? model.theme.cursor : model.theme.text,
        columns: inside.width)
    }
  }
}
