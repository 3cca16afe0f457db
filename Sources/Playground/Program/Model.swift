import MockApp
import Navigation
import Platforms
import Scenarios
import Simulation
import TerminalUI

/// Everything that the playground knows: the world, and what is seen of it.
package struct Model: Sendable {
  /// The phone with its insides.
  package internal(set) var world: World
  /// The size of the terminal.
  package internal(set) var size: CellSize
  /// How it is painted.
  package let theme: Theme
  /// What keys mean.
  package let keys: KeyTable
  /// The panel that was brought up; nil: none.
  package internal(set) var focus: Panel?
  /// What lies over the panels and has the keys.
  package internal(set) var overlay: Overlay?
  /// A word to the person, until the next key.
  package internal(set) var hint: Hint?
  /// What has happened lately.
  package internal(set) var log = EventLog()

  /// The names that a line of the scenario language may use.
  let names: Names
  /// The position of the selected item of each screen on which one was selected.
  var selections: [EntryKey: Int] = [:]
  /// What is still to be done of a motion that takes its time, such as a flick.
  var script: ArraySlice<Input> = []
  /// How the platform that is not played was left.
  var otherConfiguration: Configuration?
  /// The world before the last gesture began, and before the last line that was run: what
  /// expectations compare with.
  var earlier: (gesture: World?, step: World?)

  /// Makes the program at its start.
  package init(world: World, size: CellSize, theme: Theme, keys: KeyTable = .standard) {
    self.world = world
    self.size = size
    self.theme = theme
    self.keys = keys
    names = Names(apps: [], app: world.definition)
  }

  /// Which meaning keys have.
  package var mode: KeyMode {
    if case .help = overlay { return .reading }
    if Floorplan.isTooSmall(size) { return .tooSmall }
    if overlay != nil { return .prompt }
    if !world.fingers.isEmpty { return .gesture }
    return world.isTyping ? .typing : .rest
  }

  /// Whether something moves by itself, so that time has to pass: the picture, a motion under way,
  /// or the speed that a resting finger loses.
  package var isMoving: Bool {
    if !script.isEmpty || world.nextMoment != nil || world.container.isMoving { return true }
    guard !world.fingers.isEmpty, let readout = world.readout else { return false }
    return readout.velocity != 0
  }
}

extension World {
  /// Whether a field of the visible screen has the keyboard.
  var isTyping: Bool { task.state == .foreground && app[visible.key].focus != nil }
}

extension Model {
  /// What the footer says before the keys, where they do not tell what is going on: what one types
  /// into, or that the app is not in front.
  package var footerLead: String? {
    if mode == .typing { return "typing into \(world.app[world.visible.key].focus ?? "the field")" }
    guard mode == .rest, world.task.isLauncherInFront else { return nil }
    return "z or Enter returns to \(world.definition.name)"
  }
}
