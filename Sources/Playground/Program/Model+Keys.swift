import Motion
import TerminalUI

extension Model {
  /// Takes a key.
  mutating func press(_ key: Key) -> [Effect] {
    finishScript()
    let mode = mode
    guard let action = keys.action(for: key, in: mode) else {
      if case .character(let character) = key, mode.takesText {
        write(character, mode)
      } else if key != .escape, mode == .rest || mode == .gesture {
        hint = Hint("\(key.name) has no meaning \(mode.rawValue) · ? lists the keys")
      }
      return []
    }
    switch action {
    case .quit: return [.quit(.good)]
    case .interrupt: return [.quit(.interrupted)]
    case .redraw: return [.redraw]
    case .suspend: return [.suspend]
    default: perform(action, mode)
    }
    return []
  }

  private mutating func perform(_ action: KeyAction, _ mode: KeyMode) {
    switch action {
    case .select(let direction):
      if mode == .reading { turnHelp(by: direction.rawValue) } else { select(direction) }
    case .scroll(let step):
      if mode == .reading { turnHelp(step) } else { scroll(step) }
    case .tap: tapSelection()
    case .tapTab(let position): tapTab(at: position)
    case .begin(let side): begin(from: side)
    case .flick(let side): flick(from: side)
    case .back: goBack()
    case .headerControl: tap(.back)
    case .type: startTyping()
    case .moveFinger(let percent): moveFinger(percent: percent)
    case .moveFingerVertically(let direction):
      send(world.inputs(for: .dragVertically(Double(direction.rawValue) * 16, seconds: 0)))
    case .enterProgress: overlay = .progress(LineInput())
    case .release: send(world.inputs(for: .release(velocity: nil)))
    case .commit: send(world.inputs(for: .commit))
    case .takeTouch: send(world.inputs(for: .cancel))
    case .openLink: overlay = .link(LineInput("/"))
    case .leaveOrReturn: send(world.task.isLauncherInFront ? .returnToApp : .home)
    case .otherPlatform: changePlatform()
    case .nextPanel: bringUpNextPanel()
    case .commandLine: overlay = .commandLine(LineInput(), nil)
    case .help: toggleHelp()
    case .close: close(mode)
    case .accept: accept(mode)
    case .complete: complete()
    case .eraseBackwards:
      if mode == .typing { send(.erase) } else { overlay?.input?.eraseBackwards() }
    case .eraseLine: overlay?.input?.eraseLine()
    case .moveCursor(let step): overlay?.input?.move(step)
    case .quit, .interrupt, .redraw, .suspend: break
    }
  }

  private mutating func write(_ character: Character, _ mode: KeyMode) {
    if mode == .typing {
      send(.type(String(character)))
    } else {
      overlay?.input?.insert(String(character))
    }
  }

  private mutating func bringUpNextPanel() {
    let order = Panel.focusOrder
    guard let focus, let index = order.firstIndex(of: focus) else {
      self.focus = order.first
      return
    }
    self.focus = index + 1 < order.count ? order[index + 1] : nil
  }

  /// Closes the topmost of overlay, gesture and typing.
  private mutating func close(_ mode: KeyMode) {
    switch mode {
    case .reading, .prompt: overlay = nil
    case .gesture: send(world.inputs(for: .cancel))
    case .typing: send(.unfocus)
    case .rest, .tooSmall: break
    }
  }

  private mutating func toggleHelp() {
    if case .help = overlay { overlay = nil } else { overlay = .help(from: 0) }
  }

  private mutating func turnHelp(_ step: KeyAction.ScrollStep) {
    let page = max(1, size.height - 6)
    switch step {
    case .pageUp: turnHelp(by: -page)
    case .pageDown: turnHelp(by: page)
    case .toTop: turnHelp(by: -10_000)
    case .toEnd: turnHelp(by: 10_000)
    }
  }

  private mutating func turnHelp(by lines: Int) {
    guard case .help(let first) = overlay else { return }
    let frame = HelpFrame(size, keys, theme: theme)
    overlay = .help(from: frame.page.top(first + lines, rows: frame.inside.height))
  }
}
