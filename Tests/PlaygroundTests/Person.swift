import Navigation
import Platforms
import Playground
import Simulation
import TerminalUI
import Testing

/// A person at the keyboard: presses keys at a pace and lets time pass, as the loop does for a real
/// one.
struct Person {
  var model: Model
  /// What the program has asked of the outside.
  var effects: [Effect] = []

  init(
    _ platform: Platform = .android, width: Int = 120, height: Int = 40,
    colours: ColourDepth = .trueColour
  ) throws {
    model = Model(
      world: try .fieldbook(platform), size: CellSize(width: width, height: height),
      theme: Theme(colours: colours))
  }

  /// Presses keys, named and set apart by spaces, one every so many ms.
  mutating func press(_ keys: String, every milliseconds: Int64 = 20) throws {
    for name in keys.split(separator: " ") {
      press(try #require(Key(name: String(name))), after: milliseconds)
    }
  }

  /// Presses a key after some ms.
  mutating func press(_ key: Key, after milliseconds: Int64 = 20) {
    wait(milliseconds)
    effects += Program.update(&model, .key(key))
  }

  /// Types a text.
  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  /// Lets real time pass in frames, as long as something moves; then, a finger may rest, the rest
  /// of it at once.
  mutating func wait(_ milliseconds: Int64) {
    var left = milliseconds * 1000
    while left > 0 {
      let frame = model.isMoving ? min(16_667, left) : left
      effects += Program.update(&model, .passed(microseconds: frame))
      left -= frame
    }
  }

  /// Presses keys, each once everything that moves has come to rest.
  mutating func pressCalmly(_ keys: String) throws {
    for name in keys.split(separator: " ") {
      settle()
      press(try #require(Key(name: String(name))))
    }
    settle()
  }

  /// Lets everything come to rest.
  mutating func settle() {
    for _ in 0..<600 where model.isMoving { wait(17) }
  }

  /// The routes of the stack that is seen, from its root.
  var stack: String {
    let root = model.world.router.state.root
    let entries = root.stack(at: root.activePath)?.entries ?? []
    return entries.map(\.location.description).joined(separator: ", ")
  }

  /// The picture as text.
  var screen: [String] { Picture.rows(of: Program.view(model)) }

  /// The last row of the picture.
  var footer: String { screen.last ?? "" }

  /// The progress of the gesture, in thousandths; nil when there is none.
  var thousandths: Int? {
    model.world.readout.map { Int(($0.progress * 1000).rounded()) }
  }
}

extension Model: CustomTestStringConvertible {
  /// A model in a failure's report says what is seen, not all that it holds.
  public var testDescription: String {
    "\(mode.rawValue), \(world.platform), seeing \(world.visible.key)"
  }
}
