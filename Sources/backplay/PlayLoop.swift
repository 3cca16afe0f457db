import NcursesTerminal
import Playground
import TerminalUI

/// Connects the terminal with the pure program: keys and real time go in, pictures come out.
///
/// While nothing moves it sleeps until a key comes: nothing is computed and nothing written.
struct PlayLoop {
  private let terminal: Terminal
  private var model: Model
  private var clock = MonotonicClock()

  /// The time of a frame, in µs.
  private static let frame: Int64 = 16_667
  /// The keys that are taken before the next picture, at most.
  private static let mostKeys = 64

  /// Makes a loop.
  init(_ terminal: Terminal, _ model: Model) {
    self.terminal = terminal
    self.model = model
  }

  /// Plays until the person ends it.
  mutating func run() -> Effect.Ending {
    terminal.draw(Program.view(model))
    while true {
      if let ending = turn() { return ending }
      terminal.draw(Program.view(model))
    }
  }

  /// Waits for a key or the next frame, and takes it and the keys that have come with it.
  private mutating func turn() -> Effect.Ending? {
    var key = terminal.nextKey(timeoutMilliseconds: model.isMoving ? millisecondsToFrame : nil)
    _ = Program.update(&model, .passed(microseconds: clock.lap()))
    for _ in 0..<Self.mostKeys {
      guard let pressed = key else { return nil }
      for effect in Program.update(&model, message(of: pressed)) {
        switch effect {
        case .quit(let ending): return ending
        case .suspend:
          terminal.suspend()
          _ = clock.lap()
        case .redraw: terminal.redraw()
        }
      }
      key = terminal.nextKey(timeoutMilliseconds: 0)
    }
    return nil
  }

  private var millisecondsToFrame: Int {
    Int((max(0, Self.frame - clock.elapsed) + 999) / 1_000)
  }

  private func message(of key: Key) -> Message {
    switch key {
    case .resize: .resized(CellSize(width: terminal.width, height: terminal.height))
    case .endOfInput: .endOfInput
    default: .key(key)
    }
  }
}
