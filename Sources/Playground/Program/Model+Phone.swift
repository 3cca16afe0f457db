import MockApp
import Navigation
import Platforms
import Simulation

extension Model {
  /// The position of the selected item on the visible screen: what was selected, or else what is
  /// nearest to it in sight.
  package var selection: Int? {
    guard !world.task.isLauncherInFront else { return nil }
    let screen = world.screen
    let top = world.app[world.visible.key].scroll
    let seen = top..<min(screen.count, top + max(1, world.viewportRows))
    guard let wanted = selections[world.visible.key] else {
      return seen.first { screen.canSelect($0) }
    }
    if seen.contains(wanted), screen.canSelect(wanted) { return wanted }
    return wanted < top
      ? seen.first { screen.canSelect($0) } : seen.last { screen.canSelect($0) }
  }

  /// Moves the selection by one, and scrolls when it leaves the sight.
  mutating func select(_ direction: KeyAction.Direction) {
    let screen = world.screen
    guard let current = selection else { return scrollByRow(direction) }
    var next = current + direction.rawValue
    while next >= 0, next < screen.count, !screen.canSelect(next) { next += direction.rawValue }
    // Text beyond the last row is reached by scrolling.
    guard next >= 0, next < screen.count else { return scrollByRow(direction) }
    selections[world.visible.key] = next
    reveal(next)
  }

  private mutating func scrollByRow(_ direction: KeyAction.Direction) {
    guard !world.task.isLauncherInFront else { return }
    send(.scroll(to: world.app[world.visible.key].scroll + direction.rawValue))
  }

  /// Scrolls the visible screen.
  mutating func scroll(_ step: KeyAction.ScrollStep) {
    guard !world.task.isLauncherInFront else { return }
    let top = world.app[world.visible.key].scroll
    let page = max(1, world.viewportRows - 1)
    switch step {
    case .pageUp: send(.scroll(to: max(0, top - page)))
    case .pageDown: send(.scroll(to: top + page))
    case .toTop:
      selections[world.visible.key] = 0
      send(.scroll(to: 0))
    case .toEnd:
      selections[world.visible.key] = max(0, world.screen.count - 1)
      send(.scroll(to: world.screen.count))
    }
  }

  private mutating func reveal(_ position: Int) {
    let top = world.app[world.visible.key].scroll
    let rows = max(1, world.viewportRows)
    if position < top {
      send(.scroll(to: position))
    } else if position >= top + rows {
      send(.scroll(to: position - rows + 1))
    }
  }

  /// Taps what is selected; on the launcher, the app's icon.
  mutating func tapSelection() {
    guard !world.task.isLauncherInFront else { return tap(.icon) }
    guard let selection, let item = world.screen[selection] else { return }
    selections[world.visible.key] = selection
    switch item.kind {
    case .row where item.action == nil: hint = Hint("a tap on “\(item.label)” does nothing")
    case .row(let number): tap(.row(number))
    case .button: tap(.label(item.label))
    case .field(let field): tap(.field(field.name))
    case .text: break
    }
  }

  /// Taps the tab at a position of the bar.
  mutating func tapTab(at position: Int) {
    let tabs = world.visibleTabs?.items ?? []
    guard tabs.indices.contains(position) else {
      hint = Hint(tabs.isEmpty ? "there are no tabs" : "there are \(tabs.count) tabs")
      return
    }
    tap(.tab(tabs[position].name))
  }

  /// Taps something, or says why it cannot be tapped.
  mutating func tap(_ spot: TapSpot) {
    switch world.inputs(tapping: spot) {
    case .success(let inputs): send(inputs)
    case .failure(let failure): hint = Hint(failure.sentence, .warning)
    }
  }

  /// Goes back in the platform's own way without a gesture.
  mutating func goBack() {
    if world.platform == .android {
      send(.systemBack)
    } else {
      tap(.back)
    }
  }

  /// Gives the screen's field the keyboard.
  mutating func startTyping() {
    guard !world.task.isLauncherInFront, !world.screen.fields.isEmpty else {
      hint = Hint("this screen has no field")
      return
    }
    send(.focus(nil))
    let screen = world.screen
    let focus = world.app[world.visible.key].focus
    let position = (0..<screen.count).first { position in
      guard case .field(let field)? = screen[position]?.kind else { return false }
      return field.name == focus
    }
    guard let position else { return }
    selections[world.visible.key] = position
    reveal(position)
  }

  /// Takes the other platform, as it was left when it was played before.
  mutating func changePlatform() {
    let other = otherConfiguration ?? .standard(for: world.platform.other)
    otherConfiguration = world.configuration
    send(.platform(other.profile, other.device))
  }
}

extension Screen {
  /// Whether an item is a row, a button or a field.
  fileprivate func canSelect(_ position: Int) -> Bool {
    guard let item = self[position] else { return false }
    return item.kind != .text
  }
}
