import CNcurses
import CTerminalGuard
import Glibc
import TerminalUI

/// The terminal on standard input and output, borrowed from the shell until ``close()``.
///
/// Before it is touched, what gives it back is computed and registered: it is done once, for a
/// regular end, an error, a signal and a trap alike.
package final class Terminal {
  /// What can be shown in the way of colour.
  package var colours: ColourDepth { pairs.depth }
  /// Says whether text beyond ASCII can be shown.
  package let isUTF8: Bool
  /// The number of columns.
  package internal(set) var width: Int
  /// The number of rows.
  package internal(set) var height: Int

  /// What is on the screen.
  var shown: Buffer
  var pairs: ColourPairs
  /// Cells on their way to ncurses, kept for their memory.
  var row: [cchar_t]
  /// Where keys are read. A pad, since ncurses draws a window when it reads from it.
  let keyboard: UnsafeMutablePointer<WINDOW>
  var decoder = KeyDecoder()
  var isOpen = true
  /// The size may have changed without a word, while somebody else had the terminal.
  var mayHaveResized = false
  private let screen: OpaquePointer

  /// Says whether standard input and output are terminals.
  package static var isPresent: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Adopts the user's character set and says whether it is UTF-8.
  @discardableResult
  package static func adoptLocale() -> Bool { cn_adopt_locale() }

  /// Borrows the terminal.
  ///
  /// - Parameters:
  ///   - type: the name of its description, as TERM gives it.
  ///   - colours: the most that may be used; `trueColour` is taken where a description with direct
  ///     colour is installed.
  package init(type: String, colours: ColourDepth) throws(TerminalError) {
    guard Self.isPresent else { throw .noTerminal }
    isUTF8 = Self.adoptLocale()
    let terminfo = try Terminfo(name: type, colours: colours, file: STDOUT_FILENO)
    let restoring = terminfo.restoring
    guard terminal_guard_begin(STDIN_FILENO, STDOUT_FILENO, restoring, restoring.count) else {
      throw .noTerminal
    }
    terminal_guard_arm()
    let size = Self.askedSize()
    use_env(size != nil)
    use_tioctl(size != nil)
    guard let screen = newterm(terminfo.name, cn_standard_output(), cn_standard_input()),
      let keyboard = newpad(1, 1)
    else {
      terminal_guard_restore()
      terminal_guard_end()
      throw .failed
    }
    self.screen = screen
    self.keyboard = keyboard
    pairs = ColourPairs(wanted: colours)
    width = max(1, min(Buffer.mostCells, Int(getmaxx(cn_standard_screen()))))
    height = max(1, min(Buffer.mostCells, Int(getmaxy(cn_standard_screen()))))
    shown = Buffer(width: width, height: height)
    row = Array(repeating: cchar_t(), count: width)
    configure()
  }

  deinit { close() }

  /// Gives the terminal back, as it was found.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    endwin()
    terminal_guard_end()
    delwin(keyboard)
    delscreen(screen)
  }

  /// Returns the terminal's word on its size; none when it does not know, or says what cannot be.
  static func askedSize() -> (width: Int, height: Int)? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    cn_size(STDOUT_FILENO, &columns, &rows)
    let possible = 1...Int32(Buffer.mostCells)
    guard possible.contains(columns), possible.contains(rows) else { return nil }
    return (Int(columns), Int(rows))
  }

  private func configure() {
    raw()
    noecho()
    nonl()
    intrflush(nil, false)
    keypad(keyboard, true)
    nodelay(keyboard, true)
    set_escdelay(25)
    // A frame is written whole, even when keys are waiting.
    typeahead(-1)
    curs_set(0)
    leaveok(cn_standard_screen(), true)
    for (sequence, code) in KeyCode.alsoSent { define_key(sequence, code) }
    // Until it has come back from the shell once, ncurses 6.4 writes after every move of the
    // cursor: a frame would be a hundred small pieces. From here on it is whole.
    endwin()
    redraw()
  }
}
