import TerminalUI

extension Program {
  /// Draws the phone in its frame.
  static func drawPhone(_ model: Model, into buffer: inout Buffer, _ area: Area) {
    let configuration = model.world.configuration
    let extent = configuration.device.extent.replacing("x", with: "×")
    let title = "\(model.world.definition.name) · \(configuration.profile.release) · \(extent)"
    let inside = buffer.drawBox(
      area, title: title, style: model.theme.line, titleStyle: model.theme.title,
      borders: model.theme.borders)
    let view = PhoneView(
      of: model.world, selection: model.selection, theme: .light,
      ink: Ink(model.theme.colours, isASCII: model.theme.isASCII))
    view.draw(into: &buffer, in: inside)
  }
}
