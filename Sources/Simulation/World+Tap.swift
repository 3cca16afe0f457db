import MockApp
import MockPhone
import Motion
import Platforms

extension World {
  /// The inputs of a tap on what a person names: the scroll that brings it into view, then the
  /// touches; or why there is nothing of the kind.
  package func inputs(tapping spot: TapSpot) -> Result<[Input], TapFailure> {
    if spot == .icon {
      guard task.isLauncherInFront, let icon = launcherLayout.played else {
        return .failure(.noLauncher)
      }
      return .success(inputs(tapAt: icon.frame.centre))
    }
    guard task.state == .foreground else { return .failure(.appNotInFront) }
    switch spot {
    case .icon: return .failure(.noLauncher)
    case .tab(let name):
      guard let tab = tabBarLayout?.elements.first(where: { $0.isTab(named: name) }) else {
        return .failure(.noTab(name))
      }
      return .success(inputs(tapAt: tab.frame.centre))
    case .back:
      guard let control = visibleLayout.elements.first(where: { $0.kind == .backControl }) else {
        return .failure(.noBackControl)
      }
      return .success(inputs(tapAt: control.frame.centre))
    case .label(let label):
      guard let position = screen.position(ofLabel: label) else { return .failure(.noLabel(label)) }
      return inputs(tappingItemAt: position).map(Result.success) ?? .failure(.noLabel(label))
    case .row(let number):
      guard let position = screen.position(ofRow: number) else {
        return .failure(.noRow(number, of: screen.rowCount))
      }
      return inputs(tappingItemAt: position).map(Result.success)
        ?? .failure(.noRow(number, of: screen.rowCount))
    case .field(let name):
      guard let position = screen.position(ofField: name) else { return .failure(.noField(name)) }
      return inputs(tappingItemAt: position).map(Result.success) ?? .failure(.noField(name))
    }
  }

  /// The inputs of a tap on the item at a position of the visible screen; nil when it cannot be
  /// brought into view.
  package func inputs(tappingItemAt position: Int) -> [Input]? {
    var scrolled = self
    scrolled.app.reveal(position, on: visible, viewport: viewportRows, in: definition)
    let row = scrolled.app[visible.key].scroll
    let scrolls: [Input] = row == app[visible.key].scroll ? [] : [.scroll(to: row)]
    let element = scrolled.visibleLayout.elements.first { element in
      if case .item(_, position) = element.kind { true } else { false }
    }
    return element.map { scrolls + inputs(tapAt: $0.frame.centre) }
  }
}

extension Rect {
  /// The point in the middle.
  fileprivate var centre: Point {
    Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }
}

extension Element {
  /// Says whether it is the tab of a name.
  fileprivate func isTab(named name: String) -> Bool {
    if case .tab = kind { label == name } else { false }
  }
}

extension Screen {
  /// Returns the position of the field of a name.
  fileprivate func position(ofField name: String) -> Int? {
    (0..<count).first { position in
      if case .field(let field)? = self[position]?.kind { field.name == name } else { false }
    }
  }
}
